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
  /// It sets members of the view, or calls methods of UIKit's that do.
  public static let configures = ViewEffects(rawValue: 32)
  /// It sets whether the view clips what is outside of its bounds.
  public static let clips = ViewEffects(rawValue: 64)
  /// Anything but setting the view up: it may keep it, pass it on, add it elsewhere, lay it out or remove it.
  public static let other = ViewEffects(rawValue: 128)

  // What follows is only ever sure: more precisely, what a method does with the view that it is called on.

  /// It makes and activates new constraints of the view, and takes none away.
  public static let activates = ViewEffects(rawValue: 256)
  /// It does so for each argument that is given: `if let top { topAnchor.constraint(…).isActive = true }`.
  public static let activatesGiven = ViewEffects(rawValue: 512)
  /// It adds a new layer each time, and takes none away.
  public static let addsLayer = ViewEffects(rawValue: 1024)
  /// It computes a shape from the size that the view has.
  public static let shapes = ViewEffects(rawValue: 2048)

  /// All effects.
  public static let anything = ViewEffects(rawValue: .max)
  /// What a function does that places a view.
  public static let placement: ViewEffects = [
    .adds, .addsToRootView, .arranges, .optsOut, .constrains,
  ]
  /// What a function does that sets up how a view looks.
  public static let setup: ViewEffects = [.configures, .clips]
}

/// What one function of a file does with a view that it gets in one place: behind an argument label, or as the receiver.
///
/// It is the one answer to that, for conditions of findings, which may ask about functions of any file.
public struct FunctionSummary: Sendable, Equatable {
  /// Identifies the name of the function and the place.
  public let function: UInt64
  /// The key of the name of the type that it is a method of; 0 for a global function.
  public let owner: UInt64
  /// Whether the type is one of UIKit's, which the project extends.
  public let extendsUIKit: Bool
  /// Whether only its own file can call it.
  public let isPrivate: Bool
  /// What it does.
  public let effects: Effects

  /// What the function may do, and what it does whenever it is called.
  public struct Effects: Sendable, Equatable {
    public internal(set) var possible: ViewEffects = []
    public internal(set) var sure: ViewEffects = []
    /// The calls that hand the view on, each with whether it always happens.
    public internal(set) var handings: [(handing: Handing, isSure: Bool)] = []

    static let unknown = Effects(possible: .other)

    public static func == (one: Effects, other: Effects) -> Bool {
      one.possible == other.possible && one.sure == other.sure
        && one.handings.elementsEqual(other.handings, by: ==)
    }
  }
}

extension ViewFile {
  /// What the functions of the file do with the views that they get.
  ///
  /// Only functions with a body count, and of the methods that act on their own view those in extensions of UIKit's types.
  public func functionSummaries() -> [FunctionSummary] {
    var summaries: [FunctionSummary] = []
    for function in functions where function.declaration.kind == .function && !function.isNested {
      guard let name = function.declaration.name, !function.isCallback else { continue }
      let type = function.isMember ? types[function.type] : nil
      let extended = type?.kind == .extension ? type?.declaration.name : nil
      let extendsUIKit = extended?.isNameOfUIKit == true && extended?.namesViewType == true
      let extendsLayer = extended?.isNameOfLayer == true
      guard extendsUIKit || extendsLayer || function.mayGetView else { continue }
      lazy var reader = SummaryReader(self, function)
      func add(_ place: UInt64, _ effects: FunctionSummary.Effects) {
        summaries.append(
          FunctionSummary(
            function: place, owner: type?.key ?? 0, extendsUIKit: extendsUIKit || extendsLayer,
            isPrivate: function.declaration.isPrivate || type?.declaration.isPrivate ?? false,
            effects: effects))
      }
      let key = names.key(name)
      if extendsUIKit || extendsLayer, !function.declaration.isStatic {
        add(
          Handing.function(key, ofLayer: extendsLayer),
          reader.effectsOnSelf(isLayer: extendsLayer))
      }
      for parameter in function.declaration.parameters?.parameters ?? [] {
        guard let kind = ViewParameter(parameter, of: function) else { continue }
        let effects = reader.effects(on: parameter.name, kind)
        let label = parameter.label == "_" ? nil : names.key(parameter.label)
        add(Handing.function(key, label: label), effects)
        // The second of several arguments has no label.
        if kind == .variadic, label != nil { add(Handing.function(key, label: nil), effects) }
      }
    }
    return summaries
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
