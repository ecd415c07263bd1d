import SwiftSource

extension FactBuilder {
  /// How wide and how high a view is made; nil where its initializer does not give both.
  public func sides(of view: FramedView) -> FrameSides? {
    let call = outline.calls[view.call.index]
    var width: Range<Int>?
    var height: Range<Int>?
    var areKeptEqual = text(call.name).contains("Equal")
    var list: Int? = call.open
    // The initializer, its `CGRect`, the `CGSize` of that.
    for _ in 0..<3 {
      guard let open = list else { break }
      list = nil
      for argument in outline.arguments(open, tokens) where argument.label >= 0 {
        switch tokens[argument.label].layoutWord {
        case .width: width = argument.value
        case .height: height = argument.value
        case .keepEqual: areKeptEqual = text(argument.value) != "false"
        case .frame, .size: list = rectangle(argument.value)
        default: continue
        }
      }
    }
    guard let width, let height else { return nil }
    return FrameSides(width: width, height: height, areKeptEqual: areKeptEqual)
  }

  /// The `(` of a value that is `CGRect(…)` or `CGSize(…)`.
  private func rectangle(_ value: Range<Int>) -> Int? {
    guard value.count > 2 else { return nil }
    let name = value.lowerBound
    let open = name + 1
    guard tokens[name].is(.CGRect) || text(name) == "CGSize", tokens[open].kind == .leftParen,
      outline.partner(of: open) == value.upperBound - 1
    else { return nil }
    return open
  }

  /// Whether two expressions are the same, or differ in nothing but that one scales by the screen's width and the other
  /// by its height.
  ///
  /// - Parameter needsScaling: whether they have to differ in that.
  public func areSame(_ width: Range<Int>, _ height: Range<Int>, needsScaling: Bool) -> Bool {
    guard width.count == height.count else { return false }
    var areScaled = false
    for (left, right) in zip(width, height) {
      if scalesApart(left, right) {
        areScaled = true
      } else if !sameText(left, right) {
        return false
      }
    }
    return areScaled || !needsScaling
  }

  private func scalesApart(_ width: Int, _ height: Int) -> Bool {
    switch tokens[width].layoutWord {
    case .scaleForScreenWidth: tokens[height].is(.scaleForScreenHeight)
    case .getValueScaledByScreenWidthFor: tokens[height].is(.getValueScaledByScreenHeightFor)
    default: false
    }
  }

  /// Whether an action rounds a view off: `icon.layer.cornerRadius = icon.frame.height / 2`.
  public func roundsOff(_ action: ViewAction) -> Bool {
    guard action.role == .configuration, let member = action.member, member.is(.cornerRadius)
    else { return false }
    let statement = outline.statements[action.statement.index]
    let value = (statement.assignment + 1)..<statement.end
    guard statement.kind == .assignment, tokens[statement.assignment].kind == .equal,
      value.count > 4
    else { return false }
    let last = value.upperBound - 1
    let half = text(last - 1) + text(last)
    guard half == "/2" || half == "/2.0" || half == "*0.5" else { return false }
    var end = last - 2
    guard tokens[end].is(.height) || tokens[end].is(.width) else { return false }
    for part in [[LayoutWord.size], [.frame, .bounds]]
    where end - 2 > value.lowerBound && part.contains(where: { tokens[end - 2].is($0) }) {
      end -= 2
    }
    guard tokens[end - 1].kind == .period, value.lowerBound < end - 1 else { return false }
    let view = value.lowerBound..<(end - 1)
    return isPath(view) && names.item(view, in: statement.block) == action.item
  }

  /// Whether a name is that of a view for all that the file says; empty for the view that the code belongs to.
  public func isViewWithFrame(_ path: Lexemes, in block: Block) -> Bool {
    let (path, block) = (path.indices, block.index)
    guard !isOtherFrame(path, in: block) else { return false }
    guard let name = path.last(where: { tokens[$0].kind == .identifier }) else {
      let isFrame = path.isEmpty && scopes.isLocal(path.lowerBound, in: block)
      return scopes.type(aroundBlock: block)?.isView ?? false && !isFrame
    }
    let isNamedSo =
      isNamedLikeView(name) || tokens[name].is(.view) || tokens[name].is(.contentView)
      || tokens[name].is(.superview)
    let isQualified = tokens[path.lowerBound].is(Keyword.`self`)
    guard path.first(where: { tokens[$0].kind == .identifier }) == name else { return isNamedSo }
    if !isQualified, let local = scopes.local(name, in: block) {
      return names.viewNames.contains(local) || isNamedSo
    }
    guard let member = scopes.memberKey(key(name), in: block) else { return isNamedSo }
    if names.viewNames.contains(member) || names.placedNames.contains(member) { return true }
    return !names.propertyNames.contains(member) && isNamedSo
  }

  /// The name of the type of the view that an expression makes: `UILabel` of `UILabel()`.
  public func viewType(madeIn expression: Lexemes) -> Lexeme? {
    guard let type = expression.first, makesView(expression.indices), isViewName(type.index),
      hasCapital(type.index)
    else { return nil }
    return type
  }
}
