import LayoutModel
import RuleKit
import SwiftSource

/// Sorts the constraints of a sequence.
///
/// The elements trade places; those of other views keep theirs. The fix is safe where neither the positions of the
/// elements nor the order of their evaluation can matter, and unsafe where that depends on code outside the file. There
/// is no fix for the arguments of a call, whose positions have a meaning, or for arrays whose elements the file reads
/// by position.
struct ConstraintReordering {
  private let places: ConstraintOrder.Places
  let file: ViewFile
  /// The constraints of the sequence in source order, as indices into the constraints of the file.
  private var indices: [Int]
  /// The constraints themselves.
  private(set) var members: [Constraint]
  /// For each constraint, the one that belongs in its place.
  private var order: [Int] = []

  init(
    _ sequence: ConstraintSequence, _ places: ConstraintOrder.Places, in file: ViewFile
  ) {
    self.places = places
    self.file = file
    indices = Array(file.sequenceMembers[sequence.members])
    members = []
    // Constraints of a few other views may come between those of one view. If those of many views are mixed, each view
    // would have to examine all of them.
    guard let first = indices.first, let last = indices.last,
      last - first <= Self.mostOthers + 2 * indices.count
    else { return }
    members = indices.map { file.constraints[$0] }
  }

  private static let mostOthers = 64

  /// The edits; nil where nothing moves, and where moving is likely wrong.
  var fix: Fix? {
    guard file.source.problems.isEmpty, let moved = moved(), let elements = moved.elements(),
      !moved.hasReversed, let order = moved.order(of: elements),
      let first = order.indices.first(where: { order[$0] != $0 }),
      let last = order.indices.last(where: { order[$0] != $0 })
    else { return nil }
    let movedCode = elements[first...last].map { file.code[$0.tokens] }
    let freedom = moved.freedom(of: movedCode)
    guard freedom > .bound else { return nil }
    let beginsBlock = moved.beginsBlock(elements[0])
    var fix = ElementMoves(elements, beginsList: beginsBlock, in: file).fix(order: order)
    if freedom < .free {
      fix?.safety = .unsafe
    } else {
      fix?.assumptions = moved.assumptions(of: movedCode)
    }
    return fix
  }

  private func assumptions(of elements: [Lexemes]) -> [Fix.Assumption] {
    let code = CodeFreedom(file: file, first: members[0])
    let activates = !members[0].isMadeByLibrary && !members[0].isPartOfFrame
    return code.assumptions(of: elements)
      + (activates ? CodeFreedom.noOtherActivation : [])
  }

  private func freedom(of elements: [Lexemes]) -> Freedom {
    let code = CodeFreedom(file: file, first: members[0])
    if members[0].isPartOfFrame {
      return FrameFreedom(code: code, sharesAttributes: members.shareAttributes)
        .freedom(of: elements)
    }
    var freedom = PlaceFreedom(code: code, members: members).freedom(of: elements)
    for element in elements where freedom > .bound {
      freedom = min(freedom, code.freedom(of: element, from: elements[0][elements[0].startIndex]))
    }
    return freedom
  }

  /// The same without the constraints at both ends that are in place already; nil if none is left.
  private func moved() -> ConstraintReordering? {
    let attributes = members.map(\.attributes)
    guard let order = ConstraintSorting(places: places).order(of: attributes),
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
  /// `a.leading == b.leading, b.trailing == a.trailing, a.top == b.top`. They read as one list, which sorting only one
  /// side would tear apart.
  private var hasReversed: Bool {
    let item = members[0].firstItem.key
    return (indices[0]...indices[indices.count - 1]).contains { index in
      let other = file.constraints[index]
      return other.firstItem.key != item && other.secondItem?.key == item
        && other.attributes == other.secondAttributes
    }
  }

  /// For each element of the block, the one that belongs in its place; nil where a constraint is not a separate
  /// element.
  private func order(of elements: [MovableElement]) -> [Int]? {
    var places: [Int] = []
    for (index, element) in elements.enumerated() where places.count < members.count {
      let member = members[places.count]
      let start = member.isListed ? member.tokens.lowerBound : member.statement.first.index
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
  private func beginsBlock(_ element: MovableElement) -> Bool {
    let first = element.tokens.lowerBound
    return switch members[0].block.kind {
    case .list(let open): file.code[open].elements.tokens.startIndex == first
    case .run(let statement): file.code.statements[statement].first.index == first
    case .code(let block): file.code.blocks[block].firstStatement?.first.index == first
    case .chain: false
    }
  }

  /// The elements of the block, or of a long block those from the first of the members to the last; nil where one of
  /// them has to keep its place.
  private func elements() -> [MovableElement]? {
    switch members[0].block.kind {
    case .list(let open): elements(ofList: file.code[open])
    case .run(let statement): statements(from: file.code.statements[statement])
    case .code(let block): statements(from: file.code.blocks[block].firstStatement)
    // The calls of a chain cannot move separately.
    case .chain: nil
    }
  }

  private func elements(ofList open: Lexeme) -> [MovableElement]? {
    if !open.isActivatedArray(in: file) {
      let isArray =
        switch members[0].container {
        case .array, .activatedArray: true
        default: false
        }
      guard isArray, !ArrayPositions(file).mayRead(array: open) else { return nil }
    }
    var (rest, last) = (open.elements.tokens, open.elements.tokens.endIndex)
    if rest.count >= Self.mostTokens {
      let first = file.code[members[0].tokens.lowerBound]
      guard first == rest.first || first.previous?.kind == .comma else { return nil }
      rest = rest.suffix(from: first)
      last = members[members.count - 1].tokens.lowerBound
    }
    var elements: [MovableElement] = []
    while rest.startIndex <= last, !rest.isEmpty {
      let comma = rest.outermost.first { $0.kind == .comma }
      let element = comma.map(rest.prefix(before:)) ?? rest
      guard !element.isEmpty else { return nil }
      elements.append(MovableElement(element, separator: comma))
      rest = comma.map(rest.suffix(after:)) ?? rest.suffix(0)
    }
    return elements
  }

  /// Longer lists are not examined as a whole for each view in them.
  private static let mostTokens = 1 << 12
  /// The part of a run that is examined before and behind the constraints of a view.
  private static let mostTokensAround = 1 << 9

  /// The statements from the first one of the block, if it is close enough.
  private func statements(from start: Statement?) -> [MovableElement]? {
    let (first, last) = (members[0].statement, members[members.count - 1].statement)
    let end = members[members.count - 1].tokens.upperBound + Self.mostTokensAround
    let setsFrame = members[0].isPartOfFrame
    var next: Statement? = first
    if let start, members[0].tokens.lowerBound - start.first.index <= Self.mostTokensAround {
      next = start
    }
    var elements: [MovableElement] = []
    while let statement = next {
      if statement.index >= first.index, setsFrame != statement.setsFrame || !isMovable(statement) {
        return statement.index > last.index ? elements : nil
      }
      guard statement.index <= last.index || statement.tokens.endIndex <= end else { break }
      let separator = statement.end.kind == .semicolon ? statement.end : nil
      elements.append(MovableElement(statement.tokens, separator: separator))
      next = statement.next
    }
    return elements
  }

  private func isMovable(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .assignment where statement.setsFrame: true
    case .assignment:
      statement.assignedMember?.is(.isActive) == true
        && statement.target?.dropLast(2).last?.kind == .rightParen
    case .expression where members[0].isMadeByLibrary:
      statement.first.hasSameText(as: file.code[members[0].tokens.lowerBound])
        && !file.constraints(in: statement.tokens).isEmpty
    case .expression: makesConstraint(statement)
    default: false
    }
  }

  private func makesConstraint(_ statement: Statement) -> Bool {
    guard let open = statement.tokens.outermost.first(where: { $0.kind == .leftParen }),
      let name = open.previous, name >= statement.first
    else { return false }
    switch name.layoutWord {
    case .constraint, .NSLayoutConstraint, .addConstraint, .addConstraints, .activate: return true
    default:
      guard name.is(.append), let array = name.owner else { return false }
      return !ArrayPositions(file).mayRead(name: array)
    }
  }
}
