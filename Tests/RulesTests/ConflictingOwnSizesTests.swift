import Testing

@testable import Rules

@Suite("conflicting_constraints: own sizes")
struct ConflictingOwnSizesTests {
  private let expect = Expectation(
    ConflictingConstraints(),
    in: """
      class PlayButton: UIButton {
      …
      }
      class PlayerView: UIView {
        private let button…
        func setUp() {
          …
        }
      }
      """)

  @Test("a `CGSize` is not compared with one length")
  func sizes() {
    expect(
      "init() { super.init(frame: .zero); snp.makeConstraints { $0.size.equalTo(CGSize(width: 8, height: 9)) } }",
      " = PlayButton()", "button.snp.makeConstraints { $0.height.equalTo(9) }")
    expect(
      "init() { super.init(frame: .zero); snp.makeConstraints { $0.height.equalTo(9) } }",
      " = PlayButton()",
      "button.snp.makeConstraints { $0.size.equalTo(CGSize(width: 8, height: 9)) }"
    )
  }

  @Test("a length that contradicts another constraint of the file, too, has one finding")
  func oneFinding() {
    let fix = "init() { super.init(frame: .zero); snp.makeConstraints { $0.height.equalTo(56) } }"
    expect(
      fix, " = PlayButton()",
      "button.snp.makeConstraints { ↓$0.height.equalTo(44); ↓$0.height.equalTo(60) }")
    expect(
      fix, " = PlayButton()",
      "button.snp.makeConstraints { $0.height.equalTo(56); ↓$0.height.equalTo(60) }")
  }

  @Test("the message has both numbers; a number that the file does not tell has none")
  func message() {
    func message(_ fix: String, _ use: String) -> String? {
      diagnostics(
        of: ConflictingConstraints(),
        in: """
          class PlayButton: UIButton {
            init() { super.init(frame: .zero); snp.makeConstraints { $0.height.equalTo(\(fix)) } }
          }
          class PlayerView: UIView {
            let button = PlayButton()
            func setUp() { button.snp.makeConstraints { $0.height.equalTo(\(use)) } }
          }
          """
      ).first?.message
    }
    let both =
      "`PlayButton` fixes its height itself, and this height of `button` contradicts it, so UIKit breaks one of the two constraints"
    #expect(message("56", "60") == "\(both) (`PlayButton` has 56 points, this constraint 60)")
    #expect(message("Style.height", "60") == nil)
    #expect(message("56", "Style.height") == nil)
  }
}
