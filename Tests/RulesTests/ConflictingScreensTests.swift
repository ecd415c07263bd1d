import Testing

@testable import Rules

@Suite("conflicting_constraints: lengths that the screen decides")
struct ConflictingScreensTests {
  private let expect = Expectation(ConflictingConstraints())

  private func message(_ code: String) -> String? {
    diagnostics(of: ConflictingConstraints(), in: code).first?.message
  }

  // MARK: - Lengths that add up

  private static func type(_ header: String, _ setUp: String, more: String = "") -> String {
    """
    class Player\(header) {
      private let a = UIView()
      private let image = UIImageView()
      private let b = UIView()
      func setUp() {
        \(setUp)
      }
      \(more)
    }
    """
  }

  private static let anchors = """
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: ROOT.leadingAnchor, constant: 20),
      a.trailingAnchor.constraint(equalTo: image.leadingAnchor, constant: -12),
      a.widthAnchor.constraint(equalToConstant: 136),
      image.centerXAnchor.constraint(equalTo: ROOT.centerXAnchor),
      ↓image.widthAnchor.constraint(equalToConstant: 24),
    ])
    """
  private static let snapKit = """
    a.snp.makeConstraints {
      $0.leading.equalTo(ROOT).offset(20)
      $0.trailing.equalTo(image.snp.leading).offset(-12)
      $0.width.equalTo(136)
    }
    image.snp.makeConstraints {
      $0.centerX.equalTo(ROOT)
      ↓$0.width.equalTo(24)
    }
    """
  private static let items = """
    a.autoPinEdge(.leading, to: .leading, of: ROOT, withOffset: 20)
    a.autoPinEdge(.trailing, to: .leading, of: image, withOffset: -12)
    a.autoSetDimension(.width, toSize: 136)
    image.autoAlignAxis(.vertical, toSameAxisOf: ROOT)
    ↓image.autoSetDimension(.width, toSize: 24)
    """
  private static let operators = """
    a.leadingAnchor == ROOT.leadingAnchor + 20
    a.trailingAnchor == image.leadingAnchor - 12
    a.widthAnchor == 136
    image.centerXAnchor == ROOT.centerXAnchor
    ↓image.widthAnchor == 24
    """

  @Test(
    "lengths that add up to the width of a controller's view or of a table cell conflict",
    arguments: [
      ("Controller: UIViewController", "view"), ("Cell: UITableViewCell", "contentView"),
      ("Cell: BaseTableViewCell, Reusable", "contentView"), ("Cell: UITableViewCell", "self"),
      ("Header: UITableViewHeaderFooterView", "contentView"),
    ], [anchors, snapKit, items, operators])
  func width(type: (String, String), setUp: String) {
    expect(Self.type(type.0, setUp.replacing("ROOT", with: type.1)))
  }

  @Test(
    "other views are as wide as their users want",
    arguments: [
      ("View: UIView", "self"), ("Cell: UICollectionViewCell", "contentView"),
      ("Cell: UITableViewCell", "card"), ("Controller: UIViewController", "card"),
      ("Controller: UIViewController", "self.b"),
    ], [anchors, snapKit])
  func otherViews(type: (String, String), setUp: String) {
    let code = setUp.replacing("ROOT", with: type.1).replacing("↓", with: "")
    expect(Self.type(type.0, code))
  }

  @Test(
    "a view whose width the file chooses, and constraints that may give way, are silent",
    arguments: [
      "func show() { preferredContentSize = CGSize(width: 360, height: 100) }",
      "func fit() { view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }",
      "func show() { modalPresentationStyle = .popover }",
      "func fix() { view.widthAnchor.constraint(equalToConstant: 360).isActive = true }",
    ])
  func chosenWidths(more: String) {
    let code = Self.anchors.replacing("ROOT", with: "view")
    expect(Self.type("Controller: UIViewController", code.replacing("↓", with: ""), more: more))
    for change in [
      ("constant: 20)", "constant: 20).withPriority(.defaultHigh)"),
      ("equalTo: ROOT.leadingAnchor", "greaterThanOrEqualTo: ROOT.leadingAnchor"),
      ("constant: -12", "constant: -gap"),
    ] {
      let other = Self.anchors.replacing(change.0, with: change.1)
      expect(
        Self.type(
          "Controller: UIViewController",
          other.replacing("ROOT", with: "view").replacing("↓", with: "")))
    }
  }

  @Test("the content of a cell decides how high it is")
  func heightOfCell() {
    expect(
      Self.type(
        "Cell: UITableViewCell",
        "a.snp.makeConstraints { $0.top.bottom.equalTo(contentView).inset(8); $0.height.equalTo(40) }"
      ))
  }

  @Test("the message names the width of the screen, or of the table cell")
  func widthMessage() {
    func setUp(_ view: String) -> String {
      "a.snp.makeConstraints { $0.leading.trailing.equalTo(\(view)).inset(20); $0.width.equalTo(335) }"
    }
    #expect(
      message(Self.type("Cell: UITableViewCell", setUp("contentView")))
        == "the width of `a` contradicts `a.leading`, `a.trailing` (line 6) unless the table cell is 375 points wide, so UIKit breaks one of these constraints"
    )
    #expect(
      message(Self.type("Controller: UIViewController", setUp("view")))
        == "the width of `a` contradicts `a.leading`, `a.trailing` (line 6) unless the screen is 375 points wide, so UIKit breaks one of these constraints"
    )
  }

  @Test("a controller whose view is added to another one may be of any size")
  func embeddedControllers() {
    func count(_ other: String) -> Int {
      let code = Self.type("Controller: UIViewController", Self.snapKit)
        .replacing("ROOT", with: "view").replacing("↓", with: "")
      return diagnostics(of: ConflictingConstraints(), inFiles: [code, other]).count
    }
    func parent(_ code: String) -> String {
      "class Parent: UIViewController {\n  \(code)\n}\n"
    }
    #expect(count("class Parent: UIViewController {}\n") == 1)
    #expect(count(parent("func go() { show(PlayerController(), sender: nil) }")) == 1)
    #expect(
      count(parent("let child = OtherController(); func go() { view.addSubview(child.view) }"))
        == 1)
    #expect(
      count(parent("let child = PlayerController(); func go() { view.addSubview(child.view) }"))
        == 0)
    #expect(
      count(
        parent("var child: PlayerController?; func go() { card.addSubview(child!.view) }")) == 0)
    #expect(
      count(
        parent("func go() { let child = PlayerController(); card.addSubview(child.view) }")) == 0)
  }
}
