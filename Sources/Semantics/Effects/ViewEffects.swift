import LayoutModel
import SwiftSource

/// What a function does with a view that it gets.
public struct ViewEffects: OptionSet, Sendable, Hashable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// It adds the view to the view that it is a method of.
  public static let adds = ViewEffects(rawValue: 1)
  /// It adds the view to the `view` of the controller that it is a method of.
  public static let addsToRootView = ViewEffects(rawValue: 2)
  /// It adds the view to the arranged subviews of the stack that it is a method of.
  public static let arranges = ViewEffects(rawValue: 4)
  /// It turns the view's autoresizing mask off.
  public static let optsOut = ViewEffects(rawValue: 8)
  /// It constrains the view.
  public static let constrains = ViewEffects(rawValue: 16)
  /// Anything but setting the view up: it may keep it, pass it on, add it elsewhere, lay it out or remove it.
  public static let other = ViewEffects(rawValue: 32)
  /// It makes and activates new constraints of the view that it is a method of, and takes none away. Only ever sure.
  public static let activates = ViewEffects(rawValue: 64)
  /// It does so for each argument that is given: `if let top { topAnchor.constraint(…).isActive = true }`. Only ever sure.
  public static let activatesGiven = ViewEffects(rawValue: 128)
  /// It sets members of the view, or calls methods of UIKit's that do.
  public static let configures = ViewEffects(rawValue: 256)
}

/// What one function of a file does with the view that it gets in one place: behind an argument label, or as the receiver.
public struct FunctionEffect: Sendable, Equatable {
  /// Identifies the name of the function and the place.
  public var function: UInt64
  /// The key of the name of the type that it is a method of; 0 for a global function.
  public var owner: UInt64
  /// Whether the type is one of UIKit's, which the project extends.
  public var extendsUIKit: Bool
  /// Whether only its own file can call it.
  public var isPrivate: Bool
  /// What it may do.
  public var possible: ViewEffects
  /// What it does whenever it is called.
  public var sure: ViewEffects
  /// The calls that hand the view on.
  public var handings: [ForwardedView]
}

/// A call in a function that hands the view, which the function gets, on to another one.
public struct ForwardedView: Sendable, Equatable {
  public var handing: Handing
  /// Whether the function always makes the call.
  public var isSure: Bool
}

/// A call that hands a view to a function of the project, which any file may declare.
public struct Handing: Sendable, Equatable {
  /// Identifies the name of the function and the place of the view.
  public let function: UInt64
  /// The types whose methods the call may mean; 0 for global functions.
  public let owners: [UInt64]
  /// Whether the call may mean a method in an extension of one of UIKit's types.
  public let mayExtendUIKit: Bool
}

extension Handing {
  static func function(_ name: UInt64, label: UInt64?) -> UInt64 {
    TextHash.pair(name, label ?? noLabel)
  }
  static func function(_ name: UInt64, ofReceiver: Void) -> UInt64 {
    TextHash.pair(name, receiver)
  }
  private static let noLabel: UInt64 = 1
  private static let receiver: UInt64 = 2

  /// Whether the call can mean a function, given what the function is a method of.
  public func mayMean(_ effect: FunctionEffect) -> Bool {
    effect.extendsUIKit ? mayExtendUIKit : owners.contains(effect.owner)
  }

  /// A call with a view as an argument; nil where the name may be that of something else than a function of the project.
  ///
  /// - Parameter label: the label of the argument; nil for none.
  public init?(_ call: Call, label: Lexeme?, in file: ViewFile) {
    guard let name = Self.name(of: call, in: file) else { return nil }
    function = Self.function(file.names.key(name), label: label.map { file.names.key($0) })
    guard let receiver = call.receiver, !receiver.isEmpty else {
      guard !file.names.isVariable(name, in: call.statement.block) else { return nil }
      guard let methods = file.ownersOfMethods(at: call.statement) else { return nil }
      owners = [0] + methods
      mayExtendUIKit = true
      return
    }
    let block = call.statement.block
    if receiver.count == 1, let first = receiver.first, first.is(.`self`) {
      guard let methods = file.ownersOfMethods(at: call.statement) else { return nil }
      owners = methods
      mayExtendUIKit = true
    } else if receiver.count == 1, let first = receiver.first, first.hasCapital {
      owners = [file.names.key(first)]
      mayExtendUIKit = false
    } else {
      guard file.names.isPath(receiver),
        file.names.isContainer(file.names.item(receiver, in: block), at: call.statement)
          || file.names.namesView(receiver, at: call.statement)
      else { return nil }
      owners = []
      mayExtendUIKit = true
    }
  }

  /// A method of a view itself, whose type is one of UIKit's.
  public init?(receiverOf call: Call, in file: ViewFile) {
    guard let name = Self.name(of: call, in: file) else { return nil }
    function = Self.function(file.names.key(name), ofReceiver: ())
    owners = []
    mayExtendUIKit = true
  }

  private static func name(of call: Call, in file: ViewFile) -> Lexeme? {
    guard let name = call.name, name.kind == .identifier, !name.hasCapital,
      !file.names.isUIKitMethod(name)
    else { return nil }
    // UIKit and the libraries have no methods of these names.
    let mayBeOwn =
      !name.isLayoutWord || name.is(.projectName) || name.is(.addSubviews)
      || name.is(.addArrangedSubviews)
    return mayBeOwn ? name : nil
  }
}

extension ViewFile {
  /// The keys of the types whose methods a statement can call without a receiver: its own, and those that it inherits from
  /// or conforms to. Nil where these are too many.
  fileprivate func ownersOfMethods(at statement: Statement) -> [UInt64]? {
    guard let type = scopes.type(around: statement) else { return [] }
    let owners = memoized(OwnersOfMethods.init).byType[type.key] ?? []
    return owners.count > OwnersOfMethods.most ? nil : owners
  }
}

/// For each type of a file, its key and those of the types that its parts name in their headers.
private struct OwnersOfMethods {
  var byType = KeyMap<[UInt64]>()

  static let most = 32

  init(_ file: ViewFile) {
    for part in file.types {
      var owners = byType[part.key] ?? [part.key]
      guard owners.count <= Self.most else { continue }
      owners += part.declaration.type.prefix(4 * Self.most).filter { $0.kind == .identifier }
        .map { file.names.key($0) }
      byType[part.key] = owners
    }
  }
}

extension ViewFile {
  /// What the functions of the file do with the views that they get.
  ///
  /// Only functions with a body count, and of the methods that act on their own view those in extensions of UIKit's types.
  public func functionEffects() -> [FunctionEffect] {
    var effects: [FunctionEffect] = []
    for function in functions where function.declaration.kind == .function && !function.isNested {
      guard let name = function.declaration.name, !function.isCallback else { continue }
      let type = function.isMember ? types[function.type] : nil
      let extendsUIKit = type.map { $0.kind == .extension && $0.extendsUIKit } ?? false
      guard extendsUIKit || function.mayGetView else { continue }
      lazy var reader = EffectReader(self, function)
      func add(_ place: UInt64, _ found: EffectReader.Effects) {
        effects.append(
          FunctionEffect(
            function: place, owner: type?.key ?? 0, extendsUIKit: extendsUIKit,
            isPrivate: function.declaration.isPrivate || type?.declaration.isPrivate ?? false,
            possible: found.possible, sure: found.sure, handings: found.handings))
      }
      let key = names.key(name)
      if extendsUIKit, !function.declaration.isStatic {
        add(Handing.function(key, ofReceiver: ()), reader.effectsOnSelf())
      }
      guard let parameters = function.declaration.parameters else { continue }
      for argument in parameters {
        guard let parameter = Parameter(argument),
          let kind = ViewParameter(parameter, of: function)
        else { continue }
        let found = reader.effects(on: parameter.name, kind)
        let label = parameter.label == "_" ? nil : names.key(parameter.label)
        add(Handing.function(key, label: label), found)
        // The second of several arguments has no label.
        if kind == .variadic, label != nil { add(Handing.function(key, label: nil), found) }
      }
    }
    return effects
  }
}

extension ViewType {
  fileprivate var extendsUIKit: Bool {
    guard let name = declaration.name else { return false }
    return name.namesViewType && name.isNameOfUIKit
  }
}

extension ViewFunction {
  /// Whether it is one like `tableView(_ tableView: UITableView, …)`, which no code of the project calls.
  fileprivate var isCallback: Bool {
    guard let name = declaration.name, let first = declaration.parameters?.open.next else {
      return false
    }
    return first.next.map { $0.kind == .identifier && $0.hasSameText(as: name) } ?? false
  }

  fileprivate var mayGetView: Bool {
    guard hasParameters, let parameters = declaration.parameters else { return false }
    if parameters.tokens.contains(where: { $0.namesViewType }) { return true }
    return hasViewGenerics
  }

  /// Whether it is generic over views: `func embed<V: UIView>(_ view: V)`.
  fileprivate var hasViewGenerics: Bool {
    guard let name = declaration.name, let open = declaration.parameters?.open else { return false }
    return name.through(open).dropFirst().contains { $0.namesViewType }
  }
}

/// How a function gets views.
enum ViewParameter {
  case single, array, variadic

  /// Nil for a parameter that is no view.
  init?(_ parameter: Parameter, of function: ViewFunction) {
    var type = parameter.type
    if let equal = type.first(where: { $0.kind == .equal }) { type = type.prefix(before: equal) }
    let names = type.all(.identifier)
    guard !type.contains(where: { $0.kind == .arrow }),
      names.contains(where: { $0.namesView })
        || function.hasViewGenerics && names.contains(where: { function.declaresGeneric($0) })
    else { return nil }
    if type.contains(where: { $0.kind == .leftBracket }) {
      self = .array
    } else if type.last == "..." {
      self = .variadic
    } else {
      self = .single
    }
  }
}

extension Lexeme {
  fileprivate var namesView: Bool {
    self.namesViewType && !hasSuffix("Controller") && !hasSuffix("Delegate")
  }
}

extension ViewFunction {
  fileprivate func declaresGeneric(_ type: Lexeme) -> Bool {
    guard let name = declaration.name, let open = declaration.parameters?.open else { return false }
    return name.through(open).dropFirst().contains { $0.hasSameText(as: type) }
  }
}

extension ViewAction {
  /// What a call does if the function that it hands a view to adds it.
  ///
  /// - Parameters:
  ///   - view: the argument, or an element of an array that is one.
  ///   - parent: nil for the view of the controller around the call.
  package init(additionBy call: Call, of view: Lexemes, to parent: Item?, in file: ViewFile) {
    let item = file.names.item(view, in: call.statement.block)
    self.init(
      role: .addition, statement: call.statement, item: item, root: item, member: call.name,
      tokens: view, parent: parent)
  }
}

extension Item {
  /// The key of a controller's `view`.
  package static let rootViewKey = Item.key(ofHash: TextHash.key("view"))
  /// The key of a cell's `contentView`.
  static let contentViewKey = Item.key(ofHash: TextHash.key("contentView"))
}

extension ViewType {
  /// Whether its code is that of a cell, a header or a footer of a table: by what it inherits from.
  package var isOfTableRow: Bool {
    // An extension says nothing but the name.
    let names = kind == .extension ? declaration.name?.alone : declaration.type
    return names?.contains {
      $0.hasSuffix("TableViewCell") || $0 == "UITableViewHeaderFooterView"
    } ?? false
  }
}

extension Scopes {
  /// The type that the code of a statement belongs to: an extension, where its class is in another file.
  package func owner(of statement: Statement) -> ViewType? {
    declaredType(around: statement) ?? type(around: statement)
  }
}

extension ViewFile {
  /// The `view` in the code of a controller; nil in other code.
  package func controllerView(around statement: Statement) -> View? {
    guard scopes.role(around: statement) == .controller else { return nil }
    return scopes.memberKey(Item.rootViewKey, in: statement.block.index).map(model.view(identity:))
  }

  /// A table cell, header or footer and its `contentView` in the code of its class; none in other code.
  package func rowViews(around statement: Statement) -> [View] {
    scopes.owner(of: statement)?.isOfTableRow == true ? ownViews(around: statement) : []
  }

  /// `self` and `contentView` in the code of a type.
  package func ownViews(around statement: Statement) -> [View] {
    [Item.selfKey, Item.contentViewKey].compactMap {
      scopes.memberKey($0, in: statement.block.index).map(model.view(identity:))
    }
  }
}

extension ViewAction {
  /// The effect of a function of the project that styles the view in its arguments.
  ///
  /// - Parameters:
  ///   - call: a call with a name.
  ///   - item: the view.
  ///   - root: the first name of the item.
  ///   - tokens: the argument.
  public init(stylingBy call: Call, _ item: Item, root: Item, tokens: Lexemes) {
    self.init(
      role: .appearance, statement: call.statement, item: item, root: root, member: call.name,
      tokens: tokens)
  }
}
