import RuleKit
import Testing

@testable import Rules

@Suite("ignored_touches")
struct IgnoredTouchesTests {
  private let expect = Expectation(
    IgnoredTouches(),
    in: """
      class PlayerView: UIView {
      …
      }
      """)

  private static let tap = "UITapGestureRecognizer(target: self, action: nil)"
  private static let label = "private let label = UILabel()"

  // MARK: - Labels and image views

  // MARK: - What is in them

  private static let views =
    "private let cover = UIImageView()\nprivate let row = UIStackView()\nprivate let play = UIButton()\nprivate let card = UIView()"
  private static let action = "play.addTarget(self, action: nil, for: .touchUpInside)"

  // MARK: - Recognizers

  @Test("two views of which it is not known where they are make a note")
  func severities() {
    func severity(_ views: String) -> [Severity] {
      diagnostics(
        of: IgnoredTouches(),
        in: """
          class PlayerView: UIView {
            \(views)
            func setUp() {
              addSubview(a)
              addSubview(b)
              let tap = UITapGestureRecognizer(target: self, action: nil)
              a.addGestureRecognizer(tap)
              b.addGestureRecognizer(tap)
            }
          }
          """
      ).map(\.severity)
    }
    #expect(severity("private let a = UIView()\nprivate let b = UIView()") == [.warning])
    #expect(severity("") == [.note])
  }

  // MARK: - Cells

  // MARK: - Messages

}
