import RuleKit
import Testing

@testable import Rules

@Suite("added_twice")
struct AddedTwiceTests {
  private let expect = Expectation(
    AddedTwice(),
    in: """
      class PlayerView: UIView {
        let titleLabel = UILabel(), albumLabel = UILabel()
        lazy var card: UIView = { UIView() }()
        var header: UIView? { didSet { setNeedsLayout() } }
        let stack = UIStackView()
        var separator: UIView { UIView() }
        func layout(_ given: UIView) {
          …
        }
      }
      """)

  /// The messages about the body of a function, by its name.
  private func messages(_ name: String, _ body: String) -> [String] {
    let code = """
      class PlayerView: UIView {
        let titleLabel = UILabel(), albumLabel = UILabel()
        lazy var card: UIView = { UIView() }()
        let stack = UIStackView()
        @IBOutlet var box: UIView!
        func \(name)() {
          \(body)
        }
      }
      """
    return diagnostics(of: AddedTwice(), in: code).map(\.message)
  }

  @Test("a stack that takes back several views is one finding, a note")
  func arrangedLater() {
    let found = diagnostics(
      of: AddedTwice(),
      in: """
        class A: UIView {
          private let a = UILabel(), b = UILabel(), stack = UIStackView(), card = UIView()
          func setUp() {
            addSubviews(a, b)
            stack.addArrangedSubview(a)
            stack.addArrangedSubview(b)
          }
          func setUpCard() {
            addSubview(a)
            card.addSubview(a)
          }
        }
        """)
    #expect(
      found.map(\.message) == [
        "`a`, `b` are added to `self` and to `stack`: a view has one parent, so the first one loses them",
        "`a` is added to `self` and to `card`: a view has one parent, so the first one loses it",
      ])
    #expect(found.map(\.severity) == [.note, .note])
  }

  @Test("a second addition is a note")
  func severity() {
    func severities(_ second: String) -> [Severity] {
      diagnostics(
        of: AddedTwice(),
        in: """
          class PlayerView: UIView {
            let titleLabel = UILabel()
            let card = UIView()
            func setUp() {
              addSubview(titleLabel)
              \(second)
            }
          }
          """
      ).map(\.severity)
    }
    #expect(severities("addSubview(titleLabel)") == [.note])
    #expect(severities("card.addSubview(titleLabel)") == [.note])
  }
}
