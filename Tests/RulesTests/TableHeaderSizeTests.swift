import Testing

@testable import Rules

@Suite("table_header_size")
struct TableHeaderSizeTests {
  private let expect = Expectation(
    TableHeaderSize(),
    in: """
      class QueueController: UITableViewController {
        private let header = UIView()
        private let label = UILabel()

        func setup() {
          header.addSubview(label)
          label.topAnchor.constraint(equalTo: header.topAnchor).isActive = true
        }

        …
      }
      """)

  @Test(
    "a header without a frame, and one that is set in each layout, are reported",
    arguments: [
      "func show() { tableView.tableHeaderView = ↓header }«; func size() { header.frame.size.height = 8 }»",
      "func show() { «header.sizeToFit(); »tableView.tableFooterView = ↓header }",
      "func show() { tableView.tableHeaderView = ↓header }«; func size() { height = header.systemLayoutSizeFitting(size) }»",
      "func show() { «fit(header); »tableView.tableHeaderView = ↓header }",
      "func show() { «header.heightAnchor.constraint(equalToConstant: 8).isActive = true; »tableView.tableHeaderView = ↓header }",
      "override func viewDidLayoutSubviews() { ↓tableView.tableHeaderView = view }",
      "override func viewDidLayoutSubviews() { «if isNew { »↓tableView.tableHeaderView = view« }» }",
      "override func viewDidLayoutSubviews() { «guard isNew else { return }; »↓tableView.tableHeaderView = view }",
      "override func «viewWillLayoutSubviews→viewWillAppear»() { ↓tableView.tableHeaderView = view }",
      "func show() { tableView.tableHeaderView = «↓header→label» }",
      "func show() { tableView.tableHeaderView = «↓header→nil» }",
    ])
  func reported(_ code: String) { expect(code) }

  @Test("a header that a closure makes, with its content")
  func closures() {
    let making =
      "{ let view = UIView(); view.addSubview(label); label.snp.makeConstraints { $0.edges.equalToSuperview() }; return view }()"
    let code = "func show() { tableView.tableHeaderView = ↓header }"
    expect(code, around: ["header = UIView()": making.replacing("{ let", with: "header = { let")])
    expect(
      code.replacing("↓", with: ""),
      around: [
        "header = UIView()": "header = "
          + making.replacing("return", with: "view.frame = size; return")
      ])
  }

  @Test("a view with a frame, or of another class, is silent")
  func otherViews() {
    let code = "func show() { tableView.tableHeaderView = header }"
    expect(
      code,
      around: [
        "header = UIView()": "header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 80))"
      ])
    expect(code, around: ["header = UIView()": "header = QueueHeader()"])
    expect(
      code, around: ["label.topAnchor": "other.topAnchor", "header.topAnchor": "view.topAnchor"])
  }
}
