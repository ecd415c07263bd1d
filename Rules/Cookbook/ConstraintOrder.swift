import LayoutModel
import LintEngine
import SwiftSource

/// The constraints of one view stand in one order.
public struct ConstraintOrder: Rule {
  /// What is set.
  public let options: Options

  private let places: Places

  public init(options: Options) {
    self.options = options
    places = Places(options)
  }

  public let query = Query.sequences

  public func check(_ sequence: ConstraintSequence, in file: ViewFile, _ report: inout Report) {
    var placed = Placed(places)
    var late: [Finding] = []
    for member in sequence.members {
      let constraint = file.constraints[file.sequenceMembers[member]]
      guard let earlier = placed.place(constraint.attributes) else { continue }
      late.append(
        Finding(
          file.byteRange(constraint.tokens),
          .late(
            earlier.late, after: earlier.before, of: file.name(constraint.firstItem)),
          advice: .order(options.orderText(of: earlier.late, earlier.before))))
    }
    guard !late.isEmpty else { return }
    late[0].fix = report.fix(ConstraintReordering(sequence, places, in: file).fix)
    report.add(together: late, countsOthers: false)
  }

  /// Whether the rule has nothing to say about constraints with these attributes.
  static func isInOrder(_ attributes: [LayoutAttributes], _ places: Places) -> Bool {
    var placed = Placed(places)
    return attributes.allSatisfy { placed.place($0) == nil }
  }

  /// How far a sequence has come.
  private struct Placed {
    let places: Places
    /// For each group, the rank reached and the attribute that reached it.
    var reached: [(rank: Int, attribute: Attribute)?]

    init(_ places: Places) {
      self.places = places
      reached = .init(repeating: nil, count: places.groupCount)
    }

    /// Takes the next constraint; gives the attributes out of order if it is late.
    ///
    /// A constraint stands in a group at the rank of its first-ranked attribute there.
    mutating func place(
      _ attributes: LayoutAttributes
    ) -> (late: Attribute, before: Attribute)? {
      var late: (late: Attribute, before: Attribute)?
      var index = 0
      while index < places.all.count {
        let group = places.all[index].group
        let last = reached[group]
        var first: (rank: Int, attribute: Attribute)?
        while index < places.all.count, places.all[index].group == group {
          let place = places.all[index]
          index += 1
          guard let attribute = Attribute(place.name, writtenIn: attributes) else { continue }
          let rank = place.rank(after: last?.rank ?? 0)
          if first.map({ rank < $0.rank }) ?? true { first = (rank, attribute) }
        }
        guard let first else { continue }
        if let last, first.rank < last.rank {
          late = late ?? (first.attribute, last.attribute)
        } else {
          reached[group] = first
        }
      }
      return late
    }
  }
}

// MARK: - Options

extension ConstraintOrder {
  /// What can be set.
  public struct Options: RuleOptions {
    /// The order, in groups.
    public var order = Order.cookbook
    /// What is compared with what.
    public var mode = Mode.groups

    public init() {}

    public init(order: Order = .cookbook, mode: Mode = .groups) {
      self.order = order
      self.mode = mode
    }

    public static let fields: [OptionField<Options>] = [
      OptionField("order", \.order, "the groups of attributes in order"),
      OptionField(
        "mode", \.mode,
        "`groups` compares only within a group, `strict` compares all attributes, `axis` is strict but accepts `centerY` in place of `top` and `centerX` in place of `leading`"
      ),
    ]

    /// The part of the order that two attributes out of order are judged by.
    func orderText(of first: Attribute, _ second: Attribute) -> String {
      let groups = order.groups.filter { group in
        mode != .groups || group.contains(first.name) || group.contains(second.name)
      }
      let isPhysical = [first.word, second.word].contains { $0 == "left" || $0 == "right" }
      return groups.joined().map { name in
        switch name {
        case .leading where isPhysical: "left"
        case .trailing where isPhysical: "right"
        default: name.rawValue
        }
      }.joined(separator: ", ")
    }
  }

  /// What is compared with what.
  public enum Mode: String, NamedOption {
    case groups, strict, axis
  }

  /// The name of an attribute in an order; `leading` is also the place of `left`, `trailing` that of `right`.
  public enum Name: String, NamedOption {
    case top, leading, trailing, bottom, centerY, centerX, height, width
  }

  /// An order of attributes in groups.
  public struct Order: OptionConvertible, Equatable {
    /// No name stands twice.
    public private(set) var groups: [[Name]]

    /// "UIKit In Code", Best practices: "top, leading, trailing, bottom; centerY, centerX; height, width".
    public static let cookbook = Order(groups: [
      [.top, .leading, .trailing, .bottom], [.centerY, .centerX], [.height, .width],
    ])

    private init(groups: [[Name]]) { self.groups = groups }

    public static let optionTypeName = "list of lists of attributes"
    public static let optionShape = OptionShape.list(
      of: .list(of: Name.optionShape, isUnique: true))

    public var optionText: String {
      let lists = groups.map { "[" + $0.map(\.rawValue).joined(separator: ", ") + "]" }
      return "[" + lists.joined(separator: ", ") + "]"
    }

    /// - Throws: `OptionError` for a name that is none of an attribute, that stands twice, and for an empty order.
    public init(option value: OptionValue) throws(OptionError) {
      var seen: Set<Name> = []
      groups = try value.elements(of: Self.optionTypeName) { group throws(OptionError) in
        try group.elements(of: "list of attributes") { element throws(OptionError) in
          let name = try Name(option: element)
          guard seen.insert(name).inserted else {
            throw OptionError(
              "`\(name.rawValue)` stands twice in the order", advice: "name it once")
          }
          return name
        }
      }
      groups.removeAll(where: \.isEmpty)
      if groups.isEmpty { throw OptionError("the order names no attribute") }
    }

    /// The place of a name in the whole order, from 1.
    func rank(_ name: Name) -> Int? {
      groups.joined().enumerated().first { $0.element == name }.map { $0.offset + 1 }
    }
  }

  /// An attribute of a constraint: its place in an order and the word it is written with.
  struct Attribute {
    var name: Name
    var word: String

    init?(_ name: Name, writtenIn attributes: LayoutAttributes) {
      self.name = name
      switch name {
      case .leading where !attributes.contains(.leading) && attributes.contains(.left):
        word = "left"
      case .trailing where !attributes.contains(.trailing) && attributes.contains(.right):
        word = "right"
      default:
        guard attributes.contains(name.attribute) else { return nil }
        word = name.rawValue
      }
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

  fileprivate var attribute: LayoutAttributes {
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

// MARK: - Messages

extension Finding.Message {
  fileprivate static func late(
    _ attribute: ConstraintOrder.Attribute, after earlier: ConstraintOrder.Attribute,
    of item: String
  ) -> Self {
    let view = item.hasPrefix("{") ? "" : "`\(item)`: "
    return "\(view)`\(attribute.word)` comes after `\(earlier.word)`"
  }

  fileprivate static func order(_ order: String) -> Self {
    "follow the order `\(order)`"
  }
}

// MARK: - Description

extension ConstraintOrder {
  public static let description = RuleDescription(
    id: "constraint_order",
    family: .cookbook,
    summary: "The constraints of a view are in a consistent order",
    rationale: """
      With a consistent order, every edge is in the expected place. The rule compares the constraints of one view in \
      one block: in one array, in the arguments of one call, in adjacent statements, in one maker closure. `left` \
      and `right` count as `leading` and `trailing`; baselines are ignored. The fix moves each constraint with the \
      comment lines above it and the comment beside it; a comment that is the heading of several constraints stays \
      above them. The fix is safe in an array that is passed directly to `NSLayoutConstraint.activate` or \
      `addConstraints`, in statements that activate, and in a maker closure, if the constraints consist of literals, \
      stored names and calls that are known to have no other effect. It is unsafe if the positions or the order of \
      evaluation may matter: in an array that is stored, returned or passed on, with a call of the project's own, a \
      computed property, or a lazy one that may be evaluated here first. It is not offered where the code shows that \
      they matter, or across `try`, `await`, `#if` and declarations.
      """,
    source:
      "UIKit In Code, Best practices: \"Define consistent order of constraint addition and follow it\"",
    fixSafety: .safe,
    since: "0.1.0",
    options: Options.descriptions,
    goodExamples: [
      Example(
        "An array in the order of the cookbook",
        """
        func setUpConstraints() {
          NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 14),
            titleLabel.leadingAnchor.constraint(equalTo: iconView.trailingAnchor, constant: 16),
            titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor),
          ])
        }
        """),
      Example(
        "Groups in any order",
        """
        NSLayoutConstraint.activate([
          iconView.widthAnchor.constraint(equalToConstant: 36),
          iconView.centerYAnchor.constraint(equalTo: centerYAnchor),
          iconView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        ])
        """),
      Example(
        "Two views, each in order",
        """
        NSLayoutConstraint.activate([
          titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor),
          iconView.topAnchor.constraint(equalTo: topAnchor),
        ])
        """),
      Example(
        "A maker",
        """
        iconView.snp.makeConstraints { make in
          make.top.equalToSuperview().offset(8)
          make.leading.trailing.equalToSuperview().inset(16)
          make.height.width.equalTo(36)
        }
        """),
    ],
    badExamples: [
      Example(
        "A top edge after a leading one",
        """
        NSLayoutConstraint.activate([
          titleLabel.leadingAnchor.constraint(equalTo: iconView.trailingAnchor, constant: 16),
          ↓titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 14),
        ])
        """),
      Example(
        "Adjacent statements",
        """
        func setUpIcon() {
          iconView.widthAnchor.constraint(equalToConstant: 36).isActive = true
          ↓iconView.heightAnchor.constraint(equalToConstant: 36).isActive = true
        }
        """),
      Example(
        "One finding per view",
        """
        NSLayoutConstraint.activate([
          iconView.bottomAnchor.constraint(equalTo: bottomAnchor),
          titleLabel.trailingAnchor.constraint(equalTo: trailingAnchor),
          ↓iconView.trailingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
          ↓titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
          iconView.topAnchor.constraint(equalTo: topAnchor),
        ])
        """),
      Example(
        "A maker",
        """
        iconView.snp.makeConstraints { make in
          make.leading.trailing.equalToSuperview()
          ↓make.top.equalToSuperview().offset(8)
        }
        """),
      Example(
        "Parts of a frame",
        """
        func place() {
          iconView.frame.origin.x = 16
          ↓iconView.frame.origin.y = 8
        }
        """),
    ])
}
