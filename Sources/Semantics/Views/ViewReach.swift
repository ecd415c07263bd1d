import LayoutModel
import SwiftSource

/// Which code that the file does not show gets hold of a view at one of its uses.
package enum ViewReach {
  /// None: a member of UIKit is used, the view is added, constrained or compared, or a closure's uses count themselves.
  case nothing
  /// A function that any file of the project may declare.
  case function(Handing)
  /// Any.
  case anything
}

extension ViewUse {
  /// Which code of elsewhere gets hold of the view here.
  package func reach(in file: ViewFile) -> ViewReach {
    isKept(in: file) ? .nothing : handing(in: file).map(ViewReach.function) ?? .anything
  }

  /// Whether no code of elsewhere gets hold of the view here.
  package func staysInFile(_ file: ViewFile) -> Bool {
    if case .nothing = reach(in: file) { true } else { false }
  }

  private func isKept(in file: ViewFile) -> Bool {
    switch kind {
    case .assignment: return true
    // The observer or the setter of a property of the project may do anything.
    case .memberAssignment: return member?.isUIKitProperty == true
    case .call, .member:
      guard let member, !member.handsOnPart else { return false }
      return !mayAttach(in: file) || member.isImageLoader
    case .element: return call.map { $0.closure != nil || $0.onlyPlacesElements } ?? false
    case .argument, .other: return isKeptAsArgument(in: file)
    case .returned: return false
    }
  }

  private func isKeptAsArgument(in file: ViewFile) -> Bool {
    if let name = call?.name, kind == .argument,
      file.names.isUIKitMethod(name) || file.names.onlyReadsView(name) || name.isNameOfUIKit
    {
      return true
    }
    if isCompared { return true }
    return !mayAttach(in: file) || placement(in: file) != nil
  }

  private var isCompared: Bool {
    guard kind == .other else { return false }
    if tokens.last?.next?.isComparison == true { return true }
    guard let before = tokens.first?.previous else { return false }
    // The label of `location(in: label)` is a keyword.
    return before.isComparison || before.kind == .colon && before.previous?.is(.in) == true
  }
}

extension Lexeme {
  fileprivate var isComparison: Bool {
    self == "==" || self == "===" || self == "!=" || self == "!=="
  }

  /// Whether other code gets hold of the layer or a view inside of the view: `round(view.layer)`, `view.layer.addShadow()`.
  fileprivate var handsOnPart: Bool {
    guard self.is(.layer) || self.is(.titleLabel) || self.is(.imageView) else { return false }
    guard let next = member else { return true }
    return next.call != nil && !next.isLayerMethod
  }

  private var isLayerMethod: Bool {
    self.is(.addSublayer) || self.is(.insertSublayer) || self.is(.removeAllAnimations)
      || self.is(.removeAnimation) || self.is(.setNeedsDisplay) || self.is(.setNeedsLayout)
      || self.is(.layoutIfNeeded)
  }
}

extension ViewUse {
  /// The call that hands the view to a function of the project: `style(label)`, `pin([label])`, `label.round()`.
  package func handing(in file: ViewFile) -> Handing? {
    switch kind {
    case .argument: return call.flatMap { Handing($0, label: label, in: file) }
    case .call, .member:
      guard subview >= 0, file.subviews[subview].isOfUIKit, statement.first == tokens.first,
        file.discardsValues(in: statement.block)
      else { return nil }
      // `label.round()`, `label.layer.addShadow()`
      let isLayer = member?.is(.layer) == true
      guard let call = isLayer ? member?.member?.call : member?.call,
        call.last.next == statement.end
      else { return nil }
      return Handing(receiverOf: call, isLayer: isLayer, in: file)
    case .other:
      // `addSubviews([label, button])`
      guard let first = tokens.first, let list = first.brackets, list.open.kind == .leftBracket,
        let call = list.open.callWithArgument, tokens.last?.next.map(list.endsElement) == true,
        list.open == first.previous || first.previous?.kind == .comma
      else { return nil }
      let label = list.open.previous?.kind == .colon ? list.open.previous?.previous : nil
      return Handing(call, label: label, in: file)
    default: return nil
    }
  }

  /// The call with the view as an argument, or as an element of an array that is one.
  private var callOfHanding: Call? {
    call ?? tokens.first?.brackets?.open.callWithArgument
  }

  /// What a function that is handed the view does if it adds it: to the view that the call names, or to the controller's.
  package func additionOfHanding(in file: ViewFile) -> ViewEffects {
    let receiver = callOfHanding?.receiver
    let isOwn = receiver.map { $0.count == 1 && $0.first?.is(.`self`) == true } ?? true
    return isOwn && file.scopes.role(around: statement) == .controller ? .addsToRootView : .adds
  }

  /// Whether the function is UIKit's way to add views, or spelled like it: `addAutolayoutSubviews`.
  package var isHandedForAddition: Bool {
    callOfHanding?.name?.addsSubviews == true || member?.addsSubviews == true
  }

  /// Whether the function is named for placing views.
  package var isHandedForPlacing: Bool {
    callOfHanding?.name?.isNamedForPlacing ?? false
  }
}

extension Arguments {
  fileprivate func endsElement(_ token: Lexeme) -> Bool { token.kind == .comma || token == close }
}

extension Subview {
  /// Whether its declaration says that it is a view of UIKit, and of no subclass.
  package var isOfUIKit: Bool {
    let name = declaration.type.first ?? declaration.value?.first
    return name?.isNameOfUIKit == true && name?.namesViewType == true
  }
}

extension View {
  /// The places that add it, or that hand it to code which may do so, in source order; nil where it may come from elsewhere
  /// or be added by what makes it, or where its name may stand for another one.
  package var attachments: [ViewUse]? {
    guard isMadeApart, !isNamedElsewhere,
      renewals.allSatisfy({ $0.assignedValue?.isNil == false })
    else { return nil }
    return possibleAttachments
  }

  /// Whether the file makes it, and nothing gets hold of it there.
  private var isMadeApart: Bool {
    guard let life, !life.makings.isEmpty else { return false }
    if let known = life.isMadeApart { return known }
    let isApart =
      makings.allSatisfy { $0.isAlone(in: file) }
      && !events.prefix(eventsOfMaking).contains { $0.mayAttach(in: file) }
    life.isMadeApart = isApart
    return isApart
  }

  private var possibleAttachments: [ViewUse] {
    if let known = life?.attachments { return known }
    let found = events.filter { $0.mayAttach(in: file) }
    life?.attachments = found
    return found
  }

  /// Whether it may be another name for one that the file makes.
  package var mayBeOtherName: Bool {
    let values = [declaration?.value].compactMap(\.self) + renewals.compactMap(\.assignedValue)
    return !values.allSatisfy(\.isNil) && !isMadeApart
  }

  /// The places where something else than an addition gets hold of it, and may add it.
  package var handOuts: [ViewUse] { possibleAttachments.filter { $0.placement(in: file) == nil } }

  /// Whether only additions and methods of the view itself, such as `icon.setColor(.red)`, get hold of it.
  package var onlyHasMethods: Bool {
    handOuts.allSatisfy {
      $0.kind == .call || $0.kind == .member || $0.kind == .element && $0.call?.closure != nil
    }
  }
}

extension ViewUse {
  /// The addition or the arrangement that it is a part of.
  package func placement(in file: ViewFile) -> ViewAction? {
    file.actions(in: tokens).first { $0.role == .addition || $0.role == .arrangement }
  }

  /// Whether the code at a use may put the view into another one.
  package func mayAttach(in file: ViewFile) -> Bool {
    switch kind {
    case .memberAssignment, .assignment: return false
    case .call, .member:
      guard let member else { return false }
      guard let call = member.call else { return file.names.leadsToForeignMethod(member) }
      if file.names.isUIKitMethod(member) || file.names.isLibraryMember(member) { return false }
      return !isConstrained(by: call, in: file)
    case .argument:
      guard let call, let name = call.name else { return true }
      if name.is(.constrain) { return false }
      return !isInConstraint(in: file)
    case .element: return call.map(\.mayPlaceElements) ?? true
    case .returned: return true
    case .other: return !isInConstraint(in: file) && !file.isNameInFormat(self)
    }
  }

  /// Whether a method of the view only constrains it and hands it to nothing else, but by its result: `[box.setHeight(8)]`.
  private func isConstrained(by call: Call, in file: ViewFile) -> Bool {
    if call.name?.hasPrefix("snp_") == true { return true }
    let around = kind == .member ? tokens.first?.brackets?.open.kind : nil
    return around != .leftParen && around != .leftBracket && isInConstraint(in: file)
  }

  private func isInConstraint(in file: ViewFile) -> Bool {
    guard let first = tokens.first, file.constraint(around: first) != nil else { return false }
    return !file.actions(in: tokens).contains { $0.role == .addition }
  }
}

extension Call {
  /// Whether it places elements itself: the uses in any other closure count themselves.
  fileprivate var mayPlaceElements: Bool {
    guard let closure else { return true }
    return onlyPlacesElements && !closure.body.statements.allSatisfy(closure.turnsMaskOff)
  }
}

extension ViewFile {
  /// Whether a view is only named for visual formats: `["label": label]` as `views:`, or as a local for that.
  package func isNameInFormat(_ use: ViewUse) -> Bool {
    guard use.label?.kind != .identifier, let first = use.tokens.first,
      first.previous?.kind == .colon, first.previous?.previous?.kind == .stringLiteral,
      let list = first.brackets?.open, list.kind == .leftBracket
    else { return false }
    if list.previous?.kind == .colon, list.previous?.previous == "views" { return true }
    guard use.statement.kind == .property, let declaration = use.statement.declaration,
      declaration.value?.first == list, let name = declaration.name,
      scopes.isInFunction(use.statement)
    else { return false }
    let mentions = mentions(of: name)
    var fuel = Fuel()
    return fuel.burn(mentions.count)
      && mentions.allSatisfy { mention in
        guard mention > list, mention < use.statement.block.close, mention.next?.kind != .colon
        else { return true }
        return mention.previous?.kind == .colon && mention.previous?.previous == "views"
      }
  }
}

extension Block {
  /// A bound on the statements in which a declaration is looked for.
  private static let most = 256

  /// The initial value of a local that a statement of the block declares: `CALayer()` for `let border = CALayer()`.
  package func initialValue(ofLocal name: Lexeme) -> Lexemes? {
    for statement in statements.prefix(Self.most) where statement.kind == .property {
      guard let declaration = statement.declaration,
        declaration.name?.hasSameText(as: name) == true
      else { continue }
      return declaration.value
    }
    return nil
  }

  /// Whether a local is named other than in its declaration, before one of its members, and at the given place.
  package func handsOn(_ name: Lexeme) -> Bool {
    tokens.contains { token in
      guard token != name, token.kind == .identifier, token.hasSameText(as: name) else {
        return false
      }
      let isDeclared = token.previous?.is(.let) == true || token.previous?.is(.var) == true
      return !isDeclared && (token.next?.kind != .period || token.previous?.kind == .period)
    }
  }
}
