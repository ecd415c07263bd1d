import UIKit

/// A chain of calls that set the frame of a view.
public final class PinLayout {
  private let view: UIView
  private var edges: [String: CGFloat] = [:]

  init(_ view: UIView) { self.view = view }

  private func set(_ edge: String, _ value: CGFloat) -> PinLayout {
    edges[edge] = value
    let bounds = view.superview?.bounds ?? .zero
    var frame = view.frame
    if let width = edges["width"] { frame.size.width = width }
    if let height = edges["height"] { frame.size.height = height }
    if let left = edges["left"] { frame.origin.x = left }
    if let top = edges["top"] { frame.origin.y = top }
    if let right = edges["right"] {
      if edges["left"] != nil {
        frame.size.width = bounds.width - right - frame.minX
      } else {
        frame.origin.x = bounds.width - right - frame.width
      }
    }
    if let bottom = edges["bottom"] {
      if edges["top"] != nil {
        frame.size.height = bounds.height - bottom - frame.minY
      } else {
        frame.origin.y = bounds.height - bottom - frame.height
      }
    }
    view.frame = frame
    return self
  }

  @discardableResult public func top(_ value: CGFloat = 0) -> PinLayout { set("top", value) }
  @discardableResult public func bottom(_ value: CGFloat = 0) -> PinLayout { set("bottom", value) }
  @discardableResult public func left(_ value: CGFloat = 0) -> PinLayout { set("left", value) }
  @discardableResult public func right(_ value: CGFloat = 0) -> PinLayout { set("right", value) }
  @discardableResult public func start(_ value: CGFloat = 0) -> PinLayout { set("left", value) }
  @discardableResult public func end(_ value: CGFloat = 0) -> PinLayout { set("right", value) }
  @discardableResult public func width(_ value: CGFloat) -> PinLayout { set("width", value) }
  @discardableResult public func height(_ value: CGFloat) -> PinLayout { set("height", value) }
  @discardableResult public func all(_ value: CGFloat = 0) -> PinLayout {
    top(value).left(value).right(value).bottom(value)
  }
}

extension UIView {
  public var pin: PinLayout { PinLayout(self) }
}
