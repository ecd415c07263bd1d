import LayoutModel
import RuleKit
import Semantics
import SwiftSource

extension DeadSubview {
  /// What happens to a view that nothing shows.
  enum Fate {
    /// It is made and set up.
    case configured
    /// It is made, and constraints relate it to other views, first at this place.
    case constrained(at: Lexeme)
    /// It is made, and a library that computes frames places it, or another view beside it, first at this place.
    case framed(at: Lexeme)
    /// Nothing names it.
    case unused
    /// Nothing names it, and nothing makes a view for it.
    case empty
  }

  /// What happens to a view; nil where it may be shown after all.
  ///
  /// - Parameter handings: gets the calls of functions that may be in other files, which must not show the view.
  func fate(
    of view: View, _ declaration: Declaration, in file: ViewFile, handings: inout [Handing]
  ) -> Fate? {
    let isSetUp = declaration.value.map { setsUp($0, in: file) } ?? false
    if view.events.count == view.eventsOfMaking, view.renewals.isEmpty {
      guard let value = declaration.value else {
        return declaration.type.last(where: { $0.kind == .identifier })?.namesOnlyViews == true
          ? .empty : nil
      }
      let makesView = value.first?.namesOnlyViews == true
      // Whatever the closure or the function of a lazy property does, it is never run.
      if declaration.modifiers.contains(.lazy) { return isSetUp || makesView ? .unused : nil }
      if !isSetUp { return makesView && isAlone(view, in: file) ? .unused : nil }
    }
    guard isAlone(view, in: file) else { return nil }
    var fate: Fate? = isSetUp ? .configured : nil
    for use in view.events {
      switch use.kind {
      case .assignment: continue
      case .memberAssignment, .call, .member, .argument, .other:
        if let relation = onlyConstrains(use, of: view, in: file) {
          fate = relation.or(fate)
          continue
        }
        if !onlyConfigures(use, in: file), !isOfOwnSize(use) {
          guard let handing = use.handing(in: file) else { return nil }
          handings.append(handing)
        }
        fate = fate ?? .configured
      case .element:
        // What the closure does are other events.
        guard use.call?.closure != nil, use.placement(in: file) == nil else { return nil }
        fate = fate ?? .configured
      case .returned: return nil
      }
    }
    return fate
  }

  /// For a property that only its type's name takes for a view: that the name is not one of a protocol.
  func condition(
    onTypeOf declaration: Declaration, _ fate: Fate, in file: ViewFile
  ) -> NotOfProtocol? {
    guard case .empty = fate,
      let type = declaration.type.last(where: { $0.kind == .identifier }), !type.isNameOfUIKit,
      case let key = file.names.key(type),
      !file.types.contains(where: { $0.kind == .class && $0.key == key })
    else { return nil }
    return NotOfProtocol(type: type.text)
  }

  private func setsUp(_ value: Lexemes, in file: ViewFile) -> Bool {
    value.contains { $0.kind == .leftBrace } || file.model.returnedView(of: value) != nil
  }

  /// Whether only the file makes a view, and its class gets no other view to which it may add itself.
  private func isAlone(_ view: View, in file: ViewFile) -> Bool {
    view.isMade
      && view.makings.allSatisfy { $0.isOfUIKit || !handsOutViews($0.initializer, in: file) }
  }

  // MARK: - Constraints

  /// For a use that is nothing but an item of constraints, the fate of a view that has no other use; nil for any other
  /// use.
  private func onlyConstrains(_ use: ViewUse, of view: View, in file: ViewFile) -> Fate? {
    guard use.kind != .memberAssignment, use.kind != .other, let name = use.tokens.last else {
      return nil
    }
    // `cover.pin.top()`, `label.pin.below(of: cover)`
    if use.kind == .member && use.member?.setsFrameByLibrary == true
      || file.constraint(around: name)?.manner.contains(.setsFrame) == true
    {
      return .framed(at: name)
    }
    guard
      isItemOfConstraint(use)
        || file.constraint(around: name)?.manner.contains(.returnsConstraint) == true
    else { return nil }
    return view.isRelated(by: name).map { $0 ? .constrained(at: name) : .configured }
  }

  private func isItemOfConstraint(_ use: ViewUse) -> Bool {
    if use.kind == .member {
      guard let member = use.member else { return false }
      return member.layoutWord?.servesConstraints ?? false || member.is(.safeAreaLayoutGuide)
        || member.is(.layoutMarginsGuide)
    }
    guard let name = use.call?.name else { return false }
    return name.is(.NSLayoutConstraint) || name.hasSuffix(.equalTo)
  }

  /// Whether a statement only configures a view and does not show it: it sets a member, or calls a method of UIKit or
  /// one that is named for configuration, and passes it no other view.
  private func onlyConfigures(_ use: ViewUse, in file: ViewFile) -> Bool {
    guard use.kind == .memberAssignment || use.kind == .call, let member = use.member else {
      return false
    }
    if use.kind == .memberAssignment {
      if member.hasSuffix(.delegate) || member.hasSuffix(.dataSource) { return true }
      guard let value = use.statement.assignedValue, value.first?.kind != .leftBrace,
        use.statement.assignment?.previous == member
      else { return true }
      return !handsOutViews(value, besides: use.statement.target?.first?.freeName, in: file)
    }
    if file.names.isUIKitMethod(member) { return true }
    guard
      member.hasWordPrefix(.set) || member.hasWordPrefix(.configure)
        || member.hasWordPrefix(.apply) || member.hasWordPrefix(.style)
        || member.hasWordPrefix(.render) || member.hasWordPrefix(.update)
    else { return false }
    return !handsOutViews(use.statement.tokens.suffix(after: member), in: file)
  }

  /// Whether some tokens name the code's own view or controller as a whole: `self`, `view`, `contentView`, or
  /// something with the name of a view.
  ///
  /// - Parameter own: the name of a view whose size may be read.
  private func handsOutViews(_ tokens: Lexemes, besides own: Lexeme? = nil, in file: ViewFile)
    -> Bool
  {
    tokens.contains { token in
      if let own, token.hasSameText(as: own), let member = token.member,
        member.is(.frame) || member.is(.bounds)
      {
        return false
      }
      if token.is(Keyword.`self`) {
        return token.next?.kind != .period && token.next?.kind != .questionPostfix
      }
      guard token.kind == .identifier, token.next?.kind != .colon, !token.isMemberOfType else {
        return false
      }
      return token.is(.view) || token.is(.contentView) || token.is(.superview)
        || file.names.isNamedLikeView(token) || token.hasSuffix(.controller)
        || token.hasSuffix(.window)
    }
  }
}

extension DeadSubview.Fate {
  /// This fate, or the one that is known already where that says more, or says it earlier.
  fileprivate func or(_ known: Self?) -> Self {
    switch (known, self) {
    case (.constrained?, _), (.framed?, .framed), (.framed?, .configured): known ?? self
    default: self
    }
  }

  /// Nil where it depends on more: to activate the constraints of a view without a superview raises an exception.
  var severity: Severity? {
    switch self {
    case .constrained: .error
    case .framed: .warning
    case .configured, .unused, .empty: nil
    }
  }

  /// The place to look at; nil for the declaration.
  var place: Lexeme? {
    switch self {
    case .constrained(let place), .framed(let place): place
    case .configured, .unused, .empty: nil
    }
  }
}

/// That the type of a property is no protocol of the project.
struct NotOfProtocol: Condition {
  let type: String
  func holds(in project: Project) -> Bool { project.hasProtocol(type) == false }
}

extension View {
  /// For a name that is an item of constraints, whether an active one relates it to another view; nil for any other name.
  fileprivate func isRelated(by name: Lexeme) -> Bool? {
    guard let sides else { return true }
    let constraints = sides.map { file.constraints[$0.constraint] }.filter {
      $0.firstItem.tokens.contains(name.index)
        || $0.secondItem?.tokens.contains(name.index) == true
    }
    guard !constraints.isEmpty else { return nil }
    return constraints.contains { constraint in
      guard let second = constraint.secondItem, second != constraint.firstItem,
        !constraint.setsFrame
      else { return false }
      return constraint.isMadeByLibrary || constraint.container == .activatedArray
        || constraint.container == .isActive || file.activation(ofKept: constraint) != nil
    }
  }
}

extension Lexeme {
  /// Whether only views have types of this name: an indicator, a bar or a picker may be anything.
  fileprivate var namesOnlyViews: Bool {
    self.namesViewType
      && (hasLastWord(.view) || hasLastWord(.label) || hasLastWord(.button) || hasLastWord(.cell)
        || isNameOfUIKit)
  }

  fileprivate var isMemberOfType: Bool {
    guard previous?.kind == .period, let owner else { return false }
    switch owner.kind {
    case .identifier: return owner.hasCapital
    case .equal, .leftParen, .comma, .colon: return true
    default: return false
    }
  }
}
