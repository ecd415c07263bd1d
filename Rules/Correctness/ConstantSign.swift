import LayoutModel
import LayoutScene
import LayoutSolver
import RuleKit
import Semantics
import SwiftSource

/// A distance to an edge points inwards in the container, and away from a neighbour.
struct ConstantSign: FileRule {
  // Constraints are compared with those of the other edge and of neighbours.
  let query = Query.file(with: .constraints)

  func check(_ file: ViewFile, _ report: inout Report) {
    var offsets = file.constraints.indices.compactMap { index in
      file.constraints[index].constant.isEmpty ? nil : EdgeOffset(index, in: file)
    }
    // A name that is the distance of a beginning stands for a positive number.
    let positive = KeySet(
      offsets.lazy.filter { !$0.keptBeginnings.isEmpty }.compactMap(\.nameKey))
    var reported = KeySet()
    for index in offsets.indices where !reported.contains(offsets[index].constraint.viewAndBlock) {
      offsets[index].isPositive = offsets[index].nameKey.map(positive.contains) ?? false
      let offset = offsets[index]
      guard let finding = outside(offset, report, in: file) ?? overlap(offset, in: file) else {
        continue
      }
      report.add(finding)
      reported.insert(offset.constraint.viewAndBlock)
    }
  }

  /// A view with edges that should move inwards: if a constraint moves both ends of a view in the same direction, the one
  /// that moves outwards; otherwise an end that moves outwards while the beginning keeps its distance, or while the view
  /// keeps it on both sides of the other axis. A view that sticks out at one end only, or at both, is there on purpose.
  private func outside(
    _ offset: EdgeOffset, _ report: Report, in file: ViewFile
  ) -> Finding? {
    let constraint = offset.constraint
    let outward = offset.outwardEdges
    guard !outward.isEmpty, file.relatesToContainer(constraint),
      let ends = ViewEnds(offset, in: file), !ends.fix(offset)
    else { return nil }
    var edges: LayoutAttributes = []
    for (near, far) in LayoutAttributes.ends {
      let moved = outward.intersection(near.union(far))
      guard
        constraint.attributes.isDisjoint(with: near) || constraint.attributes.isDisjoint(with: far)
      else {
        if moved.isDisjoint(with: near) || moved.isDisjoint(with: far) { edges.formUnion(moved) }
        continue
      }
      let opposite = ends.beginnings.filter { !$0.keptBeginnings.isDisjoint(with: near) }
      let alike = opposite.filter { $0.isSame(as: offset) }
      guard !moved.isDisjoint(with: far),
        !opposite.isEmpty || ends.areInset(besides: near),
        !offset.isOfLine || !alike.isEmpty,
        alike.contains(where: { $0.constraint.secondItem == constraint.secondItem })
          || !mayPassGuide(moved, offset, in: file)
      else { continue }
      edges.formUnion(moved)
    }
    guard !edges.isEmpty else { return nil }
    let constant = file.code[constraint.constant]
    let distance = offset.amount.map { " \(Finding.Message.points($0))" } ?? ""
    let verb = edges.isDisjoint(with: .nearEdges) ? "ends" : "begins"
    return Finding(
      constant,
      "`\(file.name(constraint.firstItem))` \(verb)\(distance) outside of its container: `\(constant.text)` moves its \(Finding.Message.list(edges.names)) outwards",
      advice: !constraint.attributes.isDisjoint(with: .nearEdges)
        ? "use an inset, which points inwards on every side"
        : "write the number with the other sign",
      fix: report.fix(constraint.attributes == edges ? constant.withOtherSign : nil))
  }

  /// A bar reaches below the safe area, to the end of the screen, so that its background fills it, and what is a little
  /// outside of the margins, or of the readable width, is still inside of the view.
  private func mayPassGuide(
    _ edges: LayoutAttributes, _ offset: EdgeOffset, in file: ViewFile
  ) -> Bool {
    let constraint = offset.constraint
    guard let second = constraint.secondItem else { return false }
    switch file.names.guide(second, in: constraint.statement.block).guide {
    case .safeArea: return edges.contains(.bottom)
    case .margins: return offset.amount.map { ($0 - Self.widestMargin).sign <= 0 } ?? true
    case .readable: return true
    default: return false
    }
  }

  /// UIKit's margins are 8 points wide, and 16 for the view of a controller.
  private static let widestMargin = Fraction(16)

  /// A view that begins or ends inside of its neighbour, where it should keep a distance from it. One that has a minus of
  /// its own, also touches what precedes it or is moved by the width of a line overlaps its neighbour on purpose.
  private func overlap(_ offset: EdgeOffset, in file: ViewFile) -> Finding? {
    let constraint = offset.constraint
    let isEnd = constraint.attributes.isSubset(of: .farEdges)
    // The edge of the neighbour, and not a sign, turns such a distance around.
    let isInset = constraint.constantPointsInward && constraint.insetFollowsSecondEdge
    guard !offset.isTurned, !file.isKept(constraint), !constraint.isAlternative,
      constraint.hasPlace,
      isEnd || isInset, offset.movement(of: constraint.attributes) == (isEnd ? 1 : -1),
      let neighbour = constraint.facedNeighbour(in: file), let ends = ViewEnds(offset, in: file),
      !ends.fix(offset), !ends.liesInside
    else { return nil }
    let views = [constraint.firstItem, neighbour]
    guard
      isInset
        || !offset.isOfLine
          && (!ends.areFlush || views.allSatisfy { file.holdsText($0, constraint) })
    else { return nil }
    let isBound = constraint.relation == (isEnd ? .lessThanOrEqual : .greaterThanOrEqual)
    let names = views.map(file.name)
    let amount =
      offset.amount.map(Finding.Message.points) ?? offset.name.map { "`\($0.text)`" } ?? ""
    let reason =
      isInset
      ? "an inset from its \(Finding.Message.list(constraint.secondAttributes.names)) points into it"
      : "a positive constant moves \(Finding.Message.list(constraint.attributes.names)) into it"
    return Finding(
      file.code[constraint.constant],
      "`\(names[0])` \(isBound ? "may overlap" : "overlaps") `\(names[1])` by \(amount): \(reason)",
      advice: isInset && !isEnd ? "use an offset" : "use a negative offset to keep the distance",
      severity: isBound && !isInset ? .note : nil)
  }
}

/// Where the code of one function lets a view begin and end.
private struct ViewEnds {
  /// What keeps a distance to the beginnings of the view.
  private(set) var beginnings: [EdgeOffset] = []
  /// Whether the view begins, on the axis, without a distance from what precedes it: such a view may overlap what follows on
  /// purpose, like a background behind two neighbours or one of two coins.
  private(set) var areFlush = false
  /// The ends of the view that keep a known distance.
  private var kept: LayoutAttributes = []
  /// The edges that equations fix.
  private var fixed: LayoutAttributes = []
  private let isKnown: Bool
  /// Whether the view is no longer than it is moved: it lies in its neighbour as a whole.
  private(set) var liesInside = false

  /// Nil where there is too much of it.
  init?(_ offset: EdgeOffset, in file: ViewFile) {
    isKnown = offset.amount != nil
    guard let sides = file.company(of: offset.index, isTurned: offset.isTurned) else {
      return nil
    }
    let length: LayoutAttributes =
      offset.constraint.attributes.isDisjoint(with: [.top, .bottom]) ? .width : .height
    for side in sides {
      if side.other == nil, side.attributes.contains(length), let amount = offset.amount,
        let length = file.constant(of: file.constraints[side.constraint])
      {
        let distance = amount.sign < 0 ? -amount : amount
        liesInside = liesInside || (length - distance).sign <= 0
      }
      if side.relation == .equal { fixed.formUnion(side.attributes) }
      guard let other = EdgeOffset(side.constraint, in: file), other.isTurned == side.isTurned
      else { continue }
      if !other.keptBeginnings.isEmpty { beginnings.append(other) }
      kept.formUnion(other.keptEnds)
      areFlush =
        areFlush || !other.flushBeginnings.isDisjoint(with: offset.constraint.attributes.axis)
    }
  }

  /// Whether a constraint is a limit beside equations of the same edges, which moves nothing.
  func fix(_ offset: EdgeOffset) -> Bool {
    offset.constraint.relation != .equal && fixed.isSuperset(of: offset.constraint.attributes)
  }

  /// Whether the view keeps its distance at both ends of the other axis, where it is moved by a known one.
  func areInset(besides near: LayoutAttributes) -> Bool {
    isKnown
      && LayoutAttributes.ends.contains { pair in
        pair.near != near && !kept.isDisjoint(with: pair.far)
          && beginnings.contains { !$0.keptBeginnings.isDisjoint(with: pair.near) }
      }
  }

}

extension EdgeOffset {
  /// Whether it is known to be no longer than a line is wide: views overlap by that much so that no gap is seen between
  /// them.
  fileprivate var isOfLine: Bool {
    guard let amount else { return false }
    return ((amount.sign < 0 ? -amount : amount) - Fraction(1)).sign <= 0
  }
}

extension LayoutAttributes {
  /// The axis that an edge is on, as both of its ends.
  fileprivate var axis: LayoutAttributes {
    Self.ends.lazy.map { $0.near.union($0.far) }.first { !isDisjoint(with: $0) } ?? []
  }
}

extension Finding.Message {
  /// `16 points`.
  static func points(_ amount: Fraction) -> String {
    let size = amount.sign < 0 ? -amount : amount
    return "\(size) point\(size == Fraction(1) ? "" : "s")"
  }
}

extension ViewFile {
  fileprivate func holdsText(_ view: Item, _ constraint: Constraint) -> Bool {
    let type = self.view(view, in: constraint.statement.block)?.classOfUIKit
    return type.is(.UILabel) || type.is(.UITextField) || type.is(.UIButton)
  }
}

extension Lexemes {
  /// Turns the sign of a number that is written there.
  fileprivate var withOtherSign: Fix? {
    guard let first, let number = last, number.isNumber, count < 3 else { return nil }
    let edit: Edit
    if count == 2 {
      guard first.kind == .prefixOperator, first == "-" else { return nil }
      edit = Edit(first.bytes, with: "")
    } else {
      guard first.previous?.isBinaryOperator != true else { return nil }
      edit = Edit(first.bytes.lowerBound..<first.bytes.lowerBound, with: "-")
    }
    return Fix([edit], safety: .unsafe)
  }
}

extension ConstantSign {
  static let description = RuleDescription(
    id: "constant_sign",
    family: .correctness,
    summary: "Constant with the wrong sign",
    rationale: """
      A positive constant moves right and down: inwards for `leading` and `top`, outwards for `trailing` and \
      `bottom`. If a view keeps a distance where it begins but ends outside its container, a minus is missing and \
      the view is cut off. The same mistake between neighbours makes them overlap. An inset points inwards on every \
      side; between opposite edges, SnapKit follows the neighbour's edge. The rule knows literals, constants of the \
      file, and names that are positive elsewhere.
      """,
    limits: [
      "views moved outwards on one side only, or on two opposite sides",
      "views that lie wholly inside their neighbour, such as a sheet's handle",
      "overlaps of 1 point, with a minus, or by names for negative numbers",
      "bars below the safe area, and views up to 16 points outside of margins",
    ],
    source:
      "UIKit, NSLayoutConstraint: constant (https://developer.apple.com/documentation/uikit/nslayoutconstraint/constant)",
    effect: .sight,
    fixSafety: .unsafe,
    goodExamples: [
      "Inwards": """
      func setUp() {
        addSubview(titleLabel)
        NSLayoutConstraint.activate([
          titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
          titleLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
        ])
      }
      """
    ],
    badExamples: [
      "A missing minus": """
      func setUp() {
        addSubview(titleLabel)
        NSLayoutConstraint.activate([
          titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
          titleLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: ↓8),
        ])
      }
      """,
      "An end that overlaps the neighbour": """
      titleLabel.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8).isActive = true
      titleLabel.trailingAnchor.constraint(equalTo: closeButton.leadingAnchor, constant: ↓8).isActive = true
      """,
    ])
}
