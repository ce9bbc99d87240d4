// swift-tools-version: 6.2
import PackageDescription

// On Linux `import UIKit` means MarkedTextUIKit, in the targets that say so. The second alias is for test files that import
// both Testing and UIKit.
let uikit: [SwiftSetting] = [
  .unsafeFlags(
    ["-module-alias", "UIKit=MarkedTextUIKit", "-module-alias", "_Testing_UIKit=MarkedTextUIKitOverlay"],
    .when(platforms: [.linux]))
]
let markedText: Target.Dependency = .product(
  name: "MarkedTextUIKit", package: "MarkedText", condition: .when(platforms: [.linux]))

let package = Package(
  name: "SignUp",
  platforms: [.iOS(.v18)],
  products: [.library(name: "SignUp", targets: ["SignUp"])],
  dependencies: [.package(name: "MarkedText", path: "../..")],
  targets: [
    .target(name: "SignUp", dependencies: ["Analytics", markedText], swiftSettings: uikit),
    .target(name: "Analytics"),
    .testTarget(name: "SignUpTests", dependencies: ["SignUp", "Analytics", markedText], swiftSettings: uikit),
  ]
)
