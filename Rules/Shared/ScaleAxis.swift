import LayoutModel
import SwiftSource

/// The helpers that scale by the width, and those that scale by the height, as their names say.
enum ScaleAxis {
  case horizontal, vertical

  init?(ofHelper name: Lexeme) {
    let isWidth = name.contains(.width)
    guard isWidth != name.contains(.height) else { return nil }
    self = isWidth ? .horizontal : .vertical
  }

  init?(ofSide label: Lexeme?) {
    switch label?.scaledFramePart {
    case .left, .width: self = .horizontal
    case .top, .height: self = .vertical
    default:
      guard label.is(.x) || label.is(.y) else { return nil }
      self = label.is(.x) ? .horizontal : .vertical
    }
  }

  init?(_ attributes: LayoutAttributes) {
    switch attributes {
    case .left, .width: self = .horizontal
    case .top, .height: self = .vertical
    default: return nil
    }
  }
}
