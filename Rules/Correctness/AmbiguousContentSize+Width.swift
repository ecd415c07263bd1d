import Behavior
import LayoutModel
import SwiftSource

/// A view that is all of the content of a scroll view, and is tied to each of its edges.
struct ScrolledContent {
  /// What is wrong with its size.
  enum Lack {
    /// Its lines or its rows have no width to stay within.
    case width
    /// It is as large as the scroll view, and nothing is left to scroll.
    case excess
    /// One of its ends is tied to what does not scroll.
    case fixed(LayoutAttributes)
  }

  let name: Lexeme
  let lack: Lack
  /// The place to look at.
  let place: Lexemes

  /// A bound on the views in one scroll view.
  private static let most = 8

  /// Nil where the content has the size that it needs, as far as the file says.
  init?(of scrollView: UInt64, in file: ViewFile) {
    let edges: LayoutAttributes = [.top, .bottom]
    var left = Self.most
    for action in file.actions where action.role == .addition && left > 0 {
      let block = action.statement.block
      guard let parent = action.parent, file.names.identity(of: parent, in: block) == scrollView,
        let index = file.names.subview(action.item, in: block),
        let name = file.subviews[index].declaration.name
      else { continue }
      left -= 1
      let view = file.names.identity(of: file.subviews[index])
      var ties = ScrollTies()
      for constraint in file.constraints {
        ties.add(constraint, of: view, in: scrollView, file)
      }
      if let fixed = ties.fixed, ties.content.intersection(edges).union(fixed.attributes) == edges {
        (self.name, lack) = (name, .fixed(fixed.attributes))
        place = file.code[fixed.tokens]
        return
      }
      guard ties.content.isSuperset(of: edges),
        ties.content.isSuperset(of: [.leading, .trailing])
          || ties.content.isSuperset(of: [.left, .right])
      else { continue }
      if ties.frame == [.width, .height] {
        (self.name, lack) = (name, .excess)
        place = ties.height.map { file.code[$0] } ?? action.tokens
        return
      }
      guard !ties.boundsWidth, file.needsWidth(index, view) else { continue }
      (self.name, lack, place) = (name, .width, action.tokens)
      return
    }
    return nil
  }
}

extension Lexemes {
  /// `scroll` of `scroll.superview!`; nil for any other path.
  fileprivate var ownerOfSuperview: Lexemes? {
    let path =
      last?.kind == .exclamationPostfix || last?.kind == .questionPostfix ? dropLast() : self
    return path.count > 2 && path.last?.is(.superview) == true ? path.dropLast(2) : nil
  }

  /// The argument that a parameter of a closure stands for: `card` for `a` in `constrain(card, title) { a, b in … }`.
  fileprivate func argumentOfConstrain(in block: Block) -> (path: Lexemes, block: Block)? {
    guard let name = first, count == 1,
      let closure = block.ancestors.prefix(4).lazy.compactMap(\.closure).first,
      let call = closure.call, call.name?.is(.constrain) == true,
      let index = closure.signature.filter({ $0.kind == .identifier }).firstIndex(where: {
        $0.hasSameText(as: name)
      })
    else { return nil }
    let arguments = call.arguments.map { Array($0) } ?? []
    return arguments.indices.contains(index)
      ? (arguments[index].value, call.statement.block) : nil
  }
}

/// What the constraints of a file say about the content of a scroll view.
private struct ScrollTies {
  /// The attributes that the content shares with the scroll view, and the sizes that it has from it.
  var content: LayoutAttributes = []
  var frame: LayoutAttributes = []
  /// The constraint that makes it as tall as the scroll view.
  var height: Range<Int>?
  /// The end that is tied to something outside of the scroll view.
  var fixed: (attributes: LayoutAttributes, tokens: Range<Int>)?
  /// Whether something may bound the width of what is in it.
  var boundsWidth = false

  mutating func add(
    _ constraint: Constraint, of view: UInt64, in scrollView: UInt64, _ file: ViewFile
  ) {
    let block = constraint.statement.block
    func path(_ item: Item) -> [UInt64] {
      let code = file.code[item.tokens]
      if let owner = code.ownerOfSuperview {
        let (path, block) = owner.argumentOfConstrain(in: block) ?? (owner, block)
        let identity = file.names.identity(of: file.names.item(path, in: block), in: block)
        return Array(file.path(from: identity).dropFirst())
      }
      let isGuide =
        code.last.map { $0 == "contentLayoutGuide" || $0 == "frameLayoutGuide" } ?? false
      let item =
        isGuide
        ? file.names.item(code.dropLast(2), in: block) : file.names.viewOfGuide(item, in: block)
      return file.path(from: file.names.identity(of: item, in: block))
    }
    let first = path(constraint.firstItem)
    let second = constraint.secondItem.map {
      $0.isSuperview ? Array(first.dropFirst()) : path($0)
    }
    guard first.contains(view) || second?.contains(view) == true else { return }
    let attributes = constraint.attributes.union(constraint.secondAttributes)
    boundsWidth = boundsWidth || attributes.contains(.width) || constraint.isOfHelper
    if let second, !(first.contains(scrollView) && second.contains(scrollView)) {
      // Something outside of the scroll view, or unknown.
      boundsWidth = boundsWidth || !attributes.isDisjoint(with: .horizontal)
    }
    guard first.first == view, constraint.relation == .equal, constraint.priority.isEmpty,
      constraint.container != .stored || constraint.library == .visualFormat
    else { return }
    let ends = constraint.attributes.intersection([.top, .bottom])
    let isOfContainer =
      constraint.secondItem.map { file.names.isContainer($0, at: constraint.statement) } ?? false
    if let second, !second.contains(scrollView), ends == constraint.attributes, ends.count == 1,
      isOfContainer || file.path(from: scrollView).dropFirst().contains(second.first ?? 0)
    {
      fixed = (ends, constraint.tokens)
    }
    guard second?.first == scrollView else { return }
    let guide = constraint.secondItem.flatMap { file.code[$0.tokens].last }
    if guide == "frameLayoutGuide" {
      boundsWidth = boundsWidth || !attributes.isDisjoint(with: .horizontal)
    } else {
      content.formUnion(constraint.attributes)
    }
    if !constraint.hasMultiplier, constraint.constant.isEmpty {
      frame.formUnion(constraint.attributes.intersection([.width, .height]))
      if constraint.attributes.contains(.height) { height = constraint.tokens }
    }
  }
}

extension ViewFile {
  /// Whether a view holds a label of several lines, or is a vertical stack: its width decides what it looks like.
  fileprivate func needsWidth(_ index: Int, _ view: UInt64) -> Bool {
    if MadeStack.all(in: self).contains(where: {
      $0.index == index && $0.axis(in: self) == .vertical
    }) {
      return true
    }
    return subviews.indices.contains { label in
      path(from: names.identity(of: subviews[label])).contains(view)
        && names.uses(of: label).contains {
          $0.kind == .memberAssignment && $0.member?.is(.numberOfLines) == true
            && $0.statement.assignedValue?.first?.isZero == true
        }
    }
  }
}
