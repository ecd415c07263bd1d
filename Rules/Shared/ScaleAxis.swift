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

  /// The only name of the other axis in the code of a helper for this one, if it is a constant that the code divides by or
  /// that divides: `baseWidth` in `UIScreen.main.bounds.height / (baseWidth / self)`.
  func otherDivisor(in code: Lexemes) -> Lexeme? {
    let sides = code.filter { ScaleAxis(ofHelper: $0) != nil }
    let others = sides.filter { ScaleAxis(ofHelper: $0) != self }
    guard others.count == 1, sides.count > 1, let side = others.first,
      side.owner?.hasCapital ?? true,
      side.next == "/" || (side.owner ?? side).previous == "/"
    else { return nil }
    return side
  }
}

extension Lexeme {
  /// The width of a phone's screen in points, without a fraction.
  var screenWidth: String? {
    let widths = ["375", "390", "393", "402", "414", "428", "430", "440"]
    return alone.plainNumber.flatMap { widths.contains($0) ? $0 : nil }
  }
}
