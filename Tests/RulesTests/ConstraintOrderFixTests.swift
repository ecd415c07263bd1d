import Testing

@testable import Rules

@Suite("Fixes of constraint_order in arrays")
struct ConstraintOrderFixTests {
  @Test("the constraints of an array are sorted", arguments: arrays)
  func array(_ reordering: Reordering) { reordering.check() }

  static let arrays = [
    Reordering("a comma after the last one", "a.leading(),\na.top(),", "a.top(),\na.leading(),"),
    Reordering("no comma after the last one", "a.leading(),\na.top()", "a.top(),\na.leading()"),
    Reordering(
      "on one line", "activate([a.bottom(), a.leading(), a.top()]) // all",
      "activate([a.top(), a.leading(), a.bottom()]) // all"),
    Reordering(
      "several on a line, then a line break",
      "activate([a.bottom(), a.trailing(),\n          a.leading(), a.top()])",
      "activate([a.top(), a.leading(),\n          a.trailing(), a.bottom()])"),
    Reordering(
      "commas at the starts of lines", "a.leading()\n, a.top()\n, b.top()",
      "a.top()\n, a.leading()\n, b.top()"),
    Reordering(
      "irregular white space", "activate([ a.leading() ,a.top()  ,\n])",
      "activate([ a.top() ,a.leading()  ,\n])"),
    Reordering(
      "constraints of other views keep their places",
      "a.leading(),\nb.leading(),\nstored,\na.top(),\nmake(),",
      "a.top(),\nb.leading(),\nstored,\na.leading(),\nmake(),"),
    Reordering(
      "two views", "a.leading(),\nb.leading(),\nb.top(),\na.top(),",
      "a.top(),\nb.top(),\nb.leading(),\na.leading(),"),
    Reordering(
      "blank lines that do not separate groups", "a.leading(),\n\na.bottom(),\n\na.top(),",
      "a.top(),\n\na.leading(),\n\na.bottom(),"),
    Reordering(
      "constraints stay in their group of lines",
      "a.leading(),\na.trailing(),\n\na.top(),\na.bottom(),", nil),
    Reordering(
      "each group of lines separately", "a.width(),\na.height(),\n\na.leading(),\na.bottom(),",
      "a.height(),\na.width(),\n\na.leading(),\na.bottom(),"),
    Reordering(
      "a sorted group of attributes becomes adjacent",
      "a.leading(),\na.top(),\na.width(),\na.bottom(),\na.height(),",
      "a.top(),\na.leading(),\na.bottom(),\na.height(),\na.width(),"),
    Reordering(
      "a sorted group of attributes stays as it is",
      "a.top(),\na.width(),\na.bottom(),\na.height(),",
      "a.top(),\na.height(),\na.width(),\na.bottom(),"),
    Reordering(
      "a constraint written from the other side, outside of the moved ones",
      """
      activate([
        a.leading(),
        b.trailingAnchor.constraint(equalTo: a.trailingAnchor),
        a.width(),
        a.height(),
      ])
      """,
      """
      activate([
        a.leading(),
        b.trailingAnchor.constraint(equalTo: a.trailingAnchor),
        a.height(),
        a.width(),
      ])
      """
    ),
    Reordering(
      "a constraint written from the other side, in between",
      "a.leading(),\nb.trailingAnchor.constraint(equalTo: a.trailingAnchor),\na.top(),", nil),
    Reordering(
      "attributes of one rank keep their order",
      """
      activate([
        a.leading().priority(1),
        a.leading().priority(2),
        a.top().priority(1),
        a.top().priority(2),
      ])
      """,
      """
      activate([
        a.top().priority(1),
        a.top().priority(2),
        a.leading().priority(1),
        a.leading().priority(2),
      ])
      """
    ),
    Reordering(
      "calls on a constraint move with it",
      "a.leading().then { $0.priority = .low },\na.top()\n  .withPriority(.high),",
      "a.top()\n  .withPriority(.high),\na.leading().then { $0.priority = .low },"),
    Reordering(
      "constraints on several lines",
      "a.leadingAnchor.constraint(\n  equalTo: x,\n  // as agreed\n  constant: 8),\na.top(),",
      "a.top(),\na.leadingAnchor.constraint(\n  equalTo: x,\n  // as agreed\n  constant: 8),"),
    Reordering(
      "uneven indentation",
      """
      activate([
        a.leadingAnchor.constraint(
          equalTo: x),
            a.topAnchor.constraint(
              equalTo: x),
      ])
      """,
      nil
    ),
    Reordering(
      "items and attributes",
      """
      activate([
        NSLayoutConstraint(item: a, attribute: .leading, relatedBy: .equal, toItem: b, attribute: .leading, multiplier: 1, constant: 0),
        NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 0)])
      """,
      """
      activate([
        NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 0),
        NSLayoutConstraint(item: a, attribute: .leading, relatedBy: .equal, toItem: b, attribute: .leading, multiplier: 1, constant: 0)])
      """
    ),
    Reordering(
      "a returned array",
      "func make() -> [NSLayoutConstraint] {\n  return [a.leading(), a.top()]\n}",
      "func make() -> [NSLayoutConstraint] {\n  return [a.top(), a.leading()]\n}", safety: .unsafe),
    Reordering(
      "a stored array", "let all = [a.leading(), a.top()]\nNSLayoutConstraint.activate(all)",
      "let all = [a.top(), a.leading()]\nNSLayoutConstraint.activate(all)", safety: .unsafe),
    Reordering(
      "outside of `#if`", "a.leading(),\na.top(),\n#if DEBUG\na.bottom(),\n#endif",
      "a.top(),\na.leading(),\n#if DEBUG\na.bottom(),\n#endif"),
  ].map(activating)

  /// `activate` is short for the method of `NSLayoutConstraint`, and stands around code without any bracket.
  private static func activating(_ short: Reordering) -> Reordering {
    let long = { (code: String) in
      (code.contains("[") ? code : "activate([\n\(Reordering.indented(code))\n])")
        .replacing("activate([", with: "NSLayoutConstraint.activate([")
    }
    var reordering = short
    reordering.before = long(short.before)
    reordering.after = short.after.map(long)
    return reordering
  }
}
