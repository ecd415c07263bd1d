import LayoutModel
import SwiftSource

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
