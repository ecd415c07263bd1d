import LayoutModel
import RuleKit
import SwiftSource

extension UnscaledConstant {
  /// Reports lengths that are scaled twice or along the other axis, radii that do not scale, and widths of another screen.
  func checkScaling(_ file: ViewFile, _ report: inout Report) {
    let condition = ScaleHelper(patterns: options.helpers)
    let scaled = file.numbers.contains { $0.kind == .scaledFrame } ? scaledNames(in: file) : []
    for number in file.numbers where number.kind == .scaledFrame {
      guard let place = number.expression.first(where: { isScaled($0, scaled, in: file) }) else {
        continue
      }
      report.add(
        number.expression, .isScaledTwice(number.expression.path(to: place)), advice: .passBase)
    }
    for call in file.code.calls {
      guard let name = call.name else { continue }
      if let axis = axis(of: name) {
        checkHelper(call, name, axis, if: condition, &report)
      } else if name.is(.CGRect) || name.is(.CGSize) || name.is(.CGPoint) {
        checkSides(call, if: condition, &report)
      }
    }
    for action in file.actions where action.member?.is(.cornerRadius) == true {
      guard action.statement.assignedMember?.is(.cornerRadius) == true,
        let value = action.statement.assignedValue, value.count == 1, let radius = value.first,
        radius.isNumber, !radius.isZero
      else { continue }
      report.add(
        radius,
        "the corner radius `\(radius.text)` does not scale with the screen, as the view does: what is round here is not on others",
        advice: .scale, if: condition)
    }
    for constraint in file.constraints where constraint.setsFrame {
      guard let axis = ScaleAxis(constraint.attributes),
        let helper = otherHelper(in: file.code[constraint.constant], axis)
      else { continue }
      report.add(helper, .isAlongOther(axis), advice: .useAxis(axis), if: condition)
    }
    checkWidths(file, &report)
  }

  /// The axis along which a helper scales that is called by this name.
  private func axis(of name: Lexeme) -> ScaleAxis? {
    guard name.next?.kind == .leftParen, let axis = ScaleAxis(ofHelper: name), isHelper(name) else {
      return nil
    }
    return axis
  }

  /// The first helper in a value that scales along the other axis.
  private func otherHelper(in value: Lexemes, _ axis: ScaleAxis) -> Lexeme? {
    value.first { self.axis(of: $0).map { $0 != axis } ?? false }
  }

  /// A parameter of an initializer that is scaled along the other axis, and a length that is scaled twice.
  private func checkHelper(
    _ call: Call, _ name: Lexeme, _ axis: ScaleAxis, if condition: ScaleHelper,
    _ report: inout Report
  ) {
    let arguments = call.arguments?.first?.value
    guard let value = arguments ?? call.receiver, !value.isEmpty else { return }
    if let inner = value.first(where: { self.axis(of: $0) != nil }) {
      report.add(value, .isScaledTwice(inner.text), advice: .passBase, if: condition)
    } else if value.count == 1, let side = ScaleAxis(ofSide: value.first), side != axis,
      value.first.map({ call.statement.block.function?.hasParameter($0) == true }) == true
    {
      report.add(name, .isAlongOther(side), advice: .useAxis(side), if: condition)
    }
  }

  /// The sides of a rectangle along the other axis. Two equal sides stay a square.
  private func checkSides(_ call: Call, if condition: ScaleHelper, _ report: inout Report) {
    guard let arguments = call.arguments else { return }
    let (width, height) = (arguments["width"], arguments["height"])
    let isSquare =
      width.map {
        $0.count == height?.count && $0.text == height?.text
      } ?? false
    for argument in arguments {
      guard let axis = ScaleAxis(ofSide: argument.label),
        !isSquare || argument.label?.is(.x) == true || argument.label?.is(.y) == true,
        let helper = otherHelper(in: argument.value, axis)
      else { continue }
      report.add(helper, .isAlongOther(axis), advice: .useAxis(axis), if: condition)
    }
  }

  // MARK: - Twice

  /// The names whose only value in the file is a length of the screen.
  private func scaledNames(in file: ViewFile) -> Set<UInt64> {
    var scaled: Set<UInt64> = []
    var others: Set<UInt64> = []
    for declaration in file.code.declarations {
      guard let name = declaration.name else { continue }
      let key = file.names.key(name)
      let value = declaration.value
      if value?.contains(where: { isScaled($0, [], in: file) }) == true,
        declaration.kind == .property
      {
        scaled.insert(key)
      } else {
        others.insert(key)
      }
    }
    return scaled.subtracting(others)
  }

  /// Whether a token of a number makes it one of this screen: a helper's result, a part of a frame, a scaled name.
  private func isScaled(_ token: Lexeme, _ names: Set<UInt64>, in file: ViewFile) -> Bool {
    guard token.kind == .identifier else { return false }
    if token.next?.kind == .leftParen { return axis(of: token) != nil }
    if token.is(.frame) || token.is(.bounds) {
      guard let part = token.next?.next, token.next?.kind == .period else { return false }
      return part.is(.width) || part.is(.height) || part.is(.size) || part.hasPrefix(.max)
    }
    return !names.isEmpty && token.previous?.kind != .period
      && names.contains(file.names.key(token))
  }

  // MARK: - Base width

  /// Reports a view that is as wide as another screen than the one that the project scales from.
  private func checkWidths(_ file: ViewFile, _ report: inout Report) {
    for declaration in file.code.declarations {
      guard let name = declaration.name, name.hasLastWord(.width), let value = declaration.value,
        value.count == 1, let width = value.first?.screenWidth,
        !file.scopes.isInFunction(declaration.statement)
      else { continue }
      report.collect(BaseWidths.self) { $0.widths.insert(width) }
    }
    var widths: [Lexeme] = []
    for view in file.framedViews where view.isScaled {
      guard let arguments = view.call.arguments, arguments["leftInset"] == nil,
        let width = arguments["width"], width.count == 1, let number = width.first,
        number.screenWidth != nil
      else { continue }
      widths.append(number)
    }
    guard let base = file.importsScaledFrames ? "375" : widths.first?.screenWidth,
      file.numbers.contains(where: { $0.kind == .scaledFrame })
    else { return }
    // `let labelsWidth: CGFloat = 375 - 16 * 2`.
    for declaration in file.code.declarations where declaration.name?.hasLastWord(.width) == true {
      guard let value = declaration.value, value.count > 2, let width = value.first,
        width.screenWidth != nil, width.next == "-"
      else { continue }
      widths.append(width)
    }
    for number in widths {
      guard let screen = number.screenWidth else { continue }
      report.add(
        number, .isOther(screen, than: base), advice: .useBase(base),
        if: OtherBase(width: screen, assumed: base))
    }
  }
}

/// The widths of screens that files declare as the base of their numbers: `let designWidth: CGFloat = 375`.
struct BaseWidths: Contribution {
  var widths: Set<String> = []
  mutating func formUnion(_ other: BaseWidths) { widths.formUnion(other.widths) }
}

/// That lengths scale from another width than this one: the only one that the project declares, or the assumed one if it
/// declares none.
struct OtherBase: Condition {
  let width: String
  let assumed: String

  private func base(in project: Project) -> String? {
    let declared = project[BaseWidths.self].widths
    return declared.isEmpty ? assumed : declared.count == 1 ? declared.first : nil
  }

  func holds(in project: Project) -> Bool { base(in: project).map { $0 != width } ?? false }

  func complete(
    _ message: inout Finding.Message, _ advice: inout Finding.Message, in project: Project
  ) {
    guard let base = base(in: project) else { return }
    (message, advice) = (.isOther(width, than: base), .useBase(base))
  }
}

extension Lexemes {
  /// The name of a length that a token is in: `icon.frame.width` for its `frame`.
  fileprivate func path(to token: Lexeme) -> String {
    guard token.is(.frame) || token.is(.bounds), let part = token.next?.next else {
      return token.text
    }
    var start = token
    while let owner = start.owner, owner.index >= startIndex { start = owner }
    return start.through(part).text
  }
}

extension Lexeme {
  /// The width of a phone's screen in points, without a fraction.
  fileprivate var screenWidth: String? {
    guard isNumber, let width = text.split(separator: ".").first.map(String.init) else {
      return nil
    }
    return Self.screenWidths.contains(width) ? width : nil
  }

  private static let screenWidths: Set<String> = [
    "375", "390", "393", "402", "414", "428", "430", "440",
  ]
}

extension Finding.Message {
  fileprivate static func isScaledTwice(_ name: String) -> Self {
    "this is scaled twice: `\(name)` is a length on this screen, and is scaled again, so it is too long on all others than the base screen"
  }

  fileprivate static var passBase: Self { "pass the length on the base screen" }

  fileprivate static func isAlongOther(_ axis: ScaleAxis) -> Self {
    axis == .horizontal
      ? "a horizontal length scales by the height of the screen here"
      : "a vertical length scales by the width of the screen here"
  }

  fileprivate static func useAxis(_ axis: ScaleAxis) -> Self {
    axis == .horizontal ? "scale it by the width" : "scale it by the height"
  }

  fileprivate static func isOther(_ width: String, than base: String) -> Self {
    "\(width) is the width of another screen: lengths scale from one that is \(base) points wide"
  }

  fileprivate static func useBase(_ base: String) -> Self { "write `\(base)`" }
}
