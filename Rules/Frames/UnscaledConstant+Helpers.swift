import LayoutModel
import RuleKit
import SwiftSource

/// The patterns of names with which files have a helper that scales.
struct ScaleHelpers: Contribution {
  var patterns: Set<[String]> = []
  mutating func formUnion(_ other: ScaleHelpers) { patterns.formUnion(other.patterns) }
}

/// That the project has a helper of such a name.
struct ScaleHelper: Condition {
  let patterns: [String]

  func holds(in project: Project) -> Bool {
    project[ScaleHelpers.self].patterns.contains(patterns)
  }
}

extension UnscaledConstant {
  /// Whether a file declares or uses a helper.
  func hasHelper(_ file: ViewFile) -> Bool {
    if file.importsScaledFrames || file.framedViews.contains(where: \.isScaled) { return true }
    let names = file.code.tokens.all(.identifier).filter {
      $0.isUsedAsHelper && isHelper($0) && !$0.isScaledByUIKit
    }
    guard !names.isEmpty else { return false }
    return names.contains { $0.scalesNumber } || declaresHelper(file, named: names)
      || passesLayout(in: file, to: names)
  }

  /// Whether a number of layout is passed to one of the names: `frame.origin.x = scaled(gap)`.
  private func passesLayout(in file: ViewFile, to names: [Lexeme]) -> Bool {
    // What is called without arguments computes a length of its own.
    let names = names.filter { $0.call?.arguments?.tokens.isEmpty == false }
    guard !names.isEmpty else { return false }
    return (file.numbers + file.code.fontSizes()).contains { number in
      names.contains { number.tokens.contains($0.index) } || number.isPassed { names.contains($0) }
    }
  }

  private func declaresHelper(_ file: ViewFile, named names: [Lexeme]) -> Bool {
    file.code.declarations.contains { declaration in
      guard let name = declaration.name, names.contains(name), !declaration.isPrivate,
        !file.scopes.isInFunction(declaration.statement)
      else { return false }
      let type = file.scopes.type(around: declaration.statement)
      guard type?.declaration.isPrivate != true else { return false }
      let extendsNumber = type?.kind == .extension && type?.declaration.name?.isNumberType == true
      switch declaration.kind {
      case .property:
        return extendsNumber && declaration.type.contains { $0.isNumberType }
      case .function:
        let isShared = type == nil || type?.kind == .extension || declaration.isStatic
        let parameters = declaration.parameters?.parameters ?? []
        let takesNumber =
          parameters.isEmpty
          ? extendsNumber : parameters.count == 1 && parameters[0].type.first?.isNumberType == true
        // `roundToScale(_:)` puts a number on the grid of pixels.
        return isShared && takesNumber && declaration.returnsNumber && !name.hasLastWord(.scale)
      default: return false
      }
    }
  }
}

extension Declaration {
  fileprivate var returnsNumber: Bool {
    guard let arrow = parameters?.close.next, arrow.kind == .arrow, let type = arrow.next else {
      return false
    }
    return type.isNumberType || type.is(Keyword.Self)
  }
}

extension Lexeme {
  fileprivate var isUsedAsHelper: Bool {
    if next?.kind == .leftParen { return true }
    guard let before = previous else { return false }
    return before.is(.func) || before.is(.var)
      || before.kind == .period
        && before.previous.map { $0.isNumber || $0.kind == .rightParen } ?? false
  }

  fileprivate var isScaledByUIKit: Bool { self.is(.scaledFont) || self.is(.scaledValue) }

  /// `10.scaled`, `(8 + 2).scaled()`, `CGFloat(4).scaled()`, `UIView.scaled(baseValue: 10)`.
  fileprivate var scalesNumber: Bool {
    guard let period = previous, period.kind == .period, let owner = period.previous else {
      return false
    }
    if owner.isNumber { return true }
    if owner.kind == .rightParen, let open = owner.partner {
      guard let first = open.next, first.isNumber else { return false }
      guard let name = open.previous, name.kind == .identifier else {
        return open.previous?.kind != .rightParen
      }
      return name.isNumberType
    }
    // A type's function with one number.
    guard owner.hasCapital, let call, call.chainStart == owner,
      let arguments = call.arguments, let argument = arguments.first,
      argument.value.endIndex == arguments.close.index
    else { return false }
    return argument.value.first?.isNumber ?? false
  }

  fileprivate func isScaled(_ isScaling: (Lexeme) -> Bool) -> Bool {
    guard let period = next, period.kind == .period, let name = period.next,
      name.kind == .identifier
    else { return false }
    return isScaling(name)
  }

  fileprivate var isOtherOperator: Bool {
    kind == .binaryOperator && self != "+" && self != "-" && self != "??"
  }

  fileprivate var isProduct: Bool {
    kind == .binaryOperator && (self == "*" || self == "/")
  }
}

extension LayoutNumber {
  /// The literals that are lengths: no zeros, no factors, and not compared with anything.
  ///
  /// - Parameter isScaling: whether the function or the property with this name scales what it is called on, which is
  ///   left out.
  func lengths(_ isScaling: (Lexeme) -> Bool) -> [Lexeme] {
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

  /// Whether what is in parentheses, perhaps of a conversion, is multiplied or divided: a count, or a length that
  /// is scaled by hand.
  private func isMultiplied(_ open: Lexeme, _ close: Lexeme) -> Bool {
    if let after = part(close.next), after.isProduct { return true }
    var before = part(open.previous)
    if before?.kind == .identifier { before = part(before?.previous) }
    return before?.isProduct ?? false
  }

  /// A token if it is part of the number.
  private func part(_ token: Lexeme?) -> Lexeme? {
    token.flatMap { tokens.contains($0.index) ? $0 : nil }
  }

  /// Whether it is the distance from an edge: `inset(8)` in a maker's chain, `withInset: 8` in a call of the project's.
  var isInset: Bool {
    guard kind == .offset, let before = expression.first?.previous, let name = before.previous
    else { return false }
    if before.kind == .colon { return name.isNameOfInset }
    return before.kind == .leftParen && (name.is(.inset) || name.is(.insets))
  }

  /// Whether the call that the number is in, or one around it in the same statement, has a name that fits.
  func isPassed(to fits: (Lexeme) -> Bool) -> Bool {
    var brackets = expression.first?.brackets
    while let current = brackets {
      if let name = current.call?.name, fits(name) { return true }
      brackets = current.outer
    }
    return false
  }
}
