// swift-tools-version: 6.2
import PackageDescription

/// The settings every target is built with: explicit existentials, explicit imports, memory safety spelled out,
/// and no warning left standing.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// One layer of the package: a target that sees only the layers it names.
func layer(_ name: String, sees lower: [String]) -> Target {
  .target(name: name, dependencies: lower.map { .byName(name: $0) }, swiftSettings: strict)
}

/// The tests of one layer, or of the command line.
func tests(of name: String, seeing lower: [String] = []) -> Target {
  let title = name == "formctl" ? "Formctl" : name
  return .testTarget(
    name: "\(title)Tests", dependencies: ([name, "FormTestSupport"] + lower).map { .byName(name: $0) },
    swiftSettings: strict)
}

/// What each layer may import, lowest first.
let text = ["FormText"]
let diagnostics = text + ["FormDiagnostics"]
let documents = diagnostics + ["FormDocuments"]
let model = documents + ["FormPatterns", "FormExpressions", "FormModel"]
let engine = model + ["FormEngine"]
let presentation = engine + ["FormPresentation", "FormData", "FormTerminal"]

let package = Package(
  name: "formctl",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "formctl", targets: ["formctl"])]
    + (presentation + ["FormDialects"]).map { .library(name: $0, targets: [$0]) },
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    layer("FormText", sees: []),
    layer("FormDiagnostics", sees: text),
    layer("FormDocuments", sees: diagnostics + ["CLibYAML"]),
    layer("FormPatterns", sees: diagnostics),
    layer("FormExpressions", sees: diagnostics + ["FormPatterns"]),
    layer("FormModel", sees: documents + ["FormPatterns", "FormExpressions"]),
    layer("FormDialects", sees: model),
    layer("FormEngine", sees: model),
    layer("FormPresentation", sees: engine),
    layer("FormData", sees: engine),
    layer("FormTerminal", sees: engine),
    .executableTarget(
      name: "formctl", dependencies: (presentation + ["FormDialects"]).map { .byName(name: $0) }, swiftSettings: strict),
    .target(
      name: "FormTestSupport", dependencies: (diagnostics + ["FormExpressions"]).map { .byName(name: $0) },
      path: "Tests/FormTestSupport", swiftSettings: strict),
    .executableTarget(
      name: "FormBenchmarks",
      dependencies: (engine + ["FormData", "CLibYAML", "FormTestSupport"]).map { .byName(name: $0) },
      path: "Tests/FormBenchmarks", swiftSettings: strict),
    .target(
      name: "FormFuzzing",
      dependencies: (presentation + ["FormDialects", "FormTestSupport"]).map { .byName(name: $0) },
      path: "Tests/Fuzzing", exclude: ["Driver", "run.sh"], swiftSettings: strict),
    tests(of: "FormText"),
    tests(of: "FormDiagnostics", seeing: text),
    tests(of: "FormDocuments", seeing: diagnostics),
    tests(of: "FormPatterns", seeing: diagnostics),
    tests(of: "FormExpressions", seeing: diagnostics),
    tests(of: "FormModel", seeing: documents + ["FormPatterns", "FormExpressions"]),
    tests(of: "FormDialects", seeing: model),
    tests(of: "FormEngine", seeing: model),
    tests(of: "FormPresentation", seeing: engine),
    tests(of: "FormData", seeing: engine),
    tests(of: "FormTerminal", seeing: engine),
    tests(of: "formctl", seeing: presentation + ["FormDialects"]),
    tests(of: "FormFuzzing"),
  ],
  swiftLanguageModes: [.v6]
)
