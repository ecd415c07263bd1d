import LayoutModel
import RuleKit
import SwiftSource

/// The constraints of a view are in a consistent order.
struct ConstraintOrder: Rule {
  let options: Options

  private let places: Places

  init(options: Options) {
    self.options = options
    places = Places(options)
  }

  enum Subject {
    case sequence(ConstraintSequence)
    case chain(Constraint)
  }

  var query: Query<Subject> {
    let sequences = Query.sequences.map(Subject.sequence)
    return options.chains ? sequences || Query.constraints.map(Subject.chain) : sequences
  }

  func check(_ subject: Subject, in file: ViewFile, _ report: inout Report) {
    switch subject {
    case .sequence(let sequence): check(sequence, in: file, &report)
    case .chain(let constraint):
      let parts = constraint.parts
      guard var finding = findings(in: parts, prefix(for: constraint.firstItem, file)).first else {
        return
      }
      if let order = ConstraintSorting(places: places).order(of: parts.map(\.attributes)) {
        let edits = order.indices.filter { order[$0] != $0 }.map {
          Edit(parts[$0].expression.bytes, with: parts[order[$0]].expression.text)
        }
        finding.fix = report.fix(Fix(edits, safety: .safe))
      }
      report.add(finding)
    }
  }

  private func check(
    _ sequence: ConstraintSequence, in file: ViewFile, _ report: inout Report
  ) {
    guard !isInOrder(sequence, in: file) else { return }
    let views = Self.views(of: sequence, in: file)
    for view in views {
      let constraints = view.members.map { file.constraints[file.sequenceMembers[$0]] }
      var findings = findings(in: constraints, prefix(for: view.item, file))
      if views.count == 1, !findings.isEmpty {
        findings[0].fix = report.fix(ConstraintReordering(sequence, places, in: file)?.fix)
      }
      report.add(together: findings, countsOthers: false)
    }
  }

  typealias PlacedMembers = (item: Item, members: [Int])

  /// The views of a sequence, each with an order of its own.
  static func views(of sequence: ConstraintSequence, in file: ViewFile) -> [PlacedMembers] {
    let placed = sequence.members.map { member in
      file.onPlacedView(file.constraints[file.sequenceMembers[member]]).firstItem
    }
    if placed.allSatisfy({ $0 == placed[0] }) {
      return byGuide(Array(sequence.members), in: file).map { (placed[0], $0) }
    }
    var members = KeyMap<[Int]>()
    var views: [Item] = []
    for (member, placed) in zip(sequence.members, placed) {
      let constraint = file.constraints[file.sequenceMembers[member]]
      let view = mayPlaceOther(constraint) ? placed : constraint.firstItem
      if members[view.key] == nil { views.append(view) }
      members[view.key, default: []].append(member)
    }
    return views.map { ($0, members[$0.key] ?? []) }
  }

  /// Some constraints of a view: those with the frame of a scroll view, and those with its content. They are two anchors,
  /// each with an order of its own.
  private static func byGuide(_ members: [Int], in file: ViewFile) -> [[Int]] {
    func guide(_ member: Int) -> Lexeme? {
      file.constraints[file.sequenceMembers[member]].secondItem.flatMap {
        file.code[$0.tokens].last
      }
    }
    let guides = members.map(guide)
    guard guides.contains(where: { $0.is(.contentLayoutGuide) }),
      guides.contains(where: { $0.is(.frameLayoutGuide) })
    else { return [members] }
    return [true, false].map { isOfFrame in
      zip(members, guides).filter { $1.is(.frameLayoutGuide) == isOfFrame }.map(\.0)
    }
  }

  private static func mayPlaceOther(_ constraint: Constraint) -> Bool {
    !constraint.isMadeByLibrary && !constraint.attributes.isSubset(of: [.width, .height])
  }

  private func prefix(for view: Item, _ file: ViewFile) -> String {
    // A closure's argument is no name of a view.
    let name = file.name(view)
    return name.hasPrefix("{") || name.hasPrefix("$") ? "" : "`\(name)`: "
  }

  private func findings(in constraints: [Constraint], _ prefix: String) -> [Finding] {
    var placed = Placed(places)
    return constraints.compactMap { constraint in
      guard let found = placed.place(constraint.attributes),
        case let earlier = constraints[found.earlier],
        let late = places.name(in: constraint.attributes, of: found.group, ranked: found.rank),
        let before = places.name(in: earlier.attributes, of: found.group, ranked: found.reached)
      else { return nil }
      let isPhysical =
        late.isPhysical(in: constraint.attributes) || before.isPhysical(in: earlier.attributes)
      return Finding(
        constraint.expression,
        "\(prefix)`\(late.word(in: constraint))` comes after `\(before.word(in: earlier))`",
        advice: "follow the order `\(options.orderText(of: [late, before], isPhysical))`")
    }
  }

  private func isInOrder(_ sequence: ConstraintSequence, in file: ViewFile) -> Bool {
    var placed = Placed(places)
    return sequence.members.allSatisfy { member in
      placed.place(file.constraints[file.sequenceMembers[member]].attributes) == nil
    }
  }

  private struct Placed {
    private let places: Places
    /// For each group, the highest rank so far; 0 at the start.
    private var reached = Ranks.zero
    /// For each group, the constraint with that rank, and how many there were in all.
    private var members = Ranks.zero
    private var count: Int32 = 0

    init(_ places: Places) { self.places = places }

    /// Adds the next constraint; returns the first group in which it is late, and the constraint that it has to precede.
    mutating func place(
      _ attributes: LayoutAttributes
    ) -> (group: Int, rank: Int32, reached: Int32, earlier: Int)? {
      let ranks = places.ranks(of: attributes) { $0.rank(after: reached[$0.group]) }
      let isLate = ranks .!= 0 .& ranks .< reached
      let isNext = ranks .>= reached .& ranks .!= 0
      reached.replace(with: ranks, where: isNext)
      members.replace(with: count, where: isNext)
      count += 1
      guard let group = (0..<places.groupCount).first(where: { isLate[$0] }) else { return nil }
      return (group, ranks[group], reached[group], Int(members[group]))
    }
  }
}

/// Sorts the constraints of a sequence.
///
/// The elements trade places; those of other views keep theirs. The fix is safe where neither the positions of the
/// elements nor the order of their evaluation can matter, and unsafe where that depends on code outside the file. There
/// is no fix for the arguments of a call, whose positions have a meaning, or for arrays whose elements the file reads
/// by position.
private struct ConstraintReordering {
  let file: ViewFile
  /// The constraints from the first to the last that moves, as indices into the constraints of the file.
  private let indices: [Int]
  private let members: [Constraint]
  /// For each of them, the one that belongs in its place.
  private let order: [Int]
  private var code: CodeFreedom { CodeFreedom(file: file, first: members[0]) }

  /// Nil where nothing moves.
  init?(_ sequence: ConstraintSequence, _ places: ConstraintOrder.Places, in file: ViewFile) {
    let all = Array(file.sequenceMembers[sequence.members])
    // Constraints of a few other views may come between those of one view. If those of many views are mixed, each view
    // would have to examine all of them.
    guard all[all.count - 1] - all[0] <= Self.mostOthers + 2 * all.count,
      !file.constraints[all[0]].isPartOfFrame,
      let order = ConstraintSorting(places: places).order(
        of: all.map { file.constraints[$0].attributes }),
      let moved = order.movedRange
    else { return nil }
    self.file = file
    indices = Array(all[moved])
    members = indices.map { file.constraints[$0] }
    self.order = order[moved].map { $0 - moved.lowerBound }
  }

  private static let mostOthers = 64

  /// The edits; nil where moving is likely wrong.
  var fix: Fix? {
    guard file.source.problems.isEmpty, let elements = elements(), !hasReversed,
      let order = order(of: elements), let moved = order.movedRange
    else { return nil }
    let movedCode = elements[moved].map { file.code[$0.tokens] }
    var freedom = PlaceFreedom(code: code, members: members).freedom(of: movedCode)
    for element in movedCode where freedom > .bound {
      freedom = min(freedom, code.freedom(of: element, from: movedCode[0][movedCode[0].startIndex]))
    }
    guard freedom > .bound else { return nil }
    let beginsBlock = beginsBlock(elements[0])
    var fix = ElementMoves(elements, beginsList: beginsBlock, in: file).fix(order: order)
    if freedom < .free {
      fix?.safety = .unsafe
    } else {
      fix?.assumptions =
        code.assumptions(of: movedCode)
        + (members[0].isMadeByLibrary ? [] : CodeFreedom.noOtherActivation)
    }
    return fix
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

extension [Int] {
  /// From the first to the last place whose element is another one.
  fileprivate var movedRange: ClosedRange<Int>? {
    guard let first = indices.first(where: { self[$0] != $0 }),
      let last = indices.last(where: { self[$0] != $0 })
    else { return nil }
    return first...last
  }
}

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

  private static let mostTokens = 1 << 12
  /// The part of a run that is examined before and behind the constraints of a view.
  private static let mostTokensAround = 1 << 9

  /// The statements from the first one of the block, if it is close enough.
  private func statements(from start: Statement?) -> [MovableElement]? {
    let (first, last) = (members[0].statement, members[members.count - 1].statement)
    let end = members[members.count - 1].tokens.upperBound + Self.mostTokensAround
    var next: Statement? = first
    if let start, members[0].tokens.lowerBound - start.first.index <= Self.mostTokensAround {
      next = start
    }
    var elements: [MovableElement] = []
    while let statement = next {
      if statement.index >= first.index, !isMovable(statement) {
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

extension Constraint {
  fileprivate var isPartOfFrame: Bool { tokens.upperBound == statement.assignment?.index }
}

extension ConstraintOrder {
  struct Options: RuleOptions {
    var order = Order.cookbook
    var mode = Mode.groups
    var chains = false

    static let fields: [OptionField<Options>] = [
      OptionField("order", \.order, "the groups of attributes in order"),
      OptionField(
        "mode", \.mode,
        "`groups` compares only within a group, `strict` compares all attributes, `axis` is strict but accepts `centerY` in place of `top` and `centerX` in place of `leading`"
      ),
      OptionField(
        "chains", \.chains, "whether the names within `make.top.leading` must be in order, too"),
    ]

    /// The part of the order that applies to two attributes out of order.
    fileprivate func orderText(of late: [Name], _ isPhysical: Bool) -> String {
      let groups = order.groups.filter { mode != .groups || late.contains(where: $0.contains) }
      return groups.joined().map { $0.word(isPhysical: isPhysical) }.joined(separator: ", ")
    }
  }

  enum Mode: String, NamedOption {
    case groups, strict, axis
  }

  /// The name of an attribute in an order; `left` takes the place of `leading`, and `right` that of `trailing`.
  enum Name: String, NamedOption {
    case top, leading, trailing, bottom, centerY, centerX, height, width
  }

  struct Order: OptionConvertible, Equatable {
    /// Each name appears only once.
    private(set) var groups: [[Name]]

    /// "UIKit In Code", Best practices: "top, leading, trailing, bottom; centerY, centerX; height, width".
    static let cookbook = Order(groups: [
      [.top, .leading, .trailing, .bottom], [.centerY, .centerX], [.height, .width],
    ])

    /// - Parameter groups: different names.
    init(groups: [[Name]]) { self.groups = groups }

    static let optionTypeName = "list of lists of attributes"
    static let optionShape = OptionShape.list(of: .list(of: Name.optionShape, isUnique: true))

    var optionText: String {
      let lists = groups.map { "[" + $0.map(\.rawValue).joined(separator: ", ") + "]" }
      return "[" + lists.joined(separator: ", ") + "]"
    }

    /// - Throws: `OptionError` for an unknown attribute, for a repeated one, and for an empty order.
    init(option value: OptionValue) throws(OptionError) {
      var seen: Set<String> = []
      groups = try value.elements(of: Self.optionTypeName) { group throws(OptionError) in
        try group.elements(of: "list of attributes") { element throws(OptionError) in
          try Name(option: element, notIn: &seen)
        }
      }
      groups.removeAll(where: \.isEmpty)
      if groups.isEmpty { throw OptionError("the order names no attribute") }
    }

    /// The position of a name in the whole order, from 1.
    func rank(_ name: Name) -> Int? {
      groups.joined().enumerated().first { $0.element == name }.map { $0.offset + 1 }
    }
  }

  /// A rank for each group; 0 for none. There are not more groups than names.
  typealias Ranks = SIMD8<Int32>

  /// The places of the attributes in an order, looked up once for all constraints.
  struct Places {
    struct Place {
      var name: Name
      var attributes: LayoutAttributes
      /// The position in the whole order, from 1.
      var rank: Int32
      var group: Int
      /// In the mode `axis`, for a center the rank of the edge that begins its axis; otherwise nil.
      var edgeRank: Int32?

      /// The rank behind others of the same group. A center may take the place of its edge: the first of the two that
      /// has not been passed yet.
      func rank(after reached: Int32) -> Int32 {
        guard let edgeRank else { return rank }
        let (first, second) = (min(rank, edgeRank), max(rank, edgeRank))
        return first >= reached ? first : second
      }
    }

    let all: [Place]
    let groupCount: Int
    let mode: Mode

    init(_ options: Options) {
      let groups = options.order.groups
      var all: [Place] = []
      for (group, names) in groups.enumerated() {
        for name in names {
          let begin: Name? = name == .centerY ? .top : name == .centerX ? .leading : nil
          let edge = options.mode == .axis ? begin.flatMap(options.order.rank) : nil
          all.append(
            Place(
              name: name, attributes: name.attributes, rank: Int32(all.count + 1),
              group: options.mode == .groups ? group : 0, edgeRank: edge.map(Int32.init)))
        }
      }
      self.all = all
      mode = options.mode
      groupCount = options.mode == .groups ? groups.count : 1
    }

    /// For each group, the first of the ranks that the attributes have in it; 0 for a group without any of them.
    func ranks(
      of attributes: LayoutAttributes, _ rank: (Place) -> Int32 = \.rank
    ) -> Ranks {
      var ranks = Ranks.zero
      for place in all where !attributes.isDisjoint(with: place.attributes) {
        let first = ranks[place.group]
        ranks[place.group] = first == 0 ? rank(place) : min(first, rank(place))
      }
      return ranks
    }

    /// The first of the attributes that may have a rank in a group.
    func name(in attributes: LayoutAttributes, of group: Int, ranked rank: Int32) -> Name? {
      all.first {
        $0.group == group && ($0.rank == rank || $0.edgeRank == rank)
          && !attributes.isDisjoint(with: $0.attributes)
      }?.name
    }
  }
}

extension ConstraintOrder.Name {
  /// Whether it is written as `left` or `right`.
  fileprivate func isPhysical(in attributes: LayoutAttributes) -> Bool {
    !attributes.contains(attribute)
  }

  fileprivate func word(in constraint: Constraint) -> String {
    constraint.group(of: attributes)?.text
      ?? word(isPhysical: isPhysical(in: constraint.attributes))
  }

  fileprivate func word(isPhysical: Bool) -> String {
    switch self {
    case .leading where isPhysical: "left"
    case .trailing where isPhysical: "right"
    default: rawValue
    }
  }

  var attributes: LayoutAttributes {
    switch self {
    case .leading: [.leading, .left]
    case .trailing: [.trailing, .right]
    default: attribute
    }
  }

  var attribute: LayoutAttributes { LayoutAttributes(name: rawValue) }
}

// MARK: - Places

/// Finds an order of constraints that satisfies the rule, with as few moves as possible.
struct ConstraintSorting {
  typealias Ranks = ConstraintOrder.Ranks

  let places: ConstraintOrder.Places

  /// The constraint that belongs in each place, as an index into `attributes`.
  ///
  /// Constraints of one group keep their order where it does not matter. Once they move, they become adjacent, and
  /// those that were between them follow: `leading, width, top` becomes `top, leading, width`.
  ///
  /// - Parameter attributes: the attributes of each constraint, in source order.
  /// - Returns: nil where there is no such order: one of `[.top, .width]` and `[.bottom, .height]` is always late.
  func order(of attributes: [LayoutAttributes]) -> [Int]? {
    // With the mode `axis`, a center takes one of two places; the choice with the fewest moves is the likely intention.
    let choices: [Set<ConstraintOrder.Name>] =
      places.mode == .axis ? [[.centerY, .centerX], [.centerY], [.centerX], []] : [[]]
    var best: (order: [Int], moves: Int)?
    for atEdge in choices {
      let ranks = attributes.map {
        places.ranks(of: $0) { atEdge.contains($0.name) ? $0.edgeRank ?? $0.rank : $0.rank }
      }
      guard let order = order(ranks) else { continue }
      let moves = order.indices.count { order[$0] != $0 }
      if best.map({ moves < $0.moves }) ?? true { best = (order, moves) }
    }
    return best?.order
  }

  /// Sorts groups that share a constraint together, and the others separately. What moves comes directly behind the first
  /// of its set; constraints without a group keep their places.
  private func order(_ ranks: [Ranks]) -> [Int]? {
    let places = ranks.indices.filter { ranks[$0] != .zero }
    var elements = places
    for set in joinedGroups(ranks) {
      let members = places.filter { any(ranks[$0] .!= 0 .& set) }
      guard let sorted = Self.merged(members, ranks) else { return nil }
      guard sorted != members else { continue }
      let moved = Set(sorted)
      elements = elements.flatMap { element in
        element == members[0] ? sorted : moved.contains(element) ? [] : [element]
      }
    }
    var order = Array(ranks.indices)
    for (place, element) in zip(places, elements) { order[place] = element }
    return order
  }

  private func joinedGroups(_ ranks: [Ranks]) -> [SIMDMask<Ranks.MaskStorage>] {
    var sets: [SIMDMask<Ranks.MaskStorage>] = []
    for element in ranks where element != .zero {
      var joined = element .!= 0
      sets.removeAll { set in
        guard any(set .& joined) else { return false }
        joined .|= set
        return true
      }
      sets.append(joined)
    }
    return sets
  }

  /// Takes the elements one by one: always the first one that no remaining element has to precede. Nil where they wait
  /// for each other in a cycle, and for lists of extreme length.
  private static func merged(_ elements: [Int], _ ranks: [Ranks]) -> [Int]? {
    guard elements.count <= mostMerged else { return nil }
    var left = elements
    var sorted: [Int] = []
    while !left.isEmpty {
      // For each group the first rank that is left, 0 for none.
      let due = left.dropFirst().reduce(ranks[left[0]]) { due, element in
        let either = (due .== 0) .| (ranks[element] .== 0)
        return pointwiseMin(due, ranks[element])
          .replacing(with: pointwiseMax(due, ranks[element]), where: either)
      }
      guard
        let next = left.firstIndex(where: { element in
          all((ranks[element] .== 0) .| (ranks[element] .== due))
        })
      else { return nil }
      sorted.append(left.remove(at: next))
    }
    return sorted
  }

  private static let mostMerged = 256
}

extension ConstraintOrder {
  static let description = RuleDescription(
    id: "constraint_order",
    family: .cookbook,
    summary: "Constraints out of order",
    rationale: """
      In a consistent order, every edge is where you expect it. The rule compares the constraints of one view in one \
      block: an array, the arguments of a call, adjacent statements, a maker closure. The fix moves each constraint \
      with its comments. It is safe in arrays passed to `activate` or `addConstraints`, in statements that activate, \
      and in makers, if the constraints consist of literals, stored names and calls without other effects; otherwise \
      it is unsafe.
      """,
    limits: [
      "visual format strings, whose grammar has an order of its own",
      "a chain such as `make.bottom.top` stands where its first attribute in the order does; its own names are compared only with `chains`",
      "`left` and `right` count as `leading` and `trailing`, and baselines do not count",
      "no fix for the parts of a frame, and none across `try`, `await`, `#if`, declarations, comments aligned at line ends, and a sentence above several lines",
    ],
    source:
      "UIKit In Code, Best practices: \"Define consistent order of constraint addition and follow it\"",
    fixSafety: .safe,
    options: Options.descriptions,
    goodExamples: [
      "An array in the order of the cookbook": """
      func setUpConstraints() {
        NSLayoutConstraint.activate([
          titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 14),
          titleLabel.leadingAnchor.constraint(equalTo: iconView.trailingAnchor, constant: 16),
          titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
      }
      """
    ],
    badExamples: [
      "A top edge after a leading one": """
      NSLayoutConstraint.activate([
        titleLabel.leadingAnchor.constraint(equalTo: iconView.trailingAnchor, constant: 16),
        ↓titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 14),
      ])
      """
    ])
}
