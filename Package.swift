// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The façade has UIKit's names; where there is a UIKit, it is left empty.
#if os(Linux)
  let facadeSources: [String]? = nil
#else
  let facadeSources: [String]? = ["NotBuilt.swift"]
#endif

// What a user's target says to get the façade by UIKit's own name; our products can't, since no versioned dependency may
// have unsafe flags.
let usesFacade = SwiftSetting.unsafeFlags(
  ["-module-alias", "UIKit=MarkedTextUIKit", "-module-alias", "_Testing_UIKit=MarkedTextUIKitOverlay"],
  .when(platforms: [.linux]))

let package = Package(
  name: "MarkedText",
  products: [
    .library(
      name: "MarkedText",
      targets: [
        "UnicodeText", "TextInputModel", "CompositionScript", "FormValidation", "ReplayHarness", "Specimens",
        "ReplayReports",
      ]),
    .library(name: "ReplayHarnessUIKit", targets: ["ReplayHarnessUIKit"]),
    .library(name: "MarkedTextUIKit", targets: ["MarkedTextUIKit", "MarkedTextUIKitOverlay", "TextInputModel"]),
    .executable(name: "markedtext", targets: ["markedtext"]),
  ],
  targets: [
    // The few ICU calls we use, in C, so that ICU's headers never meet Foundation's.
    .target(name: "CICUShim", linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icui18n")]),
    // Clusters, backward deletion, scripts, properties, normalisation: ICU with Swift types.
    .target(name: "UnicodeText", dependencies: ["CICUShim"], swiftSettings: settings),
    // The text-input model: a value for the state, a main-actor shell for callbacks and events.
    .target(name: "TextInputModel", dependencies: ["UnicodeText"], swiftSettings: settings),
    // UIKit's names over the model, so that app code compiles unchanged on Linux.
    .target(
      name: "MarkedTextUIKit", dependencies: ["TextInputModel", "UnicodeText"], sources: facadeSources,
      swiftSettings: settings),
    // What the compiler looks for where a file imports both Testing and UIKit; there is nothing in it.
    .target(name: "MarkedTextUIKitOverlay", swiftSettings: settings),
    // State notation, scripts and recordings: readers, writers, diagnostics.
    .target(name: "CompositionScript", dependencies: ["TextInputModel", "UnicodeText"], swiftSettings: settings),
    // Composition-aware validation that apps can use, headless.
    .target(name: "FormValidation", dependencies: ["TextInputModel", "UnicodeText"], swiftSettings: settings),
    // Plays sessions against subjects, with the twin as oracle, and judges them by rules.
    .target(
      name: "ReplayHarness", dependencies: ["CompositionScript", "FormValidation", "TextInputModel", "UnicodeText"],
      swiftSettings: settings),
    // Drives a UITextField, of UIKit or of the façade, with what both have.
    .target(
      name: "ReplayHarnessUIKit",
      dependencies: [
        "ReplayHarness", "CompositionScript", "TextInputModel",
        .target(name: "MarkedTextUIKit", condition: .when(platforms: [.linux])),
      ], swiftSettings: settings),
    // Faulty and correct subjects, each small and readable.
    .target(
      name: "Specimens",
      dependencies: ["FormValidation", "ReplayHarness", "CompositionScript", "TextInputModel", "UnicodeText"],
      swiftSettings: settings),
    // Results as text, JSON and JSON lines.
    .target(
      name: "ReplayReports", dependencies: ["ReplayHarness", "CompositionScript", "TextInputModel", "UnicodeText"],
      swiftSettings: settings),
    // The commands of `markedtext`.
    .target(
      name: "CommandLineTool",
      dependencies: [
        "ReplayReports", "ReplayHarness", "Specimens", "FormValidation", "CompositionScript", "TextInputModel",
        "UnicodeText",
      ],
      swiftSettings: settings),
    // The executable: nothing but a call into CommandLineTool.
    .executableTarget(name: "markedtext", dependencies: ["CommandLineTool"], swiftSettings: settings),
    // What `Scripts/bench` measures.
    .executableTarget(
      name: "Benchmarks", dependencies: ["ReplayHarness", "Specimens", "CompositionScript", "TextInputModel"],
      swiftSettings: settings),
    // What several test targets share; no product, no dependencies.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(name: "UnicodeTextTests", dependencies: ["UnicodeText", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "TextInputModelTests", dependencies: ["TextInputModel", "CompositionScript", "UnicodeText", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "FormValidationTests",
      dependencies: ["FormValidation", "TextInputModel", "CompositionScript", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "CompositionScriptTests",
      dependencies: ["CompositionScript", "TextInputModel", "UnicodeText", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ReplayHarnessTests",
      dependencies: ["ReplayHarness", "FormValidation", "CompositionScript", "TextInputModel"],
      swiftSettings: settings),
    .testTarget(
      name: "CorporaTests",
      dependencies: ["Specimens", "ReplayHarness", "CompositionScript", "TextInputModel"],
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "SpecimensTests",
      dependencies: [
        "Specimens", "ReplayHarness", "FormValidation", "CompositionScript", "TextInputModel", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ReplayReportsTests",
      dependencies: [
        "ReplayReports", "ReplayHarness", "Specimens", "CompositionScript", "TextInputModel", "UnicodeText",
      ],
      swiftSettings: settings),
    // What README shows: a user's own test.
    .testTarget(
      name: "ExampleTests", dependencies: ["ReplayHarness", "CompositionScript", "TextInputModel"],
      exclude: ["mistyped.ime"], swiftSettings: settings),
    .testTarget(
      name: "MarkedTextUIKitTests", dependencies: ["MarkedTextUIKit", "TextInputModel", "UnicodeText"],
      swiftSettings: settings),
    .testTarget(
      name: "ReplayHarnessUIKitTests",
      dependencies: [
        "ReplayHarnessUIKit", "ReplayHarness", "Specimens", "FormValidation", "CompositionScript", "TextInputModel",
        "MarkedTextUIKit",
      ], swiftSettings: settings),
    // App code as users have it, which imports nothing but UIKit, and tests that type into it.
    .testTarget(
      name: "AppCodeTests",
      dependencies: [
        "MarkedTextUIKit", "MarkedTextUIKitOverlay", "ReplayHarnessUIKit", "ReplayHarness", "CompositionScript",
        "TextInputModel",
      ],
      swiftSettings: settings + [usesFacade]),
    // A target of the same package without the alias: it must see no UIKit.
    .testTarget(name: "NoUIKitTests", swiftSettings: settings),
    .testTarget(
      name: "CommandLineToolTests",
      dependencies: ["CommandLineTool", "CompositionScript"], exclude: ["Fixtures"], swiftSettings: settings),
  ]
)
