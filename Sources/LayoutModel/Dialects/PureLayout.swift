/// PureLayout: `view.autoPinEdge(toSuperviewEdge: .top, withInset: 8)`.
///
/// Source: PureLayout 3.1.9, ALView+PureLayout.h, NSArray+PureLayout.h and NSLayoutConstraint+PureLayout.h
/// (https://github.com/PureLayout/PureLayout), with their Swift names and labels. Several views are read from an array
/// literal.
///
/// An inset is a distance into the superview on every side, and its relation is that of the distance: at trailing,
/// right and bottom edges the constraint has the reverse one. An offset has the same sign as a constant of UIKit.
extension LayoutLibrary {
  public static let pureLayout = LayoutLibrary(
    "purelayout", "PureLayout", [.ofLibrary, .returnsConstraint, .namesGuide],
    table: LibraryTable.pureLayout)
}

extension LibraryTable {
  fileprivate static let pureLayout = LibraryTable(
    labels: [
      "toSuperviewEdge toSuperviewMargin toSuperviewSafeArea": .edge,
      "toSuperviewAxis toSuperviewMarginAxis": .edge,
      "to toEdge toDimension toAttribute toSize": .target,
      "of ofView toSameAxisOf toSameAxisOfView": .other, "withOffset": .offset,
      "withInset with withInsets toSuperviewMarginsWithInsets": .inset,
      "withMultiplier": .multiplier, "relation": .relation,
      "excludingEdge toSuperviewMarginsExcludingEdge": .excluded,
      "toTopLayoutGuideOf": .topGuide, "toBottomLayoutGuideOf": .bottomGuide,
    ],
    attributeNames: [
      "vertical marginAxisVertical": .centerX, "horizontal marginAxisHorizontal": .centerY,
      "marginTop": .top, "marginLeading": .leading, "marginTrailing": .trailing,
      "marginBottom": .bottom, "marginLeft": .left, "marginRight": .right,
    ],
    insetsTurnRelations: true,
    closures: [
      .autoSetPriority: .priority, .autoSetIdentifier: .nothing,
      .autoCreateAndInstallConstraints: .nothing,
      .autoCreateConstraintsWithoutInstalling: .withoutActivation,
    ],
    methods: [
      .autoPinEdge: pin, .autoAlignAxis: pin, .autoMatch: pin, .autoMatchDimension: pin,
      .autoConstrainAttribute: pin,
      .autoPinEdges: edges, .autoPinEdgesToSuperviewEdges: edges,
      .autoPinEdgesToSuperviewMargins: edges, .autoPinEdgesToSuperviewSafeArea: edges,
      .autoCenterInSuperview: center, .autoCenterInSuperviewMargins: center,
      .autoPin: [
        inset(.fixed(.top), needs: [.topGuide], target: .nothing, second: .fixed(.bottom)),
        inset(.fixed(.bottom), needs: [.bottomGuide], target: .nothing, second: .fixed(.top)),
        inset(.fixed([])),
      ],
      .autoSetDimension: [Form(attributes: .named(.first), constant: .target)],
      .autoSetDimensions: [Form(attributes: .fixed([.width, .height]), constant: .target)],
      .autoSetViewsDimension: [
        Form(attributes: .named(.first), constant: .target, views: .each)
      ],
      .autoSetViewsDimensions: [
        Form(attributes: .fixed([.width, .height]), constant: .target, views: .each)
      ],
      .autoMatchViewsDimension: [Form(attributes: .named(.first), views: .chain)],
      .autoAlignViews: [Form(attributes: .named(.target), views: .chain)],
      .autoDistributeViews: [Form(attributes: .fixed([]), views: .unclear)],
    ])

  private static let pin = [
    inset(.named(.edge), needs: [.edge]),
    Form(attributes: .named(.first), target: .other(.other), second: .named(.target)),
  ]
  private static let edges = [
    inset(.edges([.top, .leading, .trailing, .bottom], mayTurn: true))
  ]
  private static let center = [inset(.fixed([.centerX, .centerY]))]

  private static func inset(
    _ attributes: Part, needs: [Role] = [], target: Target = .superview, second: Part? = nil
  ) -> Form {
    Form(attributes: attributes, needs: needs, target: target, second: second, pointsInward: true)
  }
}
