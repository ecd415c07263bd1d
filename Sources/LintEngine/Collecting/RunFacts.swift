import LayoutModel

/// The merged contributions of the files of a run, and the decisions about findings that rely on them.
///
/// Contributions can be merged in any order, so the number of threads makes no difference.
struct RunFacts: Sendable {
  /// How many owners use each way, for each group.
  private var counts: [Occurrence.Group?: OccurrenceCounts] = [:]
  /// The functions that are declared or called, by full name, with the types that get them from an extension visible to
  /// other files.
  private var functions: [String: Set<String>] = [:]
  /// The name patterns of which a file has a helper.
  private var helpers: Set<[String]> = []
  /// What functions of the project do with the views that they get, in no order.
  private var effects: [FunctionEffect]
  /// What rules say about the classes of the files.
  private var classes: ClassFacts
  /// What surveys have counted, by rule.
  private(set) var tallies: [String: Tally] = [:]
  /// What silenced findings rely on, where it decides whether they would be reported; occurrences among it count too.
  private(set) var silenced: [[Reliance]] = []
  /// The names of all files; nil if the run does not see the whole project.
  private(set) var names: NameCensus?
  /// Whether some file did not contribute its names.
  private var missesNames = false

  /// Whether there are no contributions.
  var isEmpty: Bool {
    counts.isEmpty && functions.isEmpty && helpers.isEmpty && effects.isEmpty && tallies.isEmpty
      && silenced.isEmpty && classes.isEmpty && names == nil && !missesNames
  }

  // MARK: - Collecting

  /// The contribution of one file, without functions so far.
  init(
    _ occurrences: [Occurrence] = [], _ effects: [FunctionEffect] = [],
    _ classes: ClassFacts = ClassFacts()
  ) {
    self.effects = effects
    self.classes = classes
    guard !occurrences.isEmpty else { return }
    counts = Dictionary(grouping: occurrences, by: \.group).mapValues(OccurrenceCounts.init)
  }

  /// Records that a file calls or declares a function.
  ///
  /// - Parameter type: the type whose extension declares it, visible to other files; nil if there is none.
  mutating func add(_ function: String, extending type: String? = nil) {
    functions[function, default: []].formUnion(type.map { [$0] } ?? [])
  }

  /// Records that a file has a helper whose name fits one of some patterns.
  mutating func addHelper(_ patterns: [String]) { helpers.insert(patterns) }

  /// Records what surveys have counted in a file, by rule.
  mutating func add(_ tallies: [String: Tally]) {
    // In place: a copy for each file would cost as much as all files before it.
    for (rule, tally) in tallies { self.tallies[rule, default: Tally()].formUnion(tally) }
  }

  /// Records a silenced finding of which only all files together can tell whether it would be reported.
  mutating func silence(_ finding: Finding) {
    silenced.append(finding.reliances.filter(\.decidesFinding))
  }

  /// The same without what counts for other files.
  var silencedOnly: RunFacts {
    var facts = RunFacts()
    facts.silenced = silenced
    return facts
  }

  /// Adds the names of the files that a worker has read.
  ///
  /// - Parameter missesNames: whether it left out a file.
  mutating func add(_ census: NameCensus, missesNames: Bool) {
    var facts = RunFacts()
    (facts.names, facts.missesNames) = (census, missesNames)
    formUnion(facts)
  }

  /// Treats the run as one that does not see the whole project.
  mutating func dropNames() { (names, missesNames) = (nil, true) }

  // MARK: - Merging

  mutating func formUnion(_ other: RunFacts) {
    guard !other.isEmpty else { return }
    // Most files have few of these, and to merge an empty dictionary costs as much as to merge a small one.
    if !other.counts.isEmpty { counts.merge(other.counts) { $0.adding($1) } }
    if !other.functions.isEmpty { functions.merge(other.functions) { $0.union($1) } }
    if !other.helpers.isEmpty { helpers.formUnion(other.helpers) }
    if !other.effects.isEmpty { effects += other.effects }
    if !other.classes.isEmpty { classes.formUnion(other.classes) }
    if !other.silenced.isEmpty { silenced += other.silenced }
    if !other.tallies.isEmpty { add(other.tallies) }
    missesNames = missesNames || other.missesNames
    guard let added = other.names else { return }
    if names == nil { names = added } else { names?.formUnion(added) }
  }

  // MARK: - Deciding

  /// Completes the findings about minorities, drops those that rely on something that does not hold, and resolves the
  /// fixes that rely on functions.
  ///
  /// - Parameter silenced: what findings rely on that a comment silences.
  /// - Returns: how many of the silenced ones would be reported.
  func decide(_ diagnostics: inout [Diagnostic], silenced: [[Reliance]]) -> Int {
    lazy var majorities = counts.compactMapValues(\.majority)
    lazy var effectsByFunction = Dictionary(grouping: effects, by: \.function)
    lazy var overriders = ClassFacts.Overriders(classes)
    lazy var superclassRuns = ClassFacts.SuperclassRuns(classes)
    lazy var stores = StoreFacts.Answers(classes.stores)
    func majority(against occurrence: Occurrence) -> Majority? {
      majorities[occurrence.group].flatMap { $0.occurrence.way == occurrence.way ? nil : $0 }
    }
    func holds(_ reliance: Reliance) -> Bool {
      switch reliance {
      case .minority(let occurrence): majority(against: occurrence) != nil
      case .unnamed(let member): !missesNames && names?.isUnnamed(member) == true
      case .noProtocol(let name): !missesNames && names?.declaresProtocol(name) == false
      case .handed(let handing):
        !missesNames && names != nil && handing.isMet(by: effectsByFunction)
      case .presence(let function): functions[function.text] != nil
      case .absence(let function): functions[function.text] == nil
      case .helper(let patterns): helpers.contains(patterns)
      case .contradicted(let demand):
        classes.contradictions(of: demand) != nil
          && names.map { $0.isDeclaredOnce(demand.type) } ?? true
      case .notEmbedded(let controller): !classes.embed(controller)
      case .coveringContentViews: !classes.uncoversCells
      case .layerMethod(let method): classes.hasLayerMethod(method)
      case .keeps(let store): !missesNames && names != nil && stores.keeps(store)
      case .overridden(let function): !overriders.classes(overriding: function).isEmpty
      case .inherited(let run): superclassRuns.contain(run)
      case .declaration: true
      }
    }
    diagnostics.keep { $0.allSatisfy(holds) }
    for index in diagnostics.indices where !diagnostics[index].reliances.isEmpty {
      for reliance in diagnostics[index].reliances {
        switch reliance {
        case .minority(let occurrence):
          guard let majority = majority(against: occurrence) else { continue }
          diagnostics[index].message = majority.message(about: diagnostics[index].message)
          diagnostics[index].advice = majority.occurrence.advice.text
        case .overridden(let function):
          diagnostics[index].message += Self.naming(overriders.classes(overriding: function))
        case .contradicted(let demand):
          diagnostics[index].message += demand.naming(classes.contradictions(of: demand) ?? [])
        case .declaration(let function, let type):
          if functions[function.text]?.contains(type) != true {
            diagnostics[index].fix?.safety = .unsafe
          }
        case .presence, .absence, .helper, .unnamed, .noProtocol, .handed, .layerMethod,
          .keeps, .notEmbedded, .coveringContentViews, .inherited:
          continue
        }
      }
      diagnostics[index].reliances = []
    }
    return silenced.count { $0.allSatisfy(holds) }
  }

  /// What a message gets to name some classes.
  private static func naming(_ classes: [String]) -> String {
    guard let first = classes.first else { return "" }
    return switch classes.count {
    case 1: " (`\(first)`)"
    case 2: " (`\(first)`, `\(classes[1])`)"
    default: " (`\(first)` and \(classes.count - 1) others)"
    }
  }
}

extension [Diagnostic] {
  /// Removes those whose reliances do not fit, and keeps the order of the others, which are moved and not copied.
  fileprivate mutating func keep(where fits: ([Reliance]) -> Bool) {
    let count = withUnsafeMutableBufferPointer { diagnostics in
      var count = 0
      for index in diagnostics.indices where fits(diagnostics[index].reliances) {
        if index != count { diagnostics.swapAt(index, count) }
        count += 1
      }
      return count
    }
    removeSubrange(count...)
  }
}
