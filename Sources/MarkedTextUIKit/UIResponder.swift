/// An object that can have focus.
@MainActor open class UIResponder: NSObject {}
