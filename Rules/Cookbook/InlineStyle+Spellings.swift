import LayoutModel
import SwiftSource

/// The colors and fonts that are spelled out in the view types of a file.
struct SpelledStyles {
  /// A color or a font.
  struct Style {
    /// The key of the view type around it.
    var type: UInt64
    /// The name of that type or extension.
    var typeName: Lexeme
    var tokens: Lexemes
    var kind: Kind
    /// The text for a message: the call with its labels.
    var spelling: String
  }

  /// What a style is; the raw value names one of it.
  enum Kind: String, CaseIterable {
    case color, font, radius
    case shadow = "shadow value"
    case spacing, inset
  }

  let includesSystemColors: Bool
  /// The numbers that count.
  let numbers: Set<Kind>
  let file: ViewFile

  /// All spellings, in source order.
  func found() -> [Style] {
    var styles = file.code.calls.compactMap(style)
    if includesSystemColors { styles += systemColors() }
    if !numbers.isEmpty { styles += assignedNumbers() }
    return styles.sorted { $0.tokens.startIndex < $1.tokens.startIndex }
  }

  // MARK: - Calls

  private func style(_ call: Call) -> Style? {
    guard let name = call.name, let arguments = call.arguments,
      let kind = kind(of: call, name, arguments)
    else { return nil }
    let tokens = tokens(of: call, name)
    // What stands behind `??` is for a missing font file or color asset, and has the name in front of it.
    if tokens.first?.previous.map({ $0 == "??" }) == true { return nil }
    return style(kind, tokens, in: call.statement, spelling(tokens, arguments))
  }

  private func kind(of call: Call, _ name: Lexeme, _ arguments: Arguments) -> Kind? {
    if name.is(.UIColor) || name.is(.CGColor) || name.is(Keyword.`init`) {
      if isNamedFont(call, arguments) { return .font }
      return isColor(call, arguments) ? .color : nil
    }
    if name.is(.UIFont) { return isNamedFont(call, arguments) ? .font : nil }
    if name == "#colorLiteral" { return .color }
    if name.makesSystemFont { return hasNumber(arguments) ? .font : nil }
    if name.is(.setCustomSpacing) {
      return numbers.contains(.spacing) && arguments.first?.value.isStyleNumber == true
        ? .spacing : nil
    }
    // `view.round(radius: 24)`
    guard numbers.contains(.radius),
      let radius = arguments.first(where: { $0.label?.hasSuffix(.radius) == true }),
      radius.value.isStyleNumber
    else { return nil }
    return .radius
  }

  /// `UIFont(name: "…", size: 13)`, or `.init` in its place.
  private func isNamedFont(_ call: Call, _ arguments: Arguments) -> Bool {
    labels(of: arguments) == ["name", "size"] && !isOther(call, than: .UIFont)
      && hasLiteral(arguments)
  }

  /// A color made of numbers or of a hexadecimal text.
  private func isColor(_ call: Call, _ arguments: Arguments) -> Bool {
    guard let first = arguments.first, hasLiteral(arguments) else { return false }
    guard let label = first.label else {
      return call.name?.hasLastWord(.color) == true && arguments.open.next?.isLiteral == true
    }
    return (label.isColorComponent || label.isHexadecimalColor)
      && (!isOther(call, than: .UIColor) || !isOther(call, than: .CGColor))
  }

  /// Whether an initializer belongs to another type: `Color(red: …)`, `Brush.init(red: …)`.
  private func isOther(_ call: Call, than type: LayoutWord) -> Bool {
    guard let name = call.name else { return true }
    guard name.is(Keyword.`init`) else { return !name.is(type) }
    guard let period = name.previous, period.kind == .period else { return true }
    guard let owner = period.previous, owner >= call.chainStart else { return false }
    return !owner.is(type)
  }

  private func labels(of arguments: Arguments) -> [String] {
    arguments.map { $0.label?.text ?? "" }
  }

  /// Whether a component other than the opacity is a number or a text literal, and none is computed from variables:
  /// `1 - red` has no name.
  private func hasLiteral(_ arguments: Arguments) -> Bool {
    var hasLiteral = false
    for argument in arguments {
      if argument.label?.isOpacity == true { continue }
      let value = argument.value
      guard value.contains(where: \.isLiteral) else { continue }
      if value.contains(where: \.isVariable) { return false }
      hasLiteral = true
    }
    return hasLiteral
  }

  private func hasNumber(_ arguments: Arguments) -> Bool {
    guard let size = arguments.first?.value else { return false }
    return size.count == 1 && size.first?.isLiteral == true
  }

  /// The call from `UIFont` of `UIFont.systemFont(…)`, or from the period of an implicit member.
  private func tokens(of call: Call, _ name: Lexeme) -> Lexemes {
    var first = name
    while let period = first.previous, period.kind == .period {
      guard let owner = period.previous, owner >= call.chainStart, owner.kind == .identifier else {
        first = period
        break
      }
      first = owner
    }
    return first.through(call.last)
  }

  private func spelling(_ tokens: Lexemes, _ arguments: Arguments) -> String {
    let written = tokens.text
    if written.utf8.count <= 40, !written.contains(where: { $0.isNewline || $0 == "`" }) {
      return written
    }
    let labels = labels(of: arguments).map { $0.isEmpty ? "_:" : "\($0):" }.joined()
    return "\(tokens.prefix(before: arguments.open).text)(\(labels))"
  }

  // MARK: - Colors of UIKit

  /// `UIColor.white`, and `.white` where a color is assigned or passed.
  private func systemColors() -> [Style] {
    file.code.statements.flatMap { statement -> [Style] in
      switch statement.kind {
      case .assignment, .expression, .property, .transfer: break
      default: return []
      }
      return systemColors(in: statement)
    }
  }

  private func systemColors(in statement: Statement) -> [Style] {
    let values = setsColor(statement) ? statement.assignment ?? statement.first : statement.end
    // Statements in a closure are examined separately.
    return statement.tokens.withoutClosures.compactMap { period in
      guard period.kind == .period,
        let color = systemColor(at: period, mayBeImplicit: period > values, statement.first)
      else { return nil }
      return style(.color, color, in: statement, color.text)
    }
  }

  /// The UIKit color whose name follows this period; nil for anything else.
  private func systemColor(
    at period: Lexeme, mayBeImplicit: Bool, _ start: Lexeme
  ) -> Lexemes? {
    guard period > start, let name = period.next, name.kind == .identifier,
      name.next?.kind != .leftParen, name.isColor,
      let before = period.previous
    else { return nil }
    switch before.kind {
    case .identifier: return before.is(.UIColor) ? before.through(name) : nil
    case .rightParen, .rightBracket, .keyword, .questionPostfix, .exclamationPostfix: return nil
    default: return mayBeImplicit ? period.through(name) : nil
    }
  }

  /// `view.backgroundColor = …`, `button.setTitleColor(…)`.
  private func setsColor(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .assignment: statement.target?.last?.hasSuffix(.color) ?? false
    case .expression:
      statement.tokens.first { $0.next?.kind == .leftParen }?.hasLastWord(.color) ?? false
    default: false
    }
  }

  // MARK: - Numbers

  /// `view.layer.cornerRadius = 24`
  private func assignedNumbers() -> [Style] {
    file.code.statements.compactMap { statement in
      guard let member = statement.assignedMember, member.previous?.kind == .period,
        let kind = Self.kind(ofNumber: member), numbers.contains(kind),
        let value = statement.assignedValue, value.isStyleNumber
      else { return nil }
      return style(kind, value, in: statement, "\(member.text) = \(value.prefix(12).text)")
    }
  }

  private static func kind(ofNumber member: Lexeme) -> Kind? {
    if member.is(.cornerRadius) { return .radius }
    if member.hasPrefix(.shadow) { return .shadow }
    if member.is(.spacing) || member.hasLastWord(.spacing) { return .spacing }
    let isInset =
      member.hasLastWord(.inset) || member.hasLastWord(.insets) || member.hasSuffix(.layoutMargins)
    return isInset ? .inset : nil
  }

  // MARK: - Places

  /// Nil outside of view types, and where a style is defined.
  private func style(
    _ kind: Kind, _ tokens: Lexemes, in statement: Statement, _ spelling: @autoclosure () -> String
  ) -> Style? {
    guard let type = file.scopes.type(around: statement), type.isView,
      let name = type.declaration.name, let member = statement.member,
      member.declaration.map({ $0.kind == .property && $0.isStatic }) != true
    else { return nil }
    return Style(
      type: type.key, typeName: name, tokens: tokens, kind: kind, spelling: spelling())
  }
}

extension Lexemes {
  fileprivate var isStyleNumber: Bool {
    let part = prefix(64)
    return part.contains { $0.isLiteral && $0.kind != .stringLiteral && !$0.isZero }
      && !part.contains { $0.isVariable || $0.kind == .period && $0.previous?.hasCapital == true }
  }
}

extension Lexeme {
  fileprivate var isLiteral: Bool { isNumber || kind == .stringLiteral }

  fileprivate var isVariable: Bool {
    kind == .identifier && !hasCapital && previous?.kind != .period && next?.kind != .leftParen
      && next?.kind != .colon
  }
}
