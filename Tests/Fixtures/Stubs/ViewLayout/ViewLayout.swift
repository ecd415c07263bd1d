import UIKit

extension UIView {
  /// A frame in terms of another view's.
  public struct ViewLayout {
    public enum Position: Sendable {
      case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }

    public var padding: (CGFloat, CGFloat)
    private let area: CGRect
    private let position: Position
    private let size: CGSize

    public init(
      withBounds view: UIView, position: Position, size: CGSize, padding: (CGFloat, CGFloat)
    ) {
      (area, self.position, self.size, self.padding) = (view.bounds, position, size, padding)
    }

    @discardableResult
    public init(
      withFrame view: UIView, position: Position, size: CGSize, padding: (CGFloat, CGFloat)
    ) {
      (area, self.position, self.size, self.padding) = (view.frame, position, size, padding)
    }

    public func makeInnerLayout() -> CGRect {
      CGRect(
        x: area.midX + padding.1 - size.width / 2, y: area.midY + padding.0 - size.height / 2,
        width: size.width, height: size.height)
    }

    public func makeOuterLayout() -> CGRect {
      CGRect(
        x: area.maxX + padding.1, y: area.minY + padding.0, width: size.width,
        height: size.height)
    }
  }
}
