import LayoutModel
import SwiftSource

extension Lexeme {
  package var takesViewsOut: Bool {
    guard kind == .identifier else { return false }
    // Most names begin in another way.
    let isNamedForIt =
      switch firstByte {
      case UInt8(ascii: "s"): hasWordPrefix("safelyRemove")
      case UInt8(ascii: "r"):
        hasWordPrefix("remove") || hasWordPrefix("reset") || hasWordPrefix("replace")
      case UInt8(ascii: "c"): hasWordPrefix("clear") || hasWordPrefix("clean")
      case UInt8(ascii: "d"): hasWordPrefix("detach") || hasWordPrefix("dismiss")
      case UInt8(ascii: "h"): hasWordPrefix("hide")
      case UInt8(ascii: "t"): hasWordPrefix("tearDown")
      case UInt8(ascii: "u"): hasWordPrefix("unload")
      default: false
      }
    guard isNamedForIt else { return false }
    return next?.kind == .leftParen || next?.kind == .leftBrace || hasWordPrefix("remove")
      || hasWordPrefix("safelyRemove")
  }

  /// Whether a function of this name may place a view.
  package var isNamedForPlacing: Bool {
    // Most names begin in another way.
    switch firstByte {
    case UInt8(ascii: "a"): hasWordPrefix("add") || hasWordPrefix("attach")
    case UInt8(ascii: "d"): hasWordPrefix("display")
    case UInt8(ascii: "e"): hasWordPrefix("embed")
    case UInt8(ascii: "i"): hasWordPrefix("insert") || hasWordPrefix("install")
    case UInt8(ascii: "m"): hasWordPrefix("move")
    case UInt8(ascii: "p"):
      hasWordPrefix("place") || hasWordPrefix("put") || hasWordPrefix("present")
    case UInt8(ascii: "s"): hasWordPrefix("show")
    case UInt8(ascii: "w"): hasWordPrefix("wrap")
    default: false
    }
  }
}
