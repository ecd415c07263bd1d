/// A Swift file as parsed by SwiftSyntax.
struct ReferenceFile {
  /// A token or a comment.
  struct Token {
    var kind: ReferenceKind
    var range: Range<Int>
  }

  /// A declaration; nil for what it does not have.
  struct Declaration {
    var kind: ReferenceKind
    /// The position of `class`, `func`, `init` and so on.
    var keyword: Int
    var name: Range<Int>?
    /// The positions of the braces around its body.
    var leftBrace: Int?
    var rightBrace: Int?
  }

  var tokens: [Token] = []
  var comments: [Token] = []
  var declarations: [Declaration] = []
  /// The parser's message about the first error; nil for a file without a syntax error.
  var complaint: String?
}
