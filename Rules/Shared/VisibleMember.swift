import LayoutModel
import RuleKit
import SwiftSource

extension ViewFile {
  /// The property as other files can name it; nil if the file itself shows that it is not the type's own affair.
  func visibleMember(_ name: Lexeme, of type: ViewType) -> UnnamedMember? {
    guard type.isView, let typeName = type.declaration.name,
      !type.declaration.prefix.hasUnknownAttribute, !name.is(.textInputView)
    else { return nil }
    let supertypes = memoized { Supertypes($0) }.names[type.key] ?? []
    return UnnamedMember(name.text, of: typeName.text, supertypes: supertypes)
  }
}

/// For each type, what its declarations in a file say that it inherits from or conforms to, if that may require a view.
private struct Supertypes {
  var names = KeyMap<[String]>()

  init(_ file: ViewFile) {
    for part in file.types {
      let inherited = part.declaration.type.filter { $0.kind == .identifier }
      for (index, name) in inherited.enumerated() {
        // A class comes first, and requires nothing.
        let isClass = part.kind == .class && index == 0 && name.namesViewType
        if !isClass, name.mayRequireView { names[part.key, default: []].append(name.text) }
      }
    }
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
