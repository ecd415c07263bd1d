/// Which fixes a run carries out.
public struct FixChoice: Sendable {
  /// Whether fixes are made that may change what the code does.
  public var includesUnsafe: Bool
  /// Findings that matter less than this are left alone.
  public var leastSeverity: Severity
  /// `Diagnostic.contentHash` of the findings that are accepted, and so left alone, by file.
  public var accepted: [FilePath: Set<UInt64>]

  public init(
    includesUnsafe: Bool = false, leastSeverity: Severity = .note,
    accepted: [FilePath: Set<UInt64>] = [:]
  ) {
    self.includesUnsafe = includesUnsafe
    self.leastSeverity = leastSeverity
    self.accepted = accepted
  }

  /// Whether a finding has a fix of a kind that is wanted, and is not accepted.
  public func includes(_ diagnostic: Diagnostic) -> Bool {
    isWanted(diagnostic) && !accepts(diagnostic)
  }

  /// Whether a finding is accepted.
  func accepts(_ diagnostic: Diagnostic) -> Bool {
    accepted[diagnostic.path]?.contains(diagnostic.contentHash) == true
  }

  /// Whether a finding has a fix of a kind that is wanted.
  func isWanted(_ diagnostic: Diagnostic) -> Bool {
    guard let fix = diagnostic.fix, diagnostic.severity >= leastSeverity else { return false }
    switch fix.safety {
    case .none: return false
    case .safe: return true
    case .unsafe: return includesUnsafe
    }
  }
}
