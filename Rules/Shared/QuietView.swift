import LayoutModel
import LintEngine
import SwiftSource

/// A label or an image view that a file makes, and that gets no touches, nor does anything in it: no code turns them on.
struct QuietView {
  /// The index in `ViewFile.subviews`; that of the property, where there is one.
  let index: Int
  /// Its name in the declaration.
  let name: Lexeme
  /// `UILabel` or `UIImageView`.
  let type: Lexeme
  /// The first place that gives it a gesture recognizer or another handler of touches.
  private(set) var handler: Lexemes?
  /// What has to hold in other files.
  let conditions: [any Condition]

  /// Nil for any other view, and where code may turn its touches on.
  init?(_ index: Int, in file: ViewFile) {
    let subview = file.subviews[index]
    guard let name = subview.declaration.name, subview.declaration.body == nil,
      subview.isOnlyOfFile, !file.names.isNamedElsewhere(index)
    else { return nil }
    var making = QuietMaking(file)
    if let value = subview.declaration.value {
      guard making.read(value) else { return nil }
    }
    guard making.read(file.names.uses(of: index)), let type = making.type,
      let conditions = PlacedView.conditions(of: subview, handedTo: making.handings, in: file)
    else { return nil }
    (self.index, self.name, self.type) = (index, name, type)
    handler = making.handler
    self.conditions = conditions
  }

  /// Whether a declaration may be that of one, by the first name in its type or its value.
  static func mayBe(_ declaration: Declaration) -> Bool {
    let name = declaration.type.first ?? declaration.value?.first
    return name?.isQuietType == true || name?.kind == .leftBrace
  }
}

/// What the code says about a view that may be a quiet one.
private struct QuietMaking {
  private let file: ViewFile
  /// The type in the initializers that make it.
  private(set) var type: Lexeme?
  private(set) var handler: Lexemes?
  private(set) var handings: [ViewHanding] = []

  init(_ file: ViewFile) { self.file = file }

  /// Reads a value that is given to the view.
  ///
  /// - Returns: whether it makes a new one of UIKit's and nothing in it may turn its touches on.
  mutating func read(_ value: Lexemes) -> Bool {
    if value.count == 1, value.first?.is(.nil) == true { return true }
    guard value.first?.kind == .leftBrace else { return readInitializer(value) }
    switch file.names.returnedView(of: value) {
    case .local(let local):
      guard let initial = file.subviews[local].declaration.value, readInitializer(initial) else {
        return false
      }
      return read(file.names.uses(of: local).filter { $0.kind != .returned })
    case .made:
      guard let made = value.first?.closure?.body.firstStatement?.tokens else { return false }
      return readInitializer(made.first?.is(.return) == true ? made.dropFirst() : made)
    case .argument, nil: return false
    }
  }

  /// Reads `UILabel()` and `UILabel().then { … }`.
  private mutating func readInitializer(_ value: Lexemes) -> Bool {
    guard let name = value.first, name.isQuietType,
      let close = value.first(where: { $0.kind == .leftParen })?.partner,
      file.names.isUIKitInitializer(value.prefix(through: close))
    else { return false }
    type = type ?? name
    let rest = value.suffix(after: close)
    guard let period = rest.first else { return true }
    guard period.kind == .period, let call = period.next?.call, call.arguments == nil,
      let closure = call.trailingClosure, call.last == value.last
    else { return false }
    return read(closure)
  }

  /// Reads a closure that sets its argument up.
  private mutating func read(_ closure: Closure) -> Bool {
    let name = closure.signature.last { $0.kind == .identifier }
    let body = closure.body.tokens
    for token in closure.signature.last.map(body.suffix(after:)) ?? body {
      let isView =
        name.map { token.kind == .identifier && token.hasSameText(as: $0) && token.isFreeName }
        ?? (token.kind == .dollarIdentifier)
      guard isView else { continue }
      guard let member = token.member else {
        // What `apply { view in …; return view }` returns is the view itself.
        guard token.previous?.is(.return) == true || token.isAdded else { return false }
        continue
      }
      guard !member.turnsTouchesOn else { return false }
      if file.names.loadsImage(member) || file.names.isLibraryMember(member) { continue }
      if member.call != nil {
        guard file.names.isUIKitMethod(member) else { return false }
        if member.handlesTouches { handler = handler ?? token.through(member) }
      } else if file.names.leadsToForeignMethod(member) {
        return false
      }
    }
    return true
  }

  /// Reads the places that name the view.
  mutating func read(_ uses: some Sequence<ViewUse>) -> Bool {
    for use in uses {
      switch use.kind {
      case .assignment:
        guard let value = use.statement.assignedValue, read(value) else { return false }
        continue
      case .memberAssignment, .call, .member:
        guard use.member?.turnsTouchesOn != true else { return false }
      default: break
      }
      if let first = use.tokens.first, let member = use.member, member.handlesTouches {
        handler = handler ?? first.through(member)
        continue
      }
      guard use.isHandedOut(in: file), !use.leavesTouches(in: file) else { continue }
      if use.kind == .element, let closure = use.call?.closure {
        guard read(closure) else { return false }
        continue
      }
      guard let handing = use.handing(in: file) else { return false }
      handings.append(
        ViewHanding(
          handing, allowed: [.adds, .addsToRootView, .arranges, .optsOut, .constrains]))
    }
    return true
  }
}

extension ViewUse {
  /// Whether it is known to leave the view's touches as they are: an argument of something of UIKit, a comparison, a
  /// library that loads an image.
  fileprivate func leavesTouches(in file: ViewFile) -> Bool {
    switch kind {
    case .argument: return call.map { isHandedToUIKit($0, in: file) } ?? false
    case .call, .member: return member.map { file.names.loadsImage($0) } ?? false
    case .other:
      if tokens.last?.next?.isComparison == true { return true }
      guard let before = tokens.first?.previous else { return false }
      // The label of `location(in: label)` is a keyword.
      if before.kind == .colon, let call = tokens.first?.brackets?.call {
        return isHandedToUIKit(call, in: file)
      }
      return before.isComparison
    default: return false
    }
  }

  private func isHandedToUIKit(_ call: Call, in file: ViewFile) -> Bool {
    guard let name = call.name else { return false }
    return file.names.isUIKitMethod(name) || file.names.onlyReadsView(name) || name.isNameOfUIKit
  }
}

extension Lexeme {
  /// Whether it names a class of UIKit whose views get no touches unless that is turned on.
  fileprivate var isQuietType: Bool { self == "UILabel" || self == "UIImageView" }

  fileprivate var isComparison: Bool {
    self == "==" || self == "===" || self == "!=" || self == "!=="
  }

  /// Whether it is the only argument of a method that adds views.
  fileprivate var isAdded: Bool {
    guard previous?.kind == .leftParen, next?.kind == .rightParen, let method = previous?.previous
    else { return false }
    return method.is(.addSubview) || method.is(.addArrangedSubview)
  }

  /// Whether a member of a view turns its touches on, or may do so: RxGesture's methods do.
  fileprivate var turnsTouchesOn: Bool {
    if self == "isUserInteractionEnabled" { return statement?.assigns(.false) != true }
    guard self == "rx", let method = member else { return false }
    return method.hasSuffix("esture")
  }

  /// Whether a member of a view gives it something that handles touches.
  fileprivate var handlesTouches: Bool {
    if self.is(.addGestureRecognizer) { return call != nil }
    guard self == "addInteraction", let value = call?.arguments?.first?.value.first else {
      return false
    }
    return value == "UIContextMenuInteraction" || value == "UIDragInteraction"
      || value == "UIDropInteraction"
  }
}
