import Testing

@testable import Rules

@Suite("self_sizing_cell")
struct SelfSizingCellTests {
  private let expect = Expectation(
    SelfSizingCell(),
    in: """
      class CommentCell: UITableViewCell {
        private let author = UILabel()
        private let body = UILabel()

        func setup() {
          body.numberOfLines = 0
          contentView.addSubview(author)
          contentView.addSubview(body)
          …
        }
      }
      """)

  @Test(
    "content without a bottom is reported at its last view",
    arguments: [
      "author.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true; ↓body.topAnchor.constraint(equalTo: author.bottomAnchor).isActive = true«; body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).isActive = true»",
      "author.snp.makeConstraints { $0.top.leading.equalToSuperview() }; body.snp.makeConstraints { ↓$0.top.equalTo(author.snp.bottom)«; $0.bottom.equalToSuperview()» }",
      "let guide = contentView.layoutMarginsGuide; ↓body.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true«; guide.bottomAnchor.constraint(equalTo: body.bottomAnchor).isActive = true»",
      "body.snp.makeConstraints { ↓$0.top.equalToSuperview()«; $0.height.equalToSuperview()» }",
      "body.snp.makeConstraints { ↓$0.top.equalToSuperview() }«; pin(contentView)»",
      "body.snp.makeConstraints { $0.centerY.equalToSuperview() }",
      "body.snp.makeConstraints { $0.edges.equalToSuperview() }",
      "body.snp.makeConstraints { ↓$0.top.equalToSuperview() }« }; static func height(of text: String, width: CGFloat) -> CGFloat { text.height(width)»",
      "body.snp.makeConstraints { ↓$0.top.equalToSuperview() }« }; static let rowHeight: CGFloat = 80; func end() {»",
    ])
  func bottom(_ code: String) { expect(code) }

  @Test("a label of one line, and another cell, are silent")
  func otherCells() {
    let code = "body.snp.makeConstraints { $0.top.equalToSuperview() }"
    expect(code, around: ["numberOfLines = 0": "numberOfLines = 2"])
    expect(code, around: [": UITableViewCell": ": BaseCell"])
    expect(code, around: [": UITableViewCell": ": UIView"])
  }

  @Test("a fixed height of rows is reported where the cell is registered")
  func fixedHeight() {
    let controller = { (code: String) in
      "} }; class C: UITableViewController { func setup() { table.register(CommentCell.self); \(code)"
    }
    let code = "body.snp.makeConstraints { $0.edges.equalToSuperview() }"
    expect(code + controller("table.rowHeight = ↓60"))
    expect(code + controller("table.rowHeight = height"))
    let height =
      "} ; func tableView(_ t: UITableView, heightForRowAt path: IndexPath) -> CGFloat { "
    expect(code + controller(height + "↓72"))
    expect(code + controller(height + "return ↓72"))
    expect(code + controller(height + "path.row == 0 ? 72 : 80"))
    expect(code + controller(height + "print(path); return 72"))
    expect(code + controller("table.rowHeight = UITableView.automaticDimension"))
    expect(code + controller("table.estimatedRowHeight = 60"))
    expect(
      code + controller("table.rowHeight = 60").replacing("CommentCell.self", with: "Other.self"))
  }

  @Test("a cell of a collection that sizes itself has a width")
  func collections() {
    let code =
      "} }; func f(layout: UICollectionViewFlowLayout) { do { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize"
    let collection: KeyValuePairs = [
      ": UITableViewCell": ": UICollectionViewCell", "body.numberOfLines": "↓body.numberOfLines",
    ]
    expect(
      "body.snp.makeConstraints { $0.directionalEdges.equalToSuperview() }" + code,
      around: collection)
    let silent: KeyValuePairs = [": UITableViewCell": ": UICollectionViewCell"]
    expect(
      "body.snp.makeConstraints { $0.directionalEdges.equalToSuperview(); $0.width.equalTo(80) }"
        + code,
      around: silent)
    expect("body.snp.makeConstraints { $0.directionalEdges.equalToSuperview() }", around: silent)
  }
}
