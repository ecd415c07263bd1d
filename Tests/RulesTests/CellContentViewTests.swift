import Testing

@testable import Rules

@Suite("cell_content_view")
struct CellContentViewTests {
  @Test(
    "views added to the cell itself are reported",
    arguments: [
      "addSubview(↓label)", "self.addSubview(↓label); addSubview(icon)",
      "insertSubview(↓label, at: 0)",
      "addSubviews(↓label, icon)", "[↓label, icon].forEach { addSubview($0) }",
      "addSubview(↓makeLabel())",
      "UIView.animate { self.addSubview(↓self.label) }",
      "contentView.addSubview(icon); addSubview(↓label)",
    ])
  func added(_ body: String) {
    for type in ["UITableViewCell", "UICollectionViewCell", "BaseCell"] {
      let code = "class SongCell: \(type), Themed { func setup() { \(body) } }"
      #expect(mismatch(CellContentView(), code) == nil, "\(body)")
    }
  }

  @Test(
    "other parents and intended places are silent",
    arguments: [
      "contentView.addSubview(label)", "self.contentView.addSubview(label)",
      "card.addSubview(label)",
      "backgroundView?.addSubview(label)", "insertSubview(label, belowSubview: contentView)",
      "insertSubview(label, aboveSubview: self.contentView)", "addSubview(contentView)",
      "super.addSubview(label)",
      "addContent(label)", "/* addSubview(label) */",
    ])
  func others(_ body: String) {
    let code = "class SongCell: UITableViewCell { func setup() { \(body) } }"
    #expect(mismatch(CellContentView(), code) == nil, "\(body)")
  }

  @Test("other types, and cells that forward their subviews, are silent")
  func types() {
    let code = """
      class Cell: UIView { func setup() { addSubview(label) } }
      class Player: NSObject, HasCell { func setup() { addSubview(label) } }
      extension OtherCell { func setup() { addSubview(label) } }
      class SongCell: UITableViewCell {}
      extension SongCell { func setup() { addSubview(↓label) } }
      class CardCell: UITableViewCell {
        override func addSubview(_ view: UIView) { contentView.addSubview(view) }
        func setup() { addSubview(label) }
      }
      """
    expect(CellContentView(), code)
  }

  @Test("the message gives the reason that is true of the cell")
  func reasons() {
    func message(_ type: String) -> String? {
      let code = "class SongCell: \(type) { func setup() { addSubview(label) } }"
      return diagnostics(of: CellContentView(), in: code).first?.message
    }
    let table = "`label` is added to the cell itself, where editing and accessories do not move it"
    for type in ["UITableViewCell", "BaseTableViewCell", "UICollectionViewListCell"] {
      #expect(message(type) == table)
    }
    let other =
      "`label` is added to the cell itself, where the content view, once it is used, may cover it"
    for type in ["UICollectionViewCell", "BaseCollectionViewCell", "BaseCell"] {
      #expect(message(type) == other)
    }
  }
}
