/// PinLayout: `view.pin.top(8).left(to: icon.edge.right).height(44)`.
///
/// It sets frames: each chain is a frame action on its view, and each call that places an edge, a center or a size is
/// one constraint in the chain's own block. The distances of the edges point inward. Margins and paddings are numbers
/// only; `before` and `after` place `right` and `left`, as they do unless the project reverses its layout direction.
///
/// Source: PinLayout 1.10.6 (https://github.com/layoutBox/PinLayout).
extension LayoutLibrary {
  public static let pinLayout = LayoutLibrary(
    "pinlayout", "PinLayout", [.ofLibrary, .setsFrame], table: LibraryTable.pinLayout)
}

extension LibraryTable {
  fileprivate static let pinLayout = LibraryTable(
    proxy: "pin", setsFrames: true,
    labels: ["to": .to, "of and": .of, "aligned": .aligned, "padding": .inset],
    attributeNames: NameTable(places),
    links: NameTable(places.map { ($0, place($1)) } + links))

  private static let links: [(StaticString, [Form])] = [
    ("left", place(.left, of: .right)), ("right", place(.right, of: .left)),
    ("above", [facing(.bottom, .top)]), ("below", [facing(.top, .bottom)]),
    ("before", [facing(.right, .left)]), ("after", [facing(.left, .right)]),
    ("horizontallyBetween", [between([.left, .right])]),
    ("verticallyBetween", [between([.top, .bottom])]),
    ("width minWidth maxWidth", place(.width)), ("height minHeight maxHeight", place(.height)),
    ("size", place([.width, .height])),
    ("margin marginTop marginLeft marginBottom marginRight", [numbers]),
    ("marginStart marginEnd marginHorizontal marginVertical", [numbers]),
    ("wrapContent sizeToFit aspectRatio justify align pinEdges", [.nothing]),
  ]
  private static let places: [(StaticString, LayoutAttributes)] = [
    ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right), ("start", .leading),
    ("end", .trailing), ("hCenter", .centerX), ("vCenter", .centerY),
    ("center", [.centerX, .centerY]), ("horizontally", [.left, .right]),
    ("vertically", [.top, .bottom]), ("all", [.top, .left, .bottom, .right]),
    ("topLeft", [.top, .left]), ("topRight", [.top, .right]), ("topStart", [.top, .leading]),
    ("topEnd", [.top, .trailing]), ("topCenter", [.top, .centerX]),
    ("bottomCenter", [.bottom, .centerX]), ("bottomLeft", [.bottom, .left]),
    ("bottomRight", [.bottom, .right]), ("bottomStart", [.bottom, .leading]),
    ("bottomEnd", [.bottom, .trailing]), ("centerLeft", [.centerY, .left]),
    ("centerRight", [.centerY, .right]), ("centerStart", [.centerY, .leading]),
    ("centerEnd", [.centerY, .trailing]),
  ]
  private static let numbers = Form(attributes: .fixed([]), views: .numbers)

  /// - Parameter side: what `left(of: icon)` places at the left of the icon.
  private static func place(
    _ attributes: LayoutAttributes, of side: LayoutAttributes? = nil
  ) -> [Form] {
    [
      Form(attributes: .fixed(attributes), needs: [.to], target: .edge(.to)),
      facing(side ?? attributes, attributes), .length(attributes),
    ]
  }

  private static func facing(_ edge: LayoutAttributes, _ other: LayoutAttributes) -> Form {
    Form(attributes: .fixed(edge), needs: [.of], target: .other(.of), second: .fixed(other))
  }

  private static func between(_ attributes: LayoutAttributes) -> Form {
    Form(attributes: .fixed(attributes), needs: [.first], target: .unclear)
  }
}
