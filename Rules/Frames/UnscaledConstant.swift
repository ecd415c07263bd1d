import LayoutModel
import RuleKit
import SwiftSource

/// Numbers of frames, insets and fonts scale with the screen.
struct UnscaledConstant: FileRule {
  let options: Options
  private let helpers: NamePatterns

  init(options: Options) {
    self.options = options
    helpers = NamePatterns(options.helpers)
  }

  private var places: NumberPlaces {
    options.constraints ? [.frames, .insets, .fonts, .constraints] : [.frames, .insets, .fonts]
  }

  // Which lengths are scaled, and from which screen, is read off the whole file.
  var query: Query<ViewFile> {
    .file(
      with: .numbers(places) || .names(like: options.helpers + ["*Width"]) || .names(.cornerRadius))
  }

  func placeCount(in file: ViewFile) -> Int {
    Query.numbers(places).count(file)
  }

  func check(_ file: ViewFile, _ report: inout Report) {
    if hasHelper(file) {
      report.collect(ScaleHelpers.self) { $0.patterns.insert(options.helpers) }
    }
    Query.numbers(places).visit(file) { check($0, in: file, &report) }
    checkScaling(file, &report)
  }

  /// Reports the numbers of one view and block, or of one statement's fonts, once.
  private func check(
    _ numbers: ArraySlice<LayoutNumber>, in file: ViewFile, _ report: inout Report
  ) {
    var first: (token: Lexeme, part: Part)?
    var count = 0
    for number in numbers {
      guard let part = part(number) else { continue }
      let lengths = number.lengths(isHelper)
      guard let length = lengths.first, !isScaledAsWhole(number) else { continue }
      first = first ?? (length, part)
      count += lengths.count
    }
    guard let first else { return }
    report.add(
      first.token, .isUnscaled(first.token.text, first.part.rawValue, others: count - 1),
      advice: .scale, if: ScaleHelper(patterns: options.helpers))
  }

  private enum Part: String {
    case frame = "the frame"
    case inset = "the inset"
    case font = "the font size"
    case constraint = "the constraint"
  }

  /// The part of the layout that a number belongs to; nil for a number that does not count.
  private func part(_ number: LayoutNumber) -> Part? {
    switch number.kind {
    case .frame: .frame
    case .edgeInsets: .inset
    case .fontSize: .font
    case .offset: number.isInset ? .inset : options.constraints ? .constraint : nil
    case .constant: options.constraints ? .constraint : nil
    case .multiplier, .scaledFrame, .arithmetic: nil
    }
  }

  private func isScaledAsWhole(_ number: LayoutNumber) -> Bool {
    number.isPassed(to: isHelper) || number.statement.block.nameOfBody.map(isHelper) ?? false
  }

  func isHelper(_ token: Lexeme) -> Bool {
    helpers.match(token.text8)
  }

  struct Options: RuleOptions {
    /// Patterns of the names of functions and properties that scale a number.
    var helpers = ["*scale*", "*Scale*", "calculateWidth", "calculateHeight"]
    /// Whether the constants of constraints have to scale too.
    var constraints = false

    static let fields: [OptionField<Options>] = [
      .patterns(
        "helpers", \.helpers, "helpers that scale a number", example: ["*Scaled*", "scaled"]),
      OptionField(
        "constraints", \.constraints,
        "whether the constants and offsets of constraints must scale too"),
    ]
  }
}

extension Finding.Message {
  fileprivate static func isUnscaled(_ number: String, _ part: String, others: Int) -> Self {
    let rest =
      switch others {
      case 0: ""
      case 1: "; nor does 1 more"
      default: "; nor do \(others) more"
      }
    return "`\(number)` in \(part) does not scale with the screen\(rest)"
  }

  static var scale: Self {
    "pass it to the helper that scales, such as `getValueScaledByScreenWidthFor(baseValue:)`, or to an initializer that does"
  }
}

extension UnscaledConstant {
  static let description = RuleDescription(
    id: "unscaled_constant",
    family: .frames,
    summary: "Layout number that does not scale with the screen",
    rationale: """
      A number from a design is right on one screen. Among scaled numbers, one that does not scale breaks the layout \
      on others. This rule is for projects with a scaling helper, named by `helpers`, or with initializers that \
      scale. It reports plain numbers in frames, insets, font sizes and radii, lengths scaled twice or along the \
      other axis, and the width of another screen than the base, which the project declares (`let designWidth: \
      CGFloat = 375`).
      """,
    limits: [
      "projects whose files neither declare nor use a helper",
      "zero, factors, and numbers passed to the initializers that scale",
      "a helper that divides by the wrong side of the base screen",
    ],
    source:
      "Responsive iOS UI without AutoLayout, Issues with AutoLayout: \"Insets/Constants are not scaled for each screen size\"; Coding the Top Bar: \"We also would like to scale our font in relation to screen size as well\"",
    defaultSeverity: .off,
    framePresets: [.responsiveFrames],
    options: Options.descriptions,
    goodExamples: [
      "Numbers that scale": """
      override func performLayout() {
        userLabel = UILabel(topInset: 10, leftInset: 52, width: 284, height: 32)
        userLabel.font = UIFont.systemFont(ofSize: 15.scaleForScreenWidth())
        let spacing = UIView.getValueScaledByScreenWidthFor(baseValue: 10)
        handleLabel.frame.size.width = userLabel.frame.width - spacing
        view.frame.size.height = UIView.getValueScaledByScreenHeightFor(baseValue: 10)
      }
      """,
      "No helper in the project": """
      func layout() {
        icon.frame = CGRect(x: 10, y: 20, width: 44, height: 44)
      }
      """,
      "Zero and factors": """
      func layout() {
        icon.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height * 0.25)
        scrollView.contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
      }
      """,
    ],
    badExamples: [
      "A frame, an inset and a font, where the project has a helper": """
      func layout() {
        badge.frame.origin.x = 10.scaleForScreenWidth()
        icon.frame = CGRect(x: ↓10, y: 20, width: bounds.width - 20, height: 0)
        scrollView.contentInset = UIEdgeInsets(top: ↓8, left: 0, bottom: 8, right: 0)
        titleLabel.font = .systemFont(ofSize: ↓15)
      }
      """,
      "The inset of a constraint": """
      extension CGFloat {
        func scaled() -> CGFloat { self * UIScreen.main.bounds.width / 375 }
      }

      func layout() {
        icon.snp.makeConstraints { make in
          make.left.equalToSuperview().inset(↓10)
          make.right.equalToSuperview()
        }
      }
      """,
      "An origin, which the initializer does not scale": """
      func performLayout() {
        icon = UIImageView(origin: CGPoint(x: ↓10, y: 10), width: 32, height: 32)
        titleLabel = UILabel(topInset: 10, leftInset: 52, width: 284, height: 32)
      }
      """,
      "Twice, along the other axis, a radius, another screen": """
      func performLayout() {
        card = UIView(topInset: 10, leftInset: 10, width: ↓200.scaleForScreenWidth(), height: 32)
        card.layer.cornerRadius = ↓8
        card.frame.size.height = 40.↓scaleForScreenWidth()
        line = UIView(topInset: 53, width: 375, height: 1)
        bar = UIView(topInset: 54, width: ↓414, height: 1)
      }
      """,
    ])
}
