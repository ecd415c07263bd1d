import UIKit

extension BinaryInteger {
  public func scaleForScreenWidth() -> CGFloat { CGFloat(Int(self)) * 1.25 }
  public func scaleForScreenHeight() -> CGFloat { CGFloat(Int(self)) * 1.5 }
}

extension UIView {
  public convenience init(
    origin: CGPoint = .zero, topInset: CGFloat = 0, leftInset: CGFloat = 0, width: CGFloat,
    height: CGFloat
  ) {
    self.init(
      frame: CGRect(
        x: origin.x + leftInset, y: origin.y + topInset, width: width, height: height))
  }

  public func topLeftPoint() -> CGPoint { CGPoint(x: frame.minX, y: frame.minY) }
  public func topMidPoint() -> CGPoint { CGPoint(x: frame.midX, y: frame.minY) }
  public func topRightPoint() -> CGPoint { CGPoint(x: frame.maxX, y: frame.minY) }
  public func leftMidPoint() -> CGPoint { CGPoint(x: frame.minX, y: frame.midY) }
  public func rightMidPoint() -> CGPoint { CGPoint(x: frame.maxX, y: frame.midY) }
  public func bottomLeftPoint() -> CGPoint { CGPoint(x: frame.minX, y: frame.maxY) }
  public func bottomMidPoint() -> CGPoint { CGPoint(x: frame.midX, y: frame.maxY) }
  public func bottomRightPoint() -> CGPoint { CGPoint(x: frame.maxX, y: frame.maxY) }
}

open class KTResponsiveView: UIView {}
open class KTLabel: UILabel {}
