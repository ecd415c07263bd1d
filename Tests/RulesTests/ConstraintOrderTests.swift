import RuleKit
import Testing

@testable import Rules

@Suite("constraint_order")
struct ConstraintOrderTests {
  private let expect = Expectation(ConstraintOrder())

  @Test(
    "an order that is empty or has unknown or repeated names is refused, with a location for each mistake",
    arguments: [
      ([["top", "lefty"]], [[0, 1]], "found `lefty`"),
      ([["top"], ["bottom", "top"]], [[1, 1]], "`top` appears twice"),
      ([["tip"], ["botom"]], [[0, 0], [1, 0]], "found `tip`"),
      ([[]], [[]], "names no attribute"),
    ])
  func refused(_ names: [[String]], _ paths: [[Int]], _ message: String) throws {
    var options = ConstraintOrder.Options()
    let error = try #require(throws: OptionError.self) {
      try options.set("order", to: orderValue(names))
    }
    #expect(error.problems.map(\.path) == paths)
    #expect(error.problems[0].message.contains(message))
  }

  private func orderValue(_ names: [[String]]) -> OptionValue {
    .list(names.map { .list($0.map { .string($0) }) })
  }

  @Test("options are read by name, and unknown ones are refused")
  func options() throws {
    var options = ConstraintOrder.Options()
    try options.set("mode", to: .string("axis"))
    #expect(options.mode == .axis)
    try options.set("order", to: .list([.list([.string("width")])]))
    #expect(options.order.optionText == "[[width]]")
    #expect(
      throws: OptionError("expected `groups` or `strict` or `axis`, found `loose`")
    ) {
      try options.set("mode", to: .string("loose"))
    }
    #expect(throws: OptionError("no option `moed`", advice: "did you mean `mode`?")) {
      try options.set("moed", to: .string("axis"))
    }
  }

}
