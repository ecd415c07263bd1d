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
    return Finding(
      constant,
      .outside(edges, file.name(constraint.firstItem), constant.text, offset.amount),
      advice: .turn(offset, constant),
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
    return Finding(
      file.code[constraint.constant],
      .overlaps(views.map(file.name), offset, isBound: isBound, isInset: isInset),
      advice: isInset ? .offset(isNegative: isEnd) : "write a negative number to keep the distance",
      severity: isBound && !isInset ? .note : nil)
  }
}

extension ViewFile {
  fileprivate func holdsText(_ view: Item, _ constraint: Constraint) -> Bool {
    let type = self.view(view, in: constraint.statement.block)?.classOfUIKit
    return type.is(.UILabel) || type.is(.UITextField) || type.is(.UIButton)
  }
}

extension Finding.Message {
  fileprivate static func outside(
    _ edges: LayoutAttributes, _ view: String, _ constant: String, _ amount: Fraction?
  ) -> Self {
    let distance = amount.map { " \(Self.points($0))" } ?? ""
    let verb = edges.isDisjoint(with: .nearEdges) ? "ends" : "begins"
    let place =
      switch edges {
      case .bottom: "below its container"
      case .top: "above its container"
      default: "outside of its container"
      }
    return
      "`\(view)` \(verb)\(distance) \(place): `\(constant)` moves its \(list(edges.names)) outwards"
  }

  fileprivate static func turn(_ offset: EdgeOffset, _ constant: Lexemes) -> Self {
    let isNegative = constant.count == 2 && constant.first == "-"
    let number =
      isNegative ? constant.last.map { "`\($0.text)`" } : constant.alone.map { "`-\($0.text)`" }
    if !offset.constraint.attributes.isDisjoint(with: .nearEdges) {
      return "use an inset, which points inwards on every side"
    }
    if offset.isTurned {
      return "write \(number ?? "a positive number"): the constraint is written on the container"
    }
    return offset.constraint.constantPointsInward
      ? "write \(number ?? "a positive number"): an inset points inwards on every side"
      : "write \(number ?? "a negative number"): `trailing` and `bottom` grow outwards"
  }

  /// - Parameter isBound: whether the constraint is an inequality that allows the overlap.
  fileprivate static func overlaps(
    _ views: [String], _ offset: EdgeOffset, isBound: Bool, isInset: Bool
  ) -> Self {
    let amount = offset.amount.map(points) ?? offset.name.map { "`\($0.text)`" } ?? ""
    let reason =
      isInset
      ? "an inset from its \(list(offset.constraint.secondAttributes.names)) points into it"
      : "a positive constant moves \(list(offset.constraint.attributes.names)) into it"
    return
      "`\(views[0])` \(isBound ? "may overlap" : "overlaps") `\(views[1])` by \(amount): \(reason)"
  }

  fileprivate static func offset(isNegative: Bool) -> Self {
    isNegative ? "use a negative offset" : "use an offset"
  }

  /// `16 points`.
  static func points(_ amount: Fraction) -> String {
    let size = amount.sign < 0 ? -amount : amount
    return "\(size) point\(size == Fraction(1) ? "" : "s")"
  }
}

extension Lexemes {
  /// The only token, if there is no other.
  fileprivate var alone: Lexeme? { count == 1 ? first : nil }

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
      """,
      "Between neighbours": """
      titleLabel.snp.makeConstraints { make in
        make.leading.equalTo(icon.snp.trailing).offset(8)
        make.trailing.equalTo(closeButton.snp.leading).offset(-8)
      }
      """,
      "Written on the container": """
      func setUp() {
        addSubview(titleLabel)
        NSLayoutConstraint.activate([
          titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
          trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 8),
        ])
      }
      """,
      "Larger on both sides": """
      func setUp() {
        addSubview(shadow)
        NSLayoutConstraint.activate([
          shadow.leadingAnchor.constraint(equalTo: leadingAnchor, constant: -8),
          shadow.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 8),
        ])
      }
      """,
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
      "A constant of the file": """
      class PlayerView: UIView {
        private let margin: CGFloat = 16

        func setUp() {
          addSubview(titleLabel)
          titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: margin).isActive = true
          titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: ↓margin).isActive = true
        }
      }
      """,
      "An end that overlaps the neighbour": """
      titleLabel.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8).isActive = true
      titleLabel.trailingAnchor.constraint(equalTo: closeButton.leadingAnchor, constant: ↓8).isActive = true
      """,
      "An inset that points into the neighbour": """
      titleLabel.snp.makeConstraints { make in
        make.leading.equalToSuperview().inset(16)
        make.trailing.equalTo(closeButton.snp.leading).inset(↓16)
      }
      """,
      "A maker that moves instead of insetting": """
      titleLabel.snp.makeConstraints { make in
        make.leading.trailing.equalToSuperview().offset(↓16)
      }
      """,
    ])
}
