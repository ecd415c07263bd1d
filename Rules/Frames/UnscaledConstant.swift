import LayoutModel
import RuleKit
import SwiftSource

/// Numbers of frames, insets and fonts scale with the screen: once, along their axis, from one base screen.
struct UnscaledConstant: FileRule {
  let options: Options

  private var places: NumberPlaces {
    options.constraints ? [.frames, .insets, .fonts, .constraints] : [.frames, .insets, .fonts]
  }

  // Which lengths are scaled, and from which screen, is read off the whole file.
  var query: Query<ViewFile> {
    .file(
      with: .numbers(places) || .names(like: options.helpers.texts + ["*Width"])
        || .names(.cornerRadius))
  }

  func check(_ file: ViewFile, _ report: inout Report) {
    if hasHelper(file) {
      report.collect(Scaling.self) { $0.patterns.insert(options.helpers.texts) }
    }
    Query.numbers(places).visit(file) { checkLengths($0, &report) }
    for number in file.numbers where number.kind == .scaledFrame {
      if let length = number.expression.first(where: isLengthOfScreen) {
        addScaledTwice(number.expression, length, &report)
      }
    }
    for call in file.code.calls { check(call, &report) }
    for function in file.functions {
      if let axis = function.declaration.name.flatMap(axis),
        let base = axis.otherDivisor(in: function.body.tokens)
      {
        addOtherAxis(base, axis, &report)
      }
    }
    for action in file.actions where action.member?.is(.cornerRadius) == true {
      guard action.statement.assignedMember == action.member,
        let radius = action.statement.assignedValue, radius.plainNumber ?? "0" != "0"
      else { continue }
      report.add(
        radius,
        "the corner radius `\(radius.text)` does not scale with the screen, as the view does: what is round here is not on others",
        advice: .scale, if: condition)
    }
    for constraint in file.constraints where constraint.setsFrame {
      guard let axis = ScaleAxis(constraint.attributes) else { continue }
      checkAxis(of: file.code[constraint.constant], axis, &report)
    }
    checkWidths(file, &report)
  }

  private var condition: ScaleHelper { ScaleHelper(patterns: options.helpers.texts) }

  /// Reports the numbers of one view and block, or of one statement's fonts, once.
  private func checkLengths(_ numbers: ArraySlice<LayoutNumber>, _ report: inout Report) {
    let lengths = numbers.flatMap { number -> [(length: Lexeme, part: String)] in
      guard let part = part(number), !number.isPassed(to: isHelper),
        number.statement.block.nameOfBody.map(isHelper) != true
      else { return [] }
      return number.lengths(isHelper).map { ($0, part) }
    }
    guard let (length, part) = lengths.first, case let count = lengths.count else { return }
    let rest = count > 1 ? "; nor \(count == 2 ? "does" : "do") \(count - 1) more" : ""
    report.add(
      length, "`\(length.text)` in \(part) does not scale with the screen\(rest)", advice: .scale,
      if: condition)
  }

  /// The part of the layout that a number belongs to; nil for a number that does not count.
  private func part(_ number: LayoutNumber) -> String? {
    switch number.kind {
    case .frame: "the frame"
    case .fontSize: "the font size"
    case .edgeInsets,
      .offset where number.isInset:
      "the inset"
    case .offset, .constant: options.constraints ? "the constraint" : nil
    case .multiplier, .scaledFrame, .arithmetic: nil
    }
  }

  private func isHelper(_ token: Lexeme) -> Bool { options.helpers.match(token.text8) }

  private func hasHelper(_ file: ViewFile) -> Bool {
    file.importsScaledFrames || file.framedViews.contains(where: \.isScaled)
      || file.code.tokens.all(.identifier).contains {
        $0.scalesNumber && isHelper($0) && !$0.is(.scaledFont) && !$0.is(.scaledValue)
      }
      || file.code.declarations.contains {
        $0.name.map(isHelper) == true && !$0.isPrivate && !file.scopes.isInFunction($0.statement)
          && $0.scalesNumber(in: file.scopes.type(around: $0.statement))
      }
  }

  private func axis(of name: Lexeme) -> ScaleAxis? {
    guard name.next?.kind == .leftParen, let axis = ScaleAxis(ofHelper: name) else { return nil }
    return isHelper(name) ? axis : nil
  }

  private func isLengthOfScreen(_ token: Lexeme) -> Bool {
    guard token.is(.frame) || token.is(.bounds) else { return axis(of: token) != nil }
    guard let part = token.next?.next, token.next?.kind == .period else { return false }
    return part.is(.width) || part.is(.height) || part.is(.size) || part.hasPrefix(.max)
  }

  private func check(_ call: Call, _ report: inout Report) {
    guard let name = call.name, let arguments = call.arguments else { return }
    if let axis = axis(of: name) {
      guard let value = arguments.first?.value ?? call.receiver else { return }
      if let inner = value.first(where: { self.axis(of: $0) != nil }) {
        addScaledTwice(value, inner, &report)
      } else if value.count == 1, let parameter = value.first,
        let side = ScaleAxis(ofSide: parameter), side != axis,
        call.statement.block.function?.hasParameter(parameter) == true
      {
        addOtherAxis(name, side, &report)
      }
    } else if name.is(.CGRect) || name.is(.CGSize) || name.is(.CGPoint) {
      // Two equal sides stay a square.
      let isSquare = arguments["width"].map { $0.text == arguments["height"]?.text } ?? false
      for argument in arguments {
        guard let axis = ScaleAxis(ofSide: argument.label),
          !isSquare || argument.label.is(.x) || argument.label.is(.y)
        else { continue }
        checkAxis(of: argument.value, axis, &report)
      }
    }
  }

  private func checkAxis(of value: Lexemes, _ axis: ScaleAxis, _ report: inout Report) {
    let other = value.first { self.axis(of: $0).map { $0 != axis } ?? false }
    if let other { addOtherAxis(other, axis, &report) }
  }

  private func addOtherAxis(_ helper: Lexeme, _ axis: ScaleAxis, _ report: inout Report) {
    let (kind, wrong, right) =
      axis == .horizontal ? ("horizontal", "height", "width") : ("vertical", "width", "height")
    report.add(
      helper, "a \(kind) length scales by the \(wrong) of a screen here",
      advice: "scale it by the \(right)", if: condition)
  }

  private func addScaledTwice(_ value: Lexemes, _ length: Lexeme, _ report: inout Report) {
    let name = axis(of: length) == nil ? length.owner?.through(length.next?.next ?? length) : nil
    report.add(
      value,
      "this is scaled twice: `\(name?.text ?? length.text)` is a length on this screen, and is scaled again, so it is too long on all others than the base screen",
      advice: "pass the length on the base screen", if: condition)
  }

  /// Reports a view that is as wide as another screen than the one that the project scales from.
  private func checkWidths(_ file: ViewFile, _ report: inout Report) {
    var widths: [Lexeme] = []
    if file.importsScaledFrames { report.collect(Scaling.self) { $0.widths.insert("375") } }
    for declaration in file.code.declarations where declaration.name?.hasLastWord(.width) == true {
      guard let value = declaration.value, let number = value.first else { continue }
      if let base = number.screenWidth, value.count == 1,
        !file.scopes.isInFunction(declaration.statement)
      {
        report.collect(Scaling.self) { $0.widths.insert(base) }
      } else if number.next == "-" {
        // `let labelsWidth: CGFloat = 375 - 16 * 2`.
        widths.append(number)
      }
    }
    for view in file.framedViews where view.isScaled {
      guard let arguments = view.call.arguments, arguments["leftInset"] == nil,
        let width = arguments["width"], width.count == 1
      else { continue }
      widths += width
    }
    for number in widths {
      guard let width = number.screenWidth else { continue }
      report.add(
        number,
        "\(width) is the width of another screen than the one that lengths scale from",
        advice: "write the width of that screen", if: OtherBase(width: width))
    }
  }

  struct Options: RuleOptions {
    var helpers: NamePatterns = ["*scale*", "*Scale*", "calculateWidth", "calculateHeight"]
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

private struct Scaling: Contribution {
  /// The patterns of names with which files have a helper that scales.
  var patterns: Set<[String]> = []
  /// The widths of screens that are the base of numbers: `let designWidth: CGFloat = 375`.
  var widths: Set<String> = []

  mutating func formUnion(_ other: Scaling) {
    (patterns, widths) = (patterns.union(other.patterns), widths.union(other.widths))
  }
}

private struct ScaleHelper: Condition {
  let patterns: [String]
  var clause: String { "the project declares a function that scales" }
  func holds(in project: Project) -> Bool { project[Scaling.self].patterns.contains(patterns) }
}

/// That lengths scale from one width that the project declares, and from another one than this.
private struct OtherBase: Condition {
  let width: String
  var clause: String { "the project declares one other base width than \(width)" }

  func holds(in project: Project) -> Bool {
    project[Scaling.self].widths.count == 1 && project[Scaling.self].widths != [width]
  }
}

extension Declaration {
  fileprivate func scalesNumber(in type: ViewType?) -> Bool {
    guard type?.declaration.isPrivate != true else { return false }
    let extendsNumber = type?.kind == .extension && type?.declaration.name?.isNumberType == true
    if kind == .property { return extendsNumber && self.type.contains { $0.isNumberType } }
    guard kind == .function, type == nil || type?.kind == .extension || isStatic,
      let parameters, parameters.close.next?.kind == .arrow,
      let result = parameters.close.next?.next, result.isNumberType || result.is(Keyword.Self)
    else { return false }
    let all = parameters.parameters
    // `roundToScale(_:)` puts a number on the grid of pixels.
    return (all.isEmpty ? extendsNumber : all.count == 1 && all[0].type.first?.isNumberType == true)
      && name?.hasLastWord(.scale) != true
  }
}

extension Lexeme {
  /// `10.scaled`, `UIView.scaled(baseValue: 10)`.
  fileprivate var scalesNumber: Bool {
    guard let owner = previous?.previous, previous?.kind == .period else { return false }
    if owner.isNumber { return true }
    guard owner.hasCapital, let call, call.chainStart == owner, let arguments = call.arguments,
      let argument = arguments.first, argument.value.endIndex == arguments.close.index
    else { return false }
    return argument.value.first?.isNumber ?? false
  }

  fileprivate func isScaled(_ isScaling: (Lexeme) -> Bool) -> Bool {
    next?.kind == .period && next?.next.map { $0.kind == .identifier && isScaling($0) } == true
  }

  fileprivate var isOtherOperator: Bool {
    kind == .binaryOperator && self != "+" && self != "-" && self != "??"
  }
}

extension LayoutNumber {
  /// The literals that are lengths: no zeros, no factors, and not compared with anything.
  ///
  /// - Parameter isScaling: whether the function or the property with this name scales what it is called on, which is
  ///   left out.
  fileprivate func lengths(_ isScaling: (Lexeme) -> Bool) -> [Lexeme] {
    var lengths: [Lexeme] = []
    var rest = expression.outermost
    while let token = rest.next() {
      switch token.kind {
      case .leftParen:
        guard let close = token.partner, includes(parenthesis: token),
          !isMultiplied(token, close), !close.isScaled(isScaling)
        else { continue }
        rest.enter(token)
      case .integerLiteral, .floatLiteral:
        if isLength(token), !token.isScaled(isScaling) { lengths.append(token) }
      default: continue
      }
    }
    return lengths
  }

  private func isLength(_ token: Lexeme) -> Bool {
    guard !token.isZero else { return false }
    var before = part(token.previous)
    if before?.kind == .prefixOperator { before = part(before?.previous) }
    // Of `padding.0` the zero is a name.
    if let before, before.kind == .period || before.isOtherOperator { return false }
    return part(token.next).map { !$0.isOtherOperator } ?? true
  }

  private func isMultiplied(_ open: Lexeme, _ close: Lexeme) -> Bool {
    var before = part(open.previous)
    if before?.kind == .identifier { before = part(before?.previous) }
    return [before, part(close.next)].contains { $0.map { $0 == "*" || $0 == "/" } == true }
  }

  private func part(_ token: Lexeme?) -> Lexeme? {
    token.flatMap { tokens.contains($0.index) ? $0 : nil }
  }

  /// Whether it is the distance from an edge: `inset(8)` in a maker's chain, `withInset: 8` in a call of the project's.
  fileprivate var isInset: Bool {
    guard kind == .offset, let before = expression.first?.previous, let name = before.previous
    else { return false }
    return before.kind == .colon
      ? name.isNameOfInset : before.kind == .leftParen && (name.is(.inset) || name.is(.insets))
  }

  fileprivate func isPassed(to fits: (Lexeme) -> Bool) -> Bool {
    guard let inner = expression.first?.brackets else { return false }
    return sequence(first: inner, next: \.outer).contains { $0.call?.name.map(fits) ?? false }
  }
}

extension Finding.Message {
  fileprivate static var scale: Self {
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
      "a length that a name holds, and is scaled again",
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
      """
    ],
    badExamples: [
      "A frame, an inset and a font, where the project has a helper": """
      func layout() {
        badge.frame.origin.x = 10.scaleForScreenWidth()
        icon.frame = CGRect(x: ↓10, y: 20, width: bounds.width - 20, height: 0)
        scrollView.contentInset = UIEdgeInsets(top: ↓8, left: 0, bottom: 8, right: 0)
        titleLabel.font = .systemFont(ofSize: ↓15)
      }
      """
    ])
}
