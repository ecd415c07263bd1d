import LayoutModel

/// What has to hold in other files for a finding to be reported. A rule states it where it reports the finding, and it is
/// answered once all files are read; of several conditions, all have to hold.
public protocol Condition: Sendable, Equatable {
  /// What has to hold, for `explain`: a clause with code in back quotes, `no other file names `title``.
  var clause: String { get }
  /// Whether it holds.
  func holds(in project: Project) -> Bool
  /// Completes what the finding says, if it holds.
  func complete(
    _ message: inout Finding.Message, _ advice: inout Finding.Message, in project: Project)
  /// Takes from the finding's own file what `holds` needs. Asked only for findings, so it may take its time.
  mutating func read(_ file: ViewFile)
}

extension Condition {
  public func complete(
    _ message: inout Finding.Message, _ advice: inout Finding.Message, in project: Project
  ) {}
  public mutating func read(_ file: ViewFile) {}
}

/// The conditions of a finding.
package struct Conditions: Sendable, Equatable {
  package var all: [any Condition]

  package init(all: [any Condition] = []) { self.all = all }

  package static func == (left: Conditions, right: Conditions) -> Bool {
    left.all.elementsEqual(right.all) { $0.isEqual(to: $1) }
  }
}

extension Condition {
  fileprivate func isEqual(to other: any Condition) -> Bool { other as? Self == self }
}

/// How surely something that one file says is so, whatever else the project has.
public enum Certainty: Sendable {
  /// It is so where all of the conditions hold: other files may do what makes it otherwise.
  case certain(if: [any Condition])
  /// Code that nobody can look up may make it otherwise.
  case unknown(Doubt)

  /// Certain if all are.
  public init(all others: some Sequence<Certainty>) {
    var conditions: [any Condition] = []
    for other in others {
      switch other {
      case .certain(let more): conditions += more
      case .unknown:
        self = other
        return
      }
    }
    self = .certain(if: conditions)
  }

  /// Certain if both are.
  public func and(_ other: Certainty) -> Certainty { Certainty(all: [self, other]) }
}

/// Why something that a file says may be otherwise.
public struct Doubt: Sendable, Equatable {
  /// A clause with code in back quotes.
  public let reason: String
  /// The code that raises it, in bytes of the file; nil for none.
  public let place: Range<Int>?

  public init(_ reason: String, at place: (some FindingPlace)? = nil as Range<Int>?) {
    (self.reason, self.place) = (reason, place?.bytes)
  }
}

extension Finding {
  /// The finding, as surely as what it is about is known: a report leaves it out where that is unknown.
  public func given(_ certainty: Certainty) -> Finding {
    var finding = self
    switch certainty {
    case .certain(let conditions): finding.conditions += conditions
    case .unknown(let doubt): finding.doubt = finding.doubt ?? doubt
    }
    return finding
  }
}
