import LayoutModel
import SwiftSource

/// A type with view code, or a view in it.
public struct ViewSymbol: Sendable {
  public var name: String
  /// What the type inherits from, or the class of the view; empty if it is unknown.
  public var detail: String
  /// Whether it is a type.
  public var isType: Bool
  /// The bytes of the declaration.
  public var range: Range<Int>
  /// The bytes of the name.
  public var nameRange: Range<Int>
  /// The views of a type, or those that are added to a view.
  public var children: [ViewSymbol]
}

/// The views that a file declares, each in the one that it is added to.
public struct ViewOutline {
  private let file: ViewFile
  /// By the view that they are added to.
  private var added: [UInt64: [Subview]] = [:]

  /// The types of a file that have view code, with their views.
  ///
  /// - Parameters:
  ///   - text: at most `SourceFile.maximumByteCount` bytes.
  ///   - scope: the settings of the file.
  public static func symbols(in text: [UInt8], _ scope: Scope) -> [ViewSymbol] {
    let checker = FileChecker(rules: scope.rules, skipsUninteresting: false)
    checker.source.load(text)
    checker.source.tokenize(checker.vocabulary)
    guard !checker.source.isOutOfMemory, checker.source.hasMemoryForOutline() else { return [] }
    checker.view.read()
    return ViewOutline(checker.view).symbols
  }

  private init(_ file: ViewFile) {
    self.file = file
    let known = Set(file.subviews.map { file.names.identity(of: $0) })
    for view in file.subviews {
      let identity = file.names.identity(of: view)
      guard let container = file.tree.container(of: identity), known.contains(container),
        container != identity
      else { continue }
      added[container, default: []].append(view)
    }
  }

  private var symbols: [ViewSymbol] {
    file.types.indices.compactMap { index in
      let type = file.types[index]
      let views = file.subviews.filter { view in
        view.type == index || (view.type < 0 && isInnermost(type, around: view))
      }
      guard type.isView || !views.isEmpty, let name = type.declaration.name else { return nil }
      var seen: Set<UInt64> = []
      let roots = views.filter { view in
        file.tree.container(of: file.names.identity(of: view)).map { added[$0] == nil } ?? true
      }
      var children = roots.compactMap { symbol($0, &seen) }
      // Views that are added to each other have no root.
      children += views.compactMap { symbol($0, &seen) }
      return ViewSymbol(
        name: name.text, detail: type.declaration.type.text, isType: true,
        range: type.declaration.statement.tokens.bytes, nameRange: name.bytes,
        children: children)
    }
  }

  /// Whether a local is in a type, and in no type inside of that.
  private func isInnermost(_ type: ViewType, around view: Subview) -> Bool {
    let place = view.declaration.statement.tokens.bytes.lowerBound
    let around = file.types.filter { $0.declaration.statement.tokens.bytes.contains(place) }
    return around.last?.declaration.index == type.declaration.index
  }

  /// A view with those that are added to it; nil if it was seen before.
  private func symbol(_ view: Subview, _ seen: inout Set<UInt64>) -> ViewSymbol? {
    guard let name = view.declaration.name else { return nil }
    let identity = file.names.identity(of: view)
    guard seen.insert(identity).inserted else { return nil }
    let children = (added[identity] ?? []).compactMap { symbol($0, &seen) }
    return ViewSymbol(
      name: name.text, detail: detail(of: view), isType: false,
      range: view.declaration.statement.tokens.bytes, nameRange: name.bytes, children: children)
  }

  /// The class of a view as its declaration writes it.
  private func detail(of view: Subview) -> String {
    let type = view.declaration.type
    if !type.isEmpty { return type.text }
    guard let first = view.declaration.value?.first, first.kind == .identifier else { return "" }
    return first.text
  }
}
