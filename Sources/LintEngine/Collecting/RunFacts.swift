/// What the files of a run contribute, and what follows from it for findings that rely on it.
///
/// Contributions can be united in any order, so that the number of threads makes no difference.
struct RunFacts: Sendable {
  /// How many use each way, for all that is counted together.
  private var counts: [Occurrence.Group?: OccurrenceCounts] = [:]
  /// The functions that are declared or called, by their full names, each with the types that get it from an extension
  /// which other files can see.
  private var functions: [String: Set<String>] = [:]
  /// The occurrences that a comment silences; they count like the others.
  private(set) var silenced: [Occurrence] = []

  /// Whether the files contribute nothing.
  var isEmpty: Bool { counts.isEmpty && functions.isEmpty }

  // MARK: - Collecting

  /// The contribution of one file, so far without functions.
  init(_ occurrences: [Occurrence] = []) {
    guard !occurrences.isEmpty else { return }
    counts = Dictionary(grouping: occurrences, by: \.group).mapValues(OccurrenceCounts.init)
  }

  /// Notes that a file calls a function, or declares it.
  ///
  /// - Parameter type: the type whose extension declares it for other files to call; nil for none.
  mutating func add(_ function: String, extending type: String? = nil) {
    functions[function, default: []].formUnion(type.map { [$0] } ?? [])
  }

  /// Notes that a comment silences a finding, if it takes all files to say whether it would be reported at all.
  ///
  /// - Returns: whether it does.
  mutating func silence(_ finding: Finding) -> Bool {
    guard case .minority(let occurrence) = finding.reliance else { return false }
    silenced.append(occurrence)
    return true
  }

  // MARK: - Uniting

  mutating func formUnion(_ other: RunFacts) {
    guard !other.isEmpty else { return }
    counts.merge(other.counts) { $0.adding($1) }
    functions.merge(other.functions) { $0.union($1) }
    silenced += other.silenced
  }

  // MARK: - Deciding

  /// Completes the findings of minorities, drops those of majorities, and decides on the fixes that rely on functions.
  ///
  /// - Parameter silenced: occurrences that a comment silences.
  /// - Returns: how many of these would be reported.
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
