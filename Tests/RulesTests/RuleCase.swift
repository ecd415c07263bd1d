import LintEngine
import Platform
import RuleKit
import TestSupport
import Testing
import YAML

@testable import Project
@testable import Rules

/// What a text file in `Tests/Fixtures/Rules` expects of rules for some code.
///
/// The file of a rule has its name, and `// rules: a, b` has others. These are its headers:
///
/// - `// case: a sentence` says what the code shows; `// ---` is between several pieces of code of one case, and each line
///   behind `// lines:` is one;
/// - `// around:` is code around that of the cases behind it: `…` stands for it;
/// - `// options: {name: value}` are options of the rule, until the next case;
/// - `// configuration:` is before a configuration file that decides which rules run, until the next one;
/// - `// file: A.swift` is before each file, where the rule looks at several; `// partial:` if they are not the whole project;
/// - `// says: message` is behind the code for each finding, in order, if the message matters, and `// advice:` behind that;
/// - `// becomes:` is before the code that the fixes make of it, `// becomes: unsafe` if a fix is unsafe; `// stays:` says that
///   there are none.
///
/// `↓` is before each place that is reported. Where code is silent, a case shows the reason: `↓update()« // why»` expects the
/// finding without what is in `«…»`, and none with it; `↓update«()→(animated: true)»` has other code instead.
struct RuleCase {
  static let keys: Set<String> = [
    "case", "lines", "around", "options", "rules", "configuration", "file", "partial", "says",
    "advice", "becomes", "stays",
  ]

  let path: String
  /// What the case shows.
  var name = ""
  /// The 1-based line of the code's header.
  var line = 0
  var rules: [any Rule.Type]
  var options: [String: OptionValue] = [:]
  /// The rules of a configuration, instead of `rules`.
  var configured: RuleSet?
  var files: [(name: String, code: String)] = []
  /// Whether the run is one over a project, which rules know that look across files.
  var isProject = false
  var isPartial = false
  var says: [CaseFile.Block] = []
  var becomes: CaseFile.Block?
  /// What is around the fixed code.
  var around = "…"
  var stays = false

  /// The cases of a file.
  static func read(_ file: CaseFile) throws -> [RuleCase] {
    let name = file.path.split(separator: "/").last?.split(separator: ".").first.map(String.init)
    let own = Catalog.rules.filter { $0.description.id == name }
    var cases: [RuleCase] = []
    var around = "…"
    var configured: RuleSet?
    for block in file.blocks {
      switch block.key {
      case "configuration":
        configured = try rules(configuredBy: block.text)
        continue
      case "around":
        around = block.text.isEmpty ? "…" : block.text
        continue
      case "case": cases.append(RuleCase(path: file.path, name: block.value, rules: own))
      case "---":
        let last = cases[cases.count - 1]
        cases.append(
          RuleCase(path: file.path, name: last.name, rules: last.rules, options: last.options))
      default: break
      }
      let last = cases.count - 1
      cases[last].configured = configured
      switch block.key {
      case "options": cases[last].options = try options(block.value)
      case "rules": cases[last].rules = try rules(named: block.value)
      case "partial": cases[last].isPartial = true
      case "says", "advice": cases[last].says.append(block)
      case "becomes":
        cases[last].becomes = block
        cases[last].around = around
      case "stays": cases[last].stays = true
      default: break
      }
      if cases[last].line == 0 { cases[last].line = block.line }
      if ["becomes", "says", "advice"].contains(block.key) { continue }
      if block.key == "lines" {
        let first = cases.removeLast()
        for (index, code) in block.text.split(separator: "\n").enumerated() {
          var one = first
          one.line = block.line + 1 + index
          one.files = [("Example.swift", around.replacing("…", with: code))]
          cases.append(one)
        }
        continue
      }
      if block.key != "file" && block.text.isEmpty { continue }
      if block.key == "file" { cases[last].isProject = true }
      let name = block.key == "file" ? block.value : "Example.swift"
      cases[last].files.append((name, around.replacing("…", with: block.text)))
    }
    return cases.filter { !$0.files.isEmpty }
  }

  private static func rules(named names: String) throws -> [any Rule.Type] {
    try names.split(separator: ", ").map { name in
      try #require(Catalog.rules.first { $0.description.id == name }, "no rule \(name)")
    }
  }

  private static func rules(configuredBy text: String) throws -> RuleSet {
    let folder = try TemporaryFolder()
    try folder.write(".layoutlint.yml", text)
    var search = ConfigurationSearch(
      DiscoveryChoice(), known: KnownNames(rules: Catalog.rules, reporters: []),
      currentFolder: FilePath(folder.path))
    let rules = search.rules(of: search.find(FilePath(folder("A.swift")), isFolder: false))
    try #require(search.problems.isEmpty, "\(search.problems.map(\.message))")
    return rules
  }

  private static func options(_ text: String) throws -> [String: OptionValue] {
    let document = YAMLDocument(Array(text.utf8))
    let entries = try #require(document.root?.mapping?.entries, "no map: \(text)")
    return Dictionary(
      uniqueKeysWithValues: entries.map { ($0.key.scalar?.text ?? "", $0.value.optionValue) })
  }
}

extension RuleCase {
  /// What is wrong in the case; and its headers as they should be, for those that may be written.
  func check() -> (differences: [String], changed: [CaseFile.Block]) {
    let twin = /«(?:([^«»→]*)→)?([^«»]*)»/
    let loud = files.map { ($0.name, $0.code.replacing(twin) { $0.output.1 ?? "" }) }
    var differences = [compare(loud)]
    if loud.map(\.1) != files.map(\.code) {
      let silent = files.map { file in
        (file.name, file.code.replacing(twin) { $0.output.2 }.filter { $0 != Example.marker })
      }
      if !loud.contains(where: { $0.1.contains(Example.marker) }) {
        differences.append("nothing is reported without what is in «…»")
      }
      differences.append(compare(silent))
    }
    let plain = loud.map { ($0.0, String($0.1.filter { $0 != Example.marker })) }
    var changed: [CaseFile.Block] = []
    checkMessages(plain, &differences, &changed)
    checkFixes(plain[0].1, &differences, &changed)
    return (differences.compactMap(\.self), changed)
  }

  private var ruleSet: RuleSet {
    if let configured { return configured }
    var set = RuleSet()
    for rule in rules { set.add(rule.configured(with: options), severity: .warning) }
    return set
  }

  private func diagnostics(_ files: [(String, String)]) -> [Diagnostic] {
    if !isProject { return RulesTests.diagnostics(of: ruleSet, in: files[0].1) }
    let texts = files.map { (FilePath($0.0), Array($0.1.utf8)) }
    let discovery = FileDiscovery(
      files: texts.map { .init(path: $0, byteCount: $1.count) }, rules: ruleSet,
      areProject: !isPartial)
    return Linter(threads: 2).run(discovery, texts: Dictionary(uniqueKeysWithValues: texts))
      .diagnostics
  }

  /// The code with the places that are reported, where others are expected.
  private func compare(_ marked: [(String, String)]) -> String? {
    let found = diagnostics(marked.map { ($0.0, String($0.1.filter { $0 != Example.marker })) })
    let shown = marked.map { file in
      let code = Array(file.1.filter { $0 != Example.marker }.utf8)
      let places = found.filter { !isProject || $0.path == FilePath(file.0) }
        .map(\.range.lowerBound).sorted()
      var text: [UInt8] = []
      var end = 0
      for place in places {
        text += code[end..<place] + Array(String(Example.marker).utf8)
        end = place
      }
      return String(decoding: text + code[end...], as: UTF8.self)
    }
    guard shown != marked.map(\.1) else { return nil }
    return lineDifference(
      expected: marked.map(\.1).joined(separator: "\n// file:\n"),
      found: shown.joined(separator: "\n// file:\n"))
      + found.map { "\n\($0.rule): \($0.message)" }.joined()
  }

  private func checkMessages(
    _ files: [(String, String)], _ differences: inout [String?],
    _ changed: inout [CaseFile.Block]
  ) {
    guard !says.isEmpty else { return }
    let messages = diagnostics(files).flatMap { diagnostic in
      [
        (
          "says",
          rules.count > 1 || configured != nil
            ? "\(diagnostic.rule): \(diagnostic.message)" : diagnostic.message
        )
      ]
        + (says.contains { $0.key == "advice" } ? [("advice", diagnostic.advice)] : [])
    }
    let expected = says.map { "// \($0.key): \($0.value)" }
    let shown = messages.map { "// \($0.0): \($0.1)" }
    guard shown != expected else { return }
    differences.append(
      lineDifference(
        expected: expected.joined(separator: "\n"), found: shown.joined(separator: "\n")))
    guard messages.map(\.0) == says.map(\.key) else { return }
    for (message, var block) in zip(messages, says) where message.1 != block.value {
      block.value = message.1
      changed.append(block)
    }
  }

  private func checkFixes(
    _ code: String, _ differences: inout [String?], _ changed: inout [CaseFile.Block]
  ) {
    guard stays || becomes != nil else { return }
    let fixes = RulesTests.diagnostics(of: ruleSet, in: code).compactMap(\.fix)
    if stays {
      differences += fixes.isEmpty ? [] : ["there is a fix"]
      return
    }
    guard var expected = becomes else { return }
    let safety = fixes.contains { $0.safety == .unsafe } ? "unsafe" : ""
    // The same edits in a file with Windows line breaks, and behind text of several bytes.
    let before = "/* 👩‍👩‍👧‍👦 é – */ let family = \"👩‍👩‍👧‍👦\"; /* 🇪🇺 */ _ = family\n"
    let variants: [(String, (String) -> String)] = [
      ("", { $0 }), ("with Windows line breaks: ", { $0.replacing("\n", with: "\r\n") }),
      ("behind other text: ", { before + $0 }),
    ]
    for (name, variant) in variants {
      let fixed = fixing(variant(code)) { RulesTests.diagnostics(of: ruleSet, in: $0) }
      let wanted = variant(around.replacing("…", with: expected.text))
      guard fixed != wanted || safety != expected.value else { continue }
      differences.append(
        name
          + lineDifference(
            expected: "// becomes: \(expected.value)\n\(wanted)",
            found: "// becomes: \(safety)\n\(fixed)"))
      if name.isEmpty, let text = inside(fixed) {
        (expected.text, expected.value) = (text, safety)
        changed.append(expected)
      }
    }
  }
}

extension RuleCase {
  /// The part of the code that stands for `…`; nil if what is around it differs.
  private func inside(_ code: String) -> String? {
    guard let dots = around.firstRange(of: "…") else { return nil }
    let (start, end) = (around[..<dots.lowerBound], around[dots.upperBound...])
    guard code.hasPrefix(start), code.hasSuffix(end) else { return nil }
    return String(code.dropFirst(start.count).dropLast(end.count))
  }
}

@Suite("The cases of the rules")
struct RuleCaseTests {
  @Test("each case has the findings that it marks", arguments: CaseFile.paths(in: "Rules"))
  func cases(of path: String) throws {
    let file = try CaseFile(path, keys: RuleCase.keys)
    var changed: [CaseFile.Block] = []
    var found: [String] = []
    for one in try RuleCase.read(file) {
      let (differences, blocks) = one.check()
      changed += blocks
      for difference in differences {
        found.append(file.difference("\(one.name)\n\(difference)", line: one.line))
      }
    }
    for difference in found { Issue.record("\(difference)") }
    if CaseFile.writes { try file.write(changed) }
  }

  @Test("what is wrong in a case is told with its line, and only messages and fixes are written")
  func differences() throws {
    let text = """
      // case: two places
      // rules: negative_constant
      // lines:
      let a = b.topAnchor.constraint(equalTo: c, constant: ↓-inset)
      let a = b.topAnchor.constraint(equalTo: c, constant: ↓inset)
      let a = b.topAnchor.constraint(equalTo: c, constant: ↓-inset«»)
      // ---
      let a = b.topAnchor.constraint(equalTo: c, constant: ↓-inset)
      // says: other
      // becomes:
      other
      """
    let cases = try RuleCase.read(CaseFile("A.swift", text: text, keys: RuleCase.keys))
    let checks = cases.map { $0.check() }
    #expect(cases.map(\.line) == [4, 5, 6, 7])
    #expect(checks.map(\.differences.count) == [0, 1, 1, 2])
    #expect(
      checks[1].differences == [
        "- let a = b.topAnchor.constraint(equalTo: c, constant: ↓inset)\n"
          + "+ let a = b.topAnchor.constraint(equalTo: c, constant: inset)"
      ])
    #expect(checks.map { $0.changed.map(\.key) } == [[], [], [], ["says", "becomes"]])
  }
}
