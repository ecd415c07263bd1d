import RuleKit
import Testing

@testable import Rules

@Suite("fixed_text_size")
struct FixedTextSizeTests {
  private let expect = Expectation(
    FixedTextSize(),
    in: """
      class SongCell: UITableViewCell {
        private let title = UILabel()
        func setUp() {
          contentView.addSubview(title)
          …
        }
      }
      """)

  @Test(
    "a font that scales, in a view that does not follow, is reported where it is set",
    arguments: [
      "↓title.font = .preferredFont(forTextStyle: .body)«; title.adjustsFontForContentSizeCategory = true»",
      "↓title.font = UIFont.preferredFont(forTextStyle: .body)«; style(title)»",
      "↓title.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: font)«; title.useBody()»",
      "[title].forEach { ↓$0.font = .preferredFont(forTextStyle: .body)«; $0.adjustsFontForContentSizeCategory = true» }",
      "title.font = .systemFont(ofSize: 15)",
      "title.font = Fonts.body",
    ])
  func fonts(_ code: String) { expect(code) }

  @Test("a text field and a text view follow in the same way, a button in another one")
  func views() {
    let font = "title.font = .preferredFont(forTextStyle: .body)"
    for name in ["UITextField", "UITextView"] {
      expect("↓" + font, around: ["UILabel()": name + "()"])
    }
    for name in ["UIButton", "TitleLabel"] { expect(font, around: ["UILabel()": name + "()"]) }
  }

  @Test("a file that hears of the new size is silent")
  func handled() {
    expect(
      "↓title.font = .preferredFont(forTextStyle: .body)",
      silentWith: [
        "": " }; override func traitCollectionDidChange(_ old: UITraitCollection?) { update()",
        "":
          "registerForTraitChanges([UITraitPreferredContentSizeCategory.self], target: self, action: #selector(update)); ",
      ])
  }

  @Test("the fix adds the line behind the font")
  func fix() throws {
    let code = """
      class SongCell: UITableViewCell {
        private let title = UILabel()
        func setUp() {
          self.title.font = .preferredFont(forTextStyle: .body)
        }
      }
      """
    let found = try #require(diagnostics(of: FixedTextSize(), in: code).first?.fix)
    #expect(
      found.edits.map { String(decoding: $0.replacement, as: UTF8.self) }
        == ["\n    self.title.adjustsFontForContentSizeCategory = true"])
  }
}
