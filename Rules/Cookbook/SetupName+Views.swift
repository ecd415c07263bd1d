import LayoutModel
import Semantics
import SwiftSource

extension View {
  /// Whether a type of the file keeps it in a stored property. Outlets do not count: their tree is in a nib.
  var isKept: Bool {
    guard let declaration, isProperty, !declaration.isStatic, !declaration.hasAttribute("IBOutlet")
    else { return false }
    return declaration.value != nil || declaration.body.map { $0.kind == .accessors } ?? true
  }

  /// The key of the type whose property it is; 0 for any other view.
  var typeKey: UInt64 { subview.map { file.typeKey(at: $0.type) } ?? 0 }

  /// The first view that it is put into.
  var firstParent: View? { placements.first { $0.parent != nil }?.parent }

  /// Whether one of two views contains the other, directly or through others, or gets it as an argument.
  func isNested(with other: View) -> Bool {
    isInside(other) || other.isInside(self) || isHanded(to: other) || other.isHanded(to: self)
  }

  private func isInside(_ outer: View) -> Bool {
    var (next, seen) = (firstParent, Set<View>())
    while let view = next, seen.insert(view).inserted {
      if view == outer { return true }
      next = view.firstParent
    }
    return false
  }

  /// Whether another view gets it: `table.backgroundView = empty`, `table.embed(empty)`, `table.embed([empty])`.
  private func isHanded(to other: View) -> Bool {
    events.contains { use in
      let call = use.call ?? use.tokens.first?.brackets?.open.callWithArgument
      let start = use.statement.kind == .assignment ? use.statement.first : call?.chainStart
      guard use.kind == .argument || use.kind == .other, let name = start?.freeName else {
        return false
      }
      return file.view(name.alone, in: use.statement.block) == other
    }
  }
}

/// The kept views of a file by the types and the letters of their names.
private struct ViewsByName {
  struct Name: Hashable {
    var type: UInt64
    var letters: String
  }

  private(set) var all: [Name: View] = [:]

  init(_ file: ViewFile) {
    for view in file.views where view.isKept {
      all[Name(type: view.typeKey, letters: Self.letters(view.text))] = view
    }
  }

  static func letters(_ name: some StringProtocol) -> String {
    String(name.drop { $0 == "_" || $0 == "`" }.filter { $0 != "`" }).lowercased()
  }
}

extension ViewFile {
  /// The view that a function of a type is named after: `titleLabel` for `setupTitleLabel`; nil where the type keeps no such
  /// view.
  ///
  /// - Parameter prefixes: what may come before the name of the view.
  func view(namedIn function: String, behind prefixes: [String], of type: UInt64) -> View? {
    for prefix in prefixes where function.hasPrefix(prefix) {
      let rest = function.dropFirst(prefix.count)
      guard let first = rest.first, !first.isLowercase else { continue }
      let name = ViewsByName.Name(type: type, letters: ViewsByName.letters(rest))
      if let view = memoized(ViewsByName.init).all[name] { return view }
    }
    return nil
  }
}

extension Lexeme {
  /// The name at this token, or the one behind the `self.` that begins here; nil for anything else.
  var freeName: Lexeme? {
    let name = self.is(Keyword.`self`) && next?.kind == .period ? next?.next : self
    return name?.kind == .identifier ? name : nil
  }
}
