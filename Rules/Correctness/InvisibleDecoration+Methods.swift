import Behavior
import LayoutModel
import RuleKit
import SwiftSource

/// A method that the project declares for UIKit's views or layers, and that gives them a shadow:
/// `layer.applyShadow(radius: 8)`.
enum ShadowMethod {
  /// Collects which methods of UIKit's views and layers in a file make a shadow, and let it be seen.
  static func collect(from file: ViewFile, _ report: inout Report) {
    guard file.hasWord(.shadowOpacity) else { return }
    for (method, isOfLayer) in UIKitMethod.declarations(in: file)
    where method.declaration.name?.isNamedForShadow == true {
      let showsShadow = method.showsShadow(ofLayer: isOfLayer)
      report.collect(UIKitMethods.self) {
        $0.add(
          UIKitMethod(name: method.key, isOfLayer: isOfLayer, effect: .showsShadow),
          fits: showsShadow)
        $0.add(
          UIKitMethod(name: method.key, isOfLayer: isOfLayer, effect: .showsShadowOnly),
          fits: showsShadow && !method.setsClipping)
      }
    }
  }
}

extension ViewFunction {
  fileprivate var setsClipping: Bool {
    body.tokens.contains { $0.is(.clipsToBounds) || $0.is(.masksToBounds) }
  }

  fileprivate func showsShadow(ofLayer isOfLayer: Bool) -> Bool {
    let isPlain = body.tokens.allSatisfy { token in
      !(token.is(.addSublayer) || token.is(.insertSublayer) || token.is(.addSubview)
        || token.is(.mask))
    }
    return isPlain
      && sureStatements.contains { statement in
        guard statement.kind == .assignment, let value = statement.assignedValue,
          let path = statement.target?.filter({ $0.kind == .identifier }),
          path.count == (isOfLayer ? 1 : 2), path.last?.is(.shadowOpacity) == true,
          isOfLayer || path.first?.is(.layer) == true
        else { return false }
        return !(value.count == 1 && value.first.map { $0.isNumber && $0.isZero } == true)
      }
  }
}

extension DecoratedLayer {
  /// The shadow of a method of the project that the view cuts off.
  func shadowCutOff(in file: ViewFile) -> HiddenDecoration? {
    for call in shadowCalls {
      guard let name = call.path.last, let kind = clipping(in: file, of: call) else {
        continue
      }
      return HiddenDecoration(
        kind: kind, place: call.tokens,
        method: UIKitMethod(
          name: file.names.key(name), isOfLayer: call.path.count > 1,
          effect: isClipped(after: call) ? .showsShadow : .showsShadowOnly))
    }
    return nil
  }
}

/// The statements of a file that call a method which is named for a shadow.
struct ShadowCalls {
  private(set) var calls: [Call] = []

  init(_ file: ViewFile) {
    for statement in file.code.statements where statement.kind == .expression {
      guard let close = statement.end.previous, close.kind == .rightParen,
        let name = close.partner?.previous, name.isNamedForShadow, let call = name.call
      else { continue }
      calls.append(call)
    }
  }
}

extension Call {
  /// Whether it is a method of the project that may give the own view a shadow: `layer.applyShadow()`, `addShadow()`.
  func isOfOwnView(in file: ViewFile) -> Bool {
    guard let name, tokens.startIndex == statement.first.index,
      let type = file.scopes.type(around: statement)
    else { return false }
    let path = (receiver ?? tokens.prefix(0)).filter { $0.kind == .identifier }
    return (path.isEmpty || path.count == 1 && path.first?.is(.layer) == true)
      && file.names.ownFunction(named: name, of: type.key) == nil
  }
}

extension ViewFile {
  /// Whether it sets a border or a shadow, or clips views and calls a method that is named for a shadow.
  var mayDecorate: Bool {
    if hasWord(.borderColor, .shadowColor, .shadowRadius, .shadowOffset, .shadowOpacity) {
      return hasWord(.layer)
    }
    return !memoized(ShadowCalls.init).calls.isEmpty
  }
}
