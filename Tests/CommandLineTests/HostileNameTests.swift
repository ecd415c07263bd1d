import Foundation
import TestSupport
import Testing

/// Names of files, folders, identifiers and settings that are commands for a CI system.
@Suite(
  "Every command with hostile names", .timeLimit(.minutes(10)),
  .enabled(if: OutsideTool.git.isThere, "\(OutsideTool.git.hint)"))
struct HostileNameTests {
  private static let name = "##vso[task.setvariable variable=A]b"
  /// A folder whose path is a command for each system.
  private static let folder = "::add-mask::a/##teamcity[x]/section_start:1:x/##[error]/\(name)"
  private static let place = "Sources/\(folder)/\(name).swift"

  private static let code = """
    import UIKit
    class `##[error]V`: UIView {
      let `\(name)` = UILabel(), `section_start:1:x` = UILabel()
      func setup() {
        let text = \"""
    ::error::x
    \"""
        ::warning::y
        addSubview(`\(name)`)
        `\(name)`.bottomAnchor.constraint(equalTo: `section_start:1:x`.topAnchor).isActive = true
        `\(name)`.topAnchor.constraint(equalTo: topAnchor, constant: -`##teamcity[x]`).isActive = true
        // layoutlint:disable:next ##vso[x], ::y
        a()
      }
    }

    """

  /// How each command is called. A new command needs an entry.
  private static let calls: [String: [[String]]] = [
    "lint": [
      [], ["--statistics"], ["--color", "always", "--reporter", "pretty"], ["--diff"],
      ["--staged", "-q"], ["--changed-lines", "--baseline", "\(name).txt"], ["\(name).swift"],
      ["--config", "\(name).yml"], ["--only", name], ["--\(name)"], ["--files-from", name],
      ["--since", name], ["--reporter", "json=\(name)/no"], ["--prune-baseline", "-q"],
      ["--fix", "--unsafe-fixes", "--show-fixes", "--stdin-filename", place, "-"],
      ["--add-suppressions", "--reason", "::x::", place, "--diff"],
      ["--fix", "--unsafe-fixes", "--show-fixes"], ["--write-baseline", "\(name)/b.txt"],
    ],
    "init": [
      ["init", "--dry-run"], ["init", folder], ["init", folder],
      ["init", "--force", "--baseline", folder], ["init", name],
    ],
    "outline": [
      ["outline"], ["outline", "--type", name], ["outline", name], ["outline", "--diff", name],
    ],
    "wireframe": [
      ["wireframe", place], ["wireframe", "--all"], ["wireframe", "--type", name],
      ["wireframe", "--diff", name],
    ],
    "rules": [["rules"], ["rules", name]],
    "explain": [
      ["explain", "negative_constant"], ["explain", "correctness"], ["explain", "\(place):9"],
      ["explain", "\(place):99"], ["explain", name], ["explain", "\(name).swift"],
    ],
    "config": [
      ["config"], ["config", place], ["config", "--schema"], ["config", name],
      ["config", "--config", "broken.yml"],
    ],
    "guide": [
      ["guide"], ["guide", "--check", "\(name).md"], ["guide", "--output", "\(name)/no/guide.md"],
    ],
    "files": [["files"], ["files", "--null"], ["files", "--staged"], ["files", name]],
    "hook": [["hook", "status"], ["hook", "install"], ["hook", "uninstall"], ["hook", name]],
    "completions": [
      ["completions", "bash"], ["completions", name], ["__complete", "--only", "\(name),"],
    ],
    "lsp": [["lsp"], ["lsp", name], ["lsp", "--config", "\(name).yml"]],
  ]

  /// The commands whose text does not depend on files, without an error.
  private static let plain = ["rules", "completions"]

  private static let systems = ["GITHUB_ACTIONS", "TF_BUILD", "TEAMCITY_VERSION", "GITLAB_CI", ""]

  private let sandbox: GitSandbox

  init() throws {
    sandbox = try GitSandbox()
    try sandbox.write("README", "")
    try sandbox.commitAll()
    try sandbox.write(Self.place, Self.code)
    try sandbox.write("Sources/##[group].swift", Self.code)
    try sandbox.write(
      ".layoutlint.yml",
      """
      exclude: ["::error::x/*", "##vso[x]*"]
      overrides: [{paths: ["::add-mask::a/*", "##teamcity[[]x]"], rules: {conventions: note}}]

      """)
    try sandbox.write(
      "broken.yml", "::error::x: 1\n\"##vso[x]\": 2\nsetup_functions: [\"##[x]\"]\n")
    try sandbox.write(
      "\(Self.name).txt", "# layoutlint baseline 1\n::error::x\n##vso[x]\nsection_start:1:x\n")
    try sandbox.git("add", "-A")
    try sandbox.git("config", "core.hooksPath", "##vso[x]/::x::")
  }

  private func log(
    _ arguments: [String], system: String, input: String = ""
  ) throws -> String {
    var environment = GitSandbox.environment
    if !system.isEmpty { environment[system] = "true" }
    // Both streams are one log, and not a file.
    return try Tool.run(
      arguments, in: sandbox.path, environment: environment,
      wrapper: ["/bin/sh", "-c", "\"$0\" \"$@\" 2>&1 | cat"], input: input
    ).output
  }

  /// The calls of a command, in each of its formats.
  private static func calls(of command: String) throws -> [[String]] {
    let calls = try #require(Self.calls[command], "`\(command)` needs a call with hostile names")
    let help = try Tool.run([command, "--help"]).output
    let formats = help.firstMatch(of: /--format (\S+)/)?.1.split(separator: "|") ?? []
    let reporters = command == "lint" ? try Tool.table("Reporters").map(\.name) : []
    // Together, except for those with commands of their own.
    let (own, others) = (
      reporters.filter(Self.ownFormats.contains), reporters.filter { !Self.ownFormats.contains($0) }
    )
    let destinations = (own.map { [$0] } + (others.isEmpty ? [] : [others])).map { names in
      names.flatMap { ["--reporter", "\($0)=/dev/stdout"] }
    }
    return formats.flatMap { format in calls.map { $0 + ["--format", String(format)] } }
      + reporters.map { ["-q", "--reporter", $0] }
      + destinations.map { ["-q"] + $0 } + calls
  }

  // Only GitHub's variable changes what is printed, and only by `lint`: a plain run does without the rest.
  @Test(
    "each of them, in each format, is silent to each CI system",
    arguments: Effort.full(systems, byDefault: ["GITHUB_ACTIONS"]))
  func commands(system: String) throws {
    let commands = try Tool.commands()
    #expect(Set(commands) == Set(Self.calls.keys))
    for command in commands {
      var isMentioned = false
      for arguments in try Self.calls(of: command) {
        let log = try log(arguments, system: system, input: Self.code)
        let own = Self.ownFormats.first { format in arguments.contains { $0.hasPrefix(format) } }
        let found = Self.orders(in: log, own: own ?? (system == "GITHUB_ACTIONS" ? "github" : nil))
        // An editor gets the bytes of its file.
        let isEditor = system.isEmpty && arguments.last == "-"
        #expect(isEditor || found == [], "\(system) \(arguments)")
        isMentioned = isMentioned || log.contains("{23}vso[") || log.contains("u0023vso[")
      }
      #expect(isMentioned, "\(command) shows no hostile name")
    }
  }

  @Test(
    "what programs read byte for byte is exact in a file, and altered in a log only with a message")
  func sources() throws {
    try sandbox.write("::error::y.swift", Self.code)
    for (arguments, name) in [
      (["--diff", "--unsafe-fixes"], "the diff"), (["files", "--null"], "the list"),
    ] {
      let exact = try Tool.run(arguments, in: sandbox.path, environment: GitSandbox.environment)
      #expect(!Self.orders(in: exact.output, own: nil).isEmpty)
      #expect(!exact.error.contains("would run parts of it as commands"))
      let log = try log(arguments, system: "")
      #expect(log.contains("\(name) differs here from what it should be, because a CI system"))
    }
    // The text of an editor stays exact, unless the CI system reveals itself.
    let arguments = ["--fix", "--stdin-filename", "A.swift", "-q", "-"]
    let editor = try Tool.run(
      arguments, in: sandbox.path,
      wrapper: ["/bin/sh", "-c", "\"$0\" \"$@\" 2>/dev/null | cat"], input: Self.code)
    #expect(editor.output.contains("\n::error::x\n"))
  }

  @Test("ordinary text with colons and hashes is never altered")
  func ordinaryText() throws {
    let text = "let a = Swift::String(\"## [a] ::b:: section_start\") // a::b: ##1[\n"
    try sandbox.write("Plain.swift", text + Project.cell.replacing("inset", with: "UI::inset"))
    let diff = ["--diff", "--unsafe-fixes", "Plain.swift"]
    let exact = try Tool.run(diff, in: sandbox.path, environment: GitSandbox.environment)
    #expect(exact.output.contains("Swift::String"))
    #expect(try log(diff + ["-q"], system: "TF_BUILD") == exact.output)
  }

  // MARK: Readers

  private static let ownFormats = ["github", "azure", "teamcity"]

  /// The commands that the CI systems read in a log.
  ///
  /// - Parameter own: the format whose own commands are fine.
  private static func orders(in log: String, own: String?) -> [String] {
    let order =
      /^\s*::[^\n]*?::.*|##[A-Za-z]*\[.*|section_(?:start|end):.*/.anchorsMatchLineEndings()
      .matchingSemantics(.unicodeScalar)
    let ownOrder =
      /::(?:error|warning|notice) (?:file=|title=layoutlint).*|##(?:vso\[task\.logissue|teamcity\[inspection).*/
    return log.split(whereSeparator: \.isNewline).flatMap { line in
      line.matches(of: order).compactMap { match in
        let text = String(match.output)
        guard own != nil, match.range.lowerBound == line.startIndex,
          text.wholeMatch(of: ownOrder) != nil
        else { return text }
        // One command is not in another one.
        let inside = text.dropFirst(2).matches(of: /##[A-Za-z]*\[/)
        return inside.isEmpty ? nil : text
      }
    }
  }
}

/// What keeps every output on the way that `HostileNameTests` tries.
@Suite("What prints and writes")
struct OutputPlaceTests {
  @Test(
    "only the console prints, and only the file writer writes files",
    arguments: [
      (
        #"StandardStream\.\w+\.write|\bstream\.write\(|[^.\w]print\(|\bfputs\(|\bfwrite\("#,
        ["Console.swift"]
      ),
      (#"\b(?:replaceFile|appendToFile|rewriteFile)\("#, ["FileWriter.swift"]),
      // Where Git itself looks for hooks.
      (#"\bmakeProgram\("#, ["HookCommand.swift"]),
      (#"\.trusting\b"#, []),
    ] as [(String, [String])])
  func places(pattern: String, allowed: [String]) throws {
    let call = try Regex(pattern)
    for folder in [
      "layoutlint", "RuleKit", "Project", "LintEngine", "Editing", "Learning", "Reporting",
    ] {
      let root = Repository.path + "/Sources/" + folder
      let names = try FileManager.default.subpathsOfDirectory(atPath: root)
      #expect(names.count > 3)
      for name in names where name.hasSuffix(".swift") {
        let file = String(name.split(separator: "/").last ?? "")
        guard !allowed.contains(file) else { continue }
        let lines = try String(contentsOfFile: root + "/" + name, encoding: .utf8)
          .split(separator: "\n").filter { !$0.contains("///") && $0.contains(call) }
        #expect(lines == [], "\(name)")
      }
    }
  }
}
