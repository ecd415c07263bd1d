/// A chain of names: `UIScreen.main.bounds`.
public struct MemberPath: Hashable {
  /// The first of the names that were asked for.
  public let first: Lexeme
  /// The last of them.
  public let last: Lexeme
  /// The tokens from the first to the last.
  public var tokens: Lexemes { Lexemes(first.index..<(last.index + 1), in: first.outline) }
}

extension Code {
  /// The places where an expression begins with some names, in source order.
  ///
  /// `UIKit.UIScreen.main` begins with `UIScreen.main`, as a module's name changes nothing; `screen.UIScreen` does not.
  public func memberPaths(_ names: [String]) -> [MemberPath] {
    guard let start = names.first else { return [] }
    return tokens.compactMap { first in
      guard first.kind == .identifier, first.spells(start), first.beginsPath else { return nil }
      var last = first
      for name in names.dropFirst() {
        guard let next = last.member, next.spells(name) else { return nil }
        last = next
      }
      return MemberPath(first: first, last: last)
    }
  }
}

extension Lexeme {
  /// The name after the period after this one, also with `?` or `!` between.
  public var member: Lexeme? {
    var period = next
    while period?.kind == .questionPostfix || period?.kind == .exclamationPostfix {
      period = period?.next
    }
    guard period?.kind == .period, let name = period?.next, name.kind == .identifier else {
      return nil
    }
    return name
  }

  fileprivate var beginsPath: Bool {
    guard let period = previous, period.kind == .period else { return true }
    guard let module = period.previous, module.kind == .identifier, module.hasCapital else {
      return false
    }
    return module.previous?.kind != .period
  }
}
