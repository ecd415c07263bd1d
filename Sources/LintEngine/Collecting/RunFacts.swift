import LayoutModel

/// The merged contributions of the files of a run, and the decisions about findings that rely on them.
///
/// Contributions can be merged in any order, so the number of threads makes no difference.
struct RunFacts: Sendable {
  /// What rules have collected.
  private(set) var contributions: Contributions
  /// The conditions of silenced findings, where they decide whether these would be reported.
  private(set) var silenced: [Conditions] = []
  /// The names of all files; nil if the run does not see the whole project.
  private(set) var names: NameCensus?
  /// Whether something could not be read.
  private(set) var missesNames = false

  /// Whether there are no contributions.
  var isEmpty: Bool {
    contributions.isEmpty && silenced.isEmpty && names == nil && !missesNames
  }

  // MARK: - Collecting

  /// What rules have collected from a file.
  init(_ contributions: Contributions = Contributions()) { self.contributions = contributions }

  /// Records a silenced finding of which only all files together can tell whether it would be reported.
  mutating func silence(_ finding: Finding) { silenced.append(Conditions(all: finding.conditions)) }

  /// Adds the names of files.
  mutating func add(_ census: NameCensus) {
    var facts = RunFacts()
    facts.names = census
    formUnion(facts)
  }

  /// Treats the run as one that does not see the whole project.
  mutating func dropNames() { (names, missesNames) = (nil, true) }

  // MARK: - Merging

  mutating func formUnion(_ other: RunFacts) {
    guard !other.isEmpty else { return }
    contributions.formUnion(other.contributions)
    if !other.silenced.isEmpty { silenced += other.silenced }
    missesNames = missesNames || other.missesNames
    guard let added = other.names else { return }
    if names == nil { names = added } else { names?.formUnion(added) }
  }

  // MARK: - Deciding

  /// Drops the findings of which a condition does not hold, and completes the others.
  ///
  /// - Parameter silenced: the conditions of findings that a comment silences.
  /// - Returns: how many of the silenced ones would be reported.
  func decide(_ diagnostics: inout [Diagnostic], silenced: [Conditions]) -> Int {
    let project = Project(self)
    func hold(_ conditions: Conditions) -> Bool {
      conditions.all.allSatisfy { $0.holds(in: project) }
    }
    diagnostics.keep(where: hold)
    for index in diagnostics.indices where !diagnostics[index].conditions.all.isEmpty {
      var message = Finding.Message(stringLiteral: diagnostics[index].message)
      var advice = Finding.Message(stringLiteral: diagnostics[index].advice)
      for condition in diagnostics[index].conditions.all {
        condition.complete(&message, &advice, in: project)
      }
      (diagnostics[index].message, diagnostics[index].advice) = (message.text, advice.text)
      diagnostics[index].conditions.all = []
    }
    return silenced.count(where: hold)
  }

  /// Makes the safe fixes unsafe that assume what does not hold, or what is unlikely and the run cannot know.
  ///
  /// - Parameter isAlone: whether the project has no other file.
  func decideFixes(of diagnostics: inout [Diagnostic], inOnlyFile isAlone: Bool = false) {
    for index in diagnostics.indices {
      guard let assumptions = diagnostics[index].fix?.assumptions, !assumptions.isEmpty else {
        continue
      }
      diagnostics[index].fix?.assumptions = []
      let holds =
        if isAlone {
          true
        } else if let names, !missesNames {
          assumptions.allSatisfy(names.allow)
        } else {
          assumptions.allSatisfy(\.isLikely)
        }
      if !holds { diagnostics[index].fix?.safety = .unsafe }
    }
  }
}

extension [Diagnostic] {
  /// Removes those whose conditions do not hold, and keeps the order of the others, which are moved and not copied.
  fileprivate mutating func keep(where hold: (Conditions) -> Bool) {
    let count = withUnsafeMutableBufferPointer { diagnostics in
      var count = 0
      for index in diagnostics.indices where hold(diagnostics[index].conditions) {
        if index != count { diagnostics.swapAt(index, count) }
        count += 1
      }
      return count
    }
    removeSubrange(count...)
  }
}
