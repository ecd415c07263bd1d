import RuleKit

/// The files of a new rule, as its author finds them: they compile, and its cases pass.
struct RuleTemplate {
  /// The id of the rule: `screen_bounds`.
  let id: String
  let family: RuleFamily
  /// The version that the rule first appears in.
  let version: String

  /// The name of the type: `ScreenBounds`.
  var typeName: String {
    id.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Where the rule goes, from the root of the package.
  var rulePath: String { "Rules/\(family.rawValue)/\(typeName).swift" }
  /// Where its cases go.
  var casesPath: String { "Tests/Fixtures/Rules/\(id).swift" }

  /// Whether a text can be the id of a rule: words of lowercase letters and digits.
  static func isID(_ text: String) -> Bool {
    text.wholeMatch(of: /[a-z][a-z0-9]*(_[a-z0-9]+)*/) != nil
  }

  /// The family with a name, such as `correctness`, or with a folder, such as `Cookbook`.
  static func family(named name: String) -> RuleFamily? {
    let name = name.filter { $0 != "_" && $0 != "-" }.lowercased()
    return RuleFamily.allCases.first {
      [$0.id, $0.rawValue.lowercased()].contains(name) && $0 != .suppressions
    }
  }

  /// The list of rules with a line for this one, behind the last one of its family.
  ///
  /// - Parameter families: the family of each rule in the list, by the name of its type.
  func added(to catalog: String, families: [String: RuleFamily]) -> String? {
    var lines = catalog.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let last = lines.lastIndex { line in
      guard let name = line.wholeMatch(of: /\ {4}(\w+)\.self,/)?.1 else { return false }
      return families[String(name)] == family
    }
    guard let last else { return nil }
    lines.insert("    \(typeName).self,", at: last + 1)
    return lines.joined(separator: "\n")
  }

  private var caseName: String { "\(family)" }

  /// The line with the effect of a mistake, about which the author may know better.
  private var effect: String { family.isAboutMistakes ? "\n    effect: .sight," : "" }

  /// The line with the version; none for the version of most rules.
  private var since: String {
    version == RuleDescription.firstVersion ? "" : "\n    since: \"\(version)\","
  }

  /// The rule.
  var rule: String {
    """
    import LayoutModel
    import RuleKit
    import SwiftSource

    /// Nothing is written as `Replace.me`.
    struct \(typeName): Rule {
      let query = Query.memberPaths("Replace.me")

      func check(_ path: MemberPath, in file: ViewFile, _ report: inout Report) {
        report.add(path.tokens, .isFound(path.tokens.text), advice: .replace)
      }
    }

    extension Finding.Message {
      fileprivate static func isFound(_ path: String) -> Self { "`\\(path)` is what the rule is about" }

      fileprivate static var replace: Self { "say what to do instead" }
    }

    extension \(typeName) {
      static let description = RuleDescription(
        id: "\(id)",
        family: .\(caseName),
        summary: "`Replace.me` in code",
        rationale: \"""
          Why that is a problem, and what happens on the screen.
          \""",
        source: "The document that says so, and its section",
        defaultSeverity: .off,\(effect)\(since)
        goodExamples: [
          "What to write": \"""
          let value = view.bounds
          \"""
        ],
        badExamples: [
          "What not to write": \"""
          let value = ↓Replace.me
          \"""
        ])
    }

    """
  }

  /// Its cases.
  var cases: String {
    """
    // case: it is found
    // lines:
    let a = ↓Replace.me
    use(↓Replace.me.now, ↓Replace.me)

    // case: other code is silent
    // lines:
    let a = «other.»↓Replace.me
    let a = ↓Replace.«me→you»

    """
  }
}
