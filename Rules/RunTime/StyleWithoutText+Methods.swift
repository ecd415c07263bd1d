import LayoutModel
import LintEngine
import SwiftSource

/// A method that the project declares for labels, or for all views, and that is called without a text:
/// `label.setLineSpacing(4)`.
enum TextStyleMethod {
  /// What a rule asks of a method.
  enum Demand: UInt64 {
    /// It styles the text that the label has, and its style is lost with that text.
    case styles = 6
    /// It gives the label no text, and may style the one that the label has.
    case bringsNoText = 7
  }

  /// Identifies the methods that a call may mean.
  static func method(_ name: UInt64, _ demand: Demand) -> UIKitMethod {
    UIKitMethod(key: TextHash.pair(name, demand.rawValue))
  }

  /// Collects what the methods of labels and views in a file do with a label's text.
  static func collect(from file: ViewFile, _ report: inout Report) {
    for function in file.functions
    where function.type >= 0 && !function.isNested && function.declaration.kind == .function {
      let type = file.types[function.type]
      guard type.kind == .extension, let extended = type.declaration.name,
        extended == "UILabel" || extended == "UIView" || extended == "NSObject",
        !function.needsText
      else { continue }
      let styles =
        extended == "UILabel" && !function.declaration.isStatic
        && OwnTextStyle(function, in: file) != nil
      report.collect(UIKitMethods.self) {
        $0.add(method(function.key, .styles), fits: styles)
        $0.add(
          method(function.key, .bringsNoText), fits: styles || function.leavesText(in: file))
      }
    }
  }
}

extension Call {
  /// Whether an argument is the text for the label.
  var givesText: Bool { arguments?.contains { $0.label.map { $0 == "text" } ?? false } ?? false }
}

extension Arguments {
  /// The parameter with a text for the label.
  fileprivate var text: Parameter? { parameters.first { $0.label == "text" } }
}

extension Parameter {
  /// Whether a call may leave it out.
  fileprivate var isOptional: Bool { type.last?.is(.nil) == true }
}

extension ViewFunction {
  /// A bound on the tokens of a method that are looked at.
  fileprivate static let most = 1024

  /// Whether each call has an argument with a text.
  fileprivate var needsText: Bool {
    declaration.parameters?.text.map { !$0.isOptional } ?? false
  }

  /// Whether a method of a view neither names its text nor lets other code do so.
  fileprivate func leavesText(in file: ViewFile) -> Bool {
    let tokens = body.tokens
    return tokens.count <= Self.most
      && tokens.allSatisfy { token in
        !(token == "text" || token == "attributedText" || token == "setValue")
          && !token.handsOnItself(in: file)
      }
  }
}

extension Lexeme {
  /// Whether code of a method lets code that is not UIKit's get hold of the object: it calls another method, or hands `self`
  /// on.
  fileprivate func handsOnItself(in file: ViewFile) -> Bool {
    if self.is(.`self`) { return next?.kind != .period && previous?.is(.return) != true }
    return isFreeName && call != nil && !hasCapital && !file.names.isUIKitMethod(self)
  }
}

/// How a method of a label styles the text that the label has: it puts that into an attributed string, and nothing else.
private struct OwnTextStyle {
  private let function: ViewFunction
  /// The parameter with another text, which a call may leave out.
  private let given: Lexeme?
  /// The locals with the text.
  private var texts: [Lexeme] = []
  /// The locals with an attributed string that is made of it.
  private var strings: [Lexeme] = []
  private var assigns = false

  /// Nil for a method that does something else with the text.
  init?(_ function: ViewFunction, in file: ViewFile) {
    self.function = function
    given = function.declaration.parameters?.text?.name
    let tokens = function.body.tokens
    guard tokens.count <= ViewFunction.most, tokens.contains(where: { $0 == "attributedText" })
    else { return nil }
    for token in tokens {
      guard !token.handsOnItself(in: file), !token.isChangeOfText else { return nil }
      if token.is(.let) || token.is(.var) {
        guard read(declaredBy: token) else { return nil }
      } else if token.kind == .equal {
        guard read(assignedBy: token) else { return nil }
      } else if token.isNameOfAttributedString, let call = token.call {
        guard let text = call.arguments?.first,
          text.label == "string" || text.label == "attributedString", isOwn(text.value)
        else { return nil }
      }
    }
    guard assigns, losesStyle else { return nil }
  }

  /// Reads `let name = value`; false for another text of the name.
  private mutating func read(declaredBy keyword: Lexeme) -> Bool {
    guard let name = keyword.next, name.kind == .identifier else { return true }
    guard let equal = name.next, equal.kind == .equal else {
      if name.next?.kind == .colon {
        strings.append(name)
      } else if isOwn(name) {
        texts.append(name)
      }
      return true
    }
    guard let value = equal.next else { return true }
    if value.isNameOfAttributedString {
      strings.append(name)
    } else if let own = own(from: value) {
      if own.next.map(\.endsValue) ?? true { texts.append(name) } else { strings.append(name) }
    } else if name == "text" {
      return false
    }
    return true
  }

  /// Reads an assignment; false for one of another text.
  private mutating func read(assignedBy equal: Lexeme) -> Bool {
    guard let target = equal.previous, target.kind == .identifier, let value = equal.next,
      target.previous?.is(.let) != true, target.previous?.is(.var) != true
    else { return true }
    if target == "text" { return target.isFreeName && own(from: value) != nil || isGiven(value) }
    let isString = strings.contains { $0.hasSameText(as: target) } && target.isFreeName
    guard target == "attributedText" || isString else { return true }
    guard target.isFreeName else { return false }
    if target == "attributedText", !isString || target.previous?.kind == .period { assigns = true }
    return value.isNameOfAttributedString || own(from: value) != nil
      || value.next?.kind != .period && strings.contains { $0.hasSameText(as: value) }
  }

  /// Whether a value is the text of the call, where there is one: `if let text { self.text = text }`.
  private func isGiven(_ value: Lexeme) -> Bool {
    guard let given, value.hasSameText(as: given), value.next.map(\.endsValue) ?? true,
      let block = value.statement?.block, block.kind == .branch, let branch = block.owner,
      branch.first.is(.if), let name = branch.first.next?.next, branch.first.next?.is(.let) == true
    else { return false }
    return name.hasSameText(as: given)
  }

  /// Whether a name alone is that of the label's text, or of a local with it.
  private func isOwn(_ name: Lexeme) -> Bool {
    if texts.contains(where: { $0.hasSameText(as: name) }) { return true }
    return (name == "text" || name == "attributedText") && !function.declaration.hasParameter(name)
      && !strings.contains { $0.hasSameText(as: name) }
  }

  /// The name of the label's text that an expression begins with.
  private func own(from first: Lexeme) -> Lexeme? {
    if first.is(.`self`), let member = first.member {
      return member == "text" || member == "attributedText" ? member : nil
    }
    guard first.kind == .identifier else { return nil }
    if let given, first.hasSameText(as: given) {
      // `text ?? self.text`
      guard let mark = first.next, mark == "??", let other = mark.next else { return nil }
      return own(from: other)
    }
    return isOwn(first) ? first : nil
  }

  /// Whether a value is the text and nothing else: `self.text ?? ""`.
  private func isOwn(_ value: Lexemes) -> Bool {
    guard let first = value.first, let name = own(from: first) else { return false }
    let rest = value.suffix(after: name)
    return rest.isEmpty || rest.first?.kind == .exclamationPostfix
      || rest.first.map(\.endsValue) == true
  }

  /// Whether it sets something of the text that the label's own properties do not.
  private var losesStyle: Bool {
    let tokens = function.body.tokens
    func sets(_ property: StaticString) -> Bool {
      tokens.contains { $0 == property && $0.isFreeName && $0.next?.kind == .equal }
    }
    return tokens.contains { token in
      guard token.kind == .identifier, token.previous?.kind == .period else { return false }
      return token.isOfTextOnly || token == "foregroundColor" && !sets("textColor")
        || token == "font" && token.previous?.previous?.is(.`self`) != true && !sets("font")
          && token.previous?.previous?.kind != .identifier
    }
  }
}

extension Lexeme {
  /// Whether it is the type in `NSAttributedString(…)`, or in that of a mutable one.
  fileprivate var isNameOfAttributedString: Bool {
    self == "NSAttributedString" || self == "NSMutableAttributedString"
  }

  /// Whether a method of this name puts other text into a string.
  fileprivate var isChangeOfText: Bool {
    guard kind == .identifier, previous?.kind == .period else { return false }
    return self == "append" || self == "insert" || self == "replaceCharacters"
      || self == "setAttributedString" || self == "mutableString"
  }

  /// Whether a token behind a name begins something else, or only says what it is without a value: `?? ""`.
  fileprivate var endsValue: Bool {
    switch kind {
    case .period, .questionPostfix, .exclamationPostfix, .leftParen, .leftBracket: false
    case .binaryOperator: self == "??" && next == "\"\""
    default: true
    }
  }

  /// Whether it names an attribute, or a part of a paragraph's style, that only attributed text has.
  fileprivate var isOfTextOnly: Bool {
    self == "kern" || self == "tracking" || self == "underlineStyle"
      || self == "strikethroughStyle" || self == "baselineOffset" || self == "lineSpacing"
      || self == "lineHeightMultiple" || self == "minimumLineHeight"
      || self == "maximumLineHeight" || self == "paragraphSpacing" || self == "headIndent"
      || self == "firstLineHeadIndent"
  }
}
