// swift-tools-version: 6.1
import PackageDescription

// What the plugins run, if a release has built it: `.ci/tools/release pin` writes it into the commit that a release tags. Else
// they run the program that this package builds, as they do with LAYOUTLINT_FROM_SOURCE=1.
let program: Target? = nil
let released = Context.environment["LAYOUTLINT_FROM_SOURCE"] == nil ? program : nil

// The test targets to build, with what they need and nothing else: `.ci/tools/test RulesTests` sets it.
let tests = Context.environment["LAYOUTLINT_TESTS"]?.split(separator: ",").map(String.init)

// Lets `layoutlint` tell how much it has done: `.ci/tools/growth` sets it.
let countsWork = Context.environment["LAYOUTLINT_COUNTS_WORK"] != nil

// SwiftPM compiles everything a second time for plugins, as programs for the build itself. Whoever works on the rest can do
// without them.
let hasPlugins = Context.environment["LAYOUTLINT_WITHOUT_PLUGINS"] == nil && tests == nil

let pluginProducts: [Product] = [
  .plugin(name: "LayoutLintCommand", targets: ["LayoutLintCommand"]),
  .plugin(name: "LayoutLintBuildTool", targets: ["LayoutLintBuildTool"]),
]
let plugins: [Target] = [
  .plugin(
    name: "LayoutLintCommand",
    capability: .command(
      intent: .custom(
        verb: "layoutlint", description: "Lint the layout code of the package's targets"),
      permissions: [
        .writeToPackageDirectory(
          reason:
            "to apply fixes, and to write the configuration, baseline and reports you ask for")
      ]),
    dependencies: [.target(name: released?.name ?? "layoutlint")],
    path: "Sources/Plugins/LayoutLintCommand"),
  .plugin(
    name: "LayoutLintBuildTool",
    capability: .buildTool(),
    dependencies: [.target(name: released?.name ?? "layoutlint")],
    path: "Sources/Plugins/LayoutLintBuildTool"),
]

// The allowed imports are defined here only: a target sees only the modules that it lists.
let package = Package(
  name: "layoutlint",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "SwiftSource", targets: ["SwiftSource"]),
    .library(name: "LayoutModel", targets: ["LayoutModel"]),
    .library(
      name: "LintEngine",
      targets: ["LintEngine", "RuleKit", "Project", "Editing", "Learning", "Rules", "Reporting"]),
    .executable(name: "layoutlint", targets: ["layoutlint"]),
  ] + (hasPlugins ? pluginProducts : []),
  dependencies: [],
  targets: [
    .target(name: "Platform"),
    .target(name: "YAML"),
    .target(name: "SwiftSource"),
    .target(name: "LayoutSolver"),
    .target(name: "LayoutModel", dependencies: ["SwiftSource", "LayoutSolver"]),
    .target(name: "Semantics", dependencies: ["LayoutModel", "SwiftSource"]),
    .target(
      name: "LayoutScene",
      dependencies: ["Semantics", "LayoutModel", "LayoutSolver", "SwiftSource"]),
    .target(
      name: "Wireframe",
      dependencies: ["LayoutScene", "LayoutModel", "LayoutSolver", "SwiftSource"]),
    .target(
      name: "RuleKit",
      dependencies: ["Semantics", "LayoutModel", "SwiftSource", "Platform", "YAML"]),
    .target(
      name: "Project", dependencies: ["RuleKit", "LayoutModel", "SwiftSource", "Platform", "YAML"]),
    .target(
      name: "LintEngine",
      dependencies: ["RuleKit", "Project", "Semantics", "LayoutModel", "SwiftSource", "Platform"]),
    .target(
      name: "Editing",
      dependencies: ["LintEngine", "RuleKit", "Project", "SwiftSource", "Platform"]),
    .target(
      name: "Learning",
      dependencies: ["LintEngine", "RuleKit", "Project", "LayoutModel", "SwiftSource", "Platform"]),
    .target(
      name: "Rules",
      dependencies: [
        "RuleKit", "LayoutScene", "Semantics", "LayoutModel", "LayoutSolver", "SwiftSource",
      ],
      path: "Rules"),
    .target(
      name: "Reporting",
      dependencies: [
        "LintEngine", "Editing", "Learning", "RuleKit", "Project", "LayoutScene", "SwiftSource",
        "Platform",
      ]),
    .target(
      name: "LanguageServer",
      dependencies: [
        "LintEngine", "Editing", "RuleKit", "Project", "LayoutScene", "Reporting", "SwiftSource",
        "Platform",
      ],
      exclude: ["Editors"]),
    .executableTarget(
      name: "layoutlint",
      dependencies: [
        "LintEngine", "Editing", "Learning", "RuleKit", "Project", "Rules", "Reporting",
        "LanguageServer", "LayoutScene", "Wireframe", "LayoutModel", "Platform",
      ]),
    .target(name: "WorkCount", path: "Tests/WorkCount"),
    .target(name: "BenchmarkSupport", path: "Tests/BenchmarkSupport"),
    .executableTarget(
      name: "layoutlint-benchmark",
      dependencies: [
        "Rules", "LintEngine", "Project", "LayoutModel", "SwiftSource", "Reporting", "Platform",
        "LayoutScene", "Wireframe", "BenchmarkSupport", "WorkCount",
      ],
      path: "Tests/Benchmarks",
      exclude: ["builds"]),
    .executableTarget(
      name: "layoutlint-verify",
      dependencies: [
        "Rules", "LintEngine", "Editing", "RuleKit", "Project", "FuzzSupport", "Platform",
        "WorkCount", "TestSupport",
      ],
      path: "Tests/Verify"),
    .executableTarget(
      name: "layoutlint-new-rule", dependencies: ["Rules", "RuleKit"], path: "Tests/NewRule"),
    .target(
      name: "FuzzSupport",
      dependencies: [
        "Rules", "LintEngine", "Editing", "RuleKit", "Project", "LayoutModel", "SwiftSource",
        "Reporting", "YAML", "Platform", "LanguageServer",
      ],
      path: "Tests/FuzzSupport"),
    .executableTarget(
      name: "layoutlint-fuzz", dependencies: ["FuzzSupport", "Platform"], path: "Tests/Fuzzing"),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "PlatformTests", dependencies: ["Platform", "TestSupport"]),
    .testTarget(name: "YAMLTests", dependencies: ["YAML", "TestSupport"]),
    .testTarget(
      name: "SwiftSourceTests", dependencies: ["SwiftSource", "FuzzSupport", "TestSupport"]),
    .testTarget(name: "LayoutSolverTests", dependencies: ["LayoutSolver", "TestSupport"]),
    .testTarget(
      name: "LayoutModelTests",
      dependencies: ["LayoutModel", "LayoutSolver", "SwiftSource", "FuzzSupport", "TestSupport"]),
    .testTarget(
      name: "SemanticsTests",
      dependencies: ["Semantics", "LayoutModel", "SwiftSource", "TestSupport"]),
    .target(
      name: "ProbeSupport",
      dependencies: ["LintEngine", "Project", "RuleKit", "LayoutModel", "SwiftSource", "Platform"],
      path: "Tests/ProbeSupport"),
    .testTarget(name: "RuleKitTests", dependencies: ["RuleKit", "LayoutModel"]),
    .testTarget(
      name: "ProjectTests",
      dependencies: [
        "Project", "RuleKit", "LayoutModel", "SwiftSource", "Platform", "ProbeSupport",
        "TestSupport",
      ]),
    .testTarget(
      name: "LintEngineTests",
      dependencies: [
        "LintEngine", "Editing", "RuleKit", "Project", "LayoutModel", "SwiftSource", "Platform",
        "ProbeSupport", "TestSupport",
      ]),
    .testTarget(
      name: "EditingTests",
      dependencies: [
        "Editing", "LintEngine", "RuleKit", "Project", "SwiftSource", "Platform", "ProbeSupport",
        "TestSupport",
      ]),
    .testTarget(
      name: "LayoutSceneTests",
      dependencies: ["LayoutScene", "LayoutModel", "LayoutSolver", "SwiftSource", "TestSupport"]),
    .testTarget(
      name: "WireframeTests",
      dependencies: ["Wireframe", "LayoutScene", "LayoutModel", "SwiftSource", "TestSupport"]),
    .testTarget(
      name: "RulesTests",
      dependencies: [
        "Rules", "LintEngine", "Editing", "RuleKit", "Project", "LayoutModel", "LayoutSolver",
        "SwiftSource", "Reporting", "Platform", "TestSupport",
      ]),
    .testTarget(
      name: "ReportingTests",
      dependencies: ["Reporting", "LintEngine", "RuleKit", "Project", "Platform", "TestSupport"]),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "LanguageServer", "Rules", "LintEngine", "RuleKit", "Project", "Reporting", "Platform",
        "TestSupport",
      ]),
    .testTarget(name: "BenchmarkTests", dependencies: ["BenchmarkSupport", "TestSupport"]),
    .testTarget(name: "FuzzTests", dependencies: ["FuzzSupport", "TestSupport"]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: ["layoutlint", "layoutlint-new-rule", "TestSupport"]),
    .testTarget(name: "IntegrationTests", dependencies: ["layoutlint", "YAML", "TestSupport"]),
  ] + (hasPlugins ? plugins : []) + (released.map { [$0] } ?? []),
  swiftLanguageModes: [.v6]
)

if countsWork {
  package.targets.first { $0.name == "layoutlint" }?.dependencies.append("WorkCount")
}

if let tests {
  var needed = Set(tests)
  var waiting = tests
  while let name = waiting.popLast() {
    let target = package.targets.first { $0.name == name }
    for case .byNameItem(let other, _) in target?.dependencies ?? []
    where needed.insert(other).inserted {
      waiting.append(other)
    }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products = []
}
