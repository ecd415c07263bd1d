import LayoutModel
import Platform
import Semantics

/// What the files of a run say together, for the conditions of findings.
public final class Project {
  private let facts: RunFacts
  private var memoizedValues: [ObjectIdentifier: Any] = [:]

  package init(_ facts: RunFacts) { self.facts = facts }

  /// What rules have collected from all files.
  public subscript<One: Contribution>(type: One.Type) -> One { facts.contributions[type] }

  /// What is computed of the contributions, once for all conditions that ask. Of each type there is one.
  public func memoized<Value>(_ make: (Project) -> Value) -> Value {
    let type = ObjectIdentifier(Value.self)
    if let value = memoizedValues[type] as? Value { return value }
    let value = make(self)
    memoizedValues[type] = value
    return value
  }

  // MARK: - General questions

  /// Whether the run sees all files of the project. Otherwise, others may name and do anything.
  public var isWhole: Bool { names != nil }

  /// The names of all files; nil if the run does not see them all.
  var names: NameCensus? { facts.missesNames ? nil : facts.names }

  /// Whether no two files are known to declare types of a name.
  public func isOnlyType(_ name: String) -> Bool {
    facts.names.map { $0.fileCount(NameCensus.hash(name, .declared)) == 1 } ?? true
  }

  /// What the functions of the project do with views, by `FunctionSummary.function`.
  var functions: [UInt64: [FunctionSummary]] {
    memoized { Dictionary(grouping: $0[FunctionSummaries.self].visible, by: \.function) }
  }
}

/// What rules learn from all files of a project, for the conditions of their findings.
///
/// The contributions of files are merged in any order, so that the number of threads makes no difference.
public protocol Contribution: Sendable {
  /// That of a file that has nothing to say.
  init()
  /// Adds what other files contribute.
  mutating func formUnion(_ other: Self)
}

/// The contributions of some files, one of each type.
package struct Contributions: Sendable {
  private var all: [ObjectIdentifier: any Contribution] = [:]

  /// Whether there are none.
  package var isEmpty: Bool { all.isEmpty }

  /// The contribution of a type.
  subscript<One: Contribution>(type: One.Type) -> One {
    all[ObjectIdentifier(type)] as? One ?? One()
  }

  /// Adds to the contribution of a type.
  mutating func collect<One: Contribution>(_ type: One.Type, _ add: (inout One) -> Void) {
    // Taken out: what is changed while it is also in the dictionary would be copied.
    var one = all.removeValue(forKey: ObjectIdentifier(type)) as? One ?? One()
    add(&one)
    all[ObjectIdentifier(type)] = one
  }

  mutating func formUnion(_ other: Contributions) {
    for (type, contribution) in other.all where all[type]?.merge(contribution) == nil {
      all[type] = contribution
    }
  }
}

extension Contribution {
  fileprivate mutating func merge(_ other: any Contribution) {
    if let other = other as? Self { formUnion(other) }
  }
}

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

/// Identifies a rule with its options in the files of one configuration, whose findings are compared.
public struct SettingsKey: Hashable, Sendable {
  private var hash = FNV1a().value

  init() {}

  /// - Parameter configuration: the path of the configuration; nil if there is none.
  init(_ rule: some Rule, in configuration: FilePath?) {
    let options = type(of: rule.options).fields.map { "\($0.name): \($0.text(rule.options))" }
    var hash = FNV1a()
    for text in [[type(of: rule).id], options].joined() { hash.combine((text + "\n").utf8) }
    if let configuration { hash.combine(configuration.bytes) }
    self.hash = hash.value
  }
}
