import LayoutModel
import RuleKit
import Semantics
import SwiftSource

extension RepeatedWork {
  /// The views for a message; nil where the code does not name them.
  func views(in file: ViewFile) -> String? {
    let name = file.name(item)
    return item.key == 0 || name.hasPrefix("$") ? nil : "`\(name)`"
  }

  /// The work that a function does whenever it runs: it adds a view, creates a constraint, or with `frames` sets a frame.
  /// Work behind a condition may happen only once, and work after the old views are removed does not pile up. Functions
  /// that it always calls on its own type are followed. Constraints come before all else, wherever they are: they pile
  /// up. Of other work, it is the first.
  static func first(in function: ViewFunction, of file: ViewFile, frames: Bool) -> RepeatedWork? {
    func first(where fits: (RepeatedWork) -> Bool) -> RepeatedWork? {
      Self.first(in: function, of: file) { own(in: $0, of: file, frames: frames, where: fits) }
    }
    return first(where: \.makesConstraints) ?? first { _ in true }
  }

  /// The first thing of some kinds that a function makes and adds whenever it runs, or one that it always calls.
  static func firstNew(
    _ kinds: [NewAddition.Kind], in function: ViewFunction, of file: ViewFile
  ) -> [RepeatedWork] {
    let work = first(in: function, of: file) { function in
      NewAddition.repeated(kinds, in: function, of: file) {
        !file.names.isLocalItem($0.keeper, at: $0.statement)
      }
    }
    return work.map { [$0] } ?? []
  }

  /// Where a finding points: to the call in the callback itself, if what it leads to is nothing that is made anew.
  var placeInCaller: Lexemes {
    if case .new = kind { return tokens }
    return call?.tokens ?? tokens
  }

  /// Whether it leaves nothing behind: a view that is in its parent already stays there.
  func changesNothing(in file: ViewFile) -> Bool {
    switch kind {
    case .frame: return true
    case .addition where !alsoConstrains:
      guard let block = tokens.first?.statement?.block else { return false }
      return file.view(item, in: block)?.isProperty == true
    default: return false
    }
  }

  private func isOfArgument(of function: ViewFunction, in file: ViewFile) -> Bool {
    guard let name = file.code[item.tokens].first else { return false }
    return function.declaration.hasParameter(name)
  }

  /// The first work of a function itself that fits.
  private static func own(
    in function: ViewFunction, of file: ViewFile, frames: Bool,
    where fits: (RepeatedWork) -> Bool
  ) -> RepeatedWork? {
    var addition: RepeatedWork?
    for action in file.actions[function.actions] {
      guard let kind = Kind(action, in: file, frames: frames),
        action.statement.runsWhenever(function.body), !action.isInMadeView(in: file)
      else { continue }
      guard let place = action.tokens.first,
        place < file.flow.firstCondition(of: function)
      else { break }
      var work = RepeatedWork(kind, of: action.item, at: action.tokens)
      guard !work.isOfArgument(of: function, in: file) else { continue }
      if work.makesConstraints, let earlier = addition {
        work = earlier
        work.alsoConstrains = true
      }
      if fits(work) { return work }
      if action.role == .addition { addition = addition ?? work }
    }
    return nil
  }
}

extension ViewAction {
  /// Whether a view is added to one that the code has just made: the two are new each time.
  fileprivate func isInMadeView(in file: ViewFile) -> Bool {
    guard role == .addition, let parent else { return false }
    return file.rootView(parent, in: statement.block)?.isLocal == true
  }
}

extension RepeatedWork.Kind {
  fileprivate init?(_ action: ViewAction, in file: ViewFile, frames: Bool) {
    switch action.role {
    case .addition:
      // What is inserted again comes to the front or to the back, where it stays.
      guard action.member?.hasPrefix("insert") != true else { return nil }
      self = .addition
    case .constraint:
      // Constraints that a library recreates or updates replace the old ones.
      if let method = action.member, method.replacesConstraints { return nil }
      if file.constraints(in: action.statement.tokens).first?.manner.contains(.replacesEarlier)
        == true
      {
        return nil
      }
      self = .constraint
    case .frame:
      let isLayer = file.code[action.item.tokens].contains { $0.hasSuffix(.layer) }
      guard frames, !isLayer else { return nil }
      self = .frame
    default: return nil
    }
  }
}

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
    guard type >= 0, file.types[type].declaration.role == .view else { return nil }
    let end = file.flow.firstCondition(of: self)
    for statement in body.statements where statement.kind == .assignment {
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
