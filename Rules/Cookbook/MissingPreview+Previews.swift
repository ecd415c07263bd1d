import LayoutModel
import Semantics
import SwiftSource

/// The previews of a file, and what they use of it.
struct Previews {
  /// A statement of the file itself, not of a type or a function.
  private struct Part {
    var statement: Statement
    var isPreview: Bool
    /// Whether it declares or extends a view type of the file that is not private.
    var isOfView: Bool
    /// The keys of the names that it declares; of an extension also those of its members.
    var names: [UInt64]
  }

  private let file: ViewFile
  private var parts: [Part] = []
  /// The indices of `#Preview` and, where types conform to it, of `PreviewProvider`.
  private var marks: [Int] = []
  /// The keys of the view types of the file.
  private var views = KeySet()
  /// The keys of all names in previews, and in what these use.
  private var used = KeySet()

  init(in file: ViewFile) {
    self.file = file
    marks = Self.marks(in: file)
    guard !marks.isEmpty else { return }
    for type in file.types where type.isView && type.kind == .class { views.insert(type.key) }
    for declaration in file.code.declarations where declaration.isViewOfSwiftUI {
      if let name = declaration.name { views.insert(file.names.key(name)) }
    }
    for statement in file.code.statements where statement.isTopLevel {
      if let part = part(statement) { parts.append(part) }
    }
    readUses()
  }

  private static func marks(in file: ViewFile) -> [Int] {
    let macros = file.code.tokens.filter { $0.kind == .macro && $0 == "#Preview" }
    let providers = file.code.declarations.compactMap { declaration in
      declaration.kind == .property || declaration.kind == .function
        ? nil : declaration.type.first { $0.is(.PreviewProvider) }
    }
    return (macros + providers).map(\.index).sorted()
  }

  private func part(_ statement: Statement) -> Part? {
    guard statement.kind != .importing, statement.kind != .conditional else { return nil }
    let mark = marks.partitioningIndex { $0 >= statement.tokens.startIndex }
    let isPreview = mark < marks.count && marks[mark] < statement.tokens.endIndex
    guard let declaration = statement.declaration else {
      return isPreview
        ? Part(statement: statement, isPreview: true, isOfView: false, names: []) : nil
    }
    let name = declaration.name.map { file.names.key($0) }
    let isOfView = !isPreview && !declaration.isPrivate && name.map(views.contains) ?? false
    var names = isOfView ? [] : name.map { [$0] } ?? []
    if declaration.kind == .extension {
      names +=
        declaration.body?.statements.compactMap { $0.declaration?.name }
        .map { file.names.key($0) } ?? []
    }
    return Part(statement: statement, isPreview: isPreview, isOfView: isOfView, names: names)
  }

  /// Follows the names in previews through the declarations of the file, other than its views.
  private mutating func readUses() {
    var left = parts.filter { !$0.isOfView }
    var count = -1
    var fuel = Fuel()
    // Each round reaches a further declaration.
    while left.count != count, fuel.burn(left.count) {
      count = left.count
      let found = left.filter { $0.isPreview || $0.names.contains(where: used.contains) }
      left.removeAll { $0.isPreview || $0.names.contains(where: used.contains) }
      for token in found.lazy.flatMap(\.statement.tokens) where token.kind == .identifier {
        used.insert(file.names.key(token))
      }
    }
  }

  /// The name of the first preview, or `#Preview`; nil for none.
  var first: Lexeme? { parts.first(where: \.isPreview).map { Self.place(of: $0.statement) } }

  /// Whether a preview names a view type of the file, or uses what does.
  var showView: Bool {
    file.code.declarations.contains { declaration in
      guard let name = declaration.name.map({ file.names.key($0) }) else { return false }
      return views.contains(name) && used.contains(name)
    }
  }

  /// The first preview with another declaration behind it, and the name of that. What only previews use may be behind
  /// them.
  var early: (preview: Lexeme, other: Lexeme)? {
    guard let start = parts.firstIndex(where: \.isPreview) else { return nil }
    // For each name, the part with a view that uses it; -1 for several.
    var users = KeyMap<Int>()
    for (index, part) in parts.enumerated() where part.isOfView {
      for token in part.statement.tokens where token.kind == .identifier {
        let key = file.names.key(token)
        users[key] = users[key, default: index] == index ? index : -1
      }
    }
    let other = parts.indices[start...].first { index in
      !parts[index].isPreview
        && !parts[index].names.contains { used.contains($0) && users[$0, default: index] == index }
    }
    return other.map { other in
      (Self.place(of: parts[start].statement), Self.place(of: parts[other].statement))
    }
  }

  private static func place(of statement: Statement) -> Lexeme {
    statement.declaration?.name ?? statement.tokens.first { $0.kind == .macro } ?? statement.first
  }
}

extension Declaration {
  /// `struct PlayerView: View`.
  fileprivate var isViewOfSwiftUI: Bool {
    kind == .structure && type.contains { $0.is(.View) && $0.previous?.kind != .period }
  }
}

extension Statement {
  fileprivate var isTopLevel: Bool {
    block.kind == .file
      || block.kind == .conditionalBranch
        && block.ancestors.allSatisfy { $0.kind == .file || $0.kind == .conditionalBranch }
  }
}
