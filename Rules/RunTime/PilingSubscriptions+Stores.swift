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
  /// What the file contributes to the run.
  private(set) var facts: [Fact] = []
  /// What code of the file empties, as a question about its own types.
  private var emptied: Set<SubscriptionStore> = []
  private var emptiedElsewhere = KeySet()

  /// A fact about the file's classes.
  enum Fact {
    case inherits(UInt64, from: UInt64?)
    case declares(SubscriptionStore)
    case empties(SubscriptionStore)
    case emptiesElsewhere(UInt64)
  }

  init(_ file: ViewFile) {
    for type in file.types {
      if type.declaration.type.contains(where: \.renewsBag), file.isReused(type) {
        empty(SubscriptionStore(TextHash.key("disposeBag"), of: type.key))
      }
      guard type.kind == .class else { continue }
      let superclass = type.declaration.superclass
      facts.append(
        .inherits(
          type.key,
          from: superclass.flatMap { $0.isNameOfSystem ? nil : file.names.key($0) }))
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
      facts.append(.declares(SubscriptionStore(file.names.key(name), of: type.key)))
    }
  }

  private mutating func readAssignment(of name: Lexeme, in statement: Statement, of file: ViewFile)
  {
    guard name.kind == .identifier else { return }
    let key = file.names.key(name)
    guard name.isFreeName else {
      if statement.assignedValue?.isEmptyStore == true { emptyElsewhere(key) }
      return
    }
    guard let type = file.scopes.type(around: statement) else { return }
    let property = TextHash.pair(type.key, key)
    if statement.block.function?.kind == .initializer { return }
    assigned.insert(property)
    guard bags[property] != nil || statement.assignedValue?.isEmptyStore == true else { return }
    empty(SubscriptionStore(key, of: type.key))
  }

  private mutating func read(_ call: Call, in file: ViewFile) {
    guard let name = call.name else { return }
    if name.is(.removeObserver) {
      let type = file.scopes.type(around: call.statement)?.key ?? 0
      let isForKeyPath = call.arguments?.contains { $0.label?.text == "forKeyPath" } ?? false
      let isAtEnd = call.statement.block.function?.kind == .deinitializer
      if !isForKeyPath, !isAtEnd { empty(SubscriptionStore(nil, of: type)) }
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
    guard bag.isFreeName else { return emptyElsewhere(key) }
    let type = file.scopes.type(around: call.statement)?.key ?? 0
    empty(SubscriptionStore(key, of: type))
  }

  /// `refill(&subscriptions)` may do anything with them.
  private mutating func readReferences(in file: ViewFile) {
    for token in file.code.tokens.all(.prefixOperator) where token == "&" {
      guard let statement = token.statement, let type = file.scopes.type(around: statement),
        token.brackets?.call?.name?.is(.store) != true,
        let name = token.next?.is(.`self`) == true ? token.next?.member : token.next
      else { continue }
      empty(SubscriptionStore(file.names.key(name), of: type.key))
    }
  }

  private mutating func empty(_ store: SubscriptionStore) {
    if emptied.insert(store).inserted { facts.append(.empties(store)) }
  }

  private mutating func emptyElsewhere(_ property: UInt64) {
    if emptiedElsewhere.insert(property) { facts.append(.emptiesElsewhere(property)) }
  }

  // MARK: - Questions

  /// What it relies on that a subscription stays until the object around it goes away; nil where the file shows that it
  /// may not.
  func reliances(of subscription: Subscription, in file: ViewFile) -> [Reliance]? {
    guard let type = file.scopes.type(around: subscription.statement) else { return nil }
    if let owner = subscription.owner {
      guard let name = subscription.property, let type = subscription.statement.type(ofCell: owner),
        !emptiedElsewhere.contains(file.names.key(name))
      else { return nil }
      return [.keeps(SubscriptionStore(file.names.key(name), of: file.names.key(type)))]
    }
    guard let name = subscription.property else {
      let store = SubscriptionStore(nil, of: type.key)
      guard !emptied.contains(store) else { return nil }
      let isKnown = file.scopes.declaredType(around: subscription.statement)?.declaration.superclass
        .map(\.isNameOfSystem)
      return isKnown == true ? [] : [.keeps(store)]
    }
    let key = file.names.key(name)
    let store = SubscriptionStore(key, of: type.key)
    guard !emptied.contains(store), !emptiedElsewhere.contains(key),
      !file.scopes.isLocal(name)
        || name.previous?.kind == .period
    else { return nil }
    let property = TextHash.pair(type.key, key)
    guard let bag = bags[property] else {
      return properties[property] == nil ? [.keeps(store)] : nil
    }
    return bag.isPrivate || bag.keyword.is(.let) || bag.hasPrivateSetter ? [] : [.keeps(store)]
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

  /// Hands what the file says about its classes to the run.
  func note(in classes: inout ClassFacts) {
    for fact in facts {
      switch fact {
      case .inherits(let type, let superclass):
        classes.stores.add(type, inheritingFrom: superclass)
      case .declares(let store): classes.stores.add(declared: store)
      case .empties(let store): classes.stores.add(emptied: store)
      case .emptiesElsewhere(let name): classes.stores.add(emptiedElsewhere: name)
      }
    }
  }
}

extension Declaration {
  /// The name of the first type that a class inherits from, without its module.
  fileprivate var superclass: Lexeme? {
    var name = type.first
    while let module = name, module.next?.kind == .period, let inner = module.next?.next {
      name = inner
    }
    return name
  }

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

  /// Whether a class of this name belongs to the system, and empties nothing.
  fileprivate var isNameOfSystem: Bool {
    isNameOfUIKit || hasWordPrefix("NS") || hasWordPrefix("MK") || hasWordPrefix("WK")
  }

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
