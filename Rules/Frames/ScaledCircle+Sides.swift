import LayoutModel
import SwiftSource

/// How wide and how high a view is made.
struct FrameSides {
  private var width: Lexemes
  private var height: Lexemes
  /// Whether the initializer keeps both the same on every screen.
  private(set) var areKeptEqual: Bool

  /// Nil where the initializer does not give both.
  init?(_ call: Call) {
    var sides: (width: Lexemes?, height: Lexemes?)
    areKeptEqual = call.name?.contains(.equal) ?? false
    var list = call.arguments
    // The initializer, its `CGRect`, the `CGSize` of that.
    for _ in 0..<3 {
      guard let arguments = list else { break }
      list = nil
      for argument in arguments {
        guard let label = argument.label else { continue }
        switch label.scaledFramePart {
        case .width: sides.width = argument.value
        case .height: sides.height = argument.value
        case .equalSides: areKeptEqual = !argument.value.text.is(.false)
        default: if label.is(.frame) || label.is(.size) { list = argument.value.rectangle }
        }
      }
    }
    guard let width = sides.width, let height = sides.height else { return nil }
    (self.width, self.height) = (width, height)
  }

  /// Whether both sides are the same expression, or differ only in that one scales by the screen's width and the other
  /// by its height.
  ///
  /// - Parameter needsScaling: whether they have to differ in that.
  func areSame(needsScaling: Bool) -> Bool {
    guard width.count == height.count else { return false }
    var areScaled = false
    for (left, right) in zip(width, height) {
      if left.scalesApart(from: right) {
        areScaled = true
      } else if !left.hasSameText(as: right) {
        return false
      }
    }
    return areScaled || !needsScaling
  }
}

extension Lexemes {
  /// The arguments of a value that is `CGRect(…)` or `CGSize(…)`.
  fileprivate var rectangle: Arguments? {
    guard let name = first, name.is(.CGRect) || name.is(.CGSize), let open = name.next,
      open.kind == .leftParen, open.partner == last
    else { return nil }
    return open.elements
  }
}

extension ViewAction {
  /// The helper with which the radius of a view scales by one side of the screen, where it is half of the only side of
  /// the view, which scales by the other one: `16.scaleForScreenWidth()` with `height: 32, keepEqual: true`.
  func scaledRadius(of view: FramedView) -> Lexeme? {
    guard view.isScaled, member?.is(.cornerRadius) == true, statement.assignedMember != nil,
      let value = statement.assignedValue, let arguments = view.call.arguments,
      let radius = value.first(where: \.isNumber), let length = Double(radius.text),
      let helper = value.first(where: {
        $0.next?.kind == .leftParen && ScaleAxis(ofHelper: $0) != nil
      })
    else { return nil }
    let isVertical = ScaleAxis(ofHelper: helper) == .vertical
    let sides = (arguments["width"], arguments["height"])
    guard (sides.0 == nil) != (sides.1 == nil), isVertical == (sides.1 == nil),
      let side = sides.0 ?? sides.1, side.count == 1, let size = side.first.map(\.text),
      Double(size) == 2 * length
    else { return nil }
    return helper
  }

  /// Whether the action rounds a view off: `icon.layer.cornerRadius = icon.frame.height / 2`.
  func roundsOff(in file: ViewFile) -> Bool {
    guard role == .configuration, member?.is(.cornerRadius) == true,
      statement.assignedMember != nil, let value = statement.assignedValue, value.count > 4,
      value.suffix(2).isHalf
    else { return false }
    var side = value[value.endIndex - 3]
    guard side.is(.height) || side.is(.width) else { return false }
    for parts in [[LayoutWord.size], [.frame, .bounds]] {
      guard let owner = side.owner, owner.index > value.startIndex,
        parts.contains(where: { owner.is($0) })
      else { continue }
      side = owner
    }
    guard let period = side.previous, period.kind == .period else { return false }
    let view = value.prefix(before: period)
    return file.names.isPath(view) && file.names.item(view, in: statement.block) == item
  }
}

extension Lexemes {
  /// `/ 2` or `* 0.5`.
  fileprivate var isHalf: Bool {
    guard let sign = first, let number = last else { return false }
    return sign == "/" && (number == "2" || number == "2.0") || sign == "*" && number == "0.5"
  }
}
