import LayoutModel
import SwiftSource

extension ViewAccount {
  /// More places than this are not looked at: the view is everywhere.
  private static let mostAttachments = 16

  /// The places that add the view, or that hand it to code which may do so, in source order; nil where the view may come
  /// from elsewhere or be added by what makes it, or where its name may stand for another one.
  package func attachments(in file: ViewFile) -> [ViewUse]? {
    guard !file.names.isNamedElsewhere(index), makings.allSatisfy({ $0.isAlone(in: file) }),
      renewals.allSatisfy({ $0.assignedValue?.isNil == false })
    else { return nil }
    var found: [ViewUse] = []
    for (position, use) in uses.enumerated() where use.mayAttach(in: file) {
      guard position >= usesOfMaking, found.count < Self.mostAttachments else { return nil }
      found.append(use)
    }
    return found
  }
}

extension ViewFile {
  /// Whether a view of the file may be another name for one that the file makes.
  package func mayBeAlias(_ view: Int) -> Bool {
    let assigned = names.uses(of: view).filter { $0.kind == .assignment }
      .compactMap(\.statement.assignedValue)
    return ([subviews[view].declaration.value].compactMap(\.self) + assigned).contains {
      value in
      !value.isNil && !makesNewView(value)
    }
  }

  private func makesNewView(_ value: Lexemes) -> Bool {
    guard let making = ViewMaking(value, declaredAs: value.prefix(0), in: self),
      making.isAlone(in: self)
    else { return false }
    return making.local.map { local in
      names.uses(of: local).allSatisfy { use in
        use.kind == .returned || use.kind != .assignment && !use.mayAttach(in: self)
      }
    } ?? true
  }

  /// The places where something else than an addition gets hold of a view of the file, and may add it.
  package func handOuts(of view: Int) -> [ViewUse] {
    names.uses(of: view).filter { use in
      use.mayAttach(in: self)
        && !actions(in: use.tokens).contains {
          $0.role == .addition || $0.role == .arrangement
        }
    }
  }

  /// Whether nothing else than additions and methods of the view itself, such as a project's `icon.setColor(.red)`, get
  /// hold of a view of the file.
  package func onlyHasMethods(_ view: Int) -> Bool {
    handOuts(of: view).allSatisfy { $0.kind == .call || $0.kind == .member }
  }
}

extension ViewUse {
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
    case .element: return call.map { !$0.onlySetsMembers } ?? true
    case .returned: return true
    case .other: return !isInConstraint(in: file) && !file.isNameInFormat(self)
    }
  }

  /// Whether a method of the view is one that only constrains it, and hands it to nothing else: `Row([box.setHeight(8)])`
  /// gets the view that the method returns.
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
    return memoized(FormatLists.init) { lists in
      if let known = lists.areForFormats[list] { return known }
      let isForFormats = use.statement.block.tokens.suffix(after: list).allSatisfy { token in
        guard token.kind == .identifier, token.hasSameText(as: name), token.next?.kind != .colon
        else { return true }
        return token.previous?.kind == .colon && token.previous?.previous == "views"
      }
      lists.areForFormats[list] = isForFormats
      return isForFormats
    }
  }
}

private struct FormatLists {
  var areForFormats: [Lexeme: Bool] = [:]

  init(_ file: ViewFile) {}
}
