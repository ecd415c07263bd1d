import Behavior
import LayoutModel
import SwiftSource

/// A statement of a callback that changes the frame of the view itself.
struct OwnFrameChange {
  let statement: Statement
  /// Whether the new frame is computed from the old one: `frame = frame.inset(by: margins)`, `frame.size.height += 8`.
  let isRelative: Bool
}

extension ViewFunction {
  /// The first statement, run whenever the function runs, that changes the size of the view itself, or its frame relative
  /// to what it was.
  func ownFrameChange(in file: ViewFile) -> OwnFrameChange? {
    guard type >= 0, file.scopes.inheritsFromView(file.types[type]) else { return nil }
    let end = file.flow.firstCondition(of: self, in: file)
    for statement in body.statements.prefix(256) where statement.kind == .assignment {
      guard statement.first < end, let target = statement.target,
        let value = statement.assignedValue, let path = target.ownFramePath,
        // The size that the content asks for is the same in the next pass.
        !value.contains(where: { $0.is(.systemLayoutSizeFitting) || $0.is(.sizeThatFits) }),
        // So are the bounds of the superview.
        !(value.first.is(.superview) && value.first?.member.is(.bounds) == true),
        !file.scopes.isLocal(path[0])
      else { continue }
      let isRelative =
        statement.assignment?.kind != .equal
        || value.contains { token in
          token.hasSameText(as: path[0]) && token.isFreeName
            && value.suffix(after: token.alone).startsLike(path)
        }
      let isSized =
        path.count == 1 || path[1].is(.size) || path[1].is(.width) || path[1].is(.height)
      guard isRelative || isSized && value.contains(where: \.mayDiffer) else { continue }
      return OwnFrameChange(statement: statement, isRelative: isRelative)
    }
    return nil
  }
}

extension Lexeme {
  fileprivate var mayDiffer: Bool {
    kind == .identifier && isFreeName && next?.kind != .colon && !hasCapital && !self.is(.frame)
      && !self.is(.bounds)
  }
}

extension Lexemes {
  /// The names of a path that begins with the frame of the object itself: `frame`, `self.frame.size.width`.
  fileprivate var ownFramePath: [Lexeme]? {
    var names = filter { $0.kind == .identifier || $0.is(.`self`) }
    if let first = names.first, first.is(.`self`) { names.removeFirst() }
    guard let first = names.first, first.is(.frame) || first.is(.bounds), first.isFreeName,
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
