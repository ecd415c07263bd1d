import LayoutModel
import LayoutSolver
import RuleKit
import SwiftSource

/// A distance to an edge points inwards in the container, and away from a neighbour.
struct ConstantSign: FileRule {
  // Constraints are compared with those of the other edge and of neighbours.
  let query = Query.file(with: .constraints)

  func check(_ file: ViewFile, _ report: inout Report) {
    guard file.constraints.contains(where: \.mayPointTheWrongWay) else { return }
    // Distances are large: room for all of them spares copies.
    var distances: [EdgeDistance] = []
    distances.reserveCapacity(file.constraints.count)
    for index in file.constraints.indices where file.constraints[index].mayPointTheWrongWay {
      guard let distance = EdgeDistance(index, in: file) else { continue }
      distances.append(distance)
    }
    // For each place, the distances that keep a beginning.
    var beginnings = KeyMap<[Int]>()
    var ends = KeyMap<LayoutAttributes>()
    var positive = KeySet()
    for distance in distances where !distance.keptEnds.isEmpty {
      ends[distance.place, default: []].formUnion(distance.keptEnds)
    }
    for (index, distance) in distances.enumerated() where !distance.keptBeginnings.isEmpty {
      beginnings[distance.place, default: []].append(index)
      if let name = distance.nameKey { positive.insert(name) }
    }
    lazy var places = EdgePlaces(file, distances)
    var reported = KeySet()
    for distance in distances where !reported.contains(distance.place) {
      let constant = file.code[distance.constraint.constant]
      let isPositive = distance.nameKey.map(positive.contains) ?? false
      let edges = outside(
        distance, isPositive: isPositive,
        (beginnings[distance.place] ?? []).map { distances[$0] }, places,
        keptEnds: ends[distance.place] ?? [], in: file)
      // A limit beside an equation of the same edge moves nothing.
      func isLimit() -> Bool {
        distance.constraint.relation != .equal && places.pin(distance.constraint)
      }
      if !edges.isEmpty {
        guard !isLimit() else { continue }
        report.add(
          constant,
          .outside(edges, file.name(distance.constraint.firstItem), constant.text, distance.amount),
          advice: .turn(distance, constant),
          fix: distance.constraint.attributes == edges ? constant.withOtherSign : nil)
      } else if let overlap = Overlap(distance, isPositive: isPositive, in: file),
        overlap.isInset
          || !distance.isOfLine
            && (!places.areFlush(distance) || overlap.isOfText(in: file)),
        !isLimit()
      {
        report.add(
          constant, overlap.message(in: file), advice: overlap.advice(in: file),
          severity: overlap.isBound && !overlap.isInset ? .note : nil)
      } else {
        continue
      }
      reported.insert(distance.place)
    }
  }

  /// The edges that should move inwards: if a constraint moves both ends of a view in the same direction, the one that
  /// moves outwards; otherwise an end that moves outwards while the beginning keeps its distance. A view that sticks
  /// out at one end only, or at both, is there on purpose.
  ///
  /// - Parameters:
  ///   - isPositive: whether the beginning of a view shows that a name stands for a positive number.
  ///   - beginnings: the constraints of the view that keep the distance of a beginning.
  ///   - places: where views begin and end otherwise.
  ///   - keptEnds: the ends of the view that keep a distance. One that does so on both sides of the other axis does not
  ///     stick out on purpose.
  private func outside(
    _ distance: EdgeDistance, isPositive: Bool, _ beginnings: @autoclosure () -> [EdgeDistance],
    _ places: @autoclosure () -> EdgePlaces, keptEnds: LayoutAttributes, in file: ViewFile
  ) -> LayoutAttributes {
    let constraint = distance.constraint
    let outward = distance.outward(isPositive: isPositive)
    guard !outward.isEmpty, file.tree.relatesToContainer(constraint) else { return [] }
    let beginnings = beginnings()
    var edges: LayoutAttributes = []
    for (near, far) in LayoutAttributes.ends {
      let movesBoth =
        !constraint.attributes.isDisjoint(with: near)
        && !constraint.attributes.isDisjoint(with: far)
      let ends = outward.intersection(near.union(far))
      if movesBoth {
        if ends.isDisjoint(with: near) || ends.isDisjoint(with: far) { edges.formUnion(ends) }
      } else {
        let ends = outward.intersection(far)
        let opposite = beginnings.filter { !$0.keptBeginnings.isDisjoint(with: near) }
        guard !ends.isEmpty,
          !opposite.isEmpty || places().keep(near, of: distance)
            || isInsetAcross(near, beginnings, keptEnds) && distance.amount?.isKnown == true,
          !distance.isOfLine || opposite.contains(where: { $0.isSame(as: distance) })
        else { continue }
        if mayPassGuide(ends, distance, in: file),
          !opposite.contains(where: { isInset($0, like: distance) })
        {
          continue
        }
        edges.formUnion(ends)
      }
    }
    return edges
  }

  /// Whether a view keeps its distance at both ends of the other axis.
  private func isInsetAcross(
    _ near: LayoutAttributes, _ beginnings: [EdgeDistance], _ ends: LayoutAttributes
  ) -> Bool {
    LayoutAttributes.ends.contains { pair in
      pair.near != near && !ends.isDisjoint(with: pair.far)
        && beginnings.contains { !$0.keptBeginnings.isDisjoint(with: pair.near) }
    }
  }

  /// A bar reaches below the safe area, to the end of the screen, so that its background fills it, and what is a little
  /// outside of the margins, or of the readable width, is still inside of the view.
  private func mayPassGuide(
    _ edges: LayoutAttributes, _ distance: EdgeDistance, in file: ViewFile
  ) -> Bool {
    let constraint = distance.constraint
    guard let second = constraint.secondItem else { return false }
    switch file.names.guide(second, in: constraint.statement.block).guide {
    case .safeArea: return edges.contains(.bottom)
    case .margins: return distance.amount.map { ($0 - Self.widestMargin).sign <= 0 } ?? true
    case .readable: return true
    default: return false
    }
  }

  /// UIKit's margins are 8 points wide, and 16 for the view of a controller.
  private static let widestMargin = Fraction(16)

  /// Whether a view is as far from the beginning of a guide as it is from its end.
  private func isInset(_ beginning: EdgeDistance, like end: EdgeDistance) -> Bool {
    beginning.isSame(as: end) && beginning.constraint.secondItem == end.constraint.secondItem
  }
}

extension Constraint {
  /// Whether it has a constant and an edge that it could move the wrong way.
  fileprivate var mayPointTheWrongWay: Bool {
    !constant.isEmpty && secondItem != nil
      && !attributes.isDisjoint(with: .nearEdges.union(.farEdges))
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

  fileprivate static func turn(_ distance: EdgeDistance, _ constant: Lexemes) -> Self {
    let constraint = distance.original
    let isNegative = constant.count == 2 && constant.first == "-"
    let number =
      isNegative ? constant.last.map { "`\($0.text)`" } : constant.alone.map { "`-\($0.text)`" }
    if !constraint.attributes.isDisjoint(with: .nearEdges) {
      return "use an inset, which points inwards on every side"
    }
    if distance.isTurned {
      return "write \(number ?? "a positive number"): the constraint is written on the container"
    }
    return constraint.constantPointsInward
      ? "write \(number ?? "a positive number"): an inset points inwards on every side"
      : "write \(number ?? "a negative number"): `trailing` and `bottom` grow outwards"
  }
}

extension ConstantSign {
  static let description = RuleDescription(
    id: "constant_sign",
    family: .correctness,
    summary: "A distance points into the container and away from a neighbour",
    rationale: """
      A positive constant moves to the right and down: inwards for `leading` and `top`, outwards for `trailing` and \
      `bottom`. If a view keeps a distance to what precedes it, itself or by its alignment with one that does, but ends outside of its container, a minus is \
      missing: the view is cut off. The same mistake between neighbours, `trailing` to `leading`, makes the view \
      overlap the next one. An inset points inwards on every side; between opposite edges, SnapKit lets the edge of \
      the neighbour decide, so that `trailing.equalTo(button.snp.leading).inset(16)` points into the button. The rule \
      knows literals, constants of the file, and names of unknown value that the code also uses as the distance of a \
      beginning. A view that is moved outwards on only one side, or on two opposite sides, is meant to be there, and \
      so is one that is moved by a negative number with a name, one that overlaps another one with a minus or also \
      touches what precedes it, one that is moved by the width of a line, 1 point, a bar that ends below the safe \
      area, and what is up to 16 points outside of the margins; a named constraint may be changed later.
      """,
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
