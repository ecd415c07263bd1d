import LayoutModel
import SwiftSource

/// A call that hands a view to a function of the project, which any file may declare.
public struct Handing: Sendable, Equatable {
  /// Identifies the name of the function and the place of the view.
  public let function: UInt64
  /// The types whose methods the call may mean.
  public let owners: [UInt64]
  /// Whether the call may mean a global function.
  public let mayBeGlobal: Bool
  /// Whether the call may mean a method in an extension of one of UIKit's types.
  public let mayExtendUIKit: Bool
}

extension Handing {
  /// The key of a function with the label of an argument.
  static func function(_ name: UInt64, label: UInt64?) -> UInt64 {
    TextHash.pair(name, label ?? noLabel)
  }

  /// That of a method on the view, or on the layer, that it is called on.
  static func function(_ name: UInt64, ofLayer isOfLayer: Bool) -> UInt64 {
    TextHash.pair(name, isOfLayer ? layer : receiver)
  }
  private static let noLabel: UInt64 = 1
  private static let receiver: UInt64 = 2
  private static let layer: UInt64 = 3

  /// Whether the call can mean a function, given what the function is a method of.
  public func mayMean(_ summary: FunctionSummary) -> Bool {
    if summary.extendsUIKit { return mayExtendUIKit }
    return summary.owner == 0 ? mayBeGlobal : owners.contains(summary.owner)
  }

  /// A call with a view as an argument; nil where the name may be that of something else than a function of the project.
  ///
  /// - Parameter label: the label of the argument; nil for none.
  public init?(_ call: Call, label: Lexeme?, in file: ViewFile) {
    guard let name = Self.name(of: call, in: file) else { return nil }
    function = Self.function(file.names.key(name), label: label.map { file.names.key($0) })
    let receiver = call.receiver ?? call.tokens.prefix(0)
    let first = receiver.count == 1 ? receiver.first : nil
    let isOwn = receiver.isEmpty || first.is(.`self`)
    mayBeGlobal = receiver.isEmpty
    if isOwn {
      guard !receiver.isEmpty || !file.names.isVariable(name, in: call.statement.block) else {
        return nil
      }
      owners = file.ownersOfMethods(at: call.statement)
    } else if let first, first.hasCapital {
      owners = [file.names.key(first)]
    } else {
      guard file.names.isPath(receiver),
        case let item = file.names.item(receiver, in: call.statement.block),
        file.isContainer(item, in: call.statement.block)
          || file.names.namesView(receiver, at: call.statement)
      else { return nil }
      owners = []
    }
    mayExtendUIKit = isOwn || owners.isEmpty
  }

  /// A method of a view itself, whose type is one of UIKit's, or of its layer.
  public init?(receiverOf call: Call, isLayer: Bool = false, in file: ViewFile) {
    guard let name = Self.name(of: call, in: file) else { return nil }
    function = Self.function(file.names.key(name), ofLayer: isLayer)
    (owners, mayBeGlobal, mayExtendUIKit) = ([], false, true)
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
  /// The keys of the types whose methods a statement can call without a receiver: its own and its supertypes.
  fileprivate func ownersOfMethods(at statement: Statement) -> [UInt64] {
    guard let type = scopes.type(around: statement) else { return [] }
    return memoized(OwnersOfMethods.init).byType[type.key] ?? []
  }
}

/// For each type of a file, its key and those of the types that its parts name in their headers.
private struct OwnersOfMethods {
  var byType = KeyMap<[UInt64]>()

  init(_ file: ViewFile) {
    for part in file.types {
      byType[part.key, default: [part.key]] += part.declaration.type.filter {
        $0.kind == .identifier
      }.map { file.names.key($0) }
    }
  }
}
