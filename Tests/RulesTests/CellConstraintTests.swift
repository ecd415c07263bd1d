import Testing

@testable import Rules

@Suite("cell_constraint")
struct CellConstraintTests {
  private let expect = Expectation(
    CellConstraint(),
    in: """
      class SongCell: UITableViewCell {
        private let title = UILabel()

        func setup() {
          contentView.addSubview(title)
          …
        }
      }
      """)

  @Test(
    "content that is tied to the cell at top and bottom is reported",
    arguments: [
      "↓title.topAnchor.constraint(equalTo: topAnchor).isActive = true; title.bottomAnchor.constraint(equalTo: «contentView.»bottomAnchor).isActive = true",
      "title.snp.makeConstraints { ↓$0.top.bottom.equalTo(self) }",
      "title.snp.makeConstraints { «↓$0.edges.equalTo(self)→$0.edges.equalToSuperview()» }",
      "↓title.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor).isActive = true; title.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true",
      "let guide = «→contentView.»layoutMarginsGuide; ↓title.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true; title.bottomAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true",
      "title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true; title.topAnchor.constraint(equalTo: topAnchor).isActive = true",
    ])
  func reported(_ code: String) { expect(code) }

  @Test("other cells, and what is added to the cell itself, are silent")
  func silent() {
    let code = "title.snp.makeConstraints { $0.top.bottom.equalTo(self) }"
    expect(code, around: ["UITableViewCell": "UICollectionViewCell"])
    expect(code, around: ["UITableViewCell": "UIView"])
    expect(code, around: ["contentView.addSubview": "addSubview"])
    expect(code + "; contentView.heightAnchor.constraint(equalToConstant: 8).isActive = true")
  }
}
