// What table_header_size finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class QueueController: UITableViewController {
  private let header = UIView()
  private let label = UILabel()

  func setup() {
    header.addSubview(label)
    label.topAnchor.constraint(equalTo: header.topAnchor).isActive = true
  }

  …
}

// case: a header without a frame, and one that is set in each layout, are reported
// lines:
func show() { tableView.tableHeaderView = ↓header }«; func size() { header.frame.size.height = 8 }»
func show() { «header.sizeToFit(); »tableView.tableFooterView = ↓header }
func show() { tableView.tableHeaderView = ↓header }«; func size() { height = header.systemLayoutSizeFitting(size) }»
func show() { «fit(header); »tableView.tableHeaderView = ↓header }
func show() { «header.heightAnchor.constraint(equalToConstant: 8).isActive = true; »tableView.tableHeaderView = ↓header }
override func viewDidLayoutSubviews() { ↓tableView.tableHeaderView = view }
override func viewDidLayoutSubviews() { «if isNew { »↓tableView.tableHeaderView = view« }» }
override func viewDidLayoutSubviews() { «guard isNew else { return }; »↓tableView.tableHeaderView = view }
override func «viewWillLayoutSubviews→viewWillAppear»() { ↓tableView.tableHeaderView = view }
func show() { tableView.tableHeaderView = «↓header→label» }
func show() { tableView.tableHeaderView = «↓header→nil» }

// around:
class QueueController: UITableViewController {
  private let header = { let view = UIView(); view.addSubview(label); label.snp.makeConstraints { $0.edges.equalToSuperview() }; return view }()
  private let label = UILabel()

  func setup() {
    header.addSubview(label)
    label.topAnchor.constraint(equalTo: header.topAnchor).isActive = true
  }

  …
}

// case: a header that a closure makes, with its content
func show() { tableView.tableHeaderView = ↓header }

// around:
class QueueController: UITableViewController {
  private let header = { let view = UIView(); view.addSubview(label); label.snp.makeConstraints { $0.edges.equalToSuperview() }; view.frame = size; return view }()
  private let label = UILabel()

  func setup() {
    header.addSubview(label)
    label.topAnchor.constraint(equalTo: header.topAnchor).isActive = true
  }

  …
}

// case: a header that a closure makes, with its content
func show() { tableView.tableHeaderView = header }

// around:
class QueueController: UITableViewController {
  private let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 80))
  private let label = UILabel()

  func setup() {
    header.addSubview(label)
    label.topAnchor.constraint(equalTo: header.topAnchor).isActive = true
  }

  …
}

// case: a view with a frame, or of another class, is silent
func show() { tableView.tableHeaderView = header }

// around:
class QueueController: UITableViewController {
  private let header = QueueHeader()
  private let label = UILabel()

  func setup() {
    header.addSubview(label)
    label.topAnchor.constraint(equalTo: header.topAnchor).isActive = true
  }

  …
}

// case: a view with a frame, or of another class, is silent
func show() { tableView.tableHeaderView = header }

// around:
class QueueController: UITableViewController {
  private let header = UIView()
  private let label = UILabel()

  func setup() {
    header.addSubview(label)
    other.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
  }

  …
}

// case: a view with a frame, or of another class, is silent
func show() { tableView.tableHeaderView = header }
