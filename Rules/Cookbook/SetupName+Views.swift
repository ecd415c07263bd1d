import LayoutModel
import SwiftSource

/// The views that the types of a file keep in stored properties, by name. Outlets do not count: their tree is in a nib.
struct DeclaredViews {
  /// A view of a type, including the extensions of the type.
  struct Key: Hashable {
    /// The type's key.
    var type: UInt64
    /// The property's key.
    var name: UInt64
  }

  private(set) var declarations: [Key: Declaration] = [:]
  private var keys: [Word: UInt64] = [:]

  /// A case-insensitive name.
  private struct Word: Hashable {
    var type: UInt64
    var letters: String
  }

  init(_ file: ViewFile) {
    for subview in file.subviews where subview.isProperty {
      let declaration = subview.declaration
      guard !declaration.isStatic, !declaration.hasAttribute("IBOutlet"),
        let name = declaration.name,
        declaration.value != nil || declaration.body.map({ $0.kind == .accessors }) ?? true
      else { continue }
      let type = file.typeKey(at: subview.type)
      let key = Key(type: type, name: subview.key)
      guard declarations[key] == nil else { continue }
      declarations[key] = declaration
      keys[Word(type: type, letters: Self.letters(name.text))] = subview.key
    }
  }

  /// Whether a type declares a view of this name.
  func contains(_ name: UInt64, of type: UInt64) -> Bool {
    declarations[Key(type: type, name: name)] != nil
  }

  /// The view that a function of a type is named after: `titleLabel` for `setupTitleLabel`; nil where the type declares
  /// no such view.
  func view(named name: String, behind prefixes: [String], of type: UInt64) -> UInt64? {
    for prefix in prefixes where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      guard let first = rest.first, !first.isLowercase else { continue }
      if let key = keys[Word(type: type, letters: Self.letters(rest))] { return key }
    }
    return nil
  }

  private static func letters(_ name: some StringProtocol) -> String {
    String(name.drop { $0 == "_" || $0 == "`" }.filter { $0 != "`" }).lowercased()
  }
}

/// The containment of views, as far as a file shows it, for the views of its types and the locals of its functions.
struct ViewPairs {
  /// A view and its subview, or an argument of a call on it.
  private struct Pair: Hashable {
    var type: UInt64
    var parent: UInt64
    var child: UInt64
  }

  private var pairs: Set<Pair> = []
  private var parents: [DeclaredViews.Key: UInt64] = [:]

  init(_ file: ViewFile) {
    for action in file.actions { read(action, in: file) }
    for call in file.code.calls {
      guard let name = call.name, name > call.chainStart, let arguments = call.arguments else {
        continue
      }
      for argument in arguments where !argument.value.isEmpty {
        hand(argument.value, to: call.chainStart, of: call.statement, in: file)
      }
    }
    for statement in file.code.statements where statement.kind == .assignment {
      guard let value = statement.assignedValue, !value.isEmpty else { continue }
      hand(value, to: statement.first, of: statement, in: file)
    }
  }

  private mutating func read(_ action: ViewAction, in file: ViewFile) {
    let parent: UInt64?
    switch action.role {
    case .addition: parent = action.parent?.key
    // The stack that the initializer creates is the value of a name.
    case .arrangement: parent = action.statement.nameOfValue.map(file.names.key)
    default: return
    }
    guard let parent, parent != 0, action.root.key != 0,
      let type = file.scopes.type(around: action.statement)
    else { return }
    pairs.insert(Pair(type: type.key, parent: parent, child: action.root.key))
    let key = DeclaredViews.Key(type: type.key, name: action.root.key)
    if parents[key] == nil { parents[key] = parent }
  }

  /// Notes that a view whose name begins here gets another view: `table.backgroundView = empty`, `table.embed(empty)`.
  private mutating func hand(
    _ value: Lexemes, to start: Lexeme, of statement: Statement, in file: ViewFile
  ) {
    guard let parent = start.freeName, let type = file.scopes.type(around: statement) else {
      return
    }
    func add(_ value: Lexemes) {
      guard let child = value.first?.freeName, child == value.last else { return }
      pairs.insert(
        Pair(type: type.key, parent: file.names.key(parent), child: file.names.key(child)))
    }
    if let open = value.first, open.kind == .leftBracket {
      for element in open.elements where !element.value.isEmpty { add(element.value) }
    } else {
      add(value)
    }
  }

  /// Whether one of two views of a type contains the other, directly or through others, or gets it as an argument.
  func areNested(_ first: UInt64, _ second: UInt64, of type: UInt64) -> Bool {
    pairs.contains(Pair(type: type, parent: first, child: second))
      || pairs.contains(Pair(type: type, parent: second, child: first))
      || isInside(first, second, of: type) || isInside(second, first, of: type)
  }

  private func isInside(_ outer: UInt64, _ inner: UInt64, of type: UInt64) -> Bool {
    var view = inner
    // Deep enough for any screen, and an end for views that contain each other.
    for _ in 0..<16 {
      guard let parent = parent(of: view, in: type) else { return false }
      if parent == outer { return true }
      view = parent
    }
    return false
  }

  /// The first parent of a view of a type; nil where the file does not show it.
  func parent(of view: UInt64, in type: UInt64) -> UInt64? {
    parents[DeclaredViews.Key(type: type, name: view)]
  }
}

extension Lexeme {
  /// The name at this token, or the one behind the `self.` that begins here; nil for anything else.
  var freeName: Lexeme? {
    let name = self.is(Keyword.`self`) && next?.kind == .period ? next?.next : self
    return name?.kind == .identifier ? name : nil
  }
}

extension Statement {
  /// The last name on the left side of a declaration or an assignment; nil for any other statement.
  fileprivate var nameOfValue: Lexeme? {
    switch kind {
    case .property: declaration?.name
    case .assignment: target?.last { $0.kind == .identifier }
    default: nil
    }
  }
}
