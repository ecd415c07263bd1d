import LayoutModel
import SwiftSource

/// A state of a view that a function does not set for all rows.
struct StaleView {
  let function: Lexeme
  let state: ShownState
  /// The member that sets it, and where it does.
  let member: Lexeme
  let place: Lexemes
  let gap: ShownGap

  fileprivate struct Use {
    let effect: ShownEffect
    let use: ViewUse
    var place: Int { use.tokens.startIndex }
  }

  /// Those of one view: of each function the first.
  static func all(_ view: Int, _ rows: RowFunctions, in file: ViewFile) -> [StaleView] {
    var byFunction: [Int: [Use]] = [:]
    var bodies: [Block] = []
    var initial: [Use] = []
    for use in file.names.uses(of: view) {
      if use.member.map({ $0 == "rx" }) == true { return [] }
      guard let effect = ShownEffect.of(use, in: file) else { continue }
      guard let body = use.statement.block.function?.body else {
        // The closure of a property's initial value, or of an observer.
        if use.statement.member?.declaration?.body != nil { return [] }
        continue
      }
      if byFunction[body.index] == nil { bodies.append(body) }
      byFunction[body.index, default: []].append(Use(effect: effect, use: use))
    }
    guard bodies.contains(where: { rows.row($0) != nil }), bodies.count <= 32 else { return [] }
    var elsewhere: Set<ShownState> = []
    for body in bodies where rows.row(body) == nil {
      let uses = byFunction[body.index] ?? []
      guard let function = rows.function(body) else { return [] }
      if rows.isOnlyForSetup(function, in: file) {
        // What runs later is not part of the set-up.
        if uses.contains(where: { !$0.use.statement.runsDirectly(in: body) }) {
          return []
        }
        initial += uses
        continue
      }
      for use in uses {
        let isSure = !function.hasParameters || use.use.statement.block == body
        guard isSure else { continue }
        guard case .sets(let state) = use.effect else { return [] }
        elsewhere.insert(state)
      }
    }
    if elsewhere.contains(.visibility) { return [] }
    let names = affecting(bodies, rows, in: file)
    return bodies.compactMap { body in
      guard let function = rows.row(body), let uses = byFunction[body.index] else { return nil }
      var others = elsewhere
      for other in bodies where other != body && rows.row(other) != nil {
        for use in byFunction[other.index] ?? [] where use.use.statement.block == other {
          guard case .sets(let state) = use.effect else { return nil }
          others.insert(state)
        }
      }
      if others.contains(.visibility) { return nil }
      return first(
        view, function, uses, initial: initial, elsewhere: others, affecting: names, in: file)
    }
  }

  /// The names of the functions that may change the view, themselves or by way of others.
  private static func affecting(
    _ bodies: [Block], _ rows: RowFunctions, in file: ViewFile
  ) -> KeySet {
    var names = KeySet()
    var next = bodies.compactMap { rows.function($0)?.key }.filter { $0 != 0 }
    var rest = 64
    while let name = next.popLast(), rest > 0 {
      rest -= 1
      guard names.insert(name) else { continue }
      for mention in file.names.mentions(ofFunction: name).prefix(16) where mention.isOfSelf {
        guard let caller = mention.statement?.block.function?.name else { continue }
        next.append(file.names.key(caller))
      }
    }
    return names
  }

  private static func first(
    _ view: Int, _ function: ViewFunction, _ uses: [Use], initial: [Use],
    elsewhere: Set<ShownState>, affecting: KeySet, in file: ViewFile
  ) -> StaleView? {
    let body = function.body
    guard let name = function.declaration.name,
      !body.tokens.contains(where: { $0 == "removeFromSuperview" })
    else { return nil }
    var states: Set<ShownState> = []
    for use in uses {
      guard case .sets(let state) = use.effect, use.use.statement.runsDirectly(in: body) else {
        continue
      }
      states.insert(state)
    }
    let known = DataNames(function, in: file)
    for state in states.sorted() where !elsewhere.contains(state) {
      let setting = uses.filter { $0.sets(state) && $0.use.statement.runsDirectly(in: body) }
      guard let sample = setting.first(where: { $0.use.statement.block != body }) ?? setting.first,
        let last = setting.last?.use.tokens.last, let member = sample.member,
        !alwaysSame(setting, initial: initial, state, of: view, in: file)
      else { continue }
      var paths = ShownPaths(file) { tokens in
        affects(tokens, state, of: view, uses, affecting, function, in: file)
      }
      guard let gap = paths.gap(in: body, last: last), known.decide(gap.branch, in: file),
        let place = sample.use.tokens.first?.through(member)
      else { continue }
      return StaleView(function: name, state: state, member: member, place: place, gap: gap)
    }
    return nil
  }

  /// Whether code sets a state of the view, or may, or hides the view.
  private static func affects(
    _ tokens: Lexemes, _ state: ShownState, of view: Int, _ uses: [Use], _ affecting: KeySet,
    _ function: ViewFunction, in file: ViewFile
  ) -> Bool {
    let start = uses.partitioningIndex { $0.place >= tokens.startIndex }
    for use in uses[start...].prefix(while: { $0.place < tokens.endIndex }) {
      guard case .sets(let other) = use.effect else { return true }
      if other == state || other == .visibility { return true }
      // Such a text has its own color and font.
      if use.member?.isAttributed == true,
        state == .font || state == .textColor || state == .titleColor
      {
        return true
      }
      // No text and no image: nothing is to be seen of its color.
      if other <= .image, state > .visibility,
        use.use.statement.assignedValue?.isEmptyValue == true
      {
        return true
      }
    }
    for token in tokens where token.kind == .identifier {
      if token.call != nil, token.isOfSelf, affecting.contains(file.names.key(token)),
        file.names.key(token) != function.key
      {
        return true
      }
      if token.mayHide, token.isOfContainer(in: file) { return true }
    }
    return false
  }

  /// Whether all that sets a state sets the value that it has from the beginning.
  private static func alwaysSame(
    _ setting: [Use], initial: [Use], _ state: ShownState, of view: Int, in file: ViewFile
  ) -> Bool {
    guard let member = setting.first?.member,
      let value = setting.first?.use.statement.assignedValue, value.isConstant,
      setting.allSatisfy({
        $0.member?.hasSameText(as: member) == true
          && $0.use.statement.assignedValue?.text == value.text
      })
    else { return false }
    var first = initial.filter { $0.sets(state) }.map { $0.use.statement.assignedValue?.text }
    let made = file.subviews[view].declaration.value?.filter {
      $0.hasSameText(as: member) && $0.next?.kind == .equal
    }
    first += (made ?? []).map { $0.statement?.assignedValue?.text }
    if !first.isEmpty { return first.contains(value.text) }
    let isInNib = file.subviews[view].declaration.hasAttribute
    return !isInNib && state.initialValues(of: member).contains { "\($0)" == value.text }
  }
}

extension StaleView.Use {
  fileprivate func sets(_ state: ShownState) -> Bool {
    if case .sets(let own) = effect { own == state } else { false }
  }

  /// The member that it sets, or the method that it calls.
  fileprivate var member: Lexeme? {
    guard let member = use.member else { return nil }
    return ShownState(member) == nil ? member.member : member
  }
}

extension Lexeme {
  /// Whether it sets a text that has attributes.
  fileprivate var isAttributed: Bool { self == "attributedText" || self == "setAttributedTitle" }

  /// Whether it sets whether a view is visible.
  fileprivate var mayHide: Bool {
    (self.is(.isHidden) || self.is(.alpha)) && previous?.kind == .period
      && (next?.kind == .equal || statement?.assignedMember == self)
  }

  /// Whether the view that it is a member of may be around others.
  fileprivate func isOfContainer(in file: ViewFile) -> Bool {
    guard let owner, let statement, owner.kind == .identifier else { return true }
    guard
      let index = file.names.subview(
        file.names.item(owner.alone, in: statement.block), in: statement.block)
    else { return true }
    let declaration = file.subviews[index].declaration
    guard let type = declaration.type.first ?? declaration.value?.first(where: { $0.hasCapital })
    else { return true }
    return !type.isLeafView
  }

  /// Whether a view of this type of UIKit has no other views.
  private var isLeafView: Bool {
    self == "UILabel" || self == "UIImageView" || self == "UIButton" || self == "UISwitch"
      || self == "UIActivityIndicatorView" || self == "UITextField" || self == "UITextView"
      || self == "UIProgressView" || self == "UISlider" || self == "UIPageControl"
  }
}

extension Lexemes {
  /// Whether a value is written there: `true`, `0.5`, `.red`, `nil`.
  fileprivate var isConstant: Bool {
    guard let first else { return false }
    switch first.kind {
    case .integerLiteral, .floatLiteral, .stringLiteral: return count == 1
    case .keyword: return count == 1 && (first.is(.true) || first.is(.false) || first.is(.nil))
    case .period: return count == 2
    default: return false
    }
  }

  /// `nil` or an empty text.
  fileprivate var isEmptyValue: Bool {
    count == 1 && (first?.is(.nil) == true || first?.text == "\"\"")
  }
}
