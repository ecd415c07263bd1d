/// An intended difference between our tokens and those of SwiftSyntax.
///
/// The exact conditions are in `TokenRule+Single.swift`, `TokenRule+Pieces.swift`.
enum TokenRule: CaseIterable {
  case wholeString, wholeRegex, macroName, versionNumber, splitOperator, genericBracket
  case namedOperator, operatorName, wordAsName, nameAsWord, memberName, dollarName, placeholder,
    twoColons
  case byteOrderMark, initializerMark, anyPlatform, negatedType, repair

  /// The difference, and its reason.
  var reason: String {
    switch self {
    case .wholeString:
      "a string is one token up to its end or its next interpolation, with its delimiters"
    case .wholeRegex: "a regex is one token, with its delimiters"
    case .macroName: "`#name` is one token"
    case .versionNumber: "only a parser knows that `16.0` is a version and no number"
    case .splitOperator:
      "only a parser knows that a bracket of generics or a mark after a type begins or ends inside an operator"
    case .genericBracket: "only a parser knows that `<` and `>` are brackets of generics"
    case .namedOperator: "`&` and `...` have no kinds of their own"
    case .operatorName:
      "only a parser knows that an operator is the name of one, and bound to nothing"
    case .wordAsName:
      "only a parser knows that a reserved word is the name of a parameter or of what an attribute lists"
    case .nameAsWord: "a word that is reserved in some places only is a name, whose text says which"
    case .memberName: "after a period every word except `self` and `init` is the name of a member"
    case .dollarName: "`$name` is of one kind with `$0`"
    case .placeholder: "a placeholder is neither a name nor, after an attribute, generic arguments"
    case .twoColons: "`::` is two colons"
    case .byteOrderMark:
      "U+FEFF begins a name, as for the compiler, where SwiftSyntax skips it"
    case .initializerMark:
      "only a parser knows that the `?` of `init ?` and the `!` of `init !` belong to the initializer"
    case .anyPlatform: "only a parser knows that `*` means any platform"
    case .negatedType: "only a parser knows that a `~` before a space negates a type"
    case .repair:
      "where the parser repairs a syntax error it gives a word or an operator another kind"
    }
  }
}
