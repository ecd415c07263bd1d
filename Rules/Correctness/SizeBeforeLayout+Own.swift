import LayoutModel
import RuleKit
import SwiftSource

/// What code reads of its own view, or of a table, before that is laid out.
struct EarlyReads {
  let file: ViewFile

  /// The findings, each with the place where the value is read.
  func findings() -> [Finding] {
    var insets: [Lexeme] = []
    var sizes: [Lexeme] = []
    if file.hasWord(.safeAreaInsets, .contentSize) {
      for token in file.code.tokens {
        if token.is(.safeAreaInsets) { insets.append(token) }
        if token.is(.contentSize) { sizes.append(token) }
      }
    }
    return safeAreas(insets) + contentSizes(sizes) + layers() + shapes()
  }

  // MARK: - Safe areas

  /// A bound on the places that are looked at.
  private static let most = 64

  /// The safe area of a view has no insets until the view is in a window. Silent where it is read later, too.
  private func safeAreas(_ insets: [Lexeme]) -> [Finding] {
    guard !insets.isEmpty, insets.count <= Self.most, !file.hasWord(.viewSafeAreaInsetsDidChange)
    else { return [] }
    var findings: [Finding] = []
    for token in insets {
      guard let path = ownView(of: token), let statement = token.statement,
        file.occasions(of: statement.outsideMakers(in: file)).isBeforeLayout
      else { return [] }
      findings.append(
        Finding(
          path.through(token),
          "`\(path.through(token).text)` is zero here, because the view is in no window yet: it keeps nothing free of bars and notches",
          advice: "constrain to the `safeAreaLayoutGuide`",
          severity: .note))
    }
    return findings
  }

  /// The first token of a path to a member of the view that the code belongs to.
  private func ownView(of member: Lexeme) -> Lexeme? {
    guard let statement = member.statement, let type = file.scopes.declaredType(around: statement)
    else { return nil }
    guard let owner = member.owner else {
      let isOwn = file.scopes.inheritsFromView(type) && member.previous?.kind != .period
      return isOwn && !file.scopes.isLocal(member) ? member : nil
    }
    if owner.is(Keyword.`self`) { return file.scopes.inheritsFromView(type) ? owner : nil }
    let isOfOwner =
      owner.is(.view)
      ? file.scopes.isInController(statement) : owner.is(.contentView) && type.isCell
    guard isOfOwner, !file.scopes.isLocal(owner) else { return nil }
    guard owner.previous?.kind == .period else { return owner }
    return owner.owner?.is(Keyword.`self`) == true ? owner.owner : nil
  }

  // MARK: - Tables

  /// The size of the content of a table, right after it is told to load its rows anew.
  private func contentSizes(_ sizes: [Lexeme]) -> [Finding] {
    guard !sizes.isEmpty, sizes.count <= Self.most, !file.fixesRows else { return [] }
    var findings: [Finding] = []
    var left = Self.most
    for call in file.code.calls {
      guard let name = call.name, name.firstByte == UInt8(ascii: "r"), name.is(.reloadData),
        call.last == call.statement.tokens.last,
        let receiver = call.receiver, let table = receiver.last(where: { $0.kind == .identifier }),
        receiver.allSatisfy({
          $0 == table || $0.kind == .period || $0.is(Keyword.`self`) || $0.kind == .questionPostfix
            || $0.kind == .exclamationPostfix
        }),
        let index = file.names.subview(
          file.names.item(table.alone, in: call.statement.block), in: call.statement.block),
        file.subviews[index].isTable
      else { continue }
      left -= 1
      guard left > 0 else { break }
      guard let read = read(of: table, in: sizes, after: call.statement) else { continue }
      findings.append(
        Finding(
          read,
          "right after `reloadData()`, the content size of `\(table.text)` is an estimate: rows that turn out taller are cut off",
          advice: "call `\(table.text).layoutIfNeeded()` before"))
    }
    return findings
  }

  /// Where a statement behind another one in its block computes a constraint or a frame from the size of the content.
  private func read(of table: Lexeme, in sizes: [Lexeme], after reload: Statement) -> Lexemes? {
    var next = reload.next
    for _ in 0..<8 {
      guard let statement = next else { return nil }
      next = statement.next
      let isForLayout =
        statement.tokens.contains { file.isMakerCall($0) }
        || statement.target?.last.map { $0.is(.constant) || $0.is(.frame) || $0.is(.height) }
          == true
      if isForLayout {
        for token in statement.tokens where token.kind == .identifier {
          if token.is(.contentSize), let owner = token.owner,
            owner.hasSameText(as: table)
          {
            return owner.through(token)
          }
          if sizes.contains(where: { isRead($0, of: table, byPropertyNamed: token) }) {
            return token.alone
          }
        }
      }
      // Anything else may lay the table out.
      guard isForLayout, !statement.tokens.contains(where: { $0.hasPrefix(.layout) }) else {
        return nil
      }
    }
    return nil
  }

  private func isRead(
    _ size: Lexeme, of table: Lexeme, byPropertyNamed name: Lexeme
  ) -> Bool {
    guard name.isFreeName, name.call == nil, let owner = size.owner, owner.hasSameText(as: table),
      let block = size.statement?.block, let property = block.nameOfBody,
      property.hasSameText(as: name), block.tokens.count < 64,
      !block.tokens.contains(where: { $0.hasPrefix(.layout) })
    else { return false }
    return true
  }

  // MARK: - Layers

  /// Layers with the size that the view of a controller has before its layout: a layer does not follow the view.
  private func layers() -> [Finding] {
    var findings: [Finding] = []
    var left = Self.most
    for statement in file.code.statements {
      guard left > 0, let member = statement.assignedMember, member.is(.frame),
        let layer = member.owner,
        layer.kind == .identifier, layer.isFreeName,
        statement.target?.prefix(before: layer).allSatisfy({
          $0.is(Keyword.`self`) || $0.kind == .period
        }) == true,
        let value = statement.assignedValue, let rectangle = value.last,
        rectangle.is(.bounds) || rectangle.is(.frame), value.count < 8,
        let first = viewPath(to: rectangle), first == value.first,
        let function = statement.block.function, file.madeLayers.contains(file.names.key(layer)),
        file.staysAsSet(by: statement)
      else { continue }
      left -= 1
      findings.append(
        Finding(
          value, .staysAsItIs(layer.text, value.text, in: function.name?.text ?? "init"),
          advice: .followLayout(isController: file.scopes.isInController(statement)),
          severity: .note))
    }
    return file.hasWord(.sublayers, .viewWillTransition) ? [] : findings
  }

  /// Shadows, corners and paths by the size that a view has when it is made.
  private func shapes() -> [Finding] {
    guard file.hasWord(.shadowPath, .cornerRadius) || !file.madeLayers.isEmpty else { return [] }
    var findings: [Finding] = []
    var left = Self.most
    for statement in file.code.statements {
      guard left > 0, let member = statement.assignedMember,
        statement.shapesOwnLayer(member, in: file), let value = statement.assignedValue
      else { continue }
      left -= 1
      let isRadius = member.is(.cornerRadius)
      guard
        let size = (Array(value) + statement.pathNamed(in: value))
          .first(where: { $0.is(.bounds) || isRadius && $0.is(.frame) }),
        let first = viewPath(to: size, evenFrame: isRadius), file.staysAsSet(by: statement)
      else { continue }
      findings.append(
        Finding(
          first.through(size),
          .staysAsItIs(
            member.text, first.through(size).text,
            in: statement.block.function?.name?.text ?? "init"),
          advice: .followLayout(isController: file.scopes.isInController(statement)),
          severity: .note))
    }
    return findings
  }

  /// The first token of `view.bounds` and `self.view.layer.bounds` in a controller, of `bounds` and `layer.bounds` in a
  /// view whose size is not known when it is made.
  private func viewPath(to rectangle: Lexeme, evenFrame: Bool = false) -> Lexeme? {
    guard let statement = rectangle.statement else { return nil }
    let owner = rectangle.owner
    if file.scopes.isInController(statement) {
      return owner.flatMap { ownView(of: $0.is(.layer) ? $0 : rectangle) }
    }
    guard evenFrame || rectangle.is(.bounds),
      !file.answer(for: SizeBeforeLayout.self, \.givesItselfSize)
    else { return nil }
    return ownView(of: owner.flatMap { $0.is(.layer) ? $0 : nil } ?? rectangle)
  }
}

extension Statement {
  /// The statement that calls a maker, for one in its closure.
  fileprivate func outsideMakers(in file: ViewFile) -> Statement {
    var statement = self
    for _ in 0..<8 {
      guard file.isMaker(statement.block), let call = statement.block.closure?.call else { break }
      statement = call.statement
    }
    return statement
  }
}

extension ViewFile {
  fileprivate var givesItselfSize: Bool {
    code.tokens.all(.identifier).contains { token in
      guard token.is(.frame) || token.is(.bounds) else { return false }
      if token.next?.kind == .colon, token.brackets?.call?.callee.first?.is(.super) == true {
        let value = token.next?.next
        return !(value?.is(.frame) == true && value?.next?.kind != .period)
          && !(value?.kind == .period && value?.next.is(.zero) == true)
          && value?.member.is(.zero) != true
      }
      return token.isFreeName && token.statement?.target?.first == token
        || token.owner?.is(Keyword.`self`) == true
          && token.statement?.target?.contains(token) == true
    }
  }

  /// The names of properties and locals whose value makes a layer in the file.
  var madeLayers: Set<UInt64> { memoized(MadeLayers.init).keys }

  fileprivate func isMakerCall(_ token: Lexeme) -> Bool {
    token.kind == .identifier && (token.call?.closure).map { isMaker($0.body) } == true
  }

  /// Whether code of the file gives rows a height that a table need not estimate, or is told when the size of its content
  /// changes.
  fileprivate var fixesRows: Bool {
    code.tokens.contains { token in
      switch token.kind {
      case .identifier: break
      case .stringLiteral: return token == "\"contentSize\""
      // `\.contentSize`
      case .backslash: return token.next?.next.is(.contentSize) == true
      default: return false
      }
      if token.is(.heightForRowAt) || token.is(.sizeForItemAt) || token.is(.itemSize) {
        return true
      }
      return token.is(.rowHeight) && token.next?.kind == .equal
        && token.next?.next?.isNumber == true
    }
  }
}

extension Finding.Message {
  fileprivate static func staysAsItIs(_ layer: String, _ size: String, in function: String) -> Self
  {
    "`\(layer)` keeps the size that the view has in `\(function)`, before its layout: it does not follow in a sheet, in another controller, or when the device is rotated"
  }

  fileprivate static func followLayout(isController: Bool) -> Self {
    "set it in `\(isController ? "viewDidLayoutSubviews" : "layoutSubviews")`, where it is up to date whenever the size changes"
  }
}
