extension LayoutAttributes {
  /// The edges where a view begins: a greater value moves them towards the inside of what the view is in.
  public static let nearEdges: LayoutAttributes = [.top, .leading, .left]
  /// The edges where a view ends: a greater value moves them towards the outside of what the view is in.
  public static let farEdges: LayoutAttributes = [.bottom, .trailing, .right]
  public static let allEdges = nearEdges.union(farEdges)
  /// The edges that change sides with the direction of the text.
  public static let directionalEdges: LayoutAttributes = [.leading, .trailing]
  /// The edges that stay where they are.
  public static let physicalEdges: LayoutAttributes = [.left, .right]

  /// For each axis, the edges where a view begins and those where it ends.
  public static let ends: [(near: LayoutAttributes, far: LayoutAttributes)] = [
    (.top, .bottom), ([.leading, .left], [.trailing, .right]),
  ]

  /// The attributes along each axis, without baselines.
  public static let horizontal: LayoutAttributes = [
    .leading, .left, .centerX, .trailing, .right, .width,
  ]
  public static let vertical: LayoutAttributes = [.top, .centerY, .bottom, .height]

  /// All attributes along an axis.
  public static func all(along axis: LayoutAxis) -> LayoutAttributes {
    axis == .horizontal ? horizontal : vertical.union([.firstBaseline, .lastBaseline])
  }

  /// How many attributes there are.
  public var count: Int { rawValue.nonzeroBitCount }

  private static let allNames: [(LayoutAttributes, String)] = [
    (.top, "top"), (.leading, "leading"), (.left, "left"), (.trailing, "trailing"),
    (.right, "right"), (.bottom, "bottom"), (.centerY, "centerY"), (.centerX, "centerX"),
    (.height, "height"), (.width, "width"), (.firstBaseline, "firstBaseline"),
    (.lastBaseline, "lastBaseline"),
  ]

  /// The attributes' names.
  public var names: [String] {
    Self.allNames.compactMap { contains($0.0) ? $0.1 : nil }
  }
}
