import LayoutModel
import LintEngine
import SwiftSource

/// Reports each function whose name it has a fix for.
struct FixProbe<ID: ProbeID>: Rule {
  typealias Maker = @Sendable (_ name: String, _ range: Range<Int>) -> Fix?

  static var description: RuleDescription { RuleDescription(probe: ID.id) }
  let query = Query.functionProbe()
  private let make: Maker

  init(options: NoOptions) { make = { _, _ in nil } }
  init(_ make: @escaping Maker) { self.make = make }

  func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard let token = function.declaration.name else { return }
    guard let fix = make(token.text, token.bytes) else { return }
    report.add(token, "`\(token.text)`", advice: "none", fix: fix)
  }
}

extension FixProbe {
  /// Renames functions.
  static func renaming(_ old: String, to new: String, _ safety: FixSafety = .safe) -> Self {
    renaming([old: new], safety)
  }

  /// Renames functions.
  static func renaming(_ names: [String: String], _ safety: FixSafety = .safe) -> Self {
    Self { name, range in
      names[name].map { Fix([Edit(range, with: $0)], safety: safety) }
    }
  }
}

/// The id of a probe, so that several can coexist.
protocol ProbeID: Sendable { static var id: String { get } }
enum One: ProbeID { static let id = "one" }
enum Two: ProbeID { static let id = "two" }
enum Three: ProbeID { static let id = "three" }

/// Code with a function for each name, each on its own line.
func functions(_ names: String..., lineBreak: String = "\n") -> String {
  names.map { "func \($0)() { addSubview(label) }" }.joined(separator: lineBreak) + lineBreak
}

extension RuleSet {
  init(_ rules: any Rule...) {
    self.init()
    for rule in rules { add(rule) }
  }
}

/// The result of fixing some code.
func fixed(
  _ code: String, _ rules: RuleSet, includesUnsafe: Bool = false, accepted: Set<UInt64> = []
) -> FixOutcome {
  let path = FilePath("A.swift")
  return Fixer(rules: rules).fix(
    Array(code.utf8), as: path,
    FixChoice(includesUnsafe: includesUnsafe, accepted: [path: accepted]))
}

extension FixOutcome {
  var string: String { String(decoding: text, as: UTF8.self) }
}
