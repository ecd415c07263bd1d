/// A Swift file as SwiftSyntax reads it.
struct ReferenceFile {
  /// A token or a comment.
  struct Token {
    var kind: ReferenceKind
    var range: Range<Int>
  }

  /// A declaration; nil stands for what it does not have.
  struct Declaration {
    var kind: ReferenceKind
    /// The place of `class`, `func`, `init` and so on.
    var keyword: Int
    var name: Range<Int>?
    /// The places of the braces around its body.
    var leftBrace: Int?
    var rightBrace: Int?
  }

  var tokens: [Token] = []
  var comments: [Token] = []
  var declarations: [Declaration] = []
  /// What the parser says of the first place that it does not accept; nil for a file without a syntax error.
  var complaint: String?
}
