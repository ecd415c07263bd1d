import LintEngine
import Platform
import RuleKit

/// Which fixes a run applies, or which findings it silences.
public struct FixChoice: Sendable {
  public var includesUnsafe: Bool
  public var leastSeverity: Severity
  /// `Diagnostic.contentHash` of the findings that are accepted, and therefore not fixed, by file.
  public var accepted: [FilePath: Set<UInt64>]
  /// How findings are silenced instead of fixed; nil to fix them.
  public var silencing: Silencing?
  /// The id of the only rule whose findings are fixed or silenced; nil for all.
  public var rule: String?
  /// The ids of rules whose findings are not fixed.
  public var leftAlone: Set<String>

  public init(
    includesUnsafe: Bool = false, leastSeverity: Severity = .note,
    accepted: [FilePath: Set<UInt64>] = [:], silencing: Silencing? = nil, rule: String? = nil,
    leftAlone: Set<String> = []
  ) {
    self.includesUnsafe = includesUnsafe
    self.leastSeverity = leastSeverity
    self.accepted = accepted
    self.silencing = silencing
    self.rule = rule
    self.leftAlone = leftAlone
  }

  public func includes(_ diagnostic: Diagnostic) -> Bool {
    isWanted(diagnostic) && !accepts(diagnostic)
  }

  func accepts(_ diagnostic: Diagnostic) -> Bool {
    accepted[diagnostic.path]?.contains(diagnostic.contentHash) == true
  }

  func isWanted(_ diagnostic: Diagnostic) -> Bool {
    if let rule, rule != diagnostic.rule { return false }
    if silencing != nil { return diagnostic.canBeSilenced && diagnostic.severity >= leastSeverity }
    guard let fix = diagnostic.fix, diagnostic.severity >= leastSeverity,
      !leftAlone.contains(diagnostic.rule)
    else { return false }
    switch fix.safety {
    case .none: return false
    case .safe: return true
    case .unsafe: return includesUnsafe
    }
  }
}
