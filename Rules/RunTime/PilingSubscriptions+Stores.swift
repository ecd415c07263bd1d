import LayoutModel
import LintEngine
import SwiftSource

/// The bags and sets of a file that keep subscriptions, and the code that empties them or removes observers.
struct SubscriptionStores {
  /// The stored properties of the file, by their types and names.
  private var properties = KeyMap<Declaration>()
  /// Those of them that are bags or sets.
  private var bags = KeyMap<Declaration>()
  /// The properties that code gives another value after the initializer, by types and names.
  private var assigned = KeySet()
  /// What the file tells others.
  private(set) var uses = StoreUses()

  init(_ file: ViewFile) {
    for type in file.types {
      if type.declaration.type.contains(where: \.renewsBag), file.isReused(type) {
        uses.emptied.insert(SubscriptionStore(TextHash.key("disposeBag"), of: type.key))
      }
    }
    // A file without these names may still empty a set of another object: `cell.subscriptions.removeAll()`.
    guard
      file.hasWord(.disposed, .store, .addObserver, .removeObserver, .DisposeBag, .AnyCancellable)
    else {
      for call in file.code.calls { readEmptying(call, in: file) }
      return
    }
    readProperties(of: file)
    for statement in file.code.statements where statement.kind == .assignment {
      if let name = statement.target?.last { readAssignment(of: name, in: statement, of: file) }
    }
    for call in file.code.calls { read(call, in: file) }
    if file.hasWord(.AnyCancellable, .store) { readReferences(in: file) }
  }

  private mutating func readProperties(of file: ViewFile) {
    for declaration in file.code.declarations
    where declaration.kind == .property && declaration.block.kind == .typeBody {
      guard declaration.isStored, !declaration.isStatic, let name = declaration.name,
        let type = file.scopes.type(aroundBlock: declaration.block.index)
      else { continue }
      let key = TextHash.pair(type.key, file.names.key(name))
      properties[key] = declaration
      guard declaration.isBag else { continue }
      bags[key] = declaration
      uses.declared.insert(SubscriptionStore(file.names.key(name), of: type.key))
    }
  }

  private mutating func readAssignment(of name: Lexeme, in statement: Statement, of file: ViewFile)
  {
    guard name.kind == .identifier else { return }
    let key = file.names.key(name)
    guard name.isFreeName else {
      if statement.assignedValue?.isEmptyStore == true { uses.emptiedElsewhere.insert(key) }
      return
    }
    guard let type = file.scopes.type(around: statement) else { return }
    let property = TextHash.pair(type.key, key)
    if statement.block.function?.kind == .initializer { return }
    assigned.insert(property)
    guard bags[property] != nil || statement.assignedValue?.isEmptyStore == true else { return }
    uses.emptied.insert(SubscriptionStore(key, of: type.key))
  }

  private mutating func read(_ call: Call, in file: ViewFile) {
    guard let name = call.name else { return }
    if name.is(.removeObserver) {
      let type = file.scopes.type(around: call.statement)?.key ?? 0
      let isForKeyPath = call.arguments?.contains { $0.label?.text == "forKeyPath" } ?? false
      let isAtEnd = call.statement.block.function?.kind == .deinitializer
      if !isForKeyPath, !isAtEnd { uses.emptied.insert(SubscriptionStore(nil, of: type)) }
    } else {
      readEmptying(call, in: file)
    }
  }

  private mutating func readEmptying(_ call: Call, in file: ViewFile) {
    // Most names begin in another way.
    guard let name = call.name, name.mayEmptyStore, name.previous?.kind == .period,
      let bag = name.owner, bag.kind == .identifier
    else { return }
    let key = file.names.key(bag)
    guard bag.isFreeName else {
      uses.emptiedElsewhere.insert(key)
      return
    }
    let type = file.scopes.type(around: call.statement)?.key ?? 0
    uses.emptied.insert(SubscriptionStore(key, of: type))
  }

  /// `refill(&subscriptions)` may do anything with them.
  private mutating func readReferences(in file: ViewFile) {
    for token in file.code.tokens.all(.prefixOperator) where token == "&" {
      guard let statement = token.statement, let type = file.scopes.type(around: statement),
        token.brackets?.call?.name?.is(.store) != true,
        let name = token.next?.is(.`self`) == true ? token.next?.member : token.next
      else { continue }
      uses.emptied.insert(SubscriptionStore(file.names.key(name), of: type.key))
    }
  }

  // MARK: - Questions

  /// The conditions under which a subscription stays until the object around it goes away; nil where the file shows that
  /// it may not.
  func conditions(of subscription: Subscription, in file: ViewFile) -> [SubscriptionStore]? {
    guard let type = file.scopes.type(around: subscription.statement) else { return nil }
    if let owner = subscription.owner {
      guard let name = subscription.property, let type = subscription.statement.type(ofCell: owner),
        !uses.emptiedElsewhere.contains(file.names.key(name))
      else { return nil }
      return [SubscriptionStore(file.names.key(name), of: file.names.key(type))]
    }
    guard let name = subscription.property else {
      let store = SubscriptionStore(nil, of: type.key)
      guard !uses.emptied.contains(store) else { return nil }
      let isKnown = file.scopes.declaredType(around: subscription.statement)?.declaration.superclass
        .map(\.isNameOfSystem)
      return isKnown == true ? [] : [store]
    }
    let key = file.names.key(name)
    let store = SubscriptionStore(key, of: type.key)
    guard !uses.emptied.contains(store), !uses.emptiedElsewhere.contains(key),
      !file.scopes.isLocal(name)
        || name.previous?.kind == .period
    else { return nil }
    let property = TextHash.pair(type.key, key)
    guard let bag = bags[property] else {
      return properties[property] == nil ? [store] : nil
    }
    return bag.isPrivate || bag.keyword.is(.let) || bag.hasPrivateSetter ? [] : [store]
  }

  /// Whether a name is that of a stored property which stays the same object.
  func isLasting(_ name: Lexeme, of type: ViewType, in file: ViewFile) -> Bool {
    let key = TextHash.pair(type.key, file.names.key(name))
    guard let property = properties[key], !property.modifiers.contains(.weak),
      !assigned.contains(key)
    else { return false }
    return property.keyword.is(.let)
      || property.value != nil
        && (property.isPrivate || property.modifiers.contains(.lazy))
  }

  /// Whether the bag of a subscription is a variable, which code can renew.
  func isVariable(_ subscription: Subscription, in file: ViewFile) -> Bool {
    guard let name = subscription.property, subscription.owner == nil,
      let type = file.scopes.type(around: subscription.statement)
    else { return true }
    return bags[TextHash.pair(type.key, file.names.key(name))]?.keyword.is(.var) ?? true
  }
}

extension Declaration {
  /// Whether a property keeps subscriptions: a `DisposeBag`, or a set or an array of `AnyCancellable`.
  fileprivate var isBag: Bool { type.isOfBag || value?.isOfBag == true }

  /// `private(set) var`
  fileprivate var hasPrivateSetter: Bool {
    prefix.contains {
      ($0.is(.private) || $0.is(.fileprivate)) && $0.next?.kind == .leftParen
    }
  }
}

extension Lexemes {
  /// Whether a type or a value is that of a property which keeps subscriptions.
  fileprivate var isOfBag: Bool {
    prefix(8).contains { token in
      token.is(.DisposeBag)
        || token.is(.AnyCancellable) && (first == "Set" || first?.kind == .leftBracket)
    }
  }

  /// Whether a value is a new bag or an empty set.
  fileprivate var isEmptyStore: Bool {
    guard let first else { return false }
    if first.is(.DisposeBag) || first == "Set" || first.is(.nil) { return true }
    if first.kind == .leftBracket { return true }
    return first.kind == .period && first.next?.is(Keyword.`init`) == true
  }
}

extension Lexeme {
  /// Whether it is the protocol of ReactorKit whose `reactor` renews the property `disposeBag` when it is set.
  fileprivate var renewsBag: Bool { self == "View" || self == "StoryboardView" }

  /// Whether a call of this name may empty a set or end what it keeps.
  fileprivate var mayEmptyStore: Bool {
    switch firstByte {
    case UInt8(ascii: "r"): hasPrefix("remove") || hasPrefix("reset")
    case UInt8(ascii: "c"): hasPrefix("cancel") || hasPrefix("clear")
    case UInt8(ascii: "d"): hasPrefix("dispose")
    case UInt8(ascii: "s"): hasPrefix("subtract")
    case UInt8(ascii: "p"): self == "popFirst"
    case UInt8(ascii: "f"): self == "forEach"
    default: false
    }
  }
}

// MARK: - Other files

/// What keeps the subscriptions or observers of a class, and no code of the project empties: a bag or a set in a property,
/// or the notification center.
struct SubscriptionStore: Condition, Hashable {
  /// The key of the name of the class whose code uses it.
  let type: UInt64
  /// The key of the name of the property; nil for the notification center.
  let property: UInt64?

  init(_ property: UInt64?, of type: UInt64) { (self.property, self.type) = (property, type) }

  func holds(in project: Project) -> Bool {
    project.isWhole && project.note(EmptyingClasses.init).keep(self, project.classes)
  }
}

/// Which bags the classes of some files declare, and which code empties these or removes observers. Classes are told apart
/// by their names only.
struct StoreUses: Contribution, Equatable {
  /// Bags that keep what they get until code empties them.
  var declared: Set<SubscriptionStore> = []
  /// By the class whose code does it, perhaps in an extension.
  var emptied: Set<SubscriptionStore> = []
  /// The keys of the names of properties that code empties in another object: `cell.bag = DisposeBag()`.
  var emptiedElsewhere: Set<UInt64> = []

  mutating func formUnion(_ other: StoreUses) {
    // Most files have none of these, and to merge an empty set costs as much as to merge a small one.
    if !other.declared.isEmpty { declared.formUnion(other.declared) }
    if !other.emptied.isEmpty { emptied.formUnion(other.emptied) }
    if !other.emptiedElsewhere.isEmpty { emptiedElsewhere.formUnion(other.emptiedElsewhere) }
  }
}

/// The classes that empty a property of a name, and those that do or declare it.
private struct EmptyingClasses {
  private let uses: StoreUses
  private let emptied: [UInt64?: ClassSelection]
  private let met: [UInt64?: ClassSelection]
  /// What is emptied by extensions of something else than the classes of the files, such as protocols, or by classes of
  /// which several have one name.
  private let emptiedByOthers: Set<UInt64?>

  init(_ project: Project) {
    uses = project[StoreUses.self]
    let classes = project.classes
    func selections(_ stores: Set<SubscriptionStore>) -> [UInt64?: ClassSelection] {
      Dictionary(grouping: stores, by: \.property)
        .mapValues { ClassSelection(Set($0.map(\.type)), in: classes) }
    }
    emptied = selections(uses.emptied)
    met = selections(uses.emptied.union(uses.declared))
    emptiedByOthers = Set(
      uses.emptied.lazy
        .filter { !classes.isDeclared($0.type) || classes[$0.type]?.isAmbiguous == true }
        .map(\.property))
  }

  /// Whether no code empties a store: none of the class that uses it, of its subclasses, and of its superclasses up to
  /// the one that declares it, which must all be known.
  func keep(_ store: SubscriptionStore, _ classes: ClassTree) -> Bool {
    if emptiedByOthers.contains(store.property) { return false }
    if let property = store.property, uses.emptiedElsewhere.contains(property) { return false }
    return isKeptAbove(store, classes)
      && emptied[store.property]?.isAny(below: store.type, in: classes) != true
  }

  private func isKeptAbove(_ store: SubscriptionStore, _ classes: ClassTree) -> Bool {
    guard classes.isDeclared(store.type), let place = classes[store.type], !place.isAmbiguous else {
      return false
    }
    guard let type = met[store.property]?.nearest(above: store.type, in: classes) else {
      return store.property == nil && classes.isDeclared(place.root)
    }
    return classes.isDeclared(type)
      && !uses.emptied.contains(SubscriptionStore(store.property, of: type))
  }
}
