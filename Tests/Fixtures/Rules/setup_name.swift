// What setup_name finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class A: UIView {
  private let titleLabel = UILabel()
  private let hintLabel = UILabel()
  private lazy var labelsStackView = UIStackView(arrangedSubviews: [titleLabel, hintLabel])
  private let _avatarURLView = UIImageView()
  private let titleLabelBadge = UIView()
  @IBOutlet private var nibLabel: UILabel!
…
}

// case: a function that is named after one view and sets up another is reported
func ↓setupTitleLabel() {
  titleLabel.text = x
  self.hintLabel.text = x
}
// ---
func ↓setUpTitleLabel() {
  if x { hintLabel.font = f }
}
// ---
func ↓configureAvatarUrlView() { titleLabel.textColor = c }

// around:
class A: UIView {
  let aLabel = UILabel()
let bLabel = UILabel()
let cLabel = UILabel()
  func ↓setupALabel() {
…
  }
}

// case: the message says whether the name is wrong or the function does more
    bLabel.text = x
// says: `setupALabel()` does nothing with `aLabel` but sets up `bLabel`
// advice: name the function after `bLabel`, or set up the view that it names
// ---
    cLabel.text = x
bLabel.text = x
aLabel.addSubview(x)
// says: `setupALabel()` also sets up `cLabel`, `bLabel`
// advice: move the setup of `cLabel`, `bLabel` to functions of that name

// around:
class A: UIView {
  private let titleLabel = UILabel()
  private let hintLabel = UILabel()
  private lazy var labelsStackView = UIStackView(arrangedSubviews: [titleLabel, hintLabel])
  private let _avatarURLView = UIImageView()
  private let titleLabelBadge = UIView()
  @IBOutlet private var nibLabel: UILabel!
…
}

// case: functions not named after a view are silent
func setupView() {
  titleLabel.text = x
  hintLabel.text = x
}
// ---
func setupViews() {
  titleLabel.text = x
  hintLabel.text = x
}
// ---
func setupUI() {
  titleLabel.text = x
  hintLabel.text = x
}
// ---
func setupConstraints() {
  titleLabel.text = x
  hintLabel.text = x
}
// ---
func setupTitle() {
  titleLabel.text = x
  hintLabel.text = x
}

// case: views that contain, are inside or are passed to the named view are silent
// lines:
func setupTitleLabel() { labelsStackView.backgroundColor = c }
func setupLabelsStackView() { titleLabel.text = x }
// ---
func setupTitleLabel() {
  hintLabel.text = x
  titleLabel.accessory = hintLabel
}
// ---
func setupTitleLabel() {
  hintLabel.text = x
  self.titleLabel.embed(self.hintLabel)
}
// ---
func setupTitleLabel() {
  hintLabel.text = x
  titleLabel.set(all: [hintLabel])
}
// ---
func setupHintLabel() {
  _avatarURLView.tintColor = c
  let row = UIView()
  row.addSubview(_avatarURLView)
  hintLabel.addSubview(row)
}
// ---
func setupTitleLabel() { titleLabelBadge.backgroundColor = c }

// case: layout, neutral members, the container, locals and callbacks are silent
func setupTitleLabel() {
  let badge = UIView()
  badge.backgroundColor = c
  backgroundColor = c
  contentView.backgroundColor = c
  hintLabel.translatesAutoresizingMaskIntoConstraints = false
  hintLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor).isActive = true
  titleLabel.onTap = { self.hintLabel.text = x }
  nibLabel.text = x
  inheritedLabel.text = x
}
// ---
func setupTitleLabel() {
  let hintLabel = UILabel()
  hintLabel.text = x
}
// ---
func «↓setupTitleLabel→setupNibLabel»() { hintLabel.text = x }

// case: functions with parameters and other functions are silent
// lines:
func setupTitleLabel(with hint: String) { hintLabel.text = hint }
func «↓setupTitleLabel→updateTitleLabel»() { hintLabel.text = x }
func «↓setupTitleLabel→setuptitleLabel»() { hintLabel.text = x }

// case: the prefixes are an option
func ↓styleTitleLabel() { hintLabel.text = x }
// ---
// options: {prefixes: [init]}
// lines:
func ↓initTitleLabel() { hintLabel.text = x }
func setupTitleLabel() { hintLabel.text = x }

// around:

// case: setup_name: each function, and what it places
// options: {every: true}
final class A: UIView { private let a = UILabel(); private let b = UILabel()
private func ↓setupHeading() { a.numberOfLines = 2 } }
// ---
// options: {}
final class A: UIView { private let a = UILabel(); private let b = UILabel()
private func setupHeading() { a.numberOfLines = 2 } }
// ---
// options: {every: true}
final class A: UIView { private let a = UILabel(); private let b = UILabel()
private func setupHeading() { a.numberOfLines = 2; b.numberOfLines = 1 } }
// ---
// options: {placements: true}
final class A: UIView { private let a = UILabel(); private let b = UILabel()
private func ↓setupA() { a.numberOfLines = 2; addSubview(a); addSubview(b) } }
// ---
// options: {}
final class A: UIView { private let a = UILabel(); private let b = UILabel()
private func setupA() { a.numberOfLines = 2; addSubview(a); addSubview(b) } }

// around:

// case: views inside it, around it, or passed to it
final class QueueView: UIView {
  private let tableView = UITableView()
  private let headerView = UIView()
  private let headerLabel = UILabel()

  private func setupTableView() {
    headerView.backgroundColor = .clear
    tableView.tableHeaderView = headerView
  }

  private func setupHeaderView() {
    headerLabel.numberOfLines = 0
    headerView.addSubview(headerLabel)
  }
}

// case: a name without a view
final class PlayerView: UIView {
  private let titleLabel = UILabel()
  private let hintLabel = UILabel()

  private func setupViews() {
    titleLabel.numberOfLines = 1
    hintLabel.numberOfLines = 0
  }
}

// case: one more view
final class PlayerView: UIView {
  private let titleLabel = UILabel()
  private let closeButton = UIButton()

  private func ↓setupTitleLabel() {
    titleLabel.font = .boldSystemFont(ofSize: 16)
    closeButton.setImage(.close, for: .normal)
  }
}
