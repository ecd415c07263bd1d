import LintEngine
import Platform
import Project
import RuleKit
import Testing

@testable import Rules

extension RuleSet {
  /// The matching rules of the catalogue, as warnings.
  static func catalogue(where fits: (RuleDescription) -> Bool = { _ in true }) -> RuleSet {
    var rules = RuleSet()
    for rule in Catalog.rules where fits(rule.description) {
      rules.add(rule.configured(), severity: .warning)
    }
    return rules
  }
}

/// The diagnostics of one rule, with its options, for some code.
func diagnostics(of rule: some Rule, in code: String) -> [Diagnostic] {
  var rules = RuleSet()
  rules.add(rule, severity: .warning)
  return diagnostics(of: rules, in: code)
}

/// The diagnostics of some rules for some code.
func diagnostics(
  of rules: RuleSet, in code: String, skipsUninteresting: Bool = true
) -> [Diagnostic] {
  let checker = FileChecker(rules: rules, skipsUninteresting: skipsUninteresting)
  checker.source.load(Array(code.utf8))
  return checker.check(path: FilePath("Example.swift"))
}

extension Example {
  /// The byte offsets in `code` of the marked places.
  public var markedOffsets: [Int] {
    var offset = 0
    return markedCode.split(separator: Self.marker, omittingEmptySubsequences: false).dropLast()
      .map { part in
        offset += part.utf8.count
        return offset
      }
  }
}

/// The byte offsets of a rule's findings, for code in which `↓` marks the expected places.
struct MarkedCode {
  let code: String
  let offsets: [Int]

  init(_ marked: String) {
    let example = Example("", marked)
    code = example.code
    offsets = example.markedOffsets
  }
}

/// The findings of a rule in marked code, as `line:column` pairs, and the marked places.
func mismatch(_ rule: some Rule, _ marked: String) -> String? {
  let example = MarkedCode(marked)
  let found = diagnostics(of: rule, in: example.code)
  let offsets = found.map(\.range.lowerBound).sorted()
  guard offsets != example.offsets else { return nil }
  let list = found.map { "\($0.start.line):\($0.start.column) \($0.rule): \($0.message)" }
  return "expected \(example.offsets), found \(offsets)\n" + list.joined(separator: "\n")
}

/// Expects a rule to report exactly the places that `↓` marks in the code; see `Expectation`.
func expect(
  _ rule: some Rule, _ marked: String, silentWith changes: KeyValuePairs<String, String> = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  Expectation(rule)(marked, silentWith: changes, sourceLocation: sourceLocation)
}

/// What the tests of a suite expect of a rule, in code around that of each test.
///
/// `expect("addSubview(↓label)")` expects findings at the marked places only. Where code is silent, a test shows the reason:
/// `expect("↓update()« // why»")` expects the finding without what is in `«…»`, and none with it;
/// `expect("↓update«()→(animated: true)»")` has other code instead. `silentWith` has the changes of one loud code.
struct Expectation<R: Rule> {
  private let rule: R
  private let surroundings: String

  /// - Parameter surroundings: The code around; each `…` stands for a piece of code that a test gives, or for nothing.
  init(_ rule: R, in surroundings: String = "…") {
    self.rule = rule
    self.surroundings = surroundings
  }

  /// - Parameters:
  ///   - replaced: Texts of the surroundings, and what stands there instead.
  ///   - changes: Each replaces a text, wherever the code has it; what replaces an empty text is added at the end of the
  ///     last piece.
  func callAsFunction(
    _ pieces: String..., around replaced: KeyValuePairs<String, String> = [:],
    silentWith changes: KeyValuePairs<String, String> = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var surroundings = surroundings
    for (text, other) in replaced {
      #expect(surroundings.contains(text), sourceLocation: sourceLocation)
      surroundings = surroundings.replacing(text, with: other)
    }
    let code = { (end: String) in
      (pieces.dropLast() + [pieces[pieces.count - 1] + end]).reduce(surroundings) {
        $0.replacing("…", with: $1, maxReplacements: 1)
      }.replacing("…", with: "")
    }
    let loud = code("")
    check(loud, sourceLocation)
    #expect(changes.isEmpty || loud.contains(Example.marker), sourceLocation: sourceLocation)
    for (text, other) in changes {
      let plain = code(text.isEmpty ? other : "").filter { $0 != Example.marker }
      #expect(text.isEmpty || plain.contains(text), "\(text)", sourceLocation: sourceLocation)
      compare(text.isEmpty ? plain : plain.replacing(text, with: other), sourceLocation)
    }
  }

  /// The same with other options of the rule.
  func callAsFunction(
    _ marked: String, _ options: R.Options, around replaced: KeyValuePairs<String, String> = [:],
    silentWith changes: KeyValuePairs<String, String> = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    Expectation(R(options: options), in: surroundings)(
      marked, around: replaced, silentWith: changes, sourceLocation: sourceLocation)
  }

  private func check(_ code: String, _ sourceLocation: SourceLocation) {
    let twin = /«(?:([^«»→]*)→)?([^«»]*)»/
    let loud = code.replacing(twin) { $0.output.1 ?? "" }
    compare(loud, sourceLocation)
    guard loud != code else { return }
    #expect(loud.contains(Example.marker), "\(code)", sourceLocation: sourceLocation)
    compare(code.replacing(twin) { $0.output.2 }.filter { $0 != Example.marker }, sourceLocation)
  }

  private func compare(_ code: String, _ sourceLocation: SourceLocation) {
    let mismatch = mismatch(rule, code)
    #expect(mismatch == nil, "\(mismatch ?? "")\n\(code)", sourceLocation: sourceLocation)
  }
}

/// The diagnostics of a project that consists of some files: `0.swift`, `1.swift` and so on.
///
/// - Parameter seesProject: Whether the run sees the whole project.
func diagnostics(
  of rules: any Rule..., inFiles texts: [String], threads: Int = 2, seesProject: Bool = true
) -> [Diagnostic] {
  var set = RuleSet()
  for rule in rules { set.add(rule, severity: .warning) }
  let files = texts.enumerated().map { (FilePath("\($0).swift"), Array($1.utf8)) }
  let discovery = FileDiscovery(
    files: files.map { .init(path: $0, byteCount: $1.count) }, rules: set, areProject: seesProject)
  return Linter(threads: threads).run(discovery, texts: Dictionary(uniqueKeysWithValues: files))
    .diagnostics
}
