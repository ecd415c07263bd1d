/// The words of the Swift language ("The Swift Programming Language", Lexical Structure, Keywords and Punctuation),
/// each with the id of its `Word`. The names after `firstContextual` are reserved only in some places; the tokenizer
/// gives them the kind `identifier`.
public enum Keyword: UInt16, Sendable, CaseIterable {
  case `associatedtype` = 1
  case `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`, `init`, `inout`
  case `internal`, `let`, `operator`, `precedencegroup`, `private`, `protocol`, `public`
  case `rethrows`, `static`, `struct`, `subscript`, `typealias`, `var`
  case `break`, `case`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`
  case `for`, `guard`, `if`, `in`, `repeat`, `return`, `throw`, `switch`, `where`, `while`
  case `as`, `Any`, `false`, `is`, `nil`, `self`, `Self`, `super`, `throws`, `true`, `try`
  case underscore

  // Reserved only in some places.
  case actor, any, async, await, borrowing, consuming, convenience, didSet, discard, distributed
  case dynamic, each, final, get, indirect, infix, isolated, lazy, macro, mutating, nonisolated
  case nonmutating, open, optional, override, package, postfix, prefix, required, sending, set
  case some, unowned, weak, willSet, _modify, _read

  // Words only as part of a directive: `#elseif`.
  case elseif, endif, sourceLocation

  /// The first of the words that are reserved only in some places.
  public static let firstContextual = Keyword.actor
  /// The first of the words that only name a directive; without `#` the same text is not a word.
  public static let firstDirective = Keyword.elseif

  /// The keyword as a word.
  @inlinable public var word: Word { Word(id: rawValue) }

  /// How the keyword is written.
  public var spelling: String { String(Keyword.spellings[Int(rawValue) - 1]) }

  // Spelled out, because reflecting on the cases took longer than everything else at startup.
  private static let spellings = """
    associatedtype class deinit enum extension fileprivate func import init inout internal let operator \
    precedencegroup private protocol public rethrows static struct subscript typealias var break case catch continue \
    default defer do else fallthrough for guard if in repeat return throw switch where while as Any false is nil self \
    Self super throws true try _ actor any async await borrowing consuming convenience didSet discard distributed \
    dynamic each final get indirect infix isolated lazy macro mutating nonisolated nonmutating open optional override \
    package postfix prefix required sending set some unowned weak willSet _modify _read elseif endif sourceLocation
    """.split(separator: " ")
}
