import LayoutModel
import LintEngine
import SwiftSource

/// Puts the constraints of a sequence in order.
///
/// The elements change places among each other; those of other views keep theirs. The fix is safe where neither the
/// positions of the elements nor the order in which their parts are evaluated can matter, and unsafe where that depends on
/// code outside of the file. The arguments of a call, whose positions have a meaning, and arrays whose elements the file
/// reads by position get no fix.
struct ConstraintReordering {
  private let places: ConstraintOrder.Places
  let file: ViewFile
  /// The constraints of the sequence as they are written, as indices into those of the file.
  private var indices: [Int]
  /// The constraints themselves.
  private(set) var members: [Constraint]
  /// For each of them the one that belongs in its place.
  private var order: [Int] = []

  init(
    _ sequence: ConstraintSequence, _ places: ConstraintOrder.Places, in file: ViewFile
  ) {
    self.places = places
    self.file = file
    indices = Array(file.sequenceMembers[sequence.members])
    members = []
    // Between the constraints of one view those of a few others may stand; if all of many views are mixed, each would
    // have to look at all.
    guard let first = indices.first, let last = indices.last,
      last - first <= Self.mostOthers + 2 * indices.count
    else { return }
    members = indices.map { file.constraints[$0] }
  }

  private static let mostOthers = 64

  /// The change; nil where nothing moves, and where moving may well be wrong.
  var fix: Fix? {
    guard file.source.problems.isEmpty, let moved = moved(), let elements = moved.elements(),
      !moved.hasReversed, let order = moved.order(of: elements),
      let first = order.indices.first(where: { order[$0] != $0 }),
      let last = order.indices.last(where: { order[$0] != $0 })
    else { return nil }
    let freedom = moved.freedom(of: elements[first...last])
    guard freedom > .bound else { return nil }
    let beginsBlock = moved.beginsBlock(elements[0].tokens.lowerBound)
    var fix = ElementMoves(elements, beginsList: beginsBlock, in: file).fix(order: order)
    if freedom < .free { fix?.safety = .unsafe }
    return fix
  }

  /// The same without the constraints at both ends that stand right already; nil if none is left.
  private func moved() -> ConstraintReordering? {
    let attributes = members.map(\.attributes)
    guard let order = ConstraintSorting(places: places).order(of: attributes),
      ConstraintOrder.isInOrder(order.map { attributes[$0] }, places),
      let first = order.indices.first(where: { order[$0] != $0 }),
      let last = order.indices.last(where: { order[$0] != $0 })
    else { return nil }
    var moved = self
    moved.indices = Array(indices[first...last])
    moved.members = Array(members[first...last])
    moved.order = order[first...last].map { $0 - first }
    return moved
  }

  /// Whether a constraint between those that move ties their view from the other side, as the second one of
  /// `a.leading == b.leading, b.trailing == a.trailing, a.top == b.top`. They read as one list, which an order of one
  /// side only would tear apart.
  private var hasReversed: Bool {
    let item = members[0].firstItem.key
    return (indices[0]...indices[indices.count - 1]).contains { index in
      let other = file.constraints[index]
      return other.firstItem.key != item && other.secondItem?.key == item
        && !other.attributes.isEmpty && other.attributes == other.secondAttributes
    }
  }

  /// For each element of the block the one that belongs in its place; nil where a constraint is no element by itself.
  private func order(of elements: [MovableElement]) -> [Int]? {
    var places: [Int] = []
    for (index, element) in elements.enumerated() where places.count < members.count {
      let member = members[places.count]
      let start =
        isList ? member.tokens.lowerBound : file.outline.statements[member.statement.index].first
      if element.tokens.lowerBound == start { places.append(index) }
    }
    guard places.count == members.count else { return nil }
    var all = Array(elements.indices)
    for (place, member) in zip(places, order) { all[place] = places[member] }
    return all
  }
}

// MARK: - The elements

extension ConstraintReordering {
  private var tokens: UnsafeBufferPointer<Token> { file.tokens }

  /// Whether the constraints are elements of a list, and not statements.
  var isList: Bool { members[0].isListed }

  private func beginsBlock(_ first: Int) -> Bool {
    switch members[0].block.kind {
    case .list(let open): first == open + 1
    case .run(let statement): first == file.outline.statements[statement].first
    case .code(let block):
      file.outline.firstStatement(of: block).map { file.outline.statements[$0].first } == first
    case .chain: false
    }
  }

  /// The elements of the block, or of a long one those from the first of the members to the last; nil where one of them
  /// has to keep its place.
  private func elements() -> [MovableElement]? {
    // The calls of a chain are no elements that could be moved by themselves.
    if case .chain = members[0].block.kind { return nil }
    guard case .list(let open) = members[0].block.kind else { return statements() }
    if isActivated(array: open) { return elements(ofList: open) }
    switch members[0].container {
    case .array, .activatedArray:
      return file.facts.mayReadPositions(ofArray: open) ? nil : elements(ofList: open)
    default: return nil
    }
  }

  private func elements(ofList open: Int) -> [MovableElement]? {
    let close = file.outline.partner(of: open)
    let isShort = close - open <= Self.mostTokens
    let last = isShort ? close : members[members.count - 1].tokens.lowerBound
    var start = isShort ? open + 1 : members[0].tokens.lowerBound
    guard start == open + 1 || tokens[start - 1].kind == .comma else { return nil }
    var elements: [MovableElement] = []
    while start <= last, start < close {
      var end = start
      while end < close, tokens[end].kind != .comma { end = file.outline.skip(end, tokens) }
      guard start < end, end <= close else { return nil }
      elements.append(.init(tokens: start..<end, separator: end < close ? end : -1))
      start = end + 1
    }
    return elements
  }

  /// A list that is longer is not looked at as a whole for each view in it.
  private static let mostTokens = 1 << 12
  /// Nor is more of a run than this before and behind the constraints of a view.
  private static let mostTokensAround = 1 << 9

  private func statements() -> [MovableElement]? {
    let (first, last) = (
      members[0].statement.index, members[members.count - 1].statement.index
    )
    let end = members[members.count - 1].tokens.upperBound + Self.mostTokensAround
    var index = firstStatement()
    var elements: [MovableElement] = []
    while index >= 0 {
      let statement = file.outline.statements[index]
      if index >= first, isFrame(members[0]) != isFrame(statement) || !isMovable(statement) {
        return index > last ? elements : nil
      }
      guard index <= last || statement.end <= end else { return elements }
      let isSeparated = tokens[statement.end].kind == .semicolon
      elements.append(
        .init(
          tokens: statement.first..<statement.end, separator: isSeparated ? statement.end : -1))
      index = statement.next
    }
    return elements
  }

  /// The statement to begin at: the first one of the block, if it is not far.
  private func firstStatement() -> Int {
    let start =
      switch members[0].block.kind {
      case .list, .chain: members[0].statement.index
      case .run(let statement): statement
      case .code(let block): file.outline.firstStatement(of: block) ?? members[0].statement.index
      }
    let distance =
      members[0].tokens.lowerBound - file.outline.statements[start].first
    return distance <= Self.mostTokensAround ? start : members[0].statement.index
  }

  /// Whether a statement only makes constraints, and stores them nowhere.
  private func isMovable(_ statement: Outline.Statement) -> Bool {
    let first = statement.first
    switch statement.kind {
    case .assignment where isFrame(statement): return true
    case .assignment:
      let member = statement.assignment - 1
      return member - 2 > first && tokens[statement.assignment].kind == .equal
        && tokens[member].is(.isActive)
        && tokens[member - 1].kind == .period && tokens[member - 2].kind == .rightParen
    case .expression:
      if members[0].container == .maker {
        return file.text(first) == file.text(members[0].tokens.lowerBound)
      }
      return makesConstraint(statement)
    default: return false
    }
  }

  /// Whether a statement is a constraint, or hands one over to a view or to an array that is not read by positions.
  private func makesConstraint(_ statement: Outline.Statement) -> Bool {
    var open = statement.first
    while open < statement.end, tokens[open].kind != .leftParen {
      open = file.outline.skip(open, tokens)
    }
    guard open < statement.end, open > statement.first else { return false }
    switch tokens[open - 1].layoutWord {
    case .constraint, .NSLayoutConstraint, .addConstraint, .addConstraints, .activate: return true
    default:
      return open - 3 >= statement.first && file.text(open - 1) == "append"
        && tokens[open - 3].kind == .identifier && !file.facts.isReadByPosition(open - 3)
    }
  }
}
