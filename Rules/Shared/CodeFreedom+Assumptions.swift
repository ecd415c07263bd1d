import LayoutModel
import RuleKit
import SwiftSource

// What the file cannot say: what other files make of the names in it.
extension CodeFreedom {
  /// What some elements take for granted about other files: that reading a name runs no code of the project, and that
  /// operators and functions are those of Swift and UIKit.
  func assumptions(of elements: [Lexemes]) -> [Fix.Assumption] {
    var all: Set<Fix.Assumption> = []
    for token in elements.map(withoutAttributes).joined() {
      switch token.kind {
      case .prefixOperator, .binaryOperator, .postfixOperator:
        all.insert(.init(no: .function, named: token))
      case .identifier where token.isLabel || isOfLibrary(token): continue
      case .identifier:
        if let call = token.call, call.name == token {
          let function = token.hasCapital ? nil : Fix.Assumption(noFunctionCalledBy: call)
          all.insert(function ?? .init(no: .type, named: token))
        } else if !token.hasCapital, !isDeclaredHere(token) {
          let isOfUIKit = token.isLayoutWord
          // Views are stored, as a rule.
          let isLikely =
            isOfUIKit || token.member?.isLayoutWord == true || storage(of: token) != .unknown
          all.insert(.init(no: .computedProperty, named: token, isLikely: isLikely))
          if !isOfUIKit, token.previous?.kind == .period {
            all.insert(Self.noDynamicMembers)
          }
        }
      default: continue
      }
    }
    return Array(all)
  }

  private func isOfLibrary(_ name: Lexeme) -> Bool {
    name.previous?.kind == .period
      && name.previous?.previous.map(file.names.isLibraryMember) ?? false
  }

  /// That `NSLayoutConstraint` is UIKit's, and that no other file declares a result builder, which may collect the values
  /// of statements.
  static let noOtherActivation =
    [Fix.Assumption(no: .type, named: "NSLayoutConstraint")]
    + builderFunctions.map { Fix.Assumption(no: .function, named: "\($0)") }

  /// Whether a result builder may collect the values of the statements, as far as the file says.
  var mayBuildResult: Bool {
    if Self.builderFunctions.contains(where: file.names.declaresFunction(named:)) { return true }
    for block in first.statement.block.ancestors {
      let declarations = [block.declaration, block.owner?.declaration]
      if declarations.contains(where: { $0?.mayHaveBuilder == true }) { return true }
      if block.kind == .functionBody, block.declaration?.kind != .accessor { return false }
    }
    return false
  }

  private static let builderFunctions: [StaticString] = ["buildBlock", "buildPartialBlock"]
  private static let noDynamicMembers = Fix.Assumption(no: .function, named: "dynamicMember")

  private func isDeclaredHere(_ name: Lexeme) -> Bool {
    name.isFreeName && file.names.isVariable(name, in: first.statement.block)
  }
}

extension Declaration {
  fileprivate var mayHaveBuilder: Bool {
    switch kind {
    case .function, .property, .accessor:
      prefix.contains { token in
        token.kind == .at
          && token.next?.isPlainAttribute != true
      }
    default: false
    }
  }
}

extension ViewFile {
  /// Whether the file declares something of its own that is called `NSLayoutConstraint`.
  var declaresNSLayoutConstraint: Bool {
    guard hasWord(.NSLayoutConstraint) else { return false }
    return code.tokens.all(.identifier).contains { token in
      guard token.is(.NSLayoutConstraint), let before = token.previous else { return false }
      switch before.kind {
      case .keyword:
        return [.class, .struct, .enum, .typealias, .let, .var, .func, .protocol, .associatedtype]
          .contains { before.is($0) }
      default:
        // The name of a generic parameter or of a parameter.
        return before.is(.actor) || token.next?.kind == .colon
          || before == "<" && before.previous?.previous?.kind == .keyword
      }
    }
  }
}
