// Where there is a UIKit this file is all that the module has (Package.swift).
