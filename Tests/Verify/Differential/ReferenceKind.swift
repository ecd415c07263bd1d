/// The kinds of tokens, of pieces between tokens, and of declarations in SwiftSyntax.
///
/// Compiled twice: as part of `layoutlint-verify`, and by it together with `Tests/Differential/Reference.swift`, which
/// writes these numbers.
enum ReferenceKind: UInt8 {
  case arrow, atSign, backslash, backtick, binaryOperator, colon, colonColon, comma
  case dollarIdentifier, ellipsis, equal, exclamationMark, floatLiteral, identifier
  case infixQuestionMark, integerLiteral, keyword, leftAngle, leftBrace, leftParen, leftSquare
  case multilineStringQuote, period, postfixOperator, postfixQuestionMark, pound
  case poundAvailable, poundElse, poundElseif, poundEndif, poundIf, poundSourceLocation
  case poundUnavailable, prefixAmpersand, prefixOperator, rawStringPoundDelimiter
  case regexLiteralPattern, regexPoundDelimiter, regexSlash, rightAngle, rightBrace, rightParen
  case rightSquare, semicolon, singleQuote, stringQuote, stringSegment, unknown, wildcard

  // Between tokens; the first line of a script, which SwiftSyntax treats as a token, is here too.
  case lineComment, blockComment, documentationLineComment, documentationBlockComment
  case shebang, unexpectedText

  // Declarations.
  case classDeclaration, structDeclaration, enumDeclaration, actorDeclaration
  case protocolDeclaration, extensionDeclaration, functionDeclaration, initializerDeclaration
  case deinitializerDeclaration, subscriptDeclaration, propertyDeclaration

  /// Whether it is between tokens.
  var isComment: Bool {
    (ReferenceKind.lineComment.rawValue...ReferenceKind.unexpectedText.rawValue).contains(rawValue)
  }
}
