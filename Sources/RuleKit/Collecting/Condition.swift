import LayoutModel

/// What has to hold in other files for a finding to be reported. A rule states it where it reports the finding, and it is
/// answered once all files are read; of several conditions, all have to hold.
public protocol Condition: Sendable, Equatable {
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
