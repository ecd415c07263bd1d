import LintEngine
import Testing

@testable import Rules

@Suite("Fixes of constraint_order in arrays")
struct ConstraintOrderFixTests {
  @Test("the constraints of an array are sorted", arguments: arrays)
  func array(_ reordering: Reordering) { reordering.check() }

  static let arrays = [
    Reordering(
      "a comma after the last one",
      """
      activate([
        a.leading(),
        a.top(),
      ])
      """,
      """
      activate([
        a.top(),
        a.leading(),
      ])
      """),
    Reordering(
      "no comma after the last one",
      """
      activate([
        a.leading(),
        a.top()
      ])
      """,
      """
      activate([
        a.top(),
        a.leading()
      ])
      """),
    Reordering(
      "on one line", "activate([a.bottom(), a.leading(), a.top()]) // all",
      "activate([a.top(), a.leading(), a.bottom()]) // all"),
    Reordering(
      "several on a line, then a line break",
      """
      activate([a.bottom(), a.trailing(),
                a.leading(), a.top()])
      """,
      """
      activate([a.top(), a.leading(),
                a.trailing(), a.bottom()])
      """),
    Reordering(
      "commas at the starts of lines",
      """
      activate([
        a.leading()
        , a.top()
        , b.top()
      ])
      """,
      """
      activate([
        a.top()
        , a.leading()
        , b.top()
      ])
      """),
    Reordering(
      "irregular white space",
      """
      activate([ a.leading() ,a.top()  ,
      ])
      """,
      """
      activate([ a.top() ,a.leading()  ,
      ])
      """),
    Reordering(
      "constraints of other views keep their places",
      """
      activate([
        a.leading(),
        b.leading(),
        stored,
        a.top(),
        make(),
      ])
      """,
      """
      activate([
        a.top(),
        b.leading(),
        stored,
        a.leading(),
        make(),
      ])
      """),
    Reordering(
      "two views",
      """
      activate([
        a.leading(),
        b.leading(),
        b.top(),
        a.top(),
      ])
      """,
      """
      activate([
        a.top(),
        b.top(),
        b.leading(),
        a.leading(),
      ])
      """),
    Reordering(
      "blank lines that do not separate groups",
      """
      activate([
        a.leading(),

        a.bottom(),

        a.top(),
      ])
      """,
      """
      activate([
        a.top(),

        a.leading(),

        a.bottom(),
      ])
      """),
    Reordering(
      "constraints stay in their group of lines",
      """
      activate([
        a.leading(),
        a.trailing(),

        a.top(),
        a.bottom(),
      ])
      """, nil),
    Reordering(
      "each group of lines separately",
      """
      activate([
        a.width(),
        a.height(),

        a.leading(),
        a.bottom(),
      ])
      """,
      """
      activate([
        a.height(),
        a.width(),

        a.leading(),
        a.bottom(),
      ])
      """),
    Reordering(
      "a sorted group of attributes becomes adjacent",
      """
      activate([
        a.leading(),
        a.top(),
        a.width(),
        a.bottom(),
        a.height(),
      ])
      """,
      """
      activate([
        a.top(),
        a.leading(),
        a.bottom(),
        a.height(),
        a.width(),
      ])
      """),
    Reordering(
      "a sorted group of attributes stays as it is",
      """
      activate([
        a.top(),
        a.width(),
        a.bottom(),
        a.height(),
      ])
      """,
      """
      activate([
        a.top(),
        a.height(),
        a.width(),
        a.bottom(),
      ])
      """),
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
      """
      activate([
        a.leading(),
        b.trailingAnchor.constraint(equalTo: a.trailingAnchor),
        a.top(),
      ])
      """,
      nil),
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
      """
      activate([
        a.leading().then { $0.priority = .low },
        a.top()
          .withPriority(.high),
      ])
      """,
      """
      activate([
        a.top()
          .withPriority(.high),
        a.leading().then { $0.priority = .low },
      ])
      """
    ),
    Reordering(
      "constraints on several lines",
      """
      activate([
        a.leadingAnchor.constraint(
          equalTo: x,
          // as agreed
          constant: 8),
        a.top(),
      ])
      """,
      """
      activate([
        a.top(),
        a.leadingAnchor.constraint(
          equalTo: x,
          // as agreed
          constant: 8),
      ])
      """
    ),
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
      """
      activate([
        a.topAnchor.constraint(
          equalTo: x),
            a.leadingAnchor.constraint(
              equalTo: x),
      ])
      """
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
      """
      func make() -> [NSLayoutConstraint] {
        return [a.leading(), a.top()]
      }
      """,
      """
      func make() -> [NSLayoutConstraint] {
        return [a.top(), a.leading()]
      }
      """,
      safety: .unsafe),
    Reordering(
      "a stored array",
      """
      let all = [a.leading(), a.top()]
      NSLayoutConstraint.activate(all)
      """,
      """
      let all = [a.top(), a.leading()]
      NSLayoutConstraint.activate(all)
      """, safety: .unsafe),
    Reordering(
      "outside of `#if`",
      """
      activate([
        a.leading(),
        a.top(),
        #if DEBUG
        a.bottom(),
        #endif
      ])
      """,
      """
      activate([
        a.top(),
        a.leading(),
        #if DEBUG
        a.bottom(),
        #endif
      ])
      """),
  ].map(activating)

  /// `activate` is short for the method of `NSLayoutConstraint`.
  private static func activating(_ short: Reordering) -> Reordering {
    var reordering = short
    reordering.before = short.before.replacing("activate([", with: "NSLayoutConstraint.activate([")
    reordering.after = short.after?.replacing("activate([", with: "NSLayoutConstraint.activate([")
    return reordering
  }
}
