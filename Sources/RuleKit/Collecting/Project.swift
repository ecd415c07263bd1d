import Behavior
import LayoutModel

/// What the files of a run say together, for the conditions of findings.
public final class Project {
  private let facts: RunFacts
  /// What was computed, by type.
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

  /// Whether a file declares a protocol of a name; nil if the run does not see all files.
  public func hasProtocol(_ name: String) -> Bool? {
    names.map { $0.fileCount(NameCensus.hash(name, .protocol)) > 0 }
  }

  /// Whether no two files are known to declare types of a name.
  public func isOnlyType(_ name: String) -> Bool {
    facts.names.map { $0.fileCount(NameCensus.hash(name, .declared)) == 1 } ?? true
  }

  /// What the functions of the project do with views, by `FunctionEffect.function`.
  var effects: [UInt64: [FunctionEffect]] {
    memoized { EffectsByFunction($0[FunctionEffects.self]) }.effects
  }
}

/// The functions of a name and a place.
private struct EffectsByFunction {
  let effects: [UInt64: [FunctionEffect]]

  init(_ effects: FunctionEffects) {
    self.effects = Dictionary(grouping: effects.visible, by: \.function)
  }
}
