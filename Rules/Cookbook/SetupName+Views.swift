import LayoutModel
import SwiftSource

/// The views that the types of a file keep in stored properties, by name. Outlets are none: their tree is in a nib.
struct DeclaredViews {
  /// A view of a type, extensions of the type included.
  struct Key: Hashable {
    /// The type's key.
    var type: UInt64
    /// The property's key.
    var name: UInt64
  }

  /// For each view the index of its declaration in `Outline.declarations`.
  private(set) var declarations: [Key: Int] = [:]
  private var keys: [Word: UInt64] = [:]

  /// A name without regard to its capitals.
  private struct Word: Hashable {
    var type: UInt64
    var letters: String
  }

  init(in file: ViewFile) {
    for subview in file.subviews where subview.type >= 0 {
      let declaration = file.outline.declarations[subview.declaration.index]
      guard !declaration.modifiers.contains(.static), !file.isOutlet(declaration),
        declaration.body < 0 || !declaration.value.isEmpty
          || file.outline.blocks[declaration.body].kind == .accessors
      else { continue }
      let type = file.types[subview.type].key
      let key = Key(type: type, name: subview.key)
      guard declarations[key] == nil else { continue }
      declarations[key] = subview.declaration.index
      keys[Word(type: type, letters: Self.letters(file.text(declaration.name)))] = subview.key
    }
  }

  /// Whether a type declares a view of this name.
  func contains(_ name: UInt64, of type: UInt64) -> Bool {
    declarations[Key(type: type, name: name)] != nil
  }

  /// The view that a function of a type is named after: `titleLabel` for `setupTitleLabel`; nil where the type declares
  /// none of that name.
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

/// Which view is in which, as far as a file says, for the views of its types and the locals of its functions.
struct ViewPairs {
  /// A view and what is in it, or what is handed to it.
  private struct Pair: Hashable {
    var type: UInt64
    var parent: UInt64
    var child: UInt64
  }

  private var pairs: Set<Pair> = []
  private var parents: [DeclaredViews.Key: UInt64] = [:]

  init(in file: ViewFile) {
    for action in file.actions { read(action, in: file) }
    for call in file.outline.calls where call.open >= 0 && call.name > call.chainStart {
      for argument in file.outline.arguments(call.open, file.tokens) where !argument.value.isEmpty {
        hand(argument.value, after: call.chainStart, of: call.statement, in: file)
      }
    }
    for (index, statement) in file.outline.statements.enumerated()
    where statement.kind == .assignment && statement.assignment + 1 < statement.end {
      let value = (statement.assignment + 1)..<statement.end
      hand(value, after: statement.first, of: index, in: file)
    }
  }

  private mutating func read(_ action: ViewAction, in file: ViewFile) {
    let parent: UInt64?
    switch action.role {
    case .addition: parent = action.parent?.key
    // The stack that the initializer makes is the value of a name.
    case .arrangement: parent = file.nameOfValue(in: action.statement.index).map(file.key)
    default: return
    }
    guard let parent, parent != 0, action.root.key != 0,
      let type = file.type(around: action.statement.index)
    else { return }
    pairs.insert(Pair(type: type.key, parent: parent, child: action.root.key))
    let key = DeclaredViews.Key(type: type.key, name: action.root.key)
    if parents[key] == nil { parents[key] = parent }
  }

  /// Notes that what begins with the name at `start` gets a view: `table.backgroundView = empty`, `table.embed(empty)`.
  private mutating func hand(
    _ value: Range<Int>, after start: Int, of statement: Int, in file: ViewFile
  ) {
    guard let parent = file.freeName(at: start), let type = file.type(around: statement) else {
      return
    }
    func add(_ value: Range<Int>) {
      guard let child = file.freeName(at: value.lowerBound), child == value.upperBound - 1 else {
        return
      }
      pairs.insert(Pair(type: type.key, parent: file.key(parent), child: file.key(child)))
    }
    if file.tokens[value.lowerBound].kind == .leftBracket {
      for element in file.outline.arguments(value.lowerBound, file.tokens)
      where !element.value.isEmpty {
        add(element.value)
      }
    } else {
      add(value)
    }
  }

  /// Whether one of two views of a type is in the other, perhaps through views between, or is handed to it.
  func areNested(_ first: UInt64, _ second: UInt64, of type: UInt64) -> Bool {
    pairs.contains(Pair(type: type, parent: first, child: second))
      || pairs.contains(Pair(type: type, parent: second, child: first))
      || isInside(first, second, of: type) || isInside(second, first, of: type)
  }

  private func isInside(_ outer: UInt64, _ inner: UInt64, of type: UInt64) -> Bool {
    var view = inner
    // Deep enough for any screen, and an end for views that are added to each other.
    for _ in 0..<16 {
      guard let parent = parent(of: view, in: type) else { return false }
      if parent == outer { return true }
      view = parent
    }
    return false
  }

  /// The first view that one of a type is added to; nil where the file does not say.
  func parent(of view: UInt64, in type: UInt64) -> UInt64? {
    parents[DeclaredViews.Key(type: type, name: view)]
  }
}

extension ViewFile {
  /// The name at a token, or behind `self.` there; nil for anything else.
  func freeName(at token: Int) -> Int? {
    let isQualified = tokens[token].is(Keyword.`self`) && tokens[token + 1].kind == .period
    let name = isQualified ? token + 2 : token
    return tokens[name].kind == .identifier ? name : nil
  }

  /// The last name on the left side of a statement that declares or assigns; nil for any other.
  func nameOfValue(in index: Int) -> Int? {
    let statement = outline.statements[index]
    switch statement.kind {
    case .property:
      guard statement.declaration >= 0 else { return nil }
      let name = outline.declarations[statement.declaration].name
      return name >= 0 ? name : nil
    case .assignment:
      return (statement.first..<statement.assignment).last { tokens[$0].kind == .identifier }
    default: return nil
    }
  }
}
