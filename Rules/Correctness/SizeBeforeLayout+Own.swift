import LayoutModel
import RuleKit
import SwiftSource

/// What code reads of its own view before that is laid out.
struct EarlyReads {
  let file: ViewFile

  /// The findings, each with the place where the value is read.
  func findings() -> [Finding] {
    safeAreas() + layers() + shapes()
  }

  // MARK: - Safe areas

  /// The safe area of a view has no insets until the view is in a window. Silent where it is read later, too.
  private func safeAreas() -> [Finding] {
    guard file.hasWord(.safeAreaInsets), !file.hasWord(.viewSafeAreaInsetsDidChange) else {
      return []
    }
    var findings: [Finding] = []
    for token in file.code.tokens where token.is(.safeAreaInsets) {
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
      let isOwn = type.declaration.role == .view && member.previous?.kind != .period
      return isOwn && !file.scopes.isLocal(member) ? member : nil
    }
    if owner.is(Keyword.`self`) { return type.declaration.role == .view ? owner : nil }
    let isOfOwner =
      owner.is(.view)
      ? file.scopes.role(around: statement) == .controller : owner.is(.contentView) && type.isCell
    guard isOfOwner, !file.scopes.isLocal(owner) else { return nil }
    guard owner.previous?.kind == .period else { return owner }
    return owner.owner?.is(Keyword.`self`) == true ? owner.owner : nil
  }

  // MARK: - Layers

  /// Layers with the size that the view of a controller has before its layout: a layer does not follow the view.
  private func layers() -> [Finding] {
    var findings: [Finding] = []
    for statement in file.code.statements {
      guard let member = statement.assignedMember, member.is(.frame),
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
      findings.append(
        Finding(
          value, .staysAsItIs(layer.text, value.text, in: function.name?.text ?? "init"),
          advice: .followLayout(isController: file.scopes.role(around: statement) == .controller),
          severity: .note))
    }
    return file.hasWord(.sublayers, .viewWillTransition) ? [] : findings
  }

  /// Shadows, corners and paths by the size that a view has when it is made.
  private func shapes() -> [Finding] {
    guard
      file.hasWord(.shadowPath, .cornerRadius)
        || file.hasWord(.addSublayer, .insertSublayer, .mask) && !file.madeLayers.isEmpty
    else { return [] }
    var findings: [Finding] = []
    var fuel = Fuel()
    for statement in file.code.statements {
      guard let member = statement.assignedMember,
        statement.shapesOwnLayer(member, in: file), let value = statement.assignedValue,
        fuel.burn(statement.block.count)
      else { continue }
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
          advice: .followLayout(isController: file.scopes.role(around: statement) == .controller),
          severity: .note))
    }
    return findings
  }

  /// The first token of `view.bounds` and `self.view.layer.bounds` in a controller, of `bounds` and `layer.bounds` in a
  /// view whose size is not known when it is made.
  private func viewPath(to rectangle: Lexeme, evenFrame: Bool = false) -> Lexeme? {
    guard let statement = rectangle.statement else { return nil }
    let owner = rectangle.owner
    if file.scopes.role(around: statement) == .controller {
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
    guard file.isMaker(block), let call = block.closure?.call else { return self }
    return call.statement.outsideMakers(in: file)
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

  fileprivate var madeLayers: KeySet { memoized(AssignedPlaces.init).layers }
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
