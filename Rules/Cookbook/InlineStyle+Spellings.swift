import LayoutModel
import SwiftSource

/// The colors and fonts that the view types of a file spell out.
struct SpelledStyles {
  /// A color or a font.
  struct Style {
    /// The key of the view type that it stands in.
    var type: UInt64
    /// The name of that type or extension.
    var typeName: Int
    var tokens: Range<Int>
    var isFont: Bool
    /// For a message: the call with its labels.
    var spelling: String
  }

  private let includesSystemColors: Bool
  private let file: ViewFile
  private var tokens: UnsafeBufferPointer<Token> { file.tokens }

  init(includesSystemColors: Bool, in file: ViewFile) {
    self.includesSystemColors = includesSystemColors
    self.file = file
  }

  /// All of them, in source order.
  func found() -> [Style] {
    var styles: [Style] = []
    for call in file.outline.calls where call.name >= 0 && call.open >= 0 {
      if let style = style(call) { styles.append(style) }
    }
    if includesSystemColors { styles += systemColors() }
    return styles.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  // MARK: - Calls

  private func style(_ call: Outline.Call) -> Style? {
    let isFont: Bool
    switch file.text(call.name) {
    case "UIColor", "CGColor", "init":
      if isNamedFont(call) {
        isFont = true
      } else if isColor(call) {
        isFont = false
      } else {
        return nil
      }
    case "UIFont":
      guard isNamedFont(call) else { return nil }
      isFont = true
    case "#colorLiteral":
      isFont = false
    case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedDigitSystemFont",
      "monospacedSystemFont":
      guard hasNumber(call) else { return nil }
      isFont = true
    default: return nil
    }
    let first = start(of: call)
    guard let place = place(of: call.statement, at: first) else { return nil }
    return Style(
      type: place.key, typeName: place.name, tokens: first..<(call.end + 1), isFont: isFont,
      spelling: spelling(call, from: first))
  }

  /// `UIFont(name: "…", size: 13)`, or `.init` in its place.
  private func isNamedFont(_ call: Outline.Call) -> Bool {
    let labels = labels(of: call)
    return labels == ["name", "size"] && !isOther(call, than: "UIFont") && hasLiteral(call)
  }

  /// A color made of numbers or of a hexadecimal text.
  private func isColor(_ call: Outline.Call) -> Bool {
    let labels = labels(of: call)
    guard let first = labels.first, hasLiteral(call) else { return false }
    switch first {
    case "red", "hue", "white", "displayP3Red", "r":
      return !isOther(call, than: "UIColor") || !isOther(call, than: "CGColor")
    case "":
      return file.text(call.name).hasSuffix("Color") && isLiteral(tokens[call.open + 1])
    default:
      let start = first.prefix(3).lowercased()
      return (start == "hex" || start == "rgb")
        && (!isOther(call, than: "UIColor") || !isOther(call, than: "CGColor"))
    }
  }

  /// Whether an initializer is that of another type: `Color(red: …)`, `Brush.init(red: …)`.
  private func isOther(_ call: Outline.Call, than type: String) -> Bool {
    let name = file.text(call.name)
    guard name == "init" else { return name != type }
    guard call.name - 2 >= call.chainStart, tokens[call.name - 1].kind == .period else {
      return call.name == 0 || tokens[call.name - 1].kind != .period
    }
    return file.text(call.name - 2) != type
  }

  private func labels(of call: Outline.Call) -> [String] {
    file.outline.arguments(call.open, tokens).map { $0.label >= 0 ? file.text($0.label) : "" }
  }

  /// Of what is longer, as it may hold many others, only the beginning is read.
  private static let longestPart = 64

  /// Whether a part of it, other than how opaque it is, is written as a number or a text.
  private func hasLiteral(_ call: Outline.Call) -> Bool {
    file.outline.arguments(call.open, tokens).contains { argument in
      if argument.label >= 0, ["alpha", "a", "opacity"].contains(file.text(argument.label)) {
        return false
      }
      return argument.value.prefix(Self.longestPart).contains { isLiteral(tokens[$0]) }
    }
  }

  private func isLiteral(_ token: Token) -> Bool {
    token.kind == .integerLiteral || token.kind == .floatLiteral || token.kind == .stringLiteral
  }

  /// Whether the size is a number, and no name.
  private func hasNumber(_ call: Outline.Call) -> Bool {
    file.outline.arguments(call.open, tokens).first.map { argument in
      argument.value.count == 1 && isLiteral(tokens[argument.value.lowerBound])
    } ?? false
  }

  /// `UIFont` of `UIFont.systemFont(…)`, or the period of an implicit member.
  private func start(of call: Outline.Call) -> Int {
    var first = call.name
    while first > call.chainStart, tokens[first - 1].kind == .period {
      guard first - 2 >= call.chainStart, tokens[first - 2].kind == .identifier else {
        return first - 1
      }
      first -= 2
    }
    if first > 0, tokens[first - 1].kind == .period { return first - 1 }
    return first
  }

  private func spelling(_ call: Outline.Call, from first: Int) -> String {
    let written = file.text(first..<(call.end + 1))
    if written.utf8.count <= 40, !written.contains(where: { $0.isNewline || $0 == "`" }) {
      return written
    }
    let labels = labels(of: call).map { $0.isEmpty ? "_:" : "\($0):" }.joined()
    return "\(file.text(first..<(call.name + 1)))(\(labels))"
  }

  // MARK: - UIKit's own names

  /// `UIColor.white`, and `.white` where a color is assigned or handed over.
  private func systemColors() -> [Style] {
    var styles: [Style] = []
    for (index, statement) in file.outline.statements.enumerated() {
      switch statement.kind {
      case .assignment, .expression, .property, .transfer: break
      default: continue
      }
      let values = setsColor(statement) ? max(statement.assignment, statement.first) : statement.end
      var token = statement.first
      while token + 1 < statement.end {
        if tokens[token].kind == .leftBrace {
          // The statements in a closure are looked at by themselves.
          token = file.outline.skip(token, tokens)
          continue
        }
        if let first = systemColor(at: token, mayBeImplicit: token > values, statement.first),
          let place = place(of: index, at: first)
        {
          styles.append(
            Style(
              type: place.key, typeName: place.name, tokens: first..<(token + 2), isFont: false,
              spelling: file.text(first..<(token + 2))))
        }
        token += 1
      }
    }
    return styles
  }

  /// Where a color of UIKit begins whose name stands behind this period; nil for anything else.
  private func systemColor(at period: Int, mayBeImplicit: Bool, _ start: Int) -> Int? {
    guard tokens[period].kind == .period, tokens[period + 1].kind == .identifier,
      tokens[period + 2].kind != .leftParen, Self.systemColorNames.contains(file.text(period + 1))
    else { return nil }
    guard period > start else { return nil }
    switch tokens[period - 1].kind {
    case .identifier: return file.text(period - 1) == "UIColor" ? period - 1 : nil
    case .rightParen, .rightBracket, .keyword, .questionPostfix, .exclamationPostfix: return nil
    default: return mayBeImplicit ? period : nil
    }
  }

  /// `view.backgroundColor = …`, `button.setTitleColor(…)`.
  private func setsColor(_ statement: Outline.Statement) -> Bool {
    if statement.kind == .assignment {
      let member = statement.assignment - 1
      return member >= statement.first && file.text(member).hasSuffix("olor")
    }
    guard statement.kind == .expression else { return false }
    var index = statement.first
    while index < statement.end, tokens[index].kind != .leftParen { index += 1 }
    return index > statement.first && file.text(index - 1).hasSuffix("Color")
  }

  private static let systemColorNames: Set<String> = [
    "black", "white", "gray", "grey", "darkGray", "lightGray", "red", "green", "blue", "cyan",
    "yellow", "magenta", "orange", "purple", "brown", "label", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel", "placeholderText", "link", "separator", "opaqueSeparator", "systemFill",
    "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "systemBackground",
    "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemRed",
    "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan",
    "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray",
    "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "lightText",
    "darkText", "tintColor",
  ]

  // MARK: - Places

  /// The view type that some code belongs to; nil outside of view types, and where a style gets its name.
  private func place(of statement: Int, at token: Int) -> (key: UInt64, name: Int)? {
    guard let type = file.type(around: statement), type.isView else {
      return nil
    }
    let name = file.outline.declarations[type.declaration.index].name
    guard name >= 0, let member = file.member(around: statement) else { return nil }
    let declaration = file.outline.statements[member].declaration
    if declaration >= 0 {
      let declaration = file.outline.declarations[declaration]
      if declaration.kind == .property, declaration.modifiers.contains(.static) { return nil }
    }
    return (type.key, name)
  }
}
