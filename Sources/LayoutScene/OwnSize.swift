import LayoutSolver
import SwiftSource

/// The size that a view has by its class and its content.
///
/// Sizes of controls are those that UIKit documents or draws in iOS 17; texts are measured with an average width of
/// characters, half of the font's size, and all of it for wide ones such as ideographs, so everything that follows from one is a guess.
struct OwnSize {
  /// Nil where the class has no size of its own along the axis.
  var width: Fraction?
  var height: Fraction?
  var isGuess = true
  /// Whether nothing tells it: an image without a name.
  var isUnknown = false

  /// Of what the scene knows nothing about.
  static func unknown(_ length: Fraction) -> OwnSize {
    OwnSize(width: length, height: length, isUnknown: true)
  }

  private init(width: Fraction, height: Fraction, isUnknown: Bool) {
    (self.width, self.height, self.isUnknown) = (width, height, isUnknown)
  }

  /// - Parameters:
  ///   - box: the view.
  ///   - width: the width that it gets, for texts that wrap; nil if it is not known yet.
  ///   - scale: what fonts are multiplied by.
  init(_ box: SceneBox, width given: Fraction? = nil, scale: Fraction) {
    let kind = ViewKind(box)
    switch kind {
    case .label:
      let font = FontSize(box, default: 17).points * scale
      setText(box.text ?? "Label text", font, lines: box.mostLines, width: given)
    case .button:
      let font = FontSize(box, default: 18).points * scale
      setText(box.text ?? "Button", font, lines: 1, width: nil)
      width = width.map { $0 + Fraction(12) }
      height = height.map { $0 + Fraction(14) }
      guard box.text == nil else { break }
      // One with an image alone is as large as that.
      let image = box.value(of: "setImage", "image")
      isUnknown = image?.argument(["systemName"]) == nil
      if image != nil { (width, height) = (Fraction(24), Fraction(24)) }
    case .textField:
      setText(box.text ?? "Text", FontSize(box, default: 17).points * scale, lines: 1, width: nil)
      height = Fraction(34)
    case .toggle:
      (width, height, isGuess) = (Fraction(51), Fraction(31), false)
    case .slider: (width, height, isGuess) = (nil, Fraction(34), false)
    case .progress: (width, height, isGuess) = (nil, Fraction(4), false)
    case .activity: (width, height, isGuess) = (Fraction(20), Fraction(20), false)
    case .stepper: (width, height, isGuess) = (Fraction(94), Fraction(32), false)
    case .segments: (width, height) = (Fraction(160), Fraction(32))
    case .pageControl: (width, height) = (Fraction(120), Fraction(26))
    case .searchBar: (width, height, isGuess) = (nil, Fraction(56), false)
    case .bar: (width, height, isGuess) = (nil, Fraction(44), false)
    case .tabBar: (width, height, isGuess) = (nil, Fraction(49), false)
    case .picker: (width, height) = (Fraction(320), Fraction(216))
    case .image:
      (width, height) = (Fraction(24), Fraction(24))
      isUnknown = box.value(of: "image")?.argument(["systemName"]) == nil
    case .textView, .table, .collection, .map, .web, .scroll, .stack, .plain: break
    }
  }

  /// - Parameter lines: the most lines; 0 for any number.
  private mutating func setText(
    _ text: String, _ font: Fraction, lines: Int, width given: Fraction?
  ) {
    let natural = Fraction(max(1, displayWidth(of: text))) * font * Fraction(1, over: 2)
    var count = Fraction(1)
    if let given, given.sign > 0, natural.isKnown, (natural - given).sign > 0, lines != 1 {
      let needed = (natural / given).roundedUp
      count = Fraction(lines == 0 ? needed : min(lines, needed))
    }
    width = natural.rounded
    height = (count * font * Fraction(6, over: 5)).rounded
  }
}

extension Fraction {
  /// The least whole number that is not below it.
  var roundedUp: Int { -(-self).floor(of: .zero).numerator }

  fileprivate var rounded: Fraction { isKnown ? Fraction(roundedUp) : self }
}

/// What a class is to somebody who looks at the screen.
public enum ViewKind: Sendable {
  case label, button, image, textField, textView, toggle, slider, progress, activity, stepper,
    segments
  case pageControl, searchBar, bar, tabBar, picker, table, collection, map, web, scroll, stack,
    plain

  /// The kind of a box, by its class; classes of a project that end as one of UIKit's count as that.
  public init(_ box: SceneBox) {
    if box.arranges {
      self = .stack
      return
    }
    let type = box.base ?? box.type ?? box.name.text
    let lowered = type.lowercased()
    let found = Self.ends.first { lowered.hasSuffix($0.0) }?.1 ?? .plain
    // A name alone says less than a class: `tableView` may be anything's.
    self = box.type == nil && found == .stack ? .plain : found
  }

  private static let ends: [(String, ViewKind)] = [
    ("StackView", .stack), ("ImageView", .image), ("TextView", .textView), ("TableView", .table),
    ("CollectionView", .collection), ("ScrollView", .scroll), ("ProgressView", .progress),
    ("ActivityIndicatorView", .activity), ("MapView", .map), ("WebView", .web),
    ("PickerView", .picker), ("DatePicker", .picker), ("TextField", .textField),
    ("SegmentedControl", .segments), ("PageControl", .pageControl), ("SearchBar", .searchBar),
    ("NavigationBar", .bar), ("Toolbar", .bar), ("TabBar", .tabBar), ("Stepper", .stepper),
    ("Slider", .slider), ("Switch", .toggle), ("Label", .label), ("Button", .button),
  ].map { ($0.lowercased(), $1) }
}

/// The size of a font that the code sets.
///
/// Source: Human Interface Guidelines, Typography, the sizes of text styles at the default size
/// (https://developer.apple.com/design/human-interface-guidelines/typography).
public struct FontSize {
  public let points: Fraction
  public let isBold: Bool
  /// Whether the code spells the size, or names a style of UIKit's.
  public var isKnown = true

  private static let styles: [(String, Int)] = [
    (".largetitle", 34), (".title1", 28), (".title2", 22), (".title3", 20), (".headline", 17),
    (".body", 17), (".callout", 16), (".subheadline", 15), (".footnote", 13), (".caption1", 12),
    (".caption2", 11), (".systemfontsize", 14), (".smallsystemfontsize", 12),
    (".labelfontsize", 17), (".buttonfontsize", 18),
  ]

  /// - Parameter size: the size without a font in the code.
  public init(_ box: SceneBox, default size: Int) {
    guard let setting = box.settings.last(where: { $0.member.hasSuffix("font") }) else {
      (points, isBold) = (Fraction(size), false)
      return
    }
    // In small letters; searching strings takes most of the time of a picture.
    let font = setting.expression.text.utf8.map { $0 | 0x20 }
    func has(_ word: String) -> Bool {
      font.indices.contains { font[$0...].starts(with: word.utf8) }
    }
    isBold = ["bold", "heavy", "black", ".headline"].contains(where: has)
    let spelled = setting.expression.argument(["ofSize", "size", "withSize", "fontSize"])?.value
    // A size of 0 is that of a descriptor, or the standard one.
    if let spelled, spelled.sign > 0 {
      points = spelled
    } else {
      let style = Self.styles.first { has($0.0) }?.1
      // What a function of the project makes of a style is its own business.
      isKnown = style != nil && (has("textstyle") || has("fontsize"))
      points = Fraction(style ?? size)
    }
  }
}

extension SceneBox {
  /// `numberOfLines`: 0 for any number.
  var mostLines: Int { max(0, value(of: "numberOfLines")?.value?.roundedUp ?? 1) }
}
