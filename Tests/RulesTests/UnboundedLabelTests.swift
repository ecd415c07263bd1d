import TestSupport
import Testing

@testable import Rules

@Suite("unbounded_label")
struct UnboundedLabelTests {
  private let expect = Expectation(
    UnboundedLabel(),
    in: """
      class PlayerView: UIView {
        …
        func setUp() {
        …
        }
      }
      """)

  private static let label =
    "private let label: UILabel = { let label = UILabel(); label.numberOfLines = 0; return label }()"
  private static let plain = "private let label = UILabel()"
  private static let leading = "label.snp.makeConstraints { $0.top.leading.equalToSuperview() }"

  @Test(
    "a label of several lines with one horizontal edge is reported",
    arguments: [
      (label, "addSubview(↓label)\n\(leading)"),
      (plain, "addSubview(↓label)\nlabel.numberOfLines = 3\n\(leading)"),
      (
        plain,
        "label.numberOfLines = 0\naddSubview(↓label)\nlabel.snp.makeConstraints { $0.center.equalToSuperview() }"
      ),
      (
        "private let label = UILabel().then { $0.numberOfLines = 2 }",
        "addSubview(↓label)\n\(leading)"
      ),
      (
        label,
        "addSubview(↓label)\nlabel.translatesAutoresizingMaskIntoConstraints = false\nlabel.topAnchor.constraint(equalTo: topAnchor).isActive = true\nlabel.rightAnchor.constraint(equalTo: rightAnchor).isActive = true"
      ),
      // What hangs on the label does not bound it.
      (
        label,
        "addSubview(↓label)\n\(leading)\nicon.snp.makeConstraints { $0.leading.equalTo(label.snp.leading) }"
      ),
      (
        "private var label: UILabel!",
        "label = UILabel()\nlabel.numberOfLines = 0\naddSubview(↓label)\n\(leading)"
      ),
      (label, "label.text = \"Hello\"\nlabel.text = song.title\naddSubview(↓label)\n\(leading)"),
      (
        "",
        "let label = UILabel()\nlabel.numberOfLines = 0\nlabel.text = song.title\naddSubview(↓label)\n\(leading)"
      ),
    ])
  func found(property: String, body: String) { expect(property, body) }

  @Test(
    "a label that may have a width, or breaks its text elsewhere, is silent",
    arguments: [
      (plain, "addSubview(↓label)\nlabel.numberOfLines = «3→1»\n\(leading)"),
      (plain, "addSubview(↓label)\nlabel.numberOfLines = «3→lines»\n\(leading)"),
      ("«\(label)→\(plain)»", "addSubview(↓label)\n\(leading)"),
      (
        "private let label = TitleLabel()", "addSubview(label)\nlabel.numberOfLines = 0\n\(leading)"
      ),
      (
        label,
        "addSubview(↓label)\nlabel.snp.makeConstraints { $0«.leading».trailing.equalToSuperview() }"
      ),
      (
        label,
        "addSubview(↓label)\n\(leading)\nlabel.trailingAnchor«.constraint(lessThanOrEqualTo: trailingAnchor)».isActive = true"
      ),
      (
        label,
        "addSubview(↓label)\n\(leading)«\nlabel.snp.makeConstraints { $0.width.lessThanOrEqualTo(200) }»"
      ),
      (
        label,
        "addSubview(↓label)\n\(leading)\nicon.snp.makeConstraints { $0.leading.equalTo(label«.snp».trailing) }"
      ),
      (label, "«label.text = \"Hello\"\n»addSubview(↓label)\n\(leading)"),
      (label, "addSubview(↓label)\n\(leading)«\nlabel.preferredMaxLayoutWidth = 200»"),
      (label, "addSubview(↓label)\n\(leading)\nwidth = label«.intrinsicContentSize».width"),
      (label, "addSubview(label)\n\(leading)\nlabel.text = \"One\\nTwo\""),
      (label, "addSubview(↓label)\n\(leading)«\nlabel.text = \"\"\"\n  One\n  Two\n  \"\"\"»"),
      (label, "addSubview(↓label)\n\(leading)«\nlabel.pinSides(to: self)»"),
      (label, "addSubview(↓label)\n\(leading)\nlabel«.frame».size.width = 200"),
      (label, "«addSubview→stack.addArrangedSubview»(↓label)\n\(leading)"),
      (label.replacing("private ", with: "public "), "addSubview(label)\n\(leading)"),
      (label, "addSubview(label)\nlabel.snp.makeConstraints { $0.top.width.equalToSuperview() }"),
      // The card may get its width from the label, but it is tied to the view outside.
      (
        label,
        "addSubview(card)\ncard.addSubview(label)\n\(leading)\ncard.trailingAnchor.constraint(equalTo: label.trailingAnchor).isActive = true"
      ),
    ])
  func silent(property: String, body: String) { expect(property, body) }
}
