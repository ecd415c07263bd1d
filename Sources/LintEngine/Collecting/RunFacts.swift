/// The merged contributions of the files of a run, and the decisions about findings that rely on them.
///
/// Contributions can be merged in any order, so the number of threads makes no difference.
struct RunFacts: Sendable {
  /// How many owners use each way, for each group.
  private var counts: [Occurrence.Group?: OccurrenceCounts] = [:]
  /// The functions that are declared or called, by full name, with the types that get them from an extension visible to
  /// other files.
  private var functions: [String: Set<String>] = [:]
  /// The occurrences that a comment silences; they count too.
  private(set) var silenced: [Occurrence] = []

  /// Whether there are no contributions.
  var isEmpty: Bool { counts.isEmpty && functions.isEmpty }

  // MARK: - Collecting

  /// The contribution of one file, without functions so far.
  init(_ occurrences: [Occurrence] = []) {
    guard !occurrences.isEmpty else { return }
    counts = Dictionary(grouping: occurrences, by: \.group).mapValues(OccurrenceCounts.init)
  }

  /// Records that a file calls or declares a function.
  ///
  /// - Parameter type: the type whose extension declares it, visible to other files; nil if there is none.
  mutating func add(_ function: String, extending type: String? = nil) {
    functions[function, default: []].formUnion(type.map { [$0] } ?? [])
  }

  /// Records a silenced finding if only all files together can tell whether it would be reported.
  ///
  /// - Returns: whether that is so.
  mutating func silence(_ finding: Finding) -> Bool {
    guard case .minority(let occurrence) = finding.reliance else { return false }
    silenced.append(occurrence)
    return true
  }

  // MARK: - Merging

  mutating func formUnion(_ other: RunFacts) {
    guard !other.isEmpty else { return }
    counts.merge(other.counts) { $0.adding($1) }
    functions.merge(other.functions) { $0.union($1) }
    silenced += other.silenced
  }

  // MARK: - Deciding

  /// Completes the findings about minorities, drops those about majorities, and resolves the fixes that rely on
  /// functions.
  ///
  /// - Parameter silenced: occurrences that a comment silences.
  /// - Returns: how many of the silenced ones would be reported.
  func decide(_ diagnostics: inout [Diagnostic], silenced: [Occurrence]) -> Int {
    lazy var majorities = counts.compactMapValues(\.majority)
    func majority(against occurrence: Occurrence) -> Majority? {
      majorities[occurrence.group].flatMap { $0.occurrence.way == occurrence.way ? nil : $0 }
    }
    for index in diagnostics.indices {
      switch diagnostics[index].reliance {
      case nil: continue
      case .minority(let occurrence):
        guard let majority = majority(against: occurrence) else { continue }
        diagnostics[index].message = majority.message(about: diagnostics[index].message)
        diagnostics[index].advice = majority.occurrence.advice.text
      case .declaration(let function, let type):
        if functions[function.text]?.contains(type) != true {
          diagnostics[index].fix?.safety = .unsafe
        }
      case .presence(let function):
        if functions[function.text] == nil { diagnostics[index].dropFix() }
      }
      diagnostics[index].reliance = nil
    }
    diagnostics.removeAll { $0.reliance != nil }
    return silenced.count { majority(against: $0) != nil }
  }
}

extension Diagnostic {
  fileprivate mutating func dropFix() { (fix, editPlaces, wholeEdit) = (nil, [], nil) }
}
