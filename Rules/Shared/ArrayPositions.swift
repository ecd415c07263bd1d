import LayoutModel
import SwiftSource

/// The arrays whose elements the file may access by position: `constraints[0]`, `[…].first`, `zip(…)`. An array with a
/// name is matched by that name, anywhere in the file.
struct ArrayPositions {
  private let file: ViewFile

  init(_ file: ViewFile) { self.file = file }

  /// Whether the file accesses the elements of an array with this name, or of one that a function of this name returns, by
  /// position.
  func mayRead(name: Lexeme) -> Bool {
    file.answer(for: Self.self, about: file.names.key(name)) { file in
      file.mentions(of: name).contains { mention in
        if mention.isReadByPosition
          || mention.next?.kind == .leftParen && mention.next?.partner?.isReadByPosition == true
        {
          return true
        }
        guard let list = mention.brackets, list.call?.name.map(Self.isZip) == true else {
          return false
        }
        return list.contains { $0.value.lastName == mention }
      }
    }
  }

  /// Whether the elements of an array literal, given by its `[`, may be accessed by position.
  func mayRead(array open: Lexeme) -> Bool {
    guard open.elements.statement != nil, var end = open.partner else { return true }
    var list: Arguments? = open.elements
    // The value of a closure, as in `views.flatMap { […] }`, becomes part of the result of the call.
    while true {
      if end.isReadByPosition { return true }
      var statement: Statement?
      while let current = list {
        statement = current.statement
        if current.call.map(mayReadReceiver) ?? false { return true }
        list = current.outer
      }
      if mayReadResult(of: statement) { return true }
      guard let call = statement?.block.closure?.call else { return false }
      (list, end) = (call.brackets, call.last)
      if list == nil { return mayRead(resultOf: call) }
    }
  }

  /// The same for the array that a call returns: `let all = prepareConstraints { … }`.
  func mayRead(resultOf call: Call) -> Bool {
    call.last.isReadByPosition || mayReadResult(of: call.statement)
  }

  /// The array may be appended to the receiver of the call, or be paired up by `zip`.
  private func mayReadReceiver(_ call: Call) -> Bool {
    call.name.map(Self.isZip) ?? false || call.receiver?.lastName.map(mayRead(name:)) ?? false
  }

  /// The array may become the value of a name, or the result of a function or a property.
  private func mayReadResult(of statement: Statement?) -> Bool {
    switch statement?.kind {
    case .property: statement?.declaration.map { $0.name.map(mayRead(name:)) ?? true } ?? false
    case .assignment: statement?.target?.lastName.map(mayRead(name:)) ?? false
    default: statement?.block.nameOfBody.map(mayRead(name:)) ?? false
    }
  }

  private static func isZip(_ name: Lexeme) -> Bool {
    name.is(.zip) && name.next?.kind == .leftParen
  }
}

extension Lexemes {
  fileprivate var lastName: Lexeme? { last { $0.kind == .identifier } }
}

extension Lexeme {
  fileprivate var isReadByPosition: Bool {
    guard kind == .identifier || kind == .rightParen || kind == .rightBracket || kind == .rightBrace
    else { return false }
    var behind = next
    while behind?.kind == .questionPostfix || behind?.kind == .exclamationPostfix {
      behind = behind?.next
    }
    guard let behind, let member = behind.next else { return false }
    switch behind.kind {
    case .leftBracket: return !behind.hasSpaceBefore
    case .period: return member.isPositionMember
    default: return false
    }
  }
}
