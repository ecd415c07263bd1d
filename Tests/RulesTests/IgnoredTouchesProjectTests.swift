import Testing

@testable import Rules

@Suite("ignored_touches in a project of several files")
struct IgnoredTouchesProjectTests {
  private func findings(_ files: String...) -> Int {
    diagnostics(of: IgnoredTouches(), inFiles: files).count
  }

  private static func view(_ body: String = "") -> String {
    """
    class PlayerView: UIView {
      let label = UILabel()
      func setUp() {
        addSubview(label)
        label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(play)))
        \(body)
      }
    }

    """
  }

  private static let pin = "topAnchor.constraint(equalTo: superview!.topAnchor).isActive = true"

  @Test("a view that other files do not name is reported")
  func visible() {
    #expect(findings(Self.view()) == 1)
    #expect(findings(Self.view(), "func f() { cover.label.alpha = 1 }\n") == 0)
  }

  @Test(
    "a function that only lays the view out leaves its touches as they are",
    arguments: [
      ("label.fill()", "extension UIView { func fill() { \(Self.pin) } }"),
      ("embed(label)", "extension UIView { func embed(_ view: UIView) { addSubview(view) } }"),
    ])
  func layout(call: String, function: String) {
    #expect(findings(Self.view(call), function + "\n") == 1)
  }

  @Test(
    "a function that may turn them on is silent",
    arguments: [
      (
        "label.makeTappable()",
        "extension UIView { func makeTappable() { \(Self.pin); isUserInteractionEnabled = true } }"
      ),
      (
        "label.makeTappable()",
        "extension UIView { func makeTappable() { \(Self.pin); self.isUserInteractionEnabled = true } }"
      ),
      (
        "enable(label)",
        "extension UIView { func enable(_ view: UIView) { addSubview(view); view.isUserInteractionEnabled = true } }"
      ),
      ("label.makeTappable()", "extension UIView { func other() { \(Self.pin) } }"),
    ])
  func enabling(call: String, function: String) {
    #expect(findings(Self.view(call), function + "\n") == 0)
  }

  @Test(
    "a content view that another file hides covers nothing",
    arguments: [
      ("class List {}", 1),
      ("func f(_ cell: SongCell) { cell.contentView.alpha = 1; cell.title.isHidden = true }", 1),
      ("func f(_ cell: SongCell) { cell.contentView.isHidden = true }", 0),
      ("func f(_ cell: SongCell) { cell.contentView.isUserInteractionEnabled = false }", 0),
    ])
  func coveredCells(other: String, expected: Int) {
    let cell = """
      class SongCell: UITableViewCell {
        private let play = UIButton()
        init(style: Style, reuseIdentifier: String?) {
          play.addTarget(self, action: nil, for: .touchUpInside)
          addSubview(play)
        }
      }

      """
    #expect(findings(cell, other + "\n") == expected)
  }
}
