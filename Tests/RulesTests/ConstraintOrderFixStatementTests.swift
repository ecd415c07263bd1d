import Testing

@testable import Rules

@Suite("Fixes of constraint_order in statements, and its options")
struct ConstraintOrderFixStatementTests {

  static let statements = [
    Reordering("one per line", "  a.leading!\n  a.top!", "  a.top!\n  a.leading!"),
    Reordering("on one line", "  a.leading!; a.top!", "  a.top!; a.leading!"),
    Reordering(
      "separated by semicolons", "  a.leading!;\n  b.top!;\n  a.top!",
      "  a.top!;\n  b.top!;\n  a.leading!"),
    Reordering(
      "separated by a blank line", "  a.width!\n\n  a.height!\n  done()",
      "  a.height!\n\n  a.width!\n  done()"),
    Reordering(
      "spread over several lines",
      "  a.leadingAnchor\n    .constraint(equalTo: x)\n    .isActive = true\n  a.top!",
      "  a.top!\n  a.leadingAnchor\n    .constraint(equalTo: x)\n    .isActive = true"),
    Reordering(
      "with other uses of the constraints",
      "  a.leading().activate()\n  a.top().isActive = wide\n  log()",
      "  a.top().isActive = wide\n  a.leading().activate()\n  log()"),
    Reordering(
      "with a discarded constraint", "  a.leading().activate()\n  a.height()\n  a.top()",
      "  a.top()\n  a.leading().activate()\n  a.height()", safety: .unsafe),
    Reordering(
      "passed to a view", "  view.addConstraint(a.leading())\n  view.addConstraint(a.top())",
      "  view.addConstraint(a.top())\n  view.addConstraint(a.leading())"),
    Reordering(
      "appended to an array", "  all.append(a.leading())\n  all.append(a.top())",
      "  all.append(a.top())\n  all.append(a.leading())", safety: .unsafe),
    Reordering(
      "only between two other statements", "  a.bottom!\n  log()\n  a.leading!\n  a.top!",
      "  a.bottom!\n  log()\n  a.top!\n  a.leading!"),
    Reordering(
      "a maker",
      """
        a.snp.makeConstraints { make in
          make.leading.trailing.equalTo(b)
          make.top.equalTo(b.snp.bottom).offset(8)
          make.width.equalTo(a.snp.height)
          make.height.equalTo(1)
        }
      """,
      """
        a.snp.makeConstraints { make in
          make.top.equalTo(b.snp.bottom).offset(8)
          make.leading.trailing.equalTo(b)
          make.height.equalTo(1)
          make.width.equalTo(a.snp.height)
        }
      """
    ),
    Reordering(
      "a maker on one line", "  a.snp.makeConstraints { $0.leading.equalTo(b); $0.top.equalTo(b) }",
      "  a.snp.makeConstraints { $0.top.equalTo(b); $0.leading.equalTo(b) }"),
  ]

  @Test("the fix follows a custom order and keeps what it does not name in place")
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
