import LayoutModel
import SwiftSource

/// What a use of a view does for its layout.
package enum EffectOnLayout {
  case nothing
  /// It is added to another view, and Auto Layout is perhaps turned on for it.
  case addition(turnsMaskOff: Bool)
  /// It gets content, which may give it a size.
  case content
  /// Auto Layout is turned on for it.
  case management
}

extension Lexeme {
  /// Whether it names a view of UIKit that has no size of its own, along both axes.
  package var isViewWithoutSize: Bool {
    switch layoutWord {
    case .UIView, .UIScrollView, .UITableView, .UICollectionView, .UIControl: true
    default: self == "UIVisualEffectView" || self == "WKWebView" || self == "MKMapView"
    }
  }
}

extension Statement {
  /// What an assignment to a member of a view does for its layout; nil where that lays it out.
  fileprivate func effectOfAssignment(to member: Lexeme) -> EffectOnLayout? {
    if member.is(.translatesAutoresizingMaskIntoConstraints) {
      return assigns(.false) ? .management : nil
    }
    let path = target?.suffix(from: member)
    let isLaidOut =
      path?.contains {
        $0.is(.frame) || $0.is(.bounds) || $0.is(.center) || $0.is(.autoresizingMask)
          || $0.hasSuffix("onstraints") || $0.hasSuffix("onstraint") || $0.hasSuffix("utoLayout")
      } ?? true
    return isLaidOut ? nil : .nothing
  }
}

extension ViewUse {
  /// What the use does for the layout of the view; nil where it may do anything.
  package func effectOnLayout(in file: ViewFile) -> EffectOnLayout? {
    switch kind {
    case .memberAssignment: return member.flatMap(statement.effectOfAssignment)
    case .call, .member: return effectOfMember(in: file)
    case .argument: return effectAsArgument(in: file)
    case .element: return effectAsElement(in: file)
    case .other: return file.isNameInFormat(self) ? .nothing : nil
    case .assignment, .returned: return nil
    }
  }

  /// What `forEach` does with each element; `ViewAccount` reads what its closure does apart from additions.
  private func effectAsElement(in file: ViewFile) -> EffectOnLayout? {
    guard let call else { return nil }
    if call.onlyAddsSubviews { return .addition(turnsMaskOff: false) }
    guard let closure = call.closure else { return nil }
    let statements = closure.body.statements
    let turnsMaskOff = statements.contains(where: closure.turnsMaskOff)
    if statements.contains(where: closure.adds) {
      return .addition(turnsMaskOff: turnsMaskOff)
    }
    return turnsMaskOff ? .management : .nothing
  }

  private func effectOfMember(in file: ViewFile) -> EffectOnLayout? {
    guard let member else { return nil }
    if member.call != nil, let last = chainCall?.name, last != member,
      file.constraint(around: member) != nil, file.constraint(around: last) == nil
    {
      // `box.setSize(8).pinToSuperview()`: a function of the project returns the view, and another one goes on.
      return nil
    }
    if let known = effectInConstraint(in: file) { return known }
    if member.is(.addSubview) || member.is(.insertSubview) || member.is(.addArrangedSubview) {
      return .content
    }
    // The constraints themselves say what they do.
    if member.is(.addConstraint) || member.is(.addConstraints) { return .nothing }
    if let call = member.call {
      return file.names.isUIKitMethod(call.name ?? member) ? .nothing : nil
    }
    if member.isAnchor || file.names.isLibraryMember(member)
      || file.names.leadsToForeignMethod(member) || member.hasSuffix("Guide")
      || member.is(.frame) || member.is(.superview)
    {
      return nil
    }
    // `effectView.contentView.addSubview(…)`.
    if member.is(.contentView) { return .content }
    return .nothing
  }

  private func effectAsArgument(in file: ViewFile) -> EffectOnLayout? {
    if let known = effectInConstraint(in: file) { return known }
    guard let call, let name = call.name else { return nil }
    if let body = call.trailingClosure?.body, file.isMaker(body) {
      return body.isReadAsConstraints(in: file) ? .management : nil
    }
    if call.isPlainAddition { return label == nil ? .addition(turnsMaskOff: false) : .nothing }
    let isOrder = name == "bringSubviewToFront" || name == "sendSubviewToBack"
    return isOrder ? .nothing : nil
  }

  /// What the use does as a part of a constraint; nil outside of one.
  private func effectInConstraint(in file: ViewFile) -> EffectOnLayout? {
    guard let name = tokens.last else { return nil }
    if let call = chainCall, let body = call.trailingClosure?.body, file.isMaker(body) {
      guard body.isReadAsConstraints(in: file) else { return nil }
      return .management
    }
    guard let constraint = file.constraint(around: name) else { return nil }
    // A function of the project may constrain more than its name says, but not more than the edges of a view.
    guard !constraint.isOfHelper || constraint.secondItem != nil else { return nil }
    return constraint.leavesAutoresizingMask || !constraint.firstItem.tokens.contains(name.index)
      ? .nothing : .management
  }

  /// The last call of the chain that begins with the view.
  private var chainCall: Call? {
    var call: Call?
    var next = tokens.last?.member
    while let name = next {
      call = name.call ?? call
      next = (name.call?.last ?? name).member
    }
    return call
  }
}

extension Block {
  fileprivate func isReadAsConstraints(in file: ViewFile) -> Bool {
    // They are looked at for each view in them.
    var fuel = Fuel()
    return fuel.burn(count)
      && statements.allSatisfy { !file.constraints(in: $0.tokens).isEmpty }
  }
}
