import LayoutModel
import SwiftSource

/// For the key of each type, its parts and its functions.
private struct TypeParts {
  var parts = KeyMap<[ViewType]>()
  var functions = KeyMap<[ViewFunction]>()
  /// The indices of constraints.
  var constraints = KeyMap<[Int]>()
  /// The names that types inherit from or conform to.
  var inherited = KeySet()

  init(_ file: ViewFile) {
    for part in file.types {
      parts[part.key, default: []].append(part)
      for name in part.declaration.type where name.kind == .identifier {
        inherited.insert(file.names.key(name))
      }
    }
    for function in file.functions where function.isMember && !function.isNested {
      functions[file.typeKey(at: function.type), default: []].append(function)
    }
    for index in file.constraints.indices {
      guard let type = file.scopes.type(around: file.constraints[index].statement) else { continue }
      constraints[type.key, default: []].append(index)
    }
  }
}

extension ViewFile {
  /// The declaration of a type, given by its key, and its extensions in the file.
  package func parts(ofType type: UInt64) -> [ViewType] {
    memoized(TypeParts.init).parts[type] ?? []
  }

  /// The functions and initializers of a type in all its parts.
  package func functions(ofType type: UInt64) -> [ViewFunction] {
    memoized(TypeParts.init).functions[type] ?? []
  }

  /// The constraints that the code of a type makes.
  package func constraints(ofType type: UInt64) -> [Constraint] {
    (memoized(TypeParts.init).constraints[type] ?? []).map { constraints[$0] }
  }

  /// Whether another type of the file inherits from one, or conforms to it.
  package func isInherited(_ type: UInt64) -> Bool {
    memoized(TypeParts.init).inherited.contains(type)
  }

  /// Whether code of a type has such a token, in whatever part of the type.
  package func type(_ type: UInt64, contains isWanted: (Lexeme) -> Bool) -> Bool {
    parts(ofType: type).contains { $0.declaration.body?.tokens.contains(where: isWanted) == true }
  }
}
