import LayoutModel

/// The merged contributions of the files of a run, and the decisions about findings that rely on them.
///
/// Contributions can be merged in any order, so the number of threads makes no difference.
package struct RunFacts: Sendable {
  /// What rules have collected.
  private(set) var contributions: Contributions
  /// The conditions of silenced findings, where they decide whether these would be reported.
  package private(set) var silenced: [Conditions] = []
  /// The names of all files; nil if the run does not see the whole project.
  package private(set) var names: NameCensus?
  /// Whether something could not be read.
  package private(set) var missesNames = false

  /// Whether there are no contributions.
  var isEmpty: Bool {
    contributions.isEmpty && silenced.isEmpty && names == nil && !missesNames
  }

  // MARK: - Collecting

  /// What rules have collected from a file.
  package init(_ contributions: Contributions = Contributions()) {
    self.contributions = contributions
  }

  /// Records a silenced finding of which only all files together can tell whether it would be reported.
  package mutating func silence(_ finding: Finding) {
    silenced.append(Conditions(all: finding.conditions))
  }

  /// Adds the names of files.
  package mutating func add(_ census: NameCensus) {
    var facts = RunFacts()
    facts.names = census
    formUnion(facts)
  }

  /// Treats the run as one that does not see the whole project.
  package mutating func dropNames() { (names, missesNames) = (nil, true) }

  // MARK: - Merging

  package mutating func formUnion(_ other: RunFacts) {
    guard !other.isEmpty else { return }
    contributions.formUnion(other.contributions)
    if !other.silenced.isEmpty { silenced += other.silenced }
    missesNames = missesNames || other.missesNames
    guard let added = other.names else { return }
    if names == nil { names = added } else { names?.formUnion(added) }
  }
}
