// What self_sizing_cell finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
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

// case: content without a bottom is reported at its last view
// lines:
author.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true; ↓body.topAnchor.constraint(equalTo: author.bottomAnchor).isActive = true«; body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).isActive = true»
author.snp.makeConstraints { $0.top.leading.equalToSuperview() }; body.snp.makeConstraints { ↓$0.top.equalTo(author.snp.bottom)«; $0.bottom.equalToSuperview()» }
let guide = contentView.layoutMarginsGuide; ↓body.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true«; guide.bottomAnchor.constraint(equalTo: body.bottomAnchor).isActive = true»
body.snp.makeConstraints { ↓$0.top.equalToSuperview()«; $0.height.equalToSuperview()» }
body.snp.makeConstraints { ↓$0.top.equalToSuperview() }«; pin(contentView)»
body.snp.makeConstraints { $0.centerY.equalToSuperview() }
body.snp.makeConstraints { $0.edges.equalToSuperview() }
body.snp.makeConstraints { ↓$0.top.equalToSuperview() }« }; static func height(of text: String, width: CGFloat) -> CGFloat { text.height(width)»
body.snp.makeConstraints { ↓$0.top.equalToSuperview() }« }; static let rowHeight: CGFloat = 80; func end() {»

// around:
class CommentCell: UITableViewCell {
  private let author = UILabel()
  private let body = UILabel()

  func setup() {
    body.numberOfLines = 2
    contentView.addSubview(author)
    contentView.addSubview(body)
    …
  }
}

// case: a label of one line, and another cell, are silent
body.snp.makeConstraints { $0.top.equalToSuperview() }

// around:
class CommentCell: BaseCell {
  private let author = UILabel()
  private let body = UILabel()

  func setup() {
    body.numberOfLines = 0
    contentView.addSubview(author)
    contentView.addSubview(body)
    …
  }
}

// case: a label of one line, and another cell, are silent
body.snp.makeConstraints { $0.top.equalToSuperview() }

// around:
class CommentCell: UIView {
  private let author = UILabel()
  private let body = UILabel()

  func setup() {
    body.numberOfLines = 0
    contentView.addSubview(author)
    contentView.addSubview(body)
    …
  }
}

// case: a label of one line, and another cell, are silent
body.snp.makeConstraints { $0.top.equalToSuperview() }

// around:
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

// case: a fixed height of rows is reported where the cell is registered
// lines:
body.snp.makeConstraints { $0.edges.equalToSuperview() }} }; class C: UITableViewController { func setup() { table.register(CommentCell.self); table.rowHeight = ↓60
body.snp.makeConstraints { $0.edges.equalToSuperview() }} }; class C: UITableViewController { func setup() { table.register(CommentCell.self); table.rowHeight = height
body.snp.makeConstraints { $0.edges.equalToSuperview() }} }; class C: UITableViewController { func setup() { table.register(CommentCell.self); } ; func tableView(_ t: UITableView, heightForRowAt path: IndexPath) -> CGFloat { ↓72
body.snp.makeConstraints { $0.edges.equalToSuperview() }} }; class C: UITableViewController { func setup() { table.register(CommentCell.self); } ; func tableView(_ t: UITableView, heightForRowAt path: IndexPath) -> CGFloat { return ↓72
body.snp.makeConstraints { $0.edges.equalToSuperview() }} }; class C: UITableViewController { func setup() { table.register(CommentCell.self); } ; func tableView(_ t: UITableView, heightForRowAt path: IndexPath) -> CGFloat { path.row == 0 ? 72 : 80
body.snp.makeConstraints { $0.edges.equalToSuperview() }} }; class C: UITableViewController { func setup() { table.register(CommentCell.self); } ; func tableView(_ t: UITableView, heightForRowAt path: IndexPath) -> CGFloat { print(path); return 72
body.snp.makeConstraints { $0.edges.equalToSuperview() }} }; class C: UITableViewController { func setup() { table.register(CommentCell.self); table.rowHeight = UITableView.automaticDimension
body.snp.makeConstraints { $0.edges.equalToSuperview() }} }; class C: UITableViewController { func setup() { table.register(CommentCell.self); table.estimatedRowHeight = 60
body.snp.makeConstraints { $0.edges.equalToSuperview() }} }; class C: UITableViewController { func setup() { table.register(Other.self); table.rowHeight = 60

// around:
class CommentCell: UICollectionViewCell {
  private let author = UILabel()
  private let body = UILabel()

  func setup() {
    ↓body.numberOfLines = 0
    contentView.addSubview(author)
    contentView.addSubview(body)
    …
  }
}

// case: a cell of a collection that sizes itself has a width
body.snp.makeConstraints { $0.directionalEdges.equalToSuperview() }} }; func f(layout: UICollectionViewFlowLayout) { do { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize

// around:
class CommentCell: UICollectionViewCell {
  private let author = UILabel()
  private let body = UILabel()

  func setup() {
    body.numberOfLines = 0
    contentView.addSubview(author)
    contentView.addSubview(body)
    …
  }
}

// case: a cell of a collection that sizes itself has a width
// lines:
body.snp.makeConstraints { $0.directionalEdges.equalToSuperview(); $0.width.equalTo(80) }} }; func f(layout: UICollectionViewFlowLayout) { do { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
body.snp.makeConstraints { $0.directionalEdges.equalToSuperview() }

// around:

// case: rows with a height that another file gives them do not grow
// file: 0.swift
class NoteCell: UITableViewCell {
  private let label = UILabel()
  func setup() {
    label.numberOfLines = 0
    contentView.addSubview(label)
    ↓label.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
  }
}
// file: 1.swift
class List: UIViewController {
  func setup() { table.register(NoteCell.self, forCellReuseIdentifier: "note") }
  func tableView(_ tableView: UITableView, heightForRowAt index: IndexPath) -> CGFloat { UITableView.automaticDimension }
}
// ---
// file: 0.swift
class NoteCell: UITableViewCell {
  private let label = UILabel()
  func setup() {
    label.numberOfLines = 0
    contentView.addSubview(label)
    label.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
  }
}
// file: 1.swift
class List: UIViewController {
  func setup() { table.register(NoteCell.self, forCellReuseIdentifier: "note") }
  func tableView(_ tableView: UITableView, heightForRowAt index: IndexPath) -> CGFloat { index.row == 0 ? 80 : UITableView.automaticDimension }
}

// case: a fixed height
class CommentCell: UITableViewCell {
  private let bodyLabel = UILabel()

  func setup() {
    bodyLabel.numberOfLines = 0
    contentView.addSubview(bodyLabel)
    bodyLabel.snp.makeConstraints { $0.edges.equalToSuperview() }
  }
}

class CommentController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(CommentCell.self, forCellReuseIdentifier: "comment")
    tableView.rowHeight = ↓60
  }
}

// around:
class CommentCell: UITableViewCell {
  private let maxLines = 1
  private let body = UILabel()

  func setup() {
    …
    contentView.addSubview(body)
    body.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
  }
}

// case: only the literal 0 says that a label has any number of lines
// lines:
body.numberOfLines = maxLines
body.numberOfLines = isWide ? 1 : 2
