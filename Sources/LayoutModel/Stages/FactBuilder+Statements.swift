import SwiftSource

extension FactBuilder {
  /// Reads what each statement sets or calls on a view.
  func readStatements() {
    for statement in code.statements {
      switch statement.kind {
      case .assignment: readAssignment(statement)
      case .property: readLocal(statement)
      case .expression: readCallStatement(statement)
      default: continue
      }
    }
  }

  private func readLocal(_ statement: Statement) {
    let block = statement.block.index
    guard let name = statement.declaration?.name?.alone.indices,
      scopes.functionsOfBlocks[block] >= 0
    else { return }
    addAction(.renewal, statement, name, in: block, tokens: name)
  }

  private func readAssignment(_ statement: Statement) {
    guard let path = statement.target?.indices, let value = statement.assignedValue?.indices,
      isPath(path)
    else { return }
    var names = PathNames()
    names.read(path, in: self)
    guard names.count > 0 else { return }
    let block = statement.block.index
    let last = names.last
    if tokens[last].is(.constant), names.count > 1 || names.isQualified {
      let constraint = path.lowerBound..<(last - 1)
      addNumber(
        .constant, value, .code(block), self.names.item(constraint, in: block), of: statement)
      return
    }
    if isInsetMember(names) {
      addNumber(.edgeInsets, value, .code(block), self.names.item(path, in: block), of: statement)
    }
    for position in 0..<names.count where isGeometry(names[position]) {
      // `frame` alone may be a local of that name.
      if position == 0, !names.isQualified, scopes.isLocal(names[0], in: block) { break }
      guard !path.contains(where: { tokens[$0].is(.layer) }),
        FrameDialect.isPart(names, after: position, in: self)
      else { break }
      FrameDialect.readAssignment(statement, path: path, geometry: names[position], in: self)
      return
    }
    guard names.count > 1 else {
      addAction(.renewal, statement, path, in: block, tokens: path)
      return
    }
    guard var role = role(of: names) else { return }
    // A callback is like a delegate: who it belongs to is the view's business.
    if role == .configuration, tokens[value.lowerBound].kind == .leftBrace {
      role = .neutral
    }
    if role == .appearance, isImageInVariable(value, of: names.last) { role = .configuration }
    addAction(
      role, statement, viewPath(path, names), in: block, member: code[last], tokens: path)
  }

  /// `icon.image = model.icon`: like a text, an image that a variable holds is data.
  private func isImageInVariable(_ value: Range<Int>, of member: Int) -> Bool {
    guard tokens[member].is(.image) || tokens[member].is(.highlightedImage) else { return false }
    return isPath(value) && code[value.lowerBound].kind != .period
      && !code[value.lowerBound].hasCapital
  }

  /// `contentInset.top`, `layoutMargins.left`.
  private func isInsetMember(_ names: PathNames) -> Bool {
    guard names.count > 1, let edge = tokens[names.last].layoutWord else { return false }
    switch edge {
    case .top, .leading, .left, .bottom, .trailing, .right:
      let insets = names[names.count - 2]
      return hasSuffix(insets, "nset") || hasSuffix(insets, "nsets") || hasSuffix(insets, "argins")
    default:
      return false
    }
  }

  private func isGeometry(_ token: Int) -> Bool {
    tokens[token].is(.frame) || tokens[token].is(.bounds) || tokens[token].is(.center)
  }

  /// The part of a path that names the view: all before the member, without the parts that UIKit's own views are made
  /// of, such as the layer of a view and the label of a button.
  private func viewPath(_ path: Range<Int>, _ names: PathNames) -> Range<Int> {
    var position = names.count - 2
    while position > 0, isPart(names[position], of: names[position - 1]) { position -= 1 }
    var next = names[position] + 1
    while next < path.upperBound, tokens[next].kind == .leftBracket {
      next = skip(next)
    }
    return path.lowerBound..<min(next, path.upperBound)
  }

  /// Whether a name is that of a part which views of UIKit have from the start: the layer of every view, the label and
  /// the image view of a button or a cell.
  private func isPart(_ part: Int, of owner: Int) -> Bool {
    switch tokens[part].layoutWord {
    case .layer: true
    case .titleLabel, .imageView: hasSuffix(owner, "utton") || hasSuffix(owner, "ell")
    case .textLabel, .detailTextLabel: hasSuffix(owner, "ell")
    case .searchTextField: hasSuffix(owner, "earchBar")
    default: false
    }
  }

  private func role(of names: PathNames) -> StatementRole? {
    let last = names.last
    if tokens[last].is(.isActive) || tokens[last].is(.priority) { return nil }
    // `view.flex.isIncludedInLayout`: a setting of the layout, not of the view.
    if names.count > 1, tokens[names[names.count - 2]].is(.flex) { return .neutral }
    let role = MemberRoles.role(ofMember: tokens[last])
    if let role { return role }
    if hasSuffix(last, "elegate") || hasSuffix(last, "ataSource")
      || hasPrefix(last, "accessibility")
    {
      return .neutral
    }
    return .configuration
  }

  /// `button.setTitle("Play", for: .normal)`, on a view that the statement begins with.
  private func readCallStatement(_ statement: Statement) {
    let start = statement.first.index
    guard tokens[start].kind == .identifier || tokens[start].kind == .keyword else { return }
    var names = PathNames()
    let limit = statement.end.index
    var end = start
    while end < limit {
      switch tokens[end].kind {
      case .identifier, .period, .questionPostfix, .exclamationPostfix, .keyword:
        end += 1
        continue
      case .leftBracket where end > start:
        end = skip(end)
        continue
      default: break
      }
      break
    }
    guard end < limit, tokens[end].kind == .leftParen, end - start < 32 else { return }
    let path = start..<end
    names.read(path, in: self)
    guard names.count > 1, !FlexLayoutDialect.isChain(start, in: self) else { return }
    let method = names.last
    guard tokens[method - 1].kind == .period, let role = role(ofMethod: method) else { return }
    addAction(
      role, statement, viewPath(path, names), in: statement.block.index, member: code[method],
      tokens: path)
  }

  private func role(ofMethod method: Int) -> StatementRole? {
    if let role = MemberRoles.role(ofMember: tokens[method]) {
      guard MemberRoles.takesState(tokens[method]),
        code[method].call?.arguments?.contains(where: { $0.label?.hasPrefix("for") == true })
          != true
      else { return role }
      return .configuration
    }
    if tokens[method].isLayoutWord { return nil }
    let name = code[method]
    if laysOut(name) { return .neutral }
    return Self.configuringPrefixes.contains { name.hasWordPrefix($0) } ? .configuration : nil
  }

  /// Whether a method of the project lays out its view: `setContentHugging(to: .required)`, `set(.height, to: 64)`.
  private func laysOut(_ method: Lexeme) -> Bool {
    if Self.layoutPrefixes.contains(where: { method.hasWordPrefix($0) }) { return true }
    guard let value = method.call?.arguments?.first?.value, value.count == 2,
      value.first?.kind == .period, let attribute = value.last
    else { return false }
    return !attributes(named: attribute.index).isEmpty
  }

  private static let layoutPrefixes: [StaticString] = [
    "setContentHugging", "setContentCompression", "setHugging", "setCompression",
  ]

  private static let configuringPrefixes: [StaticString] = [
    "set", "configure", "apply", "style", "round",
  ]

  /// Adds an action. `path` names the view; nil where the code does not name it.
  func addAction(
    _ role: StatementRole, _ statement: Statement, _ path: Range<Int>?, in block: Int,
    member: Lexeme? = nil, tokens range: Range<Int>, parent: Item? = nil
  ) {
    var item = Item.unknown(at: range.lowerBound)
    var root = item
    if let path {
      item = names.item(path, in: block)
      let rootPath = rootPath(of: path)
      root = rootPath == path ? item : names.item(rootPath, in: block)
    }
    actions.append(
      ViewAction(
        role: role, statement: statement, item: item, root: root, member: member,
        tokens: code[range], parent: parent))
  }

  /// The first name of a path, together with `self.` where that tells it from a local.
  private func rootPath(of path: Range<Int>) -> Range<Int> {
    guard !path.isEmpty else { return path }
    let isQualified = path.count > 2 && tokens[path.lowerBound].is(Keyword.`self`)
    var end = path.lowerBound + 1
    if isQualified {
      while end < path.upperBound, tokens[end].kind != .identifier { end += 1 }
      end += 1
    }
    return path.lowerBound..<min(end, path.upperBound)
  }
}
