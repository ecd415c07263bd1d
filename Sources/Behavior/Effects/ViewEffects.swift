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
