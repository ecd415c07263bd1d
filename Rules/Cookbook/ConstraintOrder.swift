import LayoutModel
import RuleKit
import SwiftSource

/// The constraints of a view are in a consistent order.
struct ConstraintOrder: Rule {
  // For its fixes.
  static let collectsNames = true
  let options: Options

  private let places: Places

  init(options: Options) {
    self.options = options
    places = Places(options)
  }

  let query = Query.sequences

  func check(_ sequence: ConstraintSequence, in file: ViewFile, _ report: inout Report) {
    guard !isInOrder(sequence, in: file) else { return }
    let views = Self.views(of: sequence, in: file)
    for view in views {
      let late = late(in: view.members, file)
      guard !late.isEmpty else { continue }
      var findings = late.map { late in
        Finding(
          late.constraint.expression,
          .late(late.word, after: late.earlierWord, of: file.name(view.item)),
          advice: "follow the order `\(options.orderText(of: late.attribute, late.before))`")
      }
      if views.count == 1 {
        findings[0].fix = report.fix(ConstraintReordering(sequence, places, in: file).fix)
      }
      report.add(together: findings, countsOthers: false)
    }
  }

  /// A view in a sequence, and those members of the sequence that place it.
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

  /// Whether the place in the order may be that of another view than the one that a constraint is written on: several
  /// that are written on their container each have an order of their own. A maker has one order, and a size no place.
  private static func mayPlaceOther(_ constraint: Constraint) -> Bool {
    !constraint.isMadeByLibrary && !constraint.attributes.isSubset(of: [.width, .height])
  }

  /// A constraint that comes after one that it should come before.
  private struct Late {
    let constraint: Constraint
    let attribute: Attribute
    let earlier: Constraint
    let before: Attribute

    /// What the code calls the attribute.
    var word: String { attribute.word(in: constraint) }
    var earlierWord: String { before.word(in: earlier) }
  }

  /// Those among some members of a sequence.
  private func late(in members: [Int], _ file: ViewFile) -> [Late] {
    let constraints = members.map { file.constraints[file.sequenceMembers[$0]] }
    var placed = Placed(places)
    return constraints.compactMap { constraint in
      guard let found = placed.place(constraint.attributes) else { return nil }
      let earlier = constraints[found.earlier]
      func attribute(_ constraint: Constraint, _ rank: Int32) -> Attribute? {
        places.attribute(in: constraint.attributes, of: found.group, ranked: rank)
      }
      guard let late = attribute(constraint, found.rank),
        let before = attribute(earlier, found.reached)
      else { return nil }
      return Late(constraint: constraint, attribute: late, earlier: earlier, before: before)
    }
  }

  private func isInOrder(_ sequence: ConstraintSequence, in file: ViewFile) -> Bool {
    var placed = Placed(places)
    return sequence.members.allSatisfy { member in
      placed.place(file.constraints[file.sequenceMembers[member]].attributes) == nil
    }
  }

  /// Whether constraints with these attributes, one after the other, are in order.
  static func isInOrder(_ attributes: [LayoutAttributes], _ places: Places) -> Bool {
    var placed = Placed(places)
    return attributes.allSatisfy { placed.place($0) == nil }
  }

  /// The progress through a sequence.
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

// MARK: - Messages

extension Finding.Message {
  fileprivate static func late(_ attribute: String, after earlier: String, of item: String) -> Self
  {
    // A closure's argument is no name of a view.
    let view = item.hasPrefix("{") || item.hasPrefix("$") ? "" : "`\(item)`: "
    return "\(view)`\(attribute)` comes after `\(earlier)`"
  }
}

// MARK: - Description

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
      "visual format strings, which have an order of their own",
      "the attributes of one chain: `make.bottom.top` stands where its first attribute in the order does",
      "`left` and `right` count as `leading` and `trailing`, and baselines do not count",
      "no fix across `try`, `await`, `#if`, declarations, comments aligned at line ends, and a sentence above several lines",
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
      """,
      "Groups in any order": """
      NSLayoutConstraint.activate([
        iconView.widthAnchor.constraint(equalToConstant: 36),
        iconView.centerYAnchor.constraint(equalTo: centerYAnchor),
        iconView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      ])
      """,
      "Two views, each in order": """
      NSLayoutConstraint.activate([
        titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor),
        iconView.topAnchor.constraint(equalTo: topAnchor),
      ])
      """,
      "A maker": """
      iconView.snp.makeConstraints { make in
        make.top.equalToSuperview().offset(8)
        make.leading.trailing.equalToSuperview().inset(16)
        make.height.width.equalTo(36)
      }
      """,
    ],
    badExamples: [
      "A top edge after a leading one": """
      NSLayoutConstraint.activate([
        titleLabel.leadingAnchor.constraint(equalTo: iconView.trailingAnchor, constant: 16),
        ↓titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 14),
      ])
      """,
      "Adjacent statements": """
      func setUpIcon() {
        iconView.widthAnchor.constraint(equalToConstant: 36).isActive = true
        ↓iconView.heightAnchor.constraint(equalToConstant: 36).isActive = true
      }
      """,
      "One finding per view": """
      NSLayoutConstraint.activate([
        iconView.bottomAnchor.constraint(equalTo: bottomAnchor),
        titleLabel.trailingAnchor.constraint(equalTo: trailingAnchor),
        ↓iconView.trailingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
        ↓titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
        iconView.topAnchor.constraint(equalTo: topAnchor),
      ])
      """,
      "A maker": """
      iconView.snp.makeConstraints { make in
        make.leading.trailing.equalToSuperview()
        ↓make.top.equalToSuperview().offset(8)
      }
      """,
      "Parts of a frame": """
      func place() {
        iconView.frame.origin.x = 16
        ↓iconView.frame.origin.y = 8
      }
      """,
    ])
}
