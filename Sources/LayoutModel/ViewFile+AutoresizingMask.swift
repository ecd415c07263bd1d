import SwiftSource

/// What a call does with a view that it gets as an argument.
public enum ArgumentRole: Sendable {
  /// `addSubview(view)`, UIKit's own, with nothing else that could lay it out.
  case addition
  /// The item of an `NSLayoutConstraint`, which leaves the view's mask as it is.
  case constraint
  /// The view is what another one is put in relation to.
  case neighbor
  case unknown
}

extension ViewFile {
  /// What the call does that gets a view as an argument.
  public func roleOfArgument(_ use: ViewUse) -> ArgumentRole {
    guard use.call >= 0 else { return .unknown }
    let call = outline.calls[use.call]
    switch tokens[call.name].layoutWord {
    case .addSubview, .insertSubview:
      var isOwn = true
      for argument in outline.arguments(call.open, tokens) where argument.label >= 0 {
        isOwn = isOwn && Self.insertionLabels.contains(key(argument.label))
      }
      guard isOwn, call.trailingClosure < 0 else { return .unknown }
      return use.label < 0 ? .addition : .neighbor
    case .NSLayoutConstraint:
      guard use.label >= 0 else { return .unknown }
      if tokens[use.label].is(.item) { return .constraint }
      return tokens[use.label].is(.toItem) ? .neighbor : .unknown
    default:
      let name = key(call.name)
      return Self.orderMethods.contains(name) && use.label < 0 ? .neighbor : .unknown
    }
  }

  private static let insertionLabels: Set<UInt64> = Set(
    ["at", "aboveSubview", "belowSubview"].map(TextHash.key))
  private static let orderMethods: Set<UInt64> = Set(
    ["bringSubviewToFront", "sendSubviewToBack"].map(TextHash.key))

  /// Whether a call of `forEach` does nothing but add each element to a view: `.forEach(view.addSubview)`,
  /// `.forEach { view.addSubview($0) }`.
  public func onlyAddsSubviews(_ call: Int) -> Bool {
    let call = outline.calls[call]
    if call.trailingClosure < 0, call.open >= 0 {
      guard let argument = outline.arguments(call.open, tokens).first else {
        return false
      }
      if tokens[argument.value.lowerBound].kind == .leftBrace {
        return onlyAddsSubviews(closure: argument.value.lowerBound)
      }
      return argument.value.contains { tokens[$0].is(.addSubview) }
    }
    return call.trailingClosure >= 0 && onlyAddsSubviews(closure: call.trailingClosure)
  }

  private func onlyAddsSubviews(closure open: Int) -> Bool {
    guard let closure = closure(opening: open), outline.blocks[closure.block].count == 1,
      let index = outline.firstStatement(of: closure.block)
    else { return false }
    let statement = outline.statements[index]
    guard let name = (statement.first..<statement.end).first(where: { tokens[$0].is(.addSubview) }),
      let call = outline.call(named: name)
    else { return false }
    let argument = outline.calls[call].open + 1
    return outline.calls[call].end + 1 == statement.end && argument > 0
      && outline.partner(of: argument - 1) == argument + 1
      && (tokens[argument].kind == .dollarIdentifier
        || closure.signature.contains { sameText($0, argument) })
  }

  /// Whether the member of a view that a statement sets says nothing about its mask, and nothing that goes with one:
  /// a mask of its own, a frame, or a member of the project's that is named for Auto Layout.
  public func leavesMask(assignedTo use: ViewUse) -> Bool {
    let end = outline.statements[use.statement].assignment
    for index in use.member..<max(end, use.member) {
      let token = tokens[index]
      if token.is(.translatesAutoresizingMaskIntoConstraints) || token.is(.autoresizingMask) {
        return false
      }
      if index == use.member, token.is(.frame) || token.is(.bounds) || token.is(.center) {
        return false
      }
      if hasSuffix(index, "utoLayout") || hasSuffix(index, "utolayout") || isLibraryMember(index) {
        return false
      }
    }
    return true
  }

  /// Whether a constraint is handed to nothing but UIKit: a helper may turn masks off while it activates.
  public func isActivatedByUIKit(_ constraint: Constraint) -> Bool {
    switch constraint.container {
    case .isActive, .stored, .array, .dropped: return true
    case .activatedArray: return isHandedToUIKit(constraint)
    case .argument, .returned, .used, .maker: return false
    }
  }

  private func isHandedToUIKit(_ constraint: Constraint) -> Bool {
    guard let index = outline.call(named: nameOfLastCall(constraint)) else { return false }
    var list = outline.calls[index].list
    for _ in 0..<8 {
      guard list >= 0 else { break }
      let current = outline.lists[list]
      if current.call >= 0 {
        let call = outline.calls[current.call]
        guard call.name >= 0 else { return false }
        switch tokens[call.name].layoutWord {
        case .activate: return tokens[call.chainStart].is(.NSLayoutConstraint)
        case .addConstraint, .addConstraints: return true
        default: return false
        }
      }
      list = current.outer
    }
    return false
  }

  /// The name of the call that makes a constraint.
  private func nameOfLastCall(_ constraint: Constraint) -> Int {
    constraint.tokens.prefix(Self.longestItem).last {
      tokens[$0].is(.constraint) || tokens[$0].is(.NSLayoutConstraint)
    } ?? constraint.tokens.lowerBound
  }

  /// Whether code of the file may turn off the mask of any view: in a loop over `subviews`, in a function that is told
  /// of each view that is added, or in one that adds in another way than UIKit.
  public func mayOptOutAnything() -> Bool {
    for declaration in outline.declarations
    where declaration.kind == .function && declaration.name >= 0 {
      if tokens[declaration.name].is(.addSubview) || hasPrefix(declaration.name, "didAddSubview") {
        return true
      }
    }
    return tokens.indices.contains { index in
      guard index > 1, tokens[index].is(.translatesAutoresizingMaskIntoConstraints),
        tokens[index - 1].kind == .period
      else { return false }
      return isAnyView(index - 2)
    }
  }

  /// Whether a name in front of a member may stand for any view: `$0`, a parameter, or the variable of a loop.
  private func isAnyView(_ token: Int) -> Bool {
    var name = token
    while name > 0,
      tokens[name].kind == .questionPostfix || tokens[name].kind == .exclamationPostfix
    {
      name -= 1
    }
    if tokens[name].kind == .dollarIdentifier { return isOverSubviews(name) }
    guard tokens[name].kind == .identifier, tokens[name - 1].kind != .period,
      let statement = statement(around: name), let local = local(name, in: block(of: statement))
    else { return false }
    return !viewNames.contains(local) && isOverSubviews(name)
  }

  /// Whether the code around a token goes over the subviews of a view.
  private func isOverSubviews(_ token: Int) -> Bool {
    guard let statement = statement(around: token) else { return true }
    var block = self.block(of: statement)
    for _ in 0..<Self.longestClimb {
      guard block > 0 else { break }
      let current = outline.blocks[block]
      let owner = current.owner
      guard owner >= 0 else { return false }
      let header = outline.statements[owner].first..<current.open
      if header.suffix(Self.longestItem).contains(where: {
        tokens[$0].kind == .identifier && hasSuffix($0, "ubviews")
      }) {
        return true
      }
      if current.kind == .functionBody || current.kind == .typeBody { return false }
      block = current.parent
    }
    return false
  }
}
