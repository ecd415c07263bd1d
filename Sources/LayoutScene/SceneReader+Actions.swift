import LayoutModel
import SwiftSource

extension SceneReader {
  /// Reads which views are added to which, and what is set on them.
  mutating func readActions() {
    for action in file.actions {
      switch action.role {
      case .addition: readAddition(action)
      case .appearance, .configuration, .neutral: readSetting(action)
      case .frame: readFrame(action)
      case .arrangement, .constraint, .renewal: continue
      }
    }
    for call in file.code.calls where call.name?.hasPrefix("startAnimating") == true {
      guard let receiver = call.receiver, !isLater(call.statement) else { continue }
      let started = boxes(ofPath: receiver, at: call.statement)
      update(call.statement) { $0.started.formUnion(started) }
    }
    readGuides()
    for statement in file.code.statements {
      if statement.kind == .assignment || statement.kind == .expression {
        readOwnSetting(statement)
      }
      if statement.kind == .assignment { readWholeView(statement) }
    }
  }

  /// `view.addLayoutGuide(column)`: a guide that code makes has a place like a view.
  private mutating func readGuides() {
    for call in file.code.calls where call.name == "addLayoutGuide" {
      guard let value = call.arguments?.first?.value, file.names.isPath(value) else { continue }
      let (block, statement) = (call.statement.block, call.statement)
      let receiver = call.receiver.map { file.names.item($0, in: block) }
      let parent = receiver.map { boxes(of: $0, at: statement).first } ?? .root
      let child = boxes(of: file.names.item(value, in: block), at: statement).first
      guard let child, let parent, child != parent else { continue }
      append(
        ScenePart.Addition(
          child: child, parent: parent, isArranged: false, isFirst: true,
          condition: condition(around: statement), place: place(call.tokens)), statement)
    }
  }

  private mutating func readWholeView(_ statement: Statement) {
    guard let target = statement.target, target.last?.is(.view) == true,
      target.count == 1 || target.count == 3 && target.first?.is(.`self`) == true,
      statement.block.kind == .functionBody, let value = statement.assignedValue,
      file.scopes.role(around: statement) == .controller,
      !(value.isPlainInitializer && value.first == "UIView")
    else { return }
    let views = children(value, at: statement)
    guard let view = views.first?.box, views.count == 1, view != .root else { return }
    var addition = ScenePart.Addition(
      child: view, parent: .root, isArranged: false, isFirst: true,
      condition: condition(around: statement), place: place(value))
    addition.isWholeView = true
    update(statement) { $0.additions.append(addition) }
  }

  /// `backgroundColor = .white` and `setTitle("Play", for: .normal)` in the code of a view, `view.backgroundColor = .white`
  /// in that of a controller.
  private mutating func readOwnSetting(_ statement: Statement) {
    let call = statement.calledFunction?.call
    guard let member = statement.target?.last ?? call?.name,
      Self.ownMembers.contains(member.text), statement.block.kind == .functionBody,
      let value = statement.assignedValue ?? call?.arguments?.first?.value
    else { return }
    let target = statement.target ?? statement.tokens.prefix(through: member)
    var path = target.dropLast().filter {
      $0.kind != .period && !$0.is(.`self`) && !$0.is(.super)
    }.map(\.text)
    let isOfLayer = path.last == "layer"
    if isOfLayer { path.removeLast() }
    guard path == (file.scopes.role(around: statement) == .controller ? ["view"] : []),
      !path.isEmpty || target.count > 1 || !file.scopes.isLocal(member)
    else { return }
    var setting = self.setting(.root, (isOfLayer ? "layer." : "") + member.text, value, statement)
    setting.isCall = call != nil
    if member == "isHidden" { setting.condition = condition(around: statement) }
    append(setting, statement)
  }

  private static let ownMembers: Set<String> = [
    "backgroundColor", "tintColor", "alpha", "clipsToBounds", "axis", "spacing", "alignment",
    "distribution", "layoutMargins", "directionalLayoutMargins",
    "isLayoutMarginsRelativeArrangement", "text", "font", "textColor", "numberOfLines",
    "textAlignment", "attributedText", "placeholder", "image", "setTitle", "setTitleColor",
    "setImage", "cornerRadius", "borderWidth", "borderColor", "shadowOpacity", "configuration",
    "isHidden",
  ]

  private mutating func readAddition(_ action: ViewAction) {
    let statement = action.statement
    let children = self.children(action.tokens, action.item, at: statement)
    var parents = action.parent.map { boxes(of: $0, at: statement) } ?? []
    if parents.isEmpty, action.member.map({ $0 == "subviews" || $0 == "sv" }) == true,
      file.scopes.type(around: statement)?.declaration.isOfCell == true
    {
      // Stevia's `subviews(…)` of a cell.
      parents = [BoxName.root.member("contentView")]
    }
    guard !children.isEmpty, parents.count == 1 || parents.count == children.count else {
      let parent = action.parent.map { file.name($0) } ?? "another view"
      addGap("", action.tokens, "is added to `\(parent)`", atMost: 40)
      return
    }
    let isArranged = action.member.map { $0.arrangesSubviews || $0 == "addItem" }
    let place = action.member.flatMap { $0.hasPrefix("insert") ? $0.call?.arguments?["at"] : nil }
    let isFirst = place?.isZero == true
    for (index, child) in children.enumerated() {
      add(
        child.box, to: parents[parents.count == 1 ? 0 : index], isArranged: isArranged ?? false,
        isFirst: isFirst, action, child.place)
    }
  }

  private mutating func add(
    _ child: BoxName, to parent: BoxName, isArranged: Bool, isFirst: Bool, _ action: ViewAction,
    _ statement: Statement
  ) {
    guard child != parent else { return }
    let isElement = action.tokens.contains { $0.isFreeName && isInLoop($0, action.statement) }
    var addition = ScenePart.Addition(
      child: child, parent: parent, isArranged: isArranged, isFirst: isFirst,
      condition: condition(around: statement, of: isElement ? child : nil),
      place: place(action.tokens))
    if let sibling = action.member?.call?.arguments?["belowSubview"] {
      addition.sibling = boxes(ofPath: sibling, at: action.statement).first
    }
    append(addition, action.statement)
  }

  private mutating func readSetting(_ action: ViewAction) {
    let statement = action.statement
    guard let member = action.member, !member.is(.translatesAutoresizingMaskIntoConstraints) else {
      return
    }
    let arguments = member.call?.arguments
    // The axis of such a priority matters, too.
    let isPriority = member.hasPrefix("setContent") || member == "setCustomSpacing"
    let state = arguments?["for"]?.last
    let isOfOtherState = state.map { $0 != "normal" } ?? false
    let value =
      statement.assignedValue
      ?? (isPriority || isOfOtherState ? arguments?.tokens : arguments?.first?.value)
    let path = file.code[action.tokens.indices].suffix(after: file.code[action.item.tokens])
    let whole = path.isEmpty ? member.text : String(path.text.drop { ".?!".contains($0) })
    for box in boxes(of: action.item, at: statement) {
      var setting = self.setting(box, whole, value, statement)
      setting.isCall = statement.assignedValue == nil
      if setting.isCall, let first = arguments?.first?.value {
        setting.expression = expression(of: setting, first, statement)
      }
      if whole == "isHidden" { setting.condition = condition(around: statement) }
      append(setting, statement)
      readConfiguration(setting, value, statement)
      if Self.places.contains(whole), let value { placeView(value, in: box, action) }
    }
  }

  func setting(
    _ box: BoxName, _ member: String, _ value: Lexemes?, _ statement: Statement
  ) -> ViewSetting {
    var setting = ViewSetting(
      box: box, member: member, value: value?.onOneLine(atMost: 400) ?? "",
      isData: value.map { comesFromData($0, statement) } ?? false, expression: .code(""))
    if let value {
      setting.expression = expression(of: setting, value, statement)
      if setting.isData { setting.nameOfData = NumberExpression(value).nameOfData }
    }
    return setting
  }

  private func frame(
    _ box: BoxName, _ member: String, _ value: Lexemes, _ statement: Statement
  ) -> ViewSetting {
    ViewSetting(
      box: box, member: member, value: value.onOneLine(atMost: 80), isFrame: true, isData: false,
      expression: expression(value, at: statement))
  }

  /// What a setting is given; in a function that lays out what it gets, its callers say what parameters are.
  private func expression(
    of setting: ViewSetting, _ value: Lexemes, _ statement: Statement
  ) -> NumberExpression {
    expression(
      value, at: statement,
      takesTypes: setting.hasNumbers && function(around: statement) == nil)
  }

  /// Reads what is set on a configuration before a view gets it: `configuration.title = "Play"`.
  private mutating func readConfiguration(
    _ setting: ViewSetting, _ value: Lexemes?, _ statement: Statement
  ) {
    guard setting.member == "configuration", let name = value?.first, value?.count == 1 else {
      return
    }
    var fuel = Fuel()
    for other in statement.block.statements {
      guard fuel.burn() else { return }
      guard other.kind == .assignment, let target = other.target, target.count > 2,
        let first = target.first, first.hasSameText(as: name), let assigned = other.assignedValue
      else { continue }
      let member = target.suffix(after: first).text
      append(self.setting(setting.box, "configuration" + member, assigned, other), statement)
    }
  }

  /// The members that put a view into the one that has them.
  private static let places: Set<String> = [
    "tableHeaderView", "tableFooterView", "backgroundView", "selectedBackgroundView",
    "refreshControl", "leftView", "rightView", "contentView",
  ]

  /// `tableView.tableHeaderView = headerView`.
  private mutating func placeView(_ value: Lexemes, in parent: BoxName, _ action: ViewAction) {
    let statement = action.statement
    guard !file.names.isPath(value) || !file.names.isNonViewLocal(value[value.startIndex]) else {
      return
    }
    let views = self.children(value, at: statement)
    let isBackground = action.member?.contains("ackgroundView") == true
    for child in views.map(\.box) where child != .root {
      add(child, to: parent, isArranged: false, isFirst: isBackground, action, statement)
      if !isBackground { update(statement) { $0.opaque.insert(child) } }
      guard isBackground || action.member?.hasPrefix("table") == true else { continue }
      // Headers and footers are as wide as the table, backgrounds as large as all of it.
      for attribute in [LayoutAttributes.left, .width] + (isBackground ? [.top, .height] : []) {
        var constraint = SceneConstraint(
          edge: SceneEdge(box: child, attribute: attribute), relation: .equal,
          place: place(value))
        constraint.target = SceneEdge(box: parent, attribute: attribute)
        constraint.priority = "high"
        constraint.isImplied = true
        append(constraint, action.statement)
      }
    }
  }

  /// `let icon = UIImageView(frame: CGRect(x: 16, y: 12, width: 40, height: 40))`.
  mutating func readFrame(madeWith declaration: Declaration, _ box: BoxName) {
    guard let value = declaration.value, value.first?.kind != .leftBrace,
      let call = value.last?.partner?.previous?.call, call.last == value.last,
      let frame = call.arguments?.first, frame.label.map({ $0 == "frame" }) == true,
      frame.value.last.map({ $0 == "zero" }) == false
    else { return }
    let setting = self.frame(box, "frame", frame.value, declaration.statement)
    update(declaration.statement) { $0.settings.append(setting) }
  }

  /// A whole frame, or a view that is made with one; parts of frames are among the constraints.
  private mutating func readFrame(_ action: ViewAction) {
    let statement = action.statement
    if let pin = action.member, pin.is(.pin) { return readAdjustments(behind: pin, action) }
    guard file.constraints(in: statement.tokens).isEmpty else { return }
    let value: Lexemes
    if let initializer = action.member, initializer.hasCapital, let call = initializer.call {
      value = call.tokens
    } else if let assigned = statement.assignedValue {
      value = assigned
    } else {
      return
    }
    let name = statement.target?.last.flatMap { $0.hasCapital ? nil : $0.text } ?? "frame"
    let isInitializer = action.member?.hasCapital == true
    for box in boxes(of: action.item, at: statement) {
      append(frame(box, isInitializer ? "frame" : name, value, statement), statement)
    }
  }
}

extension SceneReader {
  /// Notes what code does to views that the scene does not show: frames that it does not read, removals, and loops that make
  /// some views several times.
  mutating func readChanges() {
    for (index, subview) in file.subviews.enumerated() where subview.declaration.isStored {
      guard let box = boxName(ofSubview: index) else { continue }
      for use in file.model.uses(of: index) {
        guard let member = use.member, !member.is(.autoresizingMask) else { continue }
        let isUnread =
          use.kind == .memberAssignment && use.effectOnLayout(in: file) == nil
          && file.constraints(in: use.statement.tokens).isEmpty
          && !file.actions(in: use.statement.tokens).contains { $0.role == .frame }
        guard isUnread || member == "removeFromSuperview" else { continue }
        let text = isUnread ? use.statement.target?.suffix(from: member).text : nil
        update(use.statement) { $0.changes.append((box, text ?? "\(member.text)()")) }
      }
    }
    for block in file.code.blocks {
      if let loop = block.headOfLoop { noteLoop(block, loop) }
    }
    let makers = bodiesThatMakeViews
    for function in file.functions where makers.contains(function.body.index) {
      let calls = file.flow.mentions(of: function).lazy.compactMap(\.statement)
      let loops = calls.flatMap { $0.block.ancestors.prefix { $0.kind != .functionBody } }
      if let loop = loops.lazy.compactMap(\.headOfLoop).first { noteLoop(function.body, loop) }
    }
  }

  /// Notes that the views which some code makes or names itself are several.
  private mutating func noteLoop(_ block: Block, _ head: String) {
    guard let first = block.firstStatement else { return }
    let bytes = block.tokens.bytes
    update(first) { part in
      let declared = Set(part.views.map(\.name))
      var several = part.views.filter { $0.isLocal && bytes.contains($0.place.range.lowerBound) }
        .map(\.name)
      several += part.additions.filter { bytes.contains($0.place.range.lowerBound) }.map(\.child)
        .filter { $0.scope != 0 && !declared.contains($0) }
      part.changes += several.map { ($0, head) }
    }
  }
}

extension Block {
  /// The words of a loop before its block: `for index in 1...8`, `names.map`; nil for any other block.
  fileprivate var headOfLoop: String? {
    if kind == .loop, let open, let owner {
      return owner.tokens.prefix(before: open).onOneLine(atMost: 40)
    }
    guard let call = closure?.call, let name = call.name, let receiver = call.receiver,
      name.is(.forEach) || name == "map" || name == "compactMap" || name == "flatMap"
    else { return nil }
    return "\(receiver.onOneLine(atMost: 30)).\(name.text)"
  }
}

extension Declaration {
  fileprivate var isOfCell: Bool {
    type.contains { $0.hasSuffix("Cell") } || name?.hasSuffix("Cell") ?? false
  }
}

extension String {
  /// The text with each run of white space as one space, cut behind a number of characters.
  func onOneLine(atMost limit: Int) -> String {
    // Most texts are short, and have no spaces but single ones.
    var last = UInt8(ascii: " ")
    let isPlain =
      utf8.count <= limit
      && utf8.allSatisfy { byte in
        defer { last = byte }
        return byte > UInt8(ascii: " ") && byte < 0x80
          || byte == UInt8(ascii: " ") && last != UInt8(ascii: " ")
      }
    if isPlain, last != UInt8(ascii: " ") { return self }
    var result = ""
    var length = 0
    var wantsSpace = false
    for character in self {
      if character.isWhitespace {
        wantsSpace = !result.isEmpty
        continue
      }
      if wantsSpace, length < limit {
        result.append(" ")
        length += 1
      }
      wantsSpace = false
      guard length < limit else { return result + "…" }
      result.append(character)
      length += 1
    }
    return result
  }
}

extension SceneReader {
  /// Whether a value is what the view shows: a parameter or its members, a local that is made of them, a member of a stored
  /// property that is not a view, or a property whose observer sets it.
  func comesFromData(_ value: Lexemes, _ statement: Statement, depth: Int = 0) -> Bool {
    guard value.count <= 64, value.first?.kind != .leftBrace else { return false }
    let observed = statement.block.ancestors.lazy.compactMap(\.observedProperty).first?.name
    return value.contains { name in
      guard name.kind == .identifier, name.isFreeName, !name.hasCapital else { return false }
      if name == "newValue" || observed.map(name.hasSameText) == true { return true }
      if file.scopes.isLocal(name) {
        guard file.names.isNonViewLocal(name) else { return false }
        guard depth < 3, let local = file.names.declaration(ofLocal: name), let made = local.value
        else {
          return true
        }
        return comesFromData(made, local.statement, depth: depth + 1)
      }
      guard name.next?.kind == .period || name.next?.kind == .questionPostfix else { return false }
      return !file.names.isViewProperty(name) && !file.names.isNamedLikeView(name)
    }
  }
}

extension Lexemes {
  /// The text without comments on one line, cut behind a number of characters.
  func onOneLine(atMost limit: Int) -> String { code.onOneLine(atMost: limit) }

  var code: String {
    guard hasCommentBetween else { return text }
    return reduce(into: "") { code, token in
      let hasSpace = token.hasSpaceBefore || token.startsLine || token.hasCommentBefore
      if hasSpace, !code.isEmpty, code.last != "(" { code += " " }
      code += token.text
    }
  }
}
