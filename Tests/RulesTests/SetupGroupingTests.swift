import RuleKit
import Testing

@testable import Rules

@Suite("setup_grouping")
struct SetupGroupingTests {
  private let expect = Expectation(SetupGrouping())

  private let four = """
        aLabel.text = ""
        bButton.setTitle("", for: .normal)
        self.cView?.isHidden = true
        dLabel!.font = .bold
    """

  @Test("the limit is an option")
  func limit() throws {
    expect(
      """
      class A: UIView {
        func setup() {
      \(four)
        }
      }
      """, .init(maxSubviews: 4))
    var options = SetupGrouping.Options()
    try options.set("max_subviews", to: .integer(7))
    #expect(options.maxSubviews == 7)
    #expect(throws: OptionError.self) { try options.set("max_subviews", to: .integer(-1)) }
    #expect(throws: OptionError.self) { try options.set("max_subviews", to: .string("7")) }
  }

}
