/// TinyConstraints: `view.edgesToSuperview()`, `view.topToBottom(of: other, offset: 8)`, `view.height(44)`.
///
/// Source: TinyConstraints 4.0.2, TinyConstraints.swift, TinyConstraints+superview.swift and Stack.swift
/// (https://github.com/roberthein/TinyConstraints). Names that other code may have, such as `top(to:)`, are read where a
/// file imports the library or has one of those that only it has.
///
/// Insets, and the offset of `trailingToSuperview`, point inward on every side; all other offsets have the same sign as
/// constants of UIKit. A relation is UIKit's.
extension LayoutLibrary {
  public static let tinyConstraints = LayoutLibrary(
    "tinyconstraints", "TinyConstraints", [.ofLibrary, .namesGuide],
    table: LibraryTable.tinyConstraints)
}

extension LibraryTable {
  fileprivate static let tinyConstraints = LibraryTable(
    modules: [.TinyConstraints],
    labels: [
      "to": .to, "of": .of, "in": .in, "offset": .offset, "insets": .inset,
      "multiplier": .multiplier, "relation": .relation, "priority": .priority, "min": .minimum,
      "max": .maximum, "excluding": .excluded, "isActive": .activation,
      "axis width height spacing": .stacking,
    ],
    methods: [
      .edgesToSuperview: [inSuperview(.edges(edges, mayTurn: true), pointsInward: true)],
      .horizontalToSuperview: [inSuperview(.fixed([.left, .right]), pointsInward: true)],
      .verticalToSuperview: [inSuperview(.fixed([.top, .bottom]), pointsInward: true)],
      .originToSuperview: [inSuperview(.fixed([.top, .left]), pointsInward: true)],
      .leadingToSuperview: [inSuperview(.fixed(.leading), pointsInward: true)],
      .trailingToSuperview: [inSuperview(.fixed(.trailing), pointsInward: true)],
      .leftToSuperview: [inSuperview(.fixed(.left))],
      .rightToSuperview: [inSuperview(.fixed(.right))],
      .topToSuperview: [inSuperview(.fixed(.top))],
      .bottomToSuperview: [inSuperview(.fixed(.bottom))],
      .centerXToSuperview: [inSuperview(.fixed(.centerX))],
      .centerYToSuperview: [inSuperview(.fixed(.centerY))],
      .widthToSuperview: [inSuperview(.fixed(.width))],
      .heightToSuperview: [inSuperview(.fixed(.height))],
      .centerInSuperview: [inSuperview(.fixed([.centerX, .centerY]))],
      .leadingToTrailing: between(.leading, .trailing),
      .trailingToLeading: between(.trailing, .leading),
      .leftToRight: between(.left, .right), .rightToLeft: between(.right, .left),
      .topToBottom: between(.top, .bottom), .bottomToTop: between(.bottom, .top),
      .widthToHeight: between(.width, .height), .heightToWidth: between(.height, .width),
    ],
    shared: [
      .top: [alike(.fixed(.top))], .bottom: [alike(.fixed(.bottom))],
      .leading: [alike(.fixed(.leading))], .trailing: [alike(.fixed(.trailing))],
      .left: [alike(.fixed(.left))], .right: [alike(.fixed(.right))],
      .centerX: [alike(.fixed(.centerX))], .centerY: [alike(.fixed(.centerY))],
      .center: [alike(.fixed([.centerX, .centerY]), .in)],
      .origin: [alike(.fixed([.top, .left]), pointsInward: true)],
      .edges: [alike(.edges(edges, mayTurn: false), pointsInward: true)],
      .width: lengths(.width), .height: lengths(.height),
      .size: [alike(.fixed([.width, .height])), number([.width, .height])],
      .aspectRatio: [
        Form(
          attributes: .fixed(.width), needs: [.first], allows: manner, target: .itself,
          second: .fixed(.height), multiplier: .first, isCommon: true)
      ],
      .stack: [
        Form(
          attributes: .fixed([]), needs: [.first], allows: [.first, .stacking],
          isCommon: true, views: .stack)
      ],
    ])

  private static let edges: LayoutAttributes = [.top, .left, .right, .bottom]
  private static let manner: [Role] = [
    .first, .relation, .priority, .activation, .minimum, .maximum,
  ]

  private static func inSuperview(_ attributes: Part, pointsInward: Bool = false) -> Form {
    Form(
      attributes: attributes, target: .superview, pointsInward: pointsInward, hasUnclearSign: true)
  }

  /// `topToBottom(of: other)`.
  private static func between(_ first: LayoutAttributes, _ second: LayoutAttributes) -> [Form] {
    [
      Form(
        attributes: .fixed(first), needs: [.of], target: .other(.of), second: .fixed(second))
    ]
  }

  /// `top(to: other)`, possibly with the anchor to use instead of the same one: `top(to: other, other.bottomAnchor)`.
  private static func alike(
    _ attributes: Part, _ other: Role = .to, pointsInward: Bool = false
  ) -> Form {
    Form(
      attributes: attributes, needs: [other], target: .other(other), second: .anchor,
      pointsInward: pointsInward)
  }

  /// `width(44)`.
  private static func number(_ attributes: LayoutAttributes) -> Form {
    Form(
      attributes: .fixed(attributes), needs: [.first], allows: manner, constant: .first,
      isCommon: true)
  }

  /// `width(to: other)`, `width(min: 8, max: 80)`, `width(44)`.
  private static func lengths(_ attributes: LayoutAttributes) -> [Form] {
    let limits = [Role.minimum, .maximum].map { role in
      Form(attributes: .fixed(attributes), needs: [role], allows: manner, isCommon: true)
    }
    return [alike(.fixed(attributes))] + limits + [number(attributes)]
  }
}
