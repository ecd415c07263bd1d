import LayoutModel
import RuleKit
import Semantics
import SwiftSource

extension ViewFile {
  /// The property as other files can name it; nil if the file itself shows that it is not the type's own affair.
  func visibleMember(_ name: Lexeme, of type: ViewType) -> UnnamedMember? {
    guard type.isView, let typeName = type.declaration.name,
      !type.declaration.prefix.hasUnknownAttribute, !name.is(.textInputView)
    else { return nil }
    let supertypes = parts(ofType: type.key).flatMap { part in
      let inherited = part.declaration.type.filter { $0.kind == .identifier }
      // A class comes first, and requires nothing.
      let isClass = part.kind == .class && inherited.first?.namesViewType == true
      return inherited.dropFirst(isClass ? 1 : 0).filter(\.mayRequireView).map(\.text)
    }
    return UnnamedMember(name.text, of: typeName.text, supertypes: supertypes)
  }
}

extension Lexeme {
  fileprivate var mayRequireView: Bool {
    !hasLastWord(.delegate) && !hasLastWord(.dataSource) && !isNameOfSystem && !isPlainProtocol
  }
}

extension Lexemes {
  /// Whether there is an attribute that may use the members of a type: a macro, or `@objcMembers`.
  fileprivate var hasUnknownAttribute: Bool {
    contains { token in
      guard token.kind == .at, let name = token.next else { return false }
      return !name.isPlainAttribute
    }
  }
}
