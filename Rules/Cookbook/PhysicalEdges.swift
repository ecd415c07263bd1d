import LayoutModel
import LayoutSolver
import RuleKit
import Semantics
import SwiftSource

/// Constraints use leading and trailing edges, which mirror in right-to-left languages.
struct PhysicalEdges: Rule {
  let query = Query(.names(PhysicalEdgeNames.words)) { file, check in
    for view in WrittenEdges.byView(in: file) { check(view) }
  }

  func check(_ view: WrittenEdges, in file: ViewFile, _ report: inout Report) {
    let alone = view.withoutPairs(in: file)
    guard !alone.isEmpty else { return }
    let name = view.item.key == 0 ? "" : " of `\(file.name(view.item))`"
    var occurrences = alone.map { edges in
      Finding(
        edges[0].token,
        "the layout\(name) by \(Finding.Message.list((edges.map(\.token.text).withoutRepetition()))) does not mirror in right-to-left languages",
        advice: "use \(Finding.Message.list(edges.map(\.mirrored).withoutRepetition()))")
    }
    // Renaming the edges of only some constraints would mix both kinds on one view.
    occurrences[0].fix = report.fix(
      file.answer(for: Self.self, about: view.item.key) { $0.updates(view.item) }
        ? nil : view.fix(in: file))
    report.add(together: occurrences)
  }
}

extension ViewFile {
  fileprivate func updates(_ item: Item) -> Bool {
    constraints.contains { constraint in
      constraint.isMadeByLibrary && constraint.firstItem == item
        && constraint.statement.block.closure?.call?.name?.changesConstraints == true
    }
  }
}

extension Lexeme {
  fileprivate var isHorizontalPlace: Bool {
    previous?.kind == .period && (self.is(.minX) || self.is(.midX) || self.is(.maxX) || self.is(.x))
  }
}

/// The left and right edges in the constraints of one view in one block.
struct WrittenEdges {
  fileprivate let item: Item
  private(set) var constraints: [[PhysicalEdge]] = []
  private var canMirror = true
  /// The constraints with a left or a right, and the index of the edges of each; nil for one of a chain whose names belong
  /// to an earlier constraint.
  private var members: [(constraint: Constraint, edges: Int?)] = []

  /// Whether the other edge is handed in by a caller, who decides what mirrors: `anchor(left: NSLayoutXAxisAnchor)`.
  private static func takesEdge(_ constraint: Constraint) -> Bool {
    guard let parameters = constraint.statement.block.function?.parameters?.parameters else {
      return false
    }
    return parameters.contains { parameter in
      parameter.type.contains { $0.is(.NSLayoutXAxisAnchor) }
        && constraint.expression.contains { $0.hasSameText(as: parameter.name) }
    }
  }

  /// All groups of a file, in the order of their first constraints.
  static func byView(in file: ViewFile) -> [WrittenEdges] {
    var views: [WrittenEdges] = []
    var places: [BlockKey: [UInt64: Int]] = [:]
    var owners: Set<Lexeme> = []
    for constraint in file.constraints {
      // A distance from the left of the screen stays one in any language.
      guard !file.code[constraint.constant].contains(where: \.isHorizontalPlace),
        !takesEdge(constraint)
      else { continue }
      let (block, item) = (constraint.block, constraint.firstItem.key)
      // The first constraint of a chain has all names of the chain.
      if let owner = PhysicalEdgeNames.owner(of: constraint, in: file),
        !owners.insert(owner).inserted
      {
        if let place = places[block]?[item] { views[place].members.append((constraint, nil)) }
        continue
      }
      let names = PhysicalEdgeNames(of: constraint, in: file)
      guard !names.edges.isEmpty else { continue }
      let place = places[block]?[item] ?? views.count
      if place == views.count {
        places[block, default: [:]][item] = place
        views.append(WrittenEdges(item: constraint.firstItem))
      }
      views[place].members.append((constraint, views[place].constraints.count))
      views[place].constraints.append(names.edges)
      views[place].canMirror = views[place].canMirror && names.canMirror
    }
    return views
  }

  /// The edges of the constraints, without those that pin left and right alike: these look the same mirrored. Of a chain,
  /// whose constraints share their names, all or none.
  func withoutPairs(in file: ViewFile) -> [[PhysicalEdge]] {
    let physical = members.filter { $0.constraint.hasPhysicalEdge }
    var (alike, fuel) = (Set<Int>(), Fuel())
    var rights = physical.indices.filter { physical[$0].constraint.attributes == .right }[...]
    for (index, left) in physical.enumerated() {
      if left.constraint.pinsBothSidesAlike(in: file) {
        alike.insert(index)
        continue
      }
      guard left.constraint.attributes == .left else { continue }
      let place = rights.firstIndex {
        fuel.burn() && left.constraint.isMirrored(by: physical[$0].constraint, in: file)
      }
      guard let place else { continue }
      alike.formUnion([index, rights[place]])
      rights.swapAt(place, rights.startIndex)
      rights.removeFirst()
    }
    if alike.count == physical.count, !physical.isEmpty { return [] }
    guard !members.contains(where: { $0.edges == nil }) else { return constraints }
    let silent = Set(alike.compactMap { physical[$0].edges })
    return constraints.indices.filter { !silent.contains($0) }.map { constraints[$0] }
  }

  func fix(in file: ViewFile) -> Fix? {
    guard canMirror, file.source.problems.isEmpty else { return nil }
    // The two branches of a conditional operator may share the code behind it.
    var seen: Set<Lexeme> = []
    let edits = constraints.joined().filter { seen.insert($0.token).inserted }
      .map { Edit($0.token.bytes, with: $0.mirrored) }
    return Fix(edits, safety: .unsafe)
  }
}

extension [String] {
  fileprivate func withoutRepetition() -> [String] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension Constraint {
  var hasPhysicalEdge: Bool {
    !attributes.union(secondAttributes).isDisjoint(with: .physicalEdges)
  }

  /// Whether one expression pins left and right to those of one item, with the same inset.
  func pinsBothSidesAlike(in file: ViewFile) -> Bool {
    guard attributes.isSuperset(of: .physicalEdges), relation == .equal, isPlainPin,
      multiplier.isEmpty,
      secondAttributes.isEmpty || secondAttributes.isSuperset(of: .physicalEdges)
    else { return false }
    if constant.isEmpty || file.constant(of: self) == .zero { return true }
    // More than a number or its name may have a left and a right of its own.
    let inset = statement.tokens(constant)
    return constantPointsInward && (file.constant(of: self) != nil || inset.isNameOfNumber)
  }

  /// Whether it pins a left, and another constraint the right of the same view to the right of the same item, with the
  /// same inset.
  func isMirrored(by other: Constraint, in file: ViewFile) -> Bool {
    guard attributes == .left, other.attributes == .right, isPlainPin, other.isPlainPin,
      secondAttributes.isEmpty || secondAttributes == .left,
      other.secondAttributes.isEmpty || other.secondAttributes == .right,
      relation(at: .left) == other.relation(at: .right).inverted, firstItem == other.firstItem,
      secondItem == other.secondItem,
      setsFrame == other.setsFrame,
      text(multiplier) == text(other.multiplier), text(priority) == text(other.priority)
    else { return false }
    if constant.isEmpty && other.constant.isEmpty { return true }
    // A frame is set by its distances from the edges.
    let isOpposite = setsFrame || other.direction(ofConstantAt: .right) == -1
    if let left = file.constant(of: self), let right = file.constant(of: other) {
      return isOpposite ? left == right : left + right == .zero
    }
    let (left, right) = (statement.tokens(constant), other.statement.tokens(other.constant))
    guard !isOpposite else { return left.text == right.text }
    let (unsigned, negative) = (left.withoutMinus, right.withoutMinus)
    return (unsigned == nil) != (negative == nil)
      && (unsigned ?? left).text == (negative ?? right).text
  }

  private var isPlainPin: Bool {
    !isAlternative && firstItem.key != 0
      && (setsFrame ? isPlainFrame : secondItem.map { $0.key != 0 } ?? false)
  }

  private var isPlainFrame: Bool {
    statement.tokens.allSatisfy { token in
      guard token.kind == .identifier, token.previous?.kind == .period, token.call != nil else {
        return true
      }
      return token.placesFrameOnly
    }
  }

  private func text(_ range: Range<Int>) -> String { statement.tokens(range).text }
}

extension Lexemes {
  /// The name behind `-` or `-1.0 *`; nil without a minus, and for more than a name.
  fileprivate var withoutMinus: Lexemes? {
    guard let minus = first, minus.kind == .prefixOperator, minus == "-" else { return nil }
    var rest = dropFirst()
    if let one = rest.first, one == "1" || one == "1.0", rest.dropFirst().first == "*" {
      rest = rest.dropFirst(2)
    }
    return rest.isName ? rest : nil
  }

  private var isName: Bool {
    !isEmpty
      && allSatisfy { $0.kind == .identifier || $0.kind == .period || $0.is(Keyword.`self`) }
  }

  fileprivate var isNameOfNumber: Bool { isName && last?.hasSuffix(.insets) == false }
}

extension PhysicalEdges {
  static let description = RuleDescription(
    id: "physical_edges",
    family: .cookbook,
    summary: "Left or right instead of leading or trailing",
    rationale: """
      In Arabic and Hebrew, UIKit mirrors leading and trailing, but not left and right, so mixing them breaks a \
      layout. The rule reports left and right in constraints, once per view and block. Suppress it for what must not \
      mirror, such as a scale or a player's buttons. The fix renames both sides of each constraint. It is unsafe, \
      because other blocks may use left and right on the same view.
      """,
    limits: [
      "names that are the same in both directions, such as `edges`; Cartography's `align` and `distribute`",
      "a view pinned to left and right of one item with the same inset",
      "no fix unless the other side is a left or right too, or the same edge of the superview or of a known view",
    ],
    source:
      "UIKit In Code, Best practices: \"The constraints to position are: top, leading, trailing, bottom\"; UIKit, NSLayoutConstraint.Attribute (https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute)",
    defaultSeverity: .off,
    fixSafety: .unsafe,
    goodExamples: [
      "Leading and trailing": """
      NSLayoutConstraint.activate([
        titleLabel.topAnchor.constraint(equalTo: view.topAnchor),
        titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      ])
      """
    ],
    badExamples: [
      "Anchors": """
      NSLayoutConstraint.activate([
        titleLabel.↓leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16),
        titleLabel.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -64),
        subtitleLabel.↓leftAnchor.constraint(equalTo: titleLabel.leftAnchor),
      ])
      """
    ])
}
