import Testing

@testable import Rules

@Suite("required_cell_height")
struct RequiredCellHeightTests {
  private let expect = Expectation(
    RequiredCellHeight(), in: "class A: UITableViewCell { let a = UIView()\nfunc setup() { … } }")

  @Test("a required height of the cell or its content view")
  func required() {
    expect(
      "↓heightAnchor.constraint(equalToConstant: 64)«→.withPriority(.almostRequired)».isActive = true"
    )
    expect(
      "NSLayoutConstraint.activate([↓contentView.heightAnchor.constraint(«equalToConstant→greaterThanOrEqualToConstant»: 64)])"
    )
    expect("contentView.snp.makeConstraints { ↓$0.«height→width».equalTo(64) }")
    expect("«↓heightAnchor→a.heightAnchor».constraint(equalToConstant: 64).isActive = true")
  }

  @Test(
    "a cell of a collection and another view are silent",
    arguments: ["UICollectionViewCell", "UIView"])
  func others(_ superclass: String) {
    let code = "↓heightAnchor.constraint(equalToConstant: 64).isActive = true"
    expect(code, silentWith: [:])
    expect(
      code.replacing("↓", with: ""), around: ["UITableViewCell": superclass])
  }
}
