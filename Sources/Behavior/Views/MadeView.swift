import LayoutModel
import SwiftSource

/// A view that the code of its file makes, and where that code may put it into another one.
package struct MadeView {
  /// What the file does with it.
  package let view: ViewAccount
  /// The places that add the view, or that hand it to code which may do so, in source order.
  package private(set) var attachments: [ViewUse] = []

  package var isMadeAtOnce: Bool { view.isMadeAtOnce }
  package var renewals: [Statement] { view.renewals }

  /// More such places than this are not looked at: the view is everywhere.
  private static let most = 16

  /// Nil where the view may come from elsewhere or be added by what makes it, or where its name may stand for another one.
  ///
  /// - Parameter index: an index into `file.subviews`.
  package init?(_ index: Int, in file: ViewFile) {
    guard let view = ViewAccount.of(index, in: file), !file.names.isNamedElsewhere(index),
      view.makings.allSatisfy({ $0.isAlone(in: file) }),
      view.renewals.allSatisfy({ $0.assignedValue?.isNil == false })
    else { return nil }
    self.view = view
    for (position, use) in view.uses.enumerated() where Self.mayAttach(use, in: file) {
      guard position >= view.usesOfMaking, attachments.count < Self.most else { return nil }
      attachments.append(use)
    }
  }

  /// Whether a view of the file may be another name for one that the file makes.
  package static func mayBeAlias(_ view: Int, in file: ViewFile) -> Bool {
    let assigned = file.names.uses(of: view).lazy.filter { $0.kind == .assignment }
      .compactMap(\.statement.assignedValue)
    return ([file.subviews[view].declaration.value].compactMap(\.self) + assigned).contains {
      value in
      !value.isNil && !isMade(by: value, in: file)
    }
  }

  /// Whether a value is a new view that nothing else knows.
  private static func isMade(by value: Lexemes, in file: ViewFile) -> Bool {
    guard let making = ViewMaking(value, declaredAs: value.prefix(0), in: file),
      making.isAlone(in: file)
    else { return false }
    return making.local.map { local in
      file.names.uses(of: local).allSatisfy { use in
        use.kind == .returned || use.kind != .assignment && !mayAttach(use, in: file)
      }
    } ?? true
  }

  /// The places where something else than an addition gets hold of a view of the file, and may add it.
  package static func handOuts(of view: Int, in file: ViewFile) -> [ViewUse] {
    file.names.uses(of: view).filter { use in
      mayAttach(use, in: file)
        && !file.actions(in: use.tokens).contains {
          $0.role == .addition || $0.role == .arrangement
        }
    }
  }

  /// Whether nothing else than additions and methods of the view itself, such as a project's `icon.setColor(.red)`, get
  /// hold of a view of the file.
  package static func onlyHasMethods(_ view: Int, in file: ViewFile) -> Bool {
    handOuts(of: view, in: file).allSatisfy { $0.kind == .call || $0.kind == .member }
  }

  /// The keys of the names in all values that members of a view of the file get.
  package static func namesAssigned(toMembersOf view: Int, in file: ViewFile) -> Set<UInt64> {
    var names: Set<UInt64> = []
    for use in file.names.uses(of: view) where use.kind == .memberAssignment {
      for token in use.statement.assignedValue?.prefix(64) ?? use.tokens
      where token.kind == .identifier {
        names.insert(file.names.key(token))
      }
    }
    return names
  }

  /// Whether the code at a use may put the view into another one.
  package static func mayAttach(_ use: ViewUse, in file: ViewFile) -> Bool {
    switch use.kind {
    case .memberAssignment, .assignment: return false
    case .call, .member:
      guard let member = use.member else { return false }
      guard let call = member.call else { return file.names.leadsToForeignMethod(member) }
      if file.names.isUIKitMethod(member) || file.names.isLibraryMember(member) { return false }
      return !isConstrained(use, by: call, in: file)
    case .argument:
      guard let call = use.call, let name = call.name else { return true }
      if name.is(.constrain) { return false }
      return !isInConstraint(use, in: file)
    case .element: return use.call.map { !$0.onlySetsMembers } ?? true
    case .returned: return true
    case .other: return !isInConstraint(use, in: file) && !file.isNameInFormat(use)
    }
  }

  /// Whether a method of the view is one that only constrains it, and hands it to nothing else: `Row([box.setHeight(8)])`
  /// gets the view that the method returns.
  private static func isConstrained(_ use: ViewUse, by call: Call, in file: ViewFile) -> Bool {
    if call.name?.hasPrefix("snp_") == true { return true }
    let around = use.kind == .member ? use.tokens.first?.brackets?.open.kind : nil
    return around != .leftParen && around != .leftBracket && isInConstraint(use, in: file)
  }

  /// Whether a use is part of a constraint, and not of a helper's call that constrains the view and adds it, too.
  private static func isInConstraint(_ use: ViewUse, in file: ViewFile) -> Bool {
    guard let first = use.tokens.first, file.constraint(around: first) != nil else { return false }
    return !file.actions(in: use.tokens).contains { $0.role == .addition }
  }
}

extension Call {
  /// Whether a call of `forEach` does nothing but set members of each element.
  fileprivate var onlySetsMembers: Bool {
    guard let body = trailingClosure?.body else { return false }
    return body.statements.allSatisfy { $0.kind == .assignment && ($0.target?.count ?? 0) > 2 }
  }
}

extension ViewFile {
  /// Whether a view is only named for visual formats: `["label": label]` as the argument `views:`, or as the value of
  /// a local that is nothing but such an argument.
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
    return use.statement.block.tokens.suffix(after: list).allSatisfy { token in
      guard token.kind == .identifier, token.hasSameText(as: name), token.next?.kind != .colon
      else {
        return true
      }
      return token.previous?.kind == .colon && token.previous?.previous == "views"
    }
  }
}
