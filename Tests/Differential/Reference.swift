// Writes the tokens, comments and declarations of Swift files as SwiftSyntax parses them.
//
// This is not part of the package: `layoutlint-verify` compiles it together with `ReferenceKind.swift` against the copy of
// SwiftSyntax that every toolchain includes for its macros. It reads paths from standard input, each terminated by a zero
// byte, and answers each before it reads the next.
//
// An answer consists of 32-bit numbers, least significant byte first: the numbers of tokens and comments, of declarations,
// and of bytes in a message; a kind, a start and an end for each token or comment; for each declaration its kind, the start
// of its keyword, the start and end of its name, and the places of the braces of its body (all bits set if it has none);
// then the parser's first error message. For a file that cannot be read, the number of tokens has all bits set.

import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@main
enum Reference {
  static func main() {
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    while case let count = getdelim(&line, &capacity, 0, stdin), count > 0, let path = line {
      var answer = Answer()
      if let bytes = contents(path) {
        bytes.withUnsafeBufferPointer {
          answer.fill(Parser.parse(source: $0), hasInnerMark: holdsInnerMark(bytes))
        }
      } else {
        answer.isUnreadable = true
      }
      let bytes = answer.bytes
      guard fwrite(bytes, 1, bytes.count, stdout) == bytes.count, fflush(stdout) == 0 else {
        exit(1)
      }
    }
  }

  /// Whether U+FEFF occurs anywhere but at the start.
  private static func holdsInnerMark(_ bytes: [UInt8]) -> Bool {
    bytes.indices.dropFirst().contains { bytes[$0...].starts(with: [0xEF, 0xBB, 0xBF]) }
  }

  private static func contents(_ path: UnsafePointer<CChar>) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&piece, 1, piece.count, file), count > 0 {
      bytes += piece[..<count]
    }
    return ferror(file) == 0 ? bytes : nil
  }
}

private struct Answer {
  var isUnreadable = false
  var tokens: [UInt32] = []
  var declarations: [UInt32] = []
  var message = ""

  mutating func fill(_ tree: SourceFileSyntax, hasInnerMark: Bool) {
    let reader = Reader(viewMode: .sourceAccurate)
    reader.walk(tree)
    tokens = reader.tokens
    declarations = reader.declarations
    guard tree.hasError else { return }
    // In some of these, the diagnostics of SwiftSyntax terminate the process.
    message = "a syntax error"
    guard !hasInnerMark else { return }
    let errors = ParseDiagnosticsGenerator.diagnostics(for: tree).filter {
      $0.diagMessage.severity == .error
    }
    message = errors.min { $0.position < $1.position }?.message ?? "a syntax error"
  }

  var bytes: [UInt8] {
    var numbers = [
      isUnreadable ? UInt32.max : UInt32(tokens.count / 3), UInt32(declarations.count / 6),
      UInt32(message.utf8.count),
    ]
    numbers += tokens
    numbers += declarations
    for index in numbers.indices { numbers[index] = numbers[index].littleEndian }
    return numbers.withUnsafeBytes { Array($0) } + Array(message.utf8)
  }
}

private final class Reader: SyntaxVisitor {
  var tokens: [UInt32] = []
  var declarations: [UInt32] = []

  // MARK: Tokens

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    addComments(token.leadingTrivia, from: token.position)
    if let kind = ReferenceKind(token.tokenKind) {
      add(
        kind, token.positionAfterSkippingLeadingTrivia.utf8Offset,
        token.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    addComments(token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia)
    return .skipChildren
  }

  private func add(_ kind: ReferenceKind, _ start: Int, _ end: Int) {
    tokens.append(UInt32(kind.rawValue))
    tokens.append(UInt32(start))
    tokens.append(UInt32(end))
  }

  private func addComments(_ trivia: Trivia, from position: AbsolutePosition) {
    var start = position.utf8Offset
    for piece in trivia {
      let end = start + piece.sourceLength.utf8Length
      switch piece {
      case .lineComment: add(.lineComment, start, end)
      case .blockComment: add(.blockComment, start, end)
      case .docLineComment: add(.documentationLineComment, start, end)
      case .docBlockComment: add(.documentationBlockComment, start, end)
      case .unexpectedText: add(.unexpectedText, start, end)
      default: break
      }
      start = end
    }
  }

  // MARK: Declarations

  private func declare(
    _ kind: ReferenceKind, _ keyword: TokenSyntax, _ name: (some SyntaxProtocol)?,
    _ left: TokenSyntax?, _ right: TokenSyntax?
  ) {
    func start(_ token: (some SyntaxProtocol)?) -> UInt32 {
      guard let token, token.trimmedLength.utf8Length > 0 else { return .max }
      return UInt32(token.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
    let nameEnd =
      start(name) == .max ? .max : UInt32(name!.endPositionBeforeTrailingTrivia.utf8Offset)
    declarations += [
      UInt32(kind.rawValue), start(keyword), start(name), nameEnd, start(left), start(right),
    ]
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let block = node.memberBlock
    declare(.classDeclaration, node.classKeyword, node.name, block.leftBrace, block.rightBrace)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let block = node.memberBlock
    declare(.structDeclaration, node.structKeyword, node.name, block.leftBrace, block.rightBrace)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let block = node.memberBlock
    declare(.enumDeclaration, node.enumKeyword, node.name, block.leftBrace, block.rightBrace)
    return .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    let block = node.memberBlock
    declare(.actorDeclaration, node.actorKeyword, node.name, block.leftBrace, block.rightBrace)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let block = node.memberBlock
    declare(
      .protocolDeclaration, node.protocolKeyword, node.name, block.leftBrace, block.rightBrace)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let block = node.memberBlock
    declare(
      .extensionDeclaration, node.extensionKeyword, node.extendedType, block.leftBrace,
      block.rightBrace)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(
      .functionDeclaration, node.funcKeyword, node.name, node.body?.leftBrace, node.body?.rightBrace
    )
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(
      .initializerDeclaration, node.initKeyword, TokenSyntax?.none, node.body?.leftBrace,
      node.body?.rightBrace)
    return .visitChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(
      .deinitializerDeclaration, node.deinitKeyword, TokenSyntax?.none, node.body?.leftBrace,
      node.body?.rightBrace)
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    let block = node.accessorBlock
    declare(
      .subscriptDeclaration, node.subscriptKeyword, TokenSyntax?.none, block?.leftBrace,
      block?.rightBrace)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      let block = binding.accessorBlock
      declare(
        .propertyDeclaration, node.bindingSpecifier, name, block?.leftBrace, block?.rightBrace)
    }
    return .visitChildren
  }
}

extension ReferenceKind {
  /// The kind of a token; nil for the end of the file.
  fileprivate init?(_ kind: TokenKind) {
    switch kind {
    case .arrow: self = .arrow
    case .atSign: self = .atSign
    case .backslash: self = .backslash
    case .backtick: self = .backtick
    case .binaryOperator: self = .binaryOperator
    case .colon: self = .colon
    case .colonColon: self = .colonColon
    case .comma: self = .comma
    case .dollarIdentifier: self = .dollarIdentifier
    case .ellipsis: self = .ellipsis
    case .equal: self = .equal
    case .exclamationMark: self = .exclamationMark
    case .floatLiteral: self = .floatLiteral
    case .identifier: self = .identifier
    case .infixQuestionMark: self = .infixQuestionMark
    case .integerLiteral: self = .integerLiteral
    case .keyword: self = .keyword
    case .leftAngle: self = .leftAngle
    case .leftBrace: self = .leftBrace
    case .leftParen: self = .leftParen
    case .leftSquare: self = .leftSquare
    case .multilineStringQuote: self = .multilineStringQuote
    case .period: self = .period
    case .postfixOperator: self = .postfixOperator
    case .postfixQuestionMark: self = .postfixQuestionMark
    case .pound: self = .pound
    case .poundAvailable: self = .poundAvailable
    case .poundElse: self = .poundElse
    case .poundElseif: self = .poundElseif
    case .poundEndif: self = .poundEndif
    case .poundIf: self = .poundIf
    case .poundSourceLocation: self = .poundSourceLocation
    case .poundUnavailable: self = .poundUnavailable
    case .prefixAmpersand: self = .prefixAmpersand
    case .prefixOperator: self = .prefixOperator
    case .rawStringPoundDelimiter: self = .rawStringPoundDelimiter
    case .regexLiteralPattern: self = .regexLiteralPattern
    case .regexPoundDelimiter: self = .regexPoundDelimiter
    case .regexSlash: self = .regexSlash
    case .rightAngle: self = .rightAngle
    case .rightBrace: self = .rightBrace
    case .rightParen: self = .rightParen
    case .rightSquare: self = .rightSquare
    case .semicolon: self = .semicolon
    case .shebang: self = .shebang
    case .singleQuote: self = .singleQuote
    case .stringQuote: self = .stringQuote
    case .stringSegment: self = .stringSegment
    case .unknown: self = .unknown
    case .wildcard: self = .wildcard
    case .endOfFile: return nil
    default: self = .unknown
    }
  }
}
