import RuleKit
import Testing

@testable import Rules

@Suite("member_order")
struct MemberOrderTests {

  @Test("the order is an option; groups that it omits may appear anywhere")
  func order() throws {
    var options = MemberOrder.Options()
    try options.set(
      "order",
      to: .list([.string("nested_types"), .string("private_methods"), .string("lifecycle")]))
    let rule = MemberOrder(options: options)
    expect(
      rule,
      """
      class A: UIView { private func a() {}
      init() {}
      enum ↓B {} }
      """)
    expect(
      rule,
      """
      class A: UIView { enum B {}
      private func a() {}
      init() {}
      let c = 1 }
      """)
    #expect(options.order.optionText == "[nested_types, private_methods, lifecycle]")
    #expect(throws: OptionError.self) {
      try options.set("order", to: .list([.string("lifecycle"), .string("lifecycle")]))
    }
    #expect(throws: OptionError.self) { try options.set("order", to: .list([.string("init")])) }
    let found = diagnostics(
      of: MemberOrder(),
      in: """
        class A: UIView { private func a() {}
        func b(c: Int, _ d: Int) {} }
        """
    )
    #expect(
      found.map(\.message) == [
        "`b(c:_:)`, an accessible method, comes after `a()`, a private method"
      ])
    #expect(
      found.first?.advice
        == "keep the order: properties, nested types, lifecycle, accessible methods, private methods"
    )
  }

}
