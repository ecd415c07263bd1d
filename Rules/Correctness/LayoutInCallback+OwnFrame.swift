import LayoutModel
import SwiftSource

extension ViewFunction {
  /// The first statement, run whenever the function runs, that changes the frame of the view itself relative to what it
  /// was: `frame = frame.inset(by: margins)`, `self.frame.size.height += 8`.
  func ownFrameFromItself(in file: ViewFile) -> Statement? {
    guard type >= 0, file.scopes.inheritsFromView(file.types[type]) else { return nil }
    let end = body.firstCondition(of: file.types[type].key, in: file)
    return body.statements.prefix(256).first { statement in
      guard statement.kind == .assignment, statement.first < end, let target = statement.target,
        let value = statement.assignedValue, let path = target.ownFramePath,
        !file.scopes.isLocal(path[0])
      else { return false }
      if statement.assignment?.kind != .equal { return true }
      return value.contains { token in
        token.is(.frame) && token.isFreeName && value.suffix(after: token.alone).startsLike(path)
      }
    }
  }
}

extension Lexemes {
  /// The names of a path that begins with the frame of the object itself: `frame`, `self.frame.size.width`.
  fileprivate var ownFramePath: [Lexeme]? {
    var names = filter { $0.kind == .identifier || $0.is(.`self`) }
    if let first = names.first, first.is(.`self`) { names.removeFirst() }
    guard let first = names.first, first.is(.frame), first.isFreeName,
      allSatisfy({ $0.kind == .identifier || $0.kind == .period || $0.is(.`self`) })
    else { return nil }
    return names
  }

  /// Whether the members behind a frame lead to what the path means, or to all of it: a width may be computed from a
  /// height.
  fileprivate func startsLike(_ path: [Lexeme]) -> Bool {
    var index = startIndex
    for name in path.dropFirst() {
      guard index + 1 < endIndex, self[index].kind == .period else { return true }
      guard self[index + 1].hasSameText(as: name) else { return false }
      index += 2
    }
    return path.count > 1 || index >= endIndex || !(self[index].kind == .period)
      || self[index + 1].call != nil
  }
}
