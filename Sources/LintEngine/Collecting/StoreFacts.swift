/// What keeps the subscriptions or observers of a class: a bag or a set in a property, or the notification center.
public struct SubscriptionStore: Sendable, Hashable {
  /// The key of the name of the class whose code uses it.
  public var type: UInt64
  /// The key of the name of the property; nil for the notification center.
  public var property: UInt64?

  /// - Parameter property: the key of its name; nil for the notification center.
  public init(_ property: UInt64?, of type: UInt64) {
    self.property = property
    self.type = type
  }
}

/// Which classes of some files inherit from which, which bags they declare, and which code empties these or removes
/// observers.
///
/// Classes are told apart by their names only.
public struct StoreFacts: Sendable {
  /// The keys of classes and of their superclasses; nil for one that the system declares.
  private var superclasses: [(type: UInt64, superclass: UInt64?)] = []
  private var declared: Set<SubscriptionStore> = []
  /// By the class whose code does it.
  private var emptied: Set<SubscriptionStore> = []
  /// The keys of the names of properties that code empties in another object: `cell.bag = DisposeBag()`.
  private var emptiedElsewhere: Set<UInt64> = []

  init() {}

  /// Whether there are no facts.
  var isEmpty: Bool {
    superclasses.isEmpty && declared.isEmpty && emptied.isEmpty && emptiedElsewhere.isEmpty
  }

  /// Adds a class with its superclass, both by the keys of their names; nil for a superclass of the system, or none.
  public mutating func add(_ type: UInt64, inheritingFrom superclass: UInt64?) {
    superclasses.append((type, superclass))
  }

  /// Adds a bag that a class declares, and that keeps what it gets until code empties it.
  public mutating func add(declared store: SubscriptionStore) { declared.insert(store) }

  /// Adds that code of a class, or of an extension, empties a store.
  public mutating func add(emptied store: SubscriptionStore) { emptied.insert(store) }

  /// Adds that code empties a property in another object, given by the key of its name.
  public mutating func add(emptiedElsewhere property: UInt64) {
    emptiedElsewhere.insert(property)
  }

  mutating func formUnion(_ other: StoreFacts) {
    superclasses += other.superclasses
    // Most files have none of these, and to merge an empty set costs as much as to merge a small one.
    if !other.declared.isEmpty { declared.formUnion(other.declared) }
    if !other.emptied.isEmpty { emptied.formUnion(other.emptied) }
    if !other.emptiedElsewhere.isEmpty { emptiedElsewhere.formUnion(other.emptiedElsewhere) }
  }

  /// Answers whether stores keep what they get.
  struct Answers {
    private let facts: StoreFacts
    /// By the key of a class, those of its superclasses; nil among them for one that the system declares.
    private var superclasses: [UInt64: Set<UInt64?>] = [:]
    private var subclasses: [UInt64: [UInt64]] = [:]
    /// What is emptied by extensions of something else than the classes of the files, such as protocols.
    private var emptiedByOthers: Set<UInt64?> = []

    init(_ facts: StoreFacts) {
      self.facts = facts
      for (type, superclass) in facts.superclasses {
        let isNew = superclasses[type, default: []].insert(superclass).inserted
        if isNew, let superclass { subclasses[superclass, default: []].append(type) }
      }
      for store in facts.emptied where superclasses[store.type] == nil {
        emptiedByOthers.insert(store.property)
      }
    }

    /// Whether no code empties a store: none of the class that uses it, of its subclasses, and of its superclasses up to
    /// the one that declares it, which must all be known.
    func keeps(_ store: SubscriptionStore) -> Bool {
      if emptiedByOthers.contains(store.property) { return false }
      if let property = store.property, facts.emptiedElsewhere.contains(property) { return false }
      return isKeptAbove(store) && isKeptBelow(store)
    }

    private func isKeptAbove(_ store: SubscriptionStore) -> Bool {
      var seen: Set<UInt64> = []
      var type: UInt64? = store.type
      while let current = type {
        let own = SubscriptionStore(store.property, of: current)
        guard seen.insert(current).inserted, !facts.emptied.contains(own),
          let superclasses = superclasses[current], superclasses.count == 1
        else { return false }
        if facts.declared.contains(own) { return true }
        type = superclasses.first ?? nil
      }
      return store.property == nil
    }

    private func isKeptBelow(_ store: SubscriptionStore) -> Bool {
      var seen: Set<UInt64> = [store.type]
      var next = [store.type]
      while let type = next.popLast() {
        if facts.emptied.contains(SubscriptionStore(store.property, of: type)) { return false }
        for subclass in subclasses[type] ?? [] where seen.insert(subclass).inserted {
          next.append(subclass)
        }
      }
      return true
    }
  }
}
