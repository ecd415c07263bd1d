import Platform
import Project
import RuleKit
import SwiftSource

/// A finding that a rule has, and that is not reported.
public struct WithheldFinding: Sendable {
  /// Why it is not reported.
  public enum Reason: Sendable, Equatable {
    /// A comment suppresses it.
    case comment(line: Int, text: String)
    /// Code that cannot be looked up may make it wrong: a clause, and the first line of the code.
    case doubt(String, line: Int?, code: String)
    /// These clauses do not all hold in the other files.
    case otherFiles([String])
    /// The rule is off.
    case off
  }

  public let diagnostic: Diagnostic
  public let reason: Reason

  /// Those in a text.
  ///
  /// - Parameters:
  ///   - scope: the settings with all rules on.
  ///   - reported: what a run with the file's own settings reports.
  ///   - isOn: whether a rule is on in the file's own settings.
  public static func all(
    in text: [UInt8], as path: FilePath, _ scope: Scope, besides reported: [Diagnostic],
    where isOn: (String) -> Bool
  ) -> [Self] {
    let checker = FileChecker(rules: scope.rules, skipsUninteresting: false)
    checker.keepsWithheld = true
    checker.source.load(text)
    let found = checker.checkWithoutCount(path: path)
    let (source, lines) = (checker.source, LineTable(checker.source.bytes))
    func diagnostics(_ rule: Int, _ finding: Finding) -> [Diagnostic] {
      checker.diagnostics(of: [(rule, finding)], [], in: source.bytes, lines, path: path)
    }
    let silenced = checker.silenced.flatMap { rule, finding, comment in
      let place = checker.judged[comment].comment
      let reason = Reason.comment(
        line: lines.position(of: place.lowerBound).line, text: source.text(place))
      return diagnostics(rule, finding).map { Self(diagnostic: $0, reason: reason) }
    }
    let doubtful = checker.doubtful.flatMap { rule, finding, doubt in
      let code = doubt.place.map(source.text) ?? ""
      let reason = Reason.doubt(
        doubt.reason, line: doubt.place.map { lines.position(of: $0.lowerBound).line },
        code: String(code.prefix { !$0.isNewline }))
      return diagnostics(rule, finding).map { Self(diagnostic: $0, reason: reason) }
    }
    let others = found.compactMap { diagnostic -> Self? in
      guard !reported.contains(where: { $0.isAt(diagnostic.range, of: diagnostic.rule) }) else {
        return nil
      }
      let clauses = diagnostic.conditions.all.map(\.clause)
      // What only many files decide is of no use here, unless the rule is on.
      guard isOn(diagnostic.rule) != clauses.isEmpty else { return nil }
      return Self(diagnostic: diagnostic, reason: clauses.isEmpty ? .off : .otherFiles(clauses))
    }
    return (silenced + doubtful).filter { isOn($0.diagnostic.rule) } + others
  }
}

extension Diagnostic {
  fileprivate func isAt(_ range: Range<Int>, of rule: String) -> Bool {
    self.range == range && self.rule == rule
  }
}
