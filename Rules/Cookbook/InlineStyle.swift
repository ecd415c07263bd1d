import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// View code takes colors and fonts from named styles.
struct InlineStyle: Rule {
  let options: Options
  var query: Query<[SpelledStyle]> {
    Query<SpelledStyle>.found(in: .viewTypes, by: styles).grouped { style, _ in style.type.key }
  }

  func check(_ styles: [SpelledStyle], in file: ViewFile, _ report: inout Report) {
    let counts = SpelledStyle.Kind.allCases.compactMap { kind -> String? in
      let count = styles.count { $0.kind == kind }
      return count == 0 ? nil : amount(count, kind.rawValue, kind == .radius ? "radii" : nil)
    }
    let first = counts.dropLast().joined(separator: ", ")
    var spellings: [String] = []
    for style in styles where !spellings.contains(style.spelling) && spellings.count < 8 {
      spellings.append(style.spelling)
    }
    report.add(
      styles[0].tokens,
      "`\(styles[0].type.declaration.name?.text ?? "")` spells out \(first.isEmpty ? "" : "\(first) and ")\(counts.last ?? ""): \(Finding.Message.list(spellings))",
      advice:
        "give them names in one place, such as an extension of `UIColor` or `UIFont`, and use those"
    )
  }

  struct Options: RuleOptions {
    var systemColors = false
    var radii = false
    var shadows = false
    var spacings = false
    var insets = false

    static let fields: [OptionField<Options>] = [
      OptionField(
        "system_colors", \.systemColors,
        "whether UIKit's own color names, such as `.white` and `.label`, count as spelled out"),
      OptionField("radii", \.radii, "whether radii of corners in numbers count as spelled out"),
      OptionField(
        "shadows", \.shadows, "whether the values of shadows in numbers count as spelled out"),
      OptionField(
        "spacings", \.spacings,
        "whether spacings of stacks and collections in numbers count as spelled out"),
      OptionField("insets", \.insets, "whether insets and margins in numbers count as spelled out"),
    ]
  }
}

/// A color, a font or a number that is spelled out in a view type.
struct SpelledStyle {
  /// What it is; the raw value names one of it.
  enum Kind: String, CaseIterable {
    case color, font, radius, spacing, inset
    case shadow = "shadow value"
  }

  let type: ViewType
  let kind: Kind
  let tokens: Lexemes
  /// The text for a message: the call with its labels.
  let spelling: String

  /// Nil outside of view types, and where a style is defined.
  init?(
    _ kind: Kind, _ tokens: Lexemes, in statement: Statement, of file: ViewFile,
    _ spelling: @autoclosure () -> String
  ) {
    guard let type = file.scopes.type(around: statement), type.isView,
      type.declaration.name != nil, let member = statement.member,
      member.declaration.map({ $0.kind == .property && $0.isStatic }) != true
    else { return nil }
    (self.type, self.kind, self.tokens, self.spelling) = (type, kind, tokens, spelling())
  }
}

extension InlineStyle {
  /// All spellings, in source order.
  private func styles(in file: ViewFile) -> [SpelledStyle] {
    var styles = file.code.calls.compactMap { style($0, in: file) }
    for statement in file.code.statements {
      if options.systemColors { styles += systemColors(in: statement, of: file) }
      if let member = statement.assignedMember, member.previous?.kind == .period,
        let kind = kind(ofNumber: member), let value = statement.assignedValue, value.isStyleNumber,
        let style = SpelledStyle(
          kind, value, in: statement, of: file, "\(member.text) = \(value.prefix(12).text)")
      {
        styles.append(style)
      }
    }
    return styles.sorted { $0.tokens.startIndex < $1.tokens.startIndex }
  }

  private func style(_ call: Call, in file: ViewFile) -> SpelledStyle? {
    guard let name = call.name, let arguments = call.arguments,
      let kind = kind(of: call, name, arguments)
    else { return nil }
    // From `UIFont` of `UIFont.systemFont(…)`, or from the period of an implicit member.
    var first = name
    while let period = first.previous, period.kind == .period {
      guard let owner = period.previous, owner >= call.chainStart, owner.kind == .identifier else {
        first = period
        break
      }
      first = owner
    }
    // The value after `??` replaces a missing font or color asset, whose name comes before it.
    if first.previous.map({ $0 == "??" }) == true { return nil }
    let tokens = first.through(call.last)
    return SpelledStyle(
      kind, tokens, in: call.statement, of: file,
      tokens.shortText
        ?? "\(tokens.prefix(before: arguments.open).text)(\(arguments.map { "\($0.label?.text ?? "_"):" }.joined()))"
    )
  }

  private func kind(of call: Call, _ name: Lexeme, _ arguments: Arguments) -> SpelledStyle.Kind? {
    if name == "#colorLiteral" { return .color }
    let size = arguments.first?.value
    if name.makesSystemFont {
      return size?.count == 1 && size?.first?.isLiteral == true ? .font : nil
    }
    if name.is(.UIColor) || name.is(.CGColor) || name.is(.UIFont) || name.is(Keyword.`init`) {
      guard hasLiteral(arguments) else { return nil }
      if arguments.map({ $0.label?.text ?? "" }) == ["name", "size"], makes([.UIFont], call) {
        return .font
      }
      return isColor(call, arguments) ? .color : nil
    }
    if name.is(.setCustomSpacing) {
      return options.spacings && size?.isStyleNumber == true ? .spacing : nil
    }
    // `view.round(radius: 24)`
    let radius = arguments.first { $0.label?.hasSuffix(.radius) == true }
    return options.radii && radius?.value.isStyleNumber == true ? .radius : nil
  }

  /// A color made of numbers or of a hexadecimal text.
  private func isColor(_ call: Call, _ arguments: Arguments) -> Bool {
    guard let label = arguments.first?.label else {
      return call.name?.hasLastWord(.color) == true && arguments.open.next?.isLiteral == true
    }
    return (label.isColorComponent || label.isHexadecimalColor)
      && makes([.UIColor, .CGColor], call)
  }

  /// Whether an initializer is one of some types, or does not name its own: not `Color(red: …)`, `Brush.init(red: …)`.
  private func makes(_ types: [LayoutWord], _ call: Call) -> Bool {
    guard let name = call.name else { return false }
    guard name.is(Keyword.`init`) else { return types.contains { name.is($0) } }
    guard let owner = name.owner, owner >= call.chainStart else { return true }
    return types.contains { owner.is($0) }
  }

  /// Whether a component other than the opacity is a number or a text literal, and none is computed from variables:
  /// `1 - red` has no name.
  private func hasLiteral(_ arguments: Arguments) -> Bool {
    let literals = arguments.filter {
      $0.label?.isOpacity != true && $0.value.contains(where: \.isLiteral)
    }
    return !literals.isEmpty && !literals.contains { $0.value.contains(where: \.isVariable) }
  }

  /// `UIColor.white`, and `.white` where a color is assigned or passed.
  private func systemColors(in statement: Statement, of file: ViewFile) -> [SpelledStyle] {
    let mayBeImplicit: Lexeme
    switch statement.kind {
    case .assignment where statement.target?.last?.hasSuffix(.color) == true:
      mayBeImplicit = statement.assignment ?? statement.end
    case .expression
    where statement.tokens.first(where: { $0.next?.kind == .leftParen })?.hasLastWord(.color)
      == true:
      mayBeImplicit = statement.first
    case .assignment, .expression, .property, .transfer: mayBeImplicit = statement.end
    default: return []
    }
    // Statements in a closure are examined separately.
    return statement.tokens.withoutClosures.compactMap { period in
      guard period.kind == .period, period > statement.first, let name = period.next,
        name.kind == .identifier, name.next?.kind != .leftParen, name.isColor,
        let before = period.previous
      else { return nil }
      let others: [TokenKind] = [
        .identifier, .rightParen, .rightBracket, .keyword, .questionPostfix, .exclamationPostfix,
      ]
      let isImplicit = period > mayBeImplicit && !others.contains(before.kind)
      guard before.is(.UIColor) || isImplicit else { return nil }
      let color = (isImplicit ? period : before).through(name)
      return SpelledStyle(.color, color, in: statement, of: file, color.text)
    }
  }

  /// What `view.layer.cornerRadius = 24` sets, if that counts.
  private func kind(ofNumber member: Lexeme) -> SpelledStyle.Kind? {
    if options.radii, member.is(.cornerRadius) { return .radius }
    if options.shadows, member.hasPrefix(.shadow) { return .shadow }
    if options.spacings, member.is(.spacing) || member.hasLastWord(.spacing) { return .spacing }
    let isInset =
      member.hasLastWord(.inset) || member.hasLastWord(.insets) || member.hasSuffix(.layoutMargins)
    return options.insets && isInset ? .inset : nil
  }
}

extension Lexemes {
  fileprivate var isStyleNumber: Bool {
    let part = prefix(64)
    return part.contains { $0.isNumber && !$0.isZero }
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

extension InlineStyle {
  static let description = RuleDescription(
    id: "inline_style",
    family: .cookbook,
    summary: "Color or font that bypasses the named styles",
    rationale: """
      A color or a font that each view spells out cannot be changed in one place, and views become inconsistent. The \
      rule checks view types for colors made of numbers, hexadecimal colors, `#colorLiteral`, fonts with a literal \
      size and `UIFont(name:size:)`. Options add UIKit's color names, radii, shadows, spacings and insets. There is \
      one finding per view type, at the first place.
      """,
    limits: [
      "asset names, text styles and computed colors",
      "static properties, nested types that are not views, and code outside of view types",
    ],
    source:
      "UIKit In Code, What things should be described, Styles management: \"Find a way to manage and define styles (fonts, colors, etc) that suites your project best\"",
    defaultSeverity: .off,
    departsFromExamples: true,
    options: Options.descriptions,
    goodExamples: [
      "Named styles": """
      final class PlayerCell: UITableViewCell {
        private func setupSongNameLabel() {
          songNameLabel.font = .songName
          songNameLabel.textColor = .white
          albumNameLabel.font = .preferredFont(forTextStyle: .footnote)
          albumNameLabel.textColor = UIColor(named: "album")
        }
      }
      """
    ],
    badExamples: [
      "Fonts and a color in setup functions": """
      final class PlayerCell: UITableViewCell {
        private func setupSongNameLabel() {
          songNameLabel.font = ↓.systemFont(ofSize: 16, weight: .bold)
          songNameLabel.textColor = UIColor(red: 0.2, green: 0.2, blue: 0.25, alpha: 1)
        }

        private func setupAlbumNameLabel() {
          albumNameLabel.font = UIFont(name: "Avenir-Light", size: 13)
        }
      }
      """
    ])
}
