import SwiftSource

/// A number of layout: a constant, an offset, an inset, a multiplier, a part of a frame.
public struct LayoutNumber {
  /// The meaning of the expression.
  public enum Kind: UInt8, Sendable {
    /// `constant:` and `.constant =`.
    case constant
    /// An offset, an inset or a size in a maker's chain.
    case offset
    case multiplier
    case edgeInsets
    case frame
    /// A part of a frame that the view's initializer scales.
    case scaledFrame
    /// The size of a font; only `fontSizes()` returns these.
    case fontSize
    /// A number that has nothing to do with layout; only `negativeArithmetic()` returns these.
    case arithmetic
  }

  /// The meaning of the expression.
  public var kind: Kind
  /// The tokens of the expression.
  public var tokens: Range<Int>
  /// The statement that it is part of.
  public var statement: Statement
  /// The key of the view and the block that the number belongs to.
  public var group: UInt64
}

/// The numbers of one view in one block.
public struct LayoutNumberGroup: Sendable {
  /// Indices into `ViewFile.numbers`.
  public var numbers: Range<Int>
}

extension LayoutNumber {
  /// The tokens of the expression.
  public var expression: Lexemes { statement.tokens(tokens) }

  /// Whether what is in parentheses is part of the number: grouping, a conversion, a rounding, and in a frame its
  /// parts.
  ///
  /// - Parameter open: the `(`, among the tokens of the number.
  public func includes(parenthesis open: Lexeme) -> Bool {
    guard let name = open.previous, tokens.contains(name.index) else { return true }
    switch name.kind {
    case .identifier, .keyword: break
    case .rightParen, .rightBracket, .rightBrace, .questionPostfix, .exclamationPostfix,
      .dollarIdentifier:
      return false
    default: return true
    }
    let callee = name.text
    if Self.numericFunctions.contains(callee) { return true }
    guard kind == .frame || kind == .scaledFrame else { return false }
    return Self.frameFunctions.contains(callee)
  }

  private static let numericFunctions: Set<String> = [
    "CGFloat", "Float", "Double", "max", "min", "abs", "ceil", "floor", "round", "rint",
  ]

  private static let frameFunctions: Set<String> = [
    "CGRect", "CGPoint", "CGSize", "init", "offsetBy", "insetBy",
  ]
}

extension Code {
  /// The sizes of fonts that the file gives as numbers, in source order.
  public func fontSizes() -> [LayoutNumber] {
    calls.compactMap { call in
      call.fontSize.map {
        LayoutNumber(kind: .fontSize, tokens: $0.indices, statement: call.statement, group: 0)
      }
    }
  }
}

extension Call {
  /// `UIFont.systemFont(ofSize: 15)`, `UIFont(name: name, size: 15)`, `font.withSize(15)`.
  fileprivate var fontSize: Lexemes? {
    guard let name, let arguments else { return nil }
    if name.is(.withSize) {
      // A size that is computed from another font's depends on that font.
      let value = arguments.first?.value
      return value?.count == 1 ? value : nil
    }
    if let label = arguments.open.next, label.is(.ofSize), label.next?.kind == .colon {
      return arguments.first?.value
    }
    guard name.is(.UIFont) else { return nil }
    return arguments.first { $0.label?.is(.size) ?? false }?.value
  }
}
