/// How surely something that one file says is so, whatever else the project has.
public enum Certainty: Sendable {
  /// It is so where all of the conditions hold: other files may do what makes it otherwise.
  case certain(if: [any Condition])
  /// Code that nobody can look up may make it otherwise.
  case unknown

  /// Certain if all are.
  public init(all others: some Sequence<Certainty>) {
    var conditions: [any Condition] = []
    for other in others {
      guard case .certain(let more) = other else {
        self = .unknown
        return
      }
      conditions += more
    }
    self = .certain(if: conditions)
  }

  /// Certain if both are.
  public func and(_ other: Certainty) -> Certainty { Certainty(all: [self, other]) }
}

extension Report {
  /// Reports a finding as surely as what it is about is known: not at all where that is unknown.
  public mutating func add(_ finding: Finding, _ certainty: Certainty) {
    guard case .certain(let conditions) = certainty else { return }
    var finding = finding
    finding.conditions += conditions
    add(finding)
  }
}
