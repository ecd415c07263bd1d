import LayoutModel
import RuleKit

extension ConstraintOrder {
  struct Options: RuleOptions {
    /// The order, in groups.
    var order = Order.cookbook
    /// Which attributes are compared with each other.
    var mode = Mode.groups

    static let fields: [OptionField<Options>] = [
      OptionField("order", \.order, "the groups of attributes in order"),
      OptionField(
        "mode", \.mode,
        "`groups` compares only within a group, `strict` compares all attributes, `axis` is strict but accepts `centerY` in place of `top` and `centerX` in place of `leading`"
      ),
    ]

    /// The part of the order that applies to two attributes out of order.
    func orderText(of first: Attribute, _ second: Attribute) -> String {
      let isPhysical = first.isPhysical || second.isPhysical
      var text = ""
      for group in order.groups
      where mode != .groups || group.contains(first.name) || group.contains(second.name) {
        for name in group {
          if !text.isEmpty { text += ", " }
          text += name.word(isPhysical: isPhysical)
        }
      }
      return text
    }
  }

  /// Which attributes are compared with each other.
  enum Mode: String, NamedOption {
    case groups, strict, axis
  }

  /// The name of an attribute in an order; `left` takes the place of `leading`, and `right` that of `trailing`.
  enum Name: String, NamedOption {
    case top, leading, trailing, bottom, centerY, centerX, height, width
  }

  /// An order of attributes in groups.
  struct Order: OptionConvertible, Equatable {
    /// Each name appears only once.
    private(set) var groups: [[Name]]

    /// "UIKit In Code", Best practices: "top, leading, trailing, bottom; centerY, centerX; height, width".
    static let cookbook = Order(groups: [
      [.top, .leading, .trailing, .bottom], [.centerY, .centerX], [.height, .width],
    ])

    /// - Parameter groups: different names.
    init(groups: [[Name]]) { self.groups = groups }

    /// The order of the attributes of one group.
    ///
    /// - Parameter group: different names.
    init(of group: [Name]) { groups = [group] }

    static let optionTypeName = "list of lists of attributes"
    static let optionShape = OptionShape.list(
      of: .list(of: Name.optionShape, isUnique: true))

    var optionText: String {
      let lists = groups.map { "[" + $0.map(\.rawValue).joined(separator: ", ") + "]" }
      return "[" + lists.joined(separator: ", ") + "]"
    }

    /// - Throws: `OptionError` for an unknown attribute, for a repeated one, and for an empty order.
    init(option value: OptionValue) throws(OptionError) {
      var seen: Set<Name> = []
      groups = try value.elements(of: Self.optionTypeName) { group throws(OptionError) in
        try group.elements(of: "list of attributes") { element throws(OptionError) in
          let name = try Name(option: element)
          guard seen.insert(name).inserted else {
            throw OptionError(
              "`\(name.rawValue)` appears twice in the order", advice: "name it once")
          }
          return name
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

  /// An attribute of a constraint: its position in an order and how it is spelled.
  struct Attribute {
    var name: Name
    /// Whether it is written as `left` or `right`.
    var isPhysical: Bool

    init(_ name: Name, isPhysical: Bool) {
      self.name = name
      self.isPhysical = isPhysical
    }

    /// Nil where the constraint has no such attribute.
    init?(_ name: Name, writtenIn attributes: LayoutAttributes) {
      guard !attributes.isDisjoint(with: name.attributes) else { return nil }
      self.name = name
      isPhysical = !attributes.contains(name.attribute)
    }

    /// The word that spells it, perhaps together with other attributes.
    func word(in constraint: Constraint) -> String {
      constraint.group(of: name.attributes)?.text ?? name.word(isPhysical: isPhysical)
    }
  }

  /// A rank for each group; 0 for none. There are not more groups than names.
  typealias Ranks = SIMD8<Int32>

  /// The places of the attributes in an order, looked up once for all constraints.
  struct Places {
    /// The place of one attribute.
    struct Place {
      var name: Name
      /// The attributes with this place.
      var attributes: LayoutAttributes
      /// The position in the whole order, from 1.
      var rank: Int32
      /// Attributes of one group are compared with each other.
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

    /// Sorted by rank, so that the attributes of one group are adjacent.
    let all: [Place]
    /// The number of groups that are compared separately.
    let groupCount: Int
    let mode: Mode

    init(_ options: Options) {
      let groups = options.order.groups
      var all: [Place] = []
      for (group, names) in groups.enumerated() {
        for name in names {
          let edge = options.mode == .axis ? name.edge.flatMap(options.order.rank) : nil
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
    func attribute(in attributes: LayoutAttributes, of group: Int, ranked rank: Int32) -> Attribute?
    {
      all.lazy.filter { $0.group == group && ($0.rank == rank || $0.edgeRank == rank) }
        .compactMap { Attribute($0.name, writtenIn: attributes) }.first
    }
  }
}

extension ConstraintOrder.Name {
  /// The edge whose place a center may take.
  var edge: Self? {
    switch self {
    case .centerY: .top
    case .centerX: .leading
    default: nil
    }
  }

  /// The word that spells the attribute.
  fileprivate func word(isPhysical: Bool) -> String {
    switch self {
    case .leading where isPhysical: "left"
    case .trailing where isPhysical: "right"
    default: rawValue
    }
  }

  /// The attribute of a constraint and the one that takes its place.
  fileprivate var attributes: LayoutAttributes {
    switch self {
    case .leading: [.leading, .left]
    case .trailing: [.trailing, .right]
    default: attribute
    }
  }

  /// The attribute of a constraint.
  var attribute: LayoutAttributes {
    switch self {
    case .top: .top
    case .leading: .leading
    case .trailing: .trailing
    case .bottom: .bottom
    case .centerY: .centerY
    case .centerX: .centerX
    case .height: .height
    case .width: .width
    }
  }
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

  /// The groups, those together that share a constraint.
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
