public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  public static let zero = UIEdgeInsets()
}

public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public static let zero = NSDirectionalEdgeInsets()
}

public struct UIOffset: Equatable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

#if !canImport(CoreGraphics)
  public struct CGAffineTransform: Equatable, Sendable {
    public var a: CGFloat = 1
    public var d: CGFloat = 1
    public var tx: CGFloat = 0
    public var ty: CGFloat = 0

    public init() {}
    public init(translationX: CGFloat, y: CGFloat) { (tx, ty) = (translationX, y) }
    public init(scaleX: CGFloat, y: CGFloat) { (a, d) = (scaleX, y) }

    public static let identity = CGAffineTransform()
  }
#endif

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

public final class UIBezierPath {
  public let cgPath: StubPath
  public init(rect: CGRect) { cgPath = StubPath(rect) }
}

/// A path that only stores what it was created from.
public struct StubPath: CustomStringConvertible {
  public let description: String
  init(_ rect: CGRect) { description = "\(rect)" }
}
