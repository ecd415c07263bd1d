import LintEngine
import Rules
import Testing

@Suite("Fixes of constraint_order")
struct ConstraintOrderFixTests {
  @Test("constraints of an array change places", arguments: arrays)
  func array(_ reordering: Reordering) { reordering.check() }

  static let arrays = [
    Reordering(
      "a comma after the last one", "activate([\n  a.leading(),\n  a.top(),\n])",
      "activate([\n  a.top(),\n  a.leading(),\n])"),
    Reordering(
      "no comma after the last one", "activate([\n  a.leading(),\n  a.top()\n])",
      "activate([\n  a.top(),\n  a.leading()\n])"),
    Reordering(
      "on one line", "activate([a.bottom(), a.leading(), a.top()]) // all",
      "activate([a.top(), a.leading(), a.bottom()]) // all"),
    Reordering(
      "several on a line, then a break",
      "activate([a.bottom(), a.trailing(),\n          a.leading(), a.top()])",
      "activate([a.top(), a.leading(),\n          a.trailing(), a.bottom()])"),
    Reordering(
      "commas that begin lines", "activate([\n  a.leading()\n  , a.top()\n  , b.top()\n])",
      "activate([\n  a.top()\n  , a.leading()\n  , b.top()\n])"),
    Reordering(
      "odd white space", "activate([ a.leading() ,a.top()  ,\n])",
      "activate([ a.top() ,a.leading()  ,\n])"),
    Reordering(
      "other views keep their places",
      "activate([\n  a.leading(),\n  b.leading(),\n  stored,\n  a.top(),\n  make(),\n])",
      "activate([\n  a.top(),\n  b.leading(),\n  stored,\n  a.leading(),\n  make(),\n])"),
    Reordering(
      "two views", "activate([\n  a.leading(),\n  b.leading(),\n  b.top(),\n  a.top(),\n])",
      "activate([\n  a.top(),\n  b.top(),\n  b.leading(),\n  a.leading(),\n])"),
    Reordering(
      "groups of lines that are no groups",
      "activate([\n  a.leading(),\n\n  a.bottom(),\n\n  a.top(),\n])",
      "activate([\n  a.top(),\n\n  a.leading(),\n\n  a.bottom(),\n])"),
    Reordering(
      "no group of lines gets those of another",
      "activate([\n  a.leading(),\n  a.trailing(),\n\n  a.top(),\n  a.bottom(),\n])", nil),
    Reordering(
      "each group of lines by itself",
      "activate([\n  a.width(),\n  a.height(),\n\n  a.leading(),\n  a.bottom(),\n])",
      "activate([\n  a.height(),\n  a.width(),\n\n  a.leading(),\n  a.bottom(),\n])"),
    Reordering(
      "a group of attributes that is put in order stands together",
      "activate([\n  a.leading(),\n  a.top(),\n  a.width(),\n  a.bottom(),\n  a.height(),\n])",
      "activate([\n  a.top(),\n  a.leading(),\n  a.bottom(),\n  a.height(),\n  a.width(),\n])"),
    Reordering(
      "one that is in order stays as it is",
      "activate([\n  a.top(),\n  a.width(),\n  a.bottom(),\n  a.height(),\n])",
      "activate([\n  a.top(),\n  a.height(),\n  a.width(),\n  a.bottom(),\n])"),
    Reordering(
      "what is written from the other side and does not stand between",
      "activate([\n  a.leading(),\n  b.trailingAnchor.constraint(equalTo: a.trailingAnchor),\n  a.width(),\n  a.height(),\n])",
      "activate([\n  a.leading(),\n  b.trailingAnchor.constraint(equalTo: a.trailingAnchor),\n  a.height(),\n  a.width(),\n])"
    ),
    Reordering(
      "what is written from the other side belongs to the list",
      "activate([\n  a.leading(),\n  b.trailingAnchor.constraint(equalTo: a.trailingAnchor),\n  a.top(),\n])",
      nil),
    Reordering(
      "equals keep their order",
      "activate([\n  a.leading().priority(1),\n  a.leading().priority(2),\n  a.top().priority(1),\n  a.top().priority(2),\n])",
      "activate([\n  a.top().priority(1),\n  a.top().priority(2),\n  a.leading().priority(1),\n  a.leading().priority(2),\n])"
    ),
    Reordering(
      "what is called on a constraint goes with it",
      "activate([\n  a.leading().then { $0.priority = .low },\n  a.top()\n    .withPriority(.high),\n])",
      "activate([\n  a.top()\n    .withPriority(.high),\n  a.leading().then { $0.priority = .low },\n])"
    ),
    Reordering(
      "constraints on several lines",
      "activate([\n  a.leadingAnchor.constraint(\n    equalTo: x,\n    // as agreed\n    constant: 8),\n  a.top(),\n])",
      "activate([\n  a.top(),\n  a.leadingAnchor.constraint(\n    equalTo: x,\n    // as agreed\n    constant: 8),\n])"
    ),
    Reordering(
      "another indentation",
      "activate([\n  a.leadingAnchor.constraint(\n    equalTo: x),\n      a.topAnchor.constraint(\n        equalTo: x),\n])",
      "activate([\n  a.topAnchor.constraint(\n    equalTo: x),\n      a.leadingAnchor.constraint(\n        equalTo: x),\n])"
    ),
    Reordering(
      "items and attributes",
      "activate([\n  NSLayoutConstraint(item: a, attribute: .leading, relatedBy: .equal, toItem: b, attribute: .leading, multiplier: 1, constant: 0),\n  NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 0)])",
      "activate([\n  NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 0),\n  NSLayoutConstraint(item: a, attribute: .leading, relatedBy: .equal, toItem: b, attribute: .leading, multiplier: 1, constant: 0)])"
    ),
    Reordering(
      "an array that is returned",
      "func make() -> [NSLayoutConstraint] {\n  return [a.leading(), a.top()]\n}",
      "func make() -> [NSLayoutConstraint] {\n  return [a.top(), a.leading()]\n}",
      safety: .unsafe),
    Reordering(
      "an array that is stored",
      "let all = [a.leading(), a.top()]\nNSLayoutConstraint.activate(all)",
      "let all = [a.top(), a.leading()]\nNSLayoutConstraint.activate(all)", safety: .unsafe),
    Reordering(
      "outside of `#if`",
      "activate([\n  a.leading(),\n  a.top(),\n  #if DEBUG\n  a.bottom(),\n  #endif\n])",
      "activate([\n  a.top(),\n  a.leading(),\n  #if DEBUG\n  a.bottom(),\n  #endif\n])"),
  ].map(activating)

  /// `activate` is short for the method of `NSLayoutConstraint`.
  private static func activating(_ short: Reordering) -> Reordering {
    var reordering = short
    reordering.before = short.before.replacing("activate([", with: "NSLayoutConstraint.activate([")
    reordering.after = short.after?.replacing("activate([", with: "NSLayoutConstraint.activate([")
    return reordering
  }

  @Test("statements that follow each other change places", arguments: statements)
  func statement(_ reordering: Reordering) {
    var reordering = reordering
    reordering.before = "func layout() {\n\(reordering.before)\n}"
    reordering.after = reordering.after.map { "func layout() {\n\($0)\n}" }
    reordering.check()
  }

  static let statements = [
    Reordering("on lines", "  a.leading!\n  a.top!", "  a.top!\n  a.leading!"),
    Reordering("on one line", "  a.leading!; a.top!", "  a.top!; a.leading!"),
    Reordering(
      "with semicolons", "  a.leading!;\n  b.top!;\n  a.top!", "  a.top!;\n  b.top!;\n  a.leading!"),
    Reordering(
      "a blank line between", "  a.width!\n\n  a.height!\n  done()",
      "  a.height!\n\n  a.width!\n  done()"),
    Reordering(
      "several lines",
      "  a.leadingAnchor\n    .constraint(equalTo: x)\n    .isActive = true\n  a.top!",
      "  a.top!\n  a.leadingAnchor\n    .constraint(equalTo: x)\n    .isActive = true"),
    Reordering(
      "other things done with them",
      "  a.leading().activate()\n  a.top().isActive = wide\n  log()",
      "  a.top().isActive = wide\n  a.leading().activate()\n  log()"),
    Reordering(
      "with one that is dropped", "  a.leading().activate()\n  a.height()\n  a.top()",
      "  a.top()\n  a.leading().activate()\n  a.height()", safety: .unsafe),
    Reordering(
      "handed to a view", "  view.addConstraint(a.leading())\n  view.addConstraint(a.top())",
      "  view.addConstraint(a.top())\n  view.addConstraint(a.leading())"),
    Reordering(
      "added to an array", "  all.append(a.leading())\n  all.append(a.top())",
      "  all.append(a.top())\n  all.append(a.leading())",
      safety: .unsafe),
    Reordering(
      "only what stands between other statements", "  a.bottom!\n  log()\n  a.leading!\n  a.top!",
      "  a.bottom!\n  log()\n  a.top!\n  a.leading!"),
    Reordering(
      "a maker",
      "  a.snp.makeConstraints { make in\n    make.leading.trailing.equalTo(b)\n    make.top.equalTo(b.snp.bottom).offset(8)\n    make.width.equalTo(a.snp.height)\n    make.height.equalTo(1)\n  }",
      "  a.snp.makeConstraints { make in\n    make.top.equalTo(b.snp.bottom).offset(8)\n    make.leading.trailing.equalTo(b)\n    make.height.equalTo(1)\n    make.width.equalTo(a.snp.height)\n  }"
    ),
    Reordering(
      "a maker on one line", "  a.snp.makeConstraints { $0.leading.equalTo(b); $0.top.equalTo(b) }",
      "  a.snp.makeConstraints { $0.top.equalTo(b); $0.leading.equalTo(b) }"),
    Reordering(
      "parts of a frame",
      "  a.frame.origin.x = 8\n  a.frame.size.width = bounds.width - 2 * Layout.margin\n  a.frame.origin.y = max(Layout.top, 0)",
      "  a.frame.origin.y = max(Layout.top, 0)\n  a.frame.origin.x = 8\n  a.frame.size.width = bounds.width - 2 * Layout.margin"
    ),
    Reordering(
      "parts of the own frame", "  frame.size.width = 8\n  frame.size.height = Layout.height",
      "  frame.size.height = Layout.height\n  frame.size.width = 8"),
  ]

  @Test("options are followed", arguments: optional)
  func options(_ reordering: Reordering) { reordering.check() }

  static let optional = [
    Reordering(
      "the mode `strict`",
      "NSLayoutConstraint.activate([\n  a.width(),\n  a.lastBaseline(),\n  a.centerX(),\n  a.top(),\n])",
      "NSLayoutConstraint.activate([\n  a.top(),\n  a.lastBaseline(),\n  a.centerX(),\n  a.width(),\n])",
      .init(mode: .strict)),
    Reordering(
      "the mode `axis`: a center in the place of its edge stays",
      "NSLayoutConstraint.activate([\n  a.centerY(),\n  a.width(),\n  a.leading(),\n  a.height(),\n])",
      "NSLayoutConstraint.activate([\n  a.centerY(),\n  a.leading(),\n  a.height(),\n  a.width(),\n])",
      .init(mode: .axis)),
    Reordering(
      "the mode `axis`: a center behind the edges stays too",
      "NSLayoutConstraint.activate([\n  a.leading(),\n  a.top(),\n  a.centerY(),\n  a.height(),\n])",
      "NSLayoutConstraint.activate([\n  a.top(),\n  a.leading(),\n  a.centerY(),\n  a.height(),\n])",
      .init(mode: .axis)),
    Reordering(
      "the mode `axis`: the fewest moves",
      "NSLayoutConstraint.activate([\n  a.width(),\n  a.centerX(),\n  a.centerY(),\n  a.height(),\n])",
      "NSLayoutConstraint.activate([\n  a.centerY(),\n  a.centerX(),\n  a.height(),\n  a.width(),\n])",
      .init(mode: .axis)),
    Reordering(
      "left and right", "NSLayoutConstraint.activate([a.right(), a.left(), a.top()])",
      "NSLayoutConstraint.activate([a.top(), a.left(), a.right()])"),
    Reordering(
      "attributes of two groups",
      "a.snp.makeConstraints {\n  $0.centerX.width.equalTo(b)\n  $0.leading.equalTo(b)\n  $0.centerY.equalTo(b)\n  $0.height.equalTo(b)\n  $0.top.equalTo(b)\n}",
      "a.snp.makeConstraints {\n  $0.centerY.equalTo(b)\n  $0.height.equalTo(b)\n  $0.centerX.width.equalTo(b)\n  $0.top.equalTo(b)\n  $0.leading.equalTo(b)\n}"
    ),
    Reordering(
      "equals give way to the order of another group",
      "a.snp.makeConstraints {\n  $0.top.width.equalTo(b)\n  $0.top.height.equalTo(b)\n}",
      "a.snp.makeConstraints {\n  $0.top.height.equalTo(b)\n  $0.top.width.equalTo(b)\n}"),
    Reordering(
      "no order is right for both groups",
      "a.snp.makeConstraints {\n  $0.bottom.height.equalTo(b)\n  $0.top.width.equalTo(b)\n}", nil),
  ]

  @Test("an order of one's own is followed, and what it does not name keeps its place")
  func ownOrder() throws {
    var options = ConstraintOrder.Options()
    try options.set(
      "order",
      to: .list([.list([.string("leading"), .string("top")]), .list([.string("width")])]))
    Reordering(
      "", "NSLayoutConstraint.activate([a.top(), a.height(), a.bottom(), a.leading(), a.width()])",
      "NSLayoutConstraint.activate([a.leading(), a.height(), a.bottom(), a.top(), a.width()])",
      options
    ).check()
  }
}
