import LayoutModel
import SwiftSource

/// What code may take away again.
package struct Mark: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A view in its superview.
  package static let subview = Mark(rawValue: 1 << 0)
  /// Views that the code finds among the subviews of another one, and does not name.
  package static let unnamedSubviews = Mark(rawValue: 1 << 1)
  /// Active constraints.
  package static let constraints = Mark(rawValue: 1 << 2)
  /// Gesture recognizers, actions and targets.
  package static let handlers = Mark(rawValue: 1 << 3)
  /// Layers in other layers.
  package static let layer = Mark(rawValue: 1 << 4)
  /// A constraint that the code names: `height.isActive = false`.
  package static let namedConstraint = Mark(rawValue: 1 << 5)

  /// What most functions that lay something out leave.
  package static let layout: Mark = [.subview, .constraints]
}

extension Lexeme {
  /// What code that has this name in it may take away: the only table of such words.
  package var removes: Mark {
    guard kind == .identifier else { return [] }
    // Most names begin and end in another way.
    let found: Mark =
      switch firstByte {
      case UInt8(ascii: "a"): hasPrefix("autoRemove") ? .constraints : []
      case UInt8(ascii: "c"):
        hasWordPrefix("clear") || hasWordPrefix("clean") ? called(.allViews) : []
      case UInt8(ascii: "d"):
        hasPrefix("deactivate")
          ? .constraints
          : hasWordPrefix("detach") || hasWordPrefix("dismiss") ? called(.subview) : []
      case UInt8(ascii: "e"): self.is(.enumerateEventHandlers) ? .handlers : []
      case UInt8(ascii: "h"): hasWordPrefix("hide") ? called(.subview) : []
      case UInt8(ascii: "i"): isTurnedOff ? .namedConstraint : []
      case UInt8(ascii: "r"):
        hasWordPrefix("remove")
          ? removedByName
          : hasWordPrefix("reset")
            ? called(.allViews) : hasWordPrefix("replace") ? called(.subview) : []
      case UInt8(ascii: "s"): hasWordPrefix("safelyRemove") ? removedByName : []
      case UInt8(ascii: "t"): hasWordPrefix("tearDown") ? called(.subview) : []
      case UInt8(ascii: "u"):
        hasPrefix("uninstall")
          ? .constraints : hasWordPrefix("unload") ? called(.subview) : []
      case UInt8(ascii: "v"): self == "viewWithTag" ? .unnamedSubviews : []
      default: []
      }
    return lastByte == UInt8(ascii: "s") ? found.union(removedByList) : found
  }

  /// What the object of `remove…` is.
  private var removedByName: Mark {
    if contains("onstraint") { return .constraints }
    if hasSuffix(.layer) || hasSuffix("ayers") { return .layer }
    let isHandler =
      hasSuffix(.recognizer) || hasSuffix(.recognizers) || hasSuffix(.gesture)
      || hasSuffix(.gestures) || hasLastWord(.action) || hasLastWord(.actions)
      || hasLastWord(.target) || hasLastWord(.targets)
    if isHandler { return .handlers }
    if contains("bserver") || hasSuffix("nimation") || hasSuffix("nimations") { return [] }
    if hasPrefix("removeAll") { return owner?.hasSuffix("ancellables") == true ? [] : .allViews }
    return hasSuffix("Superview") || hasSuffix("iew") || hasSuffix("iews") ? .allViews : .subview
  }

  /// What a list is of, with which code gets hold of all that is in it.
  private var removedByList: Mark {
    if hasSuffix("ubviews") {
      return next?.kind != .colon && next?.kind != .leftParen ? .unnamedSubviews : []
    }
    if hasSuffix(.sublayers) { return .layer }
    return hasSuffix(.gestureRecognizers) ? .handlers : []
  }

  private var isTurnedOff: Bool {
    self.is(.isActive) && next?.kind == .equal && next?.next?.is(Keyword.false) == true
  }

  private func called(_ mark: Mark) -> Mark {
    next?.kind == .leftParen || next?.kind == .leftBrace ? mark : []
  }
}

extension Mark {
  fileprivate static let allViews: Mark = [.subview, .unnamedSubviews]
}

extension Lexemes {
  /// The first name of code that may take one of some marks away.
  package func removal(of marks: Mark, in file: ViewFile) -> Lexeme? {
    let all = file.removals
    let first = all.partitioningIndex { $0.name.index >= startIndex }
    return all[first...].prefix { $0.name.index < endIndex }
      .first { !$0.marks.isDisjoint(with: marks) }?.name
  }

  /// Whether the code may take one of some marks away.
  package func mayRemove(_ marks: Mark, in file: ViewFile) -> Bool {
    removal(of: marks, in: file) != nil
  }
}

extension ViewFile {
  /// The names that may take something away, in source order.
  package var removals: [(name: Lexeme, marks: Mark)] { memoized(Removals.init).all }
}

/// The names that may take something away, and what.
private struct Removals {
  private(set) var all: [(name: Lexeme, marks: Mark)] = []

  /// For the bodies of functions, whether they have such names.
  private var known: [Block: Bool] = [:]

  init(_ file: ViewFile) {
    for name in file.code.tokens.all(.identifier) {
      let marks = name.removes
      if !marks.isEmpty, !callsHarmless(name, in: file) { all.append((name, marks)) }
    }
    known = [:]
  }

  /// Whether it is the call of a function of the same type that takes nothing away, whatever its name.
  private mutating func callsHarmless(_ name: Lexeme, in file: ViewFile) -> Bool {
    guard let statement = name.statement, statement.calledFunction == name,
      let body = file.flow.function(calledBy: statement)?.body
    else { return false }
    let removes = known[body] ?? body.tokens.contains { !$0.removes.isEmpty }
    known[body] = removes
    return !removes
  }
}

extension Constraint {
  /// Whether the code between two constraints may give one of their names another meaning, or take constraints away.
  package func mayChange(before later: Constraint, in file: ViewFile) -> Bool {
    if later.manner.contains(.replacesEarlier), later.statement != statement,
      !later.attributes.isDisjoint(with: attributes), later.firstItem == firstItem
    {
      return true
    }
    let between = file.code[tokens.upperBound..<max(tokens.upperBound, later.tokens.lowerBound)]
    if between.mayRemove(.layout, in: file) { return true }
    var fuel = Fuel()
    guard fuel.burn(between.count) else { return true }
    lazy var names = Set(
      later.expression.lazy.filter { $0.kind == .identifier }.map { file.names.key($0) })
    return between.contains { token in
      token.kind == .identifier
        && (token.hasPrefix("remake") || token.isAssigned && names.contains(file.names.key(token)))
    }
  }
}

extension Lexeme {
  fileprivate var isAssigned: Bool {
    guard let sign = next else { return false }
    return sign.kind == .equal
      || sign.kind == .binaryOperator
        && (sign == "+=" || sign == "-=" || sign == "*=" || sign == "/=")
  }
}
