import LayoutModel
import LintEngine
import SwiftSource

/// A label that its file makes without a text, with the methods of the project that are called on it and the places that
/// give it a text.
struct UntitledLabel {
  /// One place where code does something with the label.
  struct Place {
    /// The name of the method or the member.
    var member: Lexeme
    /// The statement in a function of the type, or in the code of the value.
    var statement: Statement
    /// Whether the code that makes the label does it.
    var isInValue: Bool
    /// Whether it runs whenever its function does, as far as the code around the closure says that it is in.
    var isSure: Bool
  }

  let index: Int
  let name: Lexeme
  /// The calls of methods that may style a text, in source order.
  private(set) var styles: [Place] = []
  /// The places that set a text, in source order.
  private(set) var texts: [Place] = []
  /// The calls of the project's functions that are named for adding views, and must not do more.
  private(set) var handings: [ViewHanding] = []

  /// Nil for another view, and for a label that other code may get hold of or that gets an attributed text.
  init?(_ index: Int, in file: ViewFile, _ exits: inout CodeExits) {
    let subview = file.subviews[index]
    let declaration = subview.declaration
    guard let name = declaration.name, declaration.isStored, !declaration.hasAttribute,
      let value = declaration.value,
      value.first.map({ Self.mayMakeLabel($0, declaration) }) == true,
      declaration.modifiers.isDisjoint(with: [.static, .weak, .override]),
      !file.names.isNamedElsewhere(index)
    else { return nil }
    (self.index, self.name) = (index, name)
    guard read(value, declaredAs: declaration.type, in: file, &exits) else { return nil }
    for use in file.names.uses(of: index) {
      guard read(use, isInValue: false, in: file, &exits) else { return nil }
    }
    styles.sort { $0.member < $1.member }
    texts.sort { $0.member < $1.member }
    guard !styles.isEmpty, !texts.isEmpty else { return nil }
  }

  /// A quick look at what begins a value.
  private static func mayMakeLabel(_ first: Lexeme, _ declaration: Declaration) -> Bool {
    let isTyped = declaration.type.first.map { $0 == "UILabel" }
    return first == "UILabel" || first.kind == .leftBrace && isTyped != false
      || first.kind == .period && isTyped == true
  }

  // MARK: - The value

  /// Reads what makes the label; false for something else.
  private mutating func read(
    _ value: Lexemes, declaredAs type: Lexemes, in file: ViewFile, _ exits: inout CodeExits
  ) -> Bool {
    if value.makesPlainLabel(declaredAs: type, in: file) { return true }
    guard let first = value.first, let last = value.last else { return false }
    guard let closure = first.closure else {
      // `UILabel().then { $0.font = font }`
      guard let end = value.first(where: { $0.kind == .leftParen })?.partner, end < last,
        value.prefix(through: end).makesPlainLabel(declaredAs: type, in: file),
        end.next?.kind == .period, let call = end.next?.next?.call, call.last == last,
        call.arguments?.tokens.isEmpty ?? true, let closure = call.trailingClosure
      else { return false }
      return read(closure, of: nil, in: file, &exits)
    }
    guard let open = closure.body.close.next, open.kind == .leftParen, open.partner == last else {
      return false
    }
    switch file.names.returnedView(of: value) {
    case .local(let local):
      let declaration = file.subviews[local].declaration
      guard let made = declaration.value,
        read(made, declaredAs: declaration.type, in: file, &exits)
      else { return false }
      return file.names.uses(of: local).allSatisfy { use in
        use.kind == .returned || read(use, isInValue: true, in: file, &exits)
      }
    case .argument:
      return open.elements.first?.value.makesPlainLabel(declaredAs: type, in: file) == true
        && read(closure, of: nil, in: file, &exits)
    case .made, nil: return false
    }
  }

  /// Reads a closure that gets the label.
  ///
  /// - Parameter outer: the statement with the closure; nil where it makes the label.
  private mutating func read(
    _ closure: Closure, of outer: Statement?, in file: ViewFile, _ exits: inout CodeExits
  ) -> Bool {
    for token in closure.mentionsOfArgument {
      guard let statement = token.statement else { return false }
      let isReturned = token.previous?.is(.return) == true || statement.tokens.count == 1
      if isReturned { continue }
      let place = Place(
        member: token, statement: outer ?? statement, isInValue: outer == nil,
        isSure: statement.block == closure.body && exits.isSure(statement)
          && outer.map { exits.isSure($0) } ?? true)
      guard read(token, in: statement, place, file) else { return false }
    }
    return true
  }

  // MARK: - Places

  /// Reads what a closure does with the label that it gets.
  private mutating func read(
    _ token: Lexeme, in statement: Statement, _ place: Place, _ file: ViewFile
  ) -> Bool {
    guard let member = token.member else {
      return token.brackets?.call?.name.map(file.names.isUIKitMethod) == true
    }
    if statement.first == token, statement.kind == .assignment, statement.target != nil {
      return read(member, assignedIn: statement, place)
    }
    guard let call = member.call else {
      return !file.names.leadsToForeignMethod(member) && read(member, place)
    }
    if file.names.isUIKitMethod(member) || file.constraint(around: call.head) != nil { return true }
    guard statement.first == token, call.last.next == statement.end else { return false }
    return readStyle(call, member, place)
  }

  /// Reads a use of the label's name; false for one that may do anything.
  private mutating func read(
    _ use: ViewUse, isInValue: Bool, in file: ViewFile, _ exits: inout CodeExits
  ) -> Bool {
    guard let first = use.tokens.first else { return false }
    let place = Place(
      member: first, statement: use.statement, isInValue: isInValue,
      isSure: exits.isSure(use.statement))
    switch use.kind {
    case .assignment, .returned: return false
    case .memberAssignment:
      return use.member.map { read($0, assignedIn: use.statement, place) } ?? false
    case .call, .member:
      guard let member = use.member else { return false }
      guard member.call != nil else {
        return !MadeView.mayAttach(use, in: file) && read(member, place)
      }
      guard MadeView.mayAttach(use, in: file) else { return true }
      guard use.kind == .call, let call = member.call else { return false }
      if call.arguments?.tokens.isEmpty ?? true, let closure = call.trailingClosure {
        return read(closure, of: use.statement, in: file, &exits)
      }
      return readStyle(call, member, place)
    case .element:
      guard let closure = use.call?.closure else { return use.call?.onlyAddsSubviews ?? false }
      return read(closure, of: use.statement, in: file, &exits)
    case .argument, .other: return isPlaced(by: use, place, in: file)
    }
  }

  /// Reads a call of a method of the project; false for one that brings a text.
  private mutating func readStyle(_ call: Call, _ member: Lexeme, _ place: Place) -> Bool {
    guard !call.givesText else { return false }
    add(member, to: \.styles, place)
    return true
  }

  /// Whether a use only adds or constrains the label, or binds a text to it.
  private mutating func isPlaced(by use: ViewUse, _ place: Place, in file: ViewFile) -> Bool {
    if use.kind == .argument, let call = use.call, let name = call.name {
      if name == "assign" {
        guard let path = call.arguments?["to"], path.last == "text" else { return false }
        add(name, to: \.texts, place)
        return true
      }
      if file.names.isUIKitMethod(name) { return true }
    }
    let isAdded = file.actions(in: use.tokens).contains {
      $0.role == .addition || $0.role == .arrangement
    }
    guard !isAdded, MadeView.mayAttach(use, in: file) else { return true }
    guard use.isHandedForPlacing, let handing = use.handing(in: file) else { return false }
    handings.append(ViewHanding(handing, allowed: .placement))
    return true
  }

  /// Reads an assignment to a member; false if it may style a text.
  private mutating func read(
    _ member: Lexeme, assignedIn statement: Statement, _ place: Place
  ) -> Bool {
    guard member.isUIKitProperty, member != "attributedText" else {
      return member == "attributedText" && statement.assigns(.nil)
    }
    guard member == "text", statement.target?.last == member else { return member != "text" }
    // Without a text, there is nothing to style.
    if statement.assigns(.nil) || statement.assignedValue?.text == "\"\"" { return true }
    add(member, to: \.texts, place)
    return true
  }

  /// Reads a member that is neither assigned nor called: `label.rx.text` gets texts.
  private mutating func read(_ member: Lexeme, _ place: Place) -> Bool {
    guard member == "rx", let property = member.member else { return member != "rx" }
    if property == "attributedText" { return false }
    if property == "text" { add(property, to: \.texts, place) }
    return true
  }

  private mutating func add(
    _ member: Lexeme, to places: WritableKeyPath<Self, [Place]>, _ place: Place
  ) {
    var place = place
    place.member = member
    self[keyPath: places].append(place)
  }
}

extension Lexemes {
  /// Whether a value is `UILabel()` or, with that type, `.init()`.
  fileprivate func makesPlainLabel(declaredAs type: Lexemes, in file: ViewFile) -> Bool {
    if file.names.isUIKitInitializer(self) { return first == "UILabel" }
    guard first?.kind == .period, count == 4, self[startIndex + 1].is(Keyword.`init`),
      last?.kind == .rightParen
    else { return false }
    return type.count == 1 && type.first == "UILabel"
  }
}
