// Testing declares an overlay for files that import UIKit beside it. Without a module to stand for that one, such a file
// would not compile here.
