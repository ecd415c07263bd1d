// What required_cell_height finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class A: UITableViewCell { let a = UIView()
func setup() { … } }

// case: a required height of the cell or its content view
// lines:
↓heightAnchor.constraint(equalToConstant: 64)«→.withPriority(.almostRequired)».isActive = true
NSLayoutConstraint.activate([↓contentView.heightAnchor.constraint(«equalToConstant→greaterThanOrEqualToConstant»: 64)])
contentView.snp.makeConstraints { ↓$0.«height→width».equalTo(64) }
«↓heightAnchor→a.heightAnchor».constraint(equalToConstant: 64).isActive = true

// case: a cell of a collection and another view are silent
↓heightAnchor.constraint(equalToConstant: 64).isActive = true

// around:
class A: UICollectionViewCell { let a = UIView()
func setup() { … } }

// case: a cell of a collection and another view are silent
heightAnchor.constraint(equalToConstant: 64).isActive = true

// around:
class A: UIView { let a = UIView()
func setup() { … } }

// case: a cell of a collection and another view are silent
heightAnchor.constraint(equalToConstant: 64).isActive = true

// around:
class A: UITableViewCell {
  func setup() {
    …
  }
}

// case: the fix gives it a priority of 999, where there is a place for it
contentView.snp.makeConstraints { ↓$0.height.equalTo(64) }
// becomes: unsafe
contentView.snp.makeConstraints { $0.height.equalTo(64).priority(999) }
// ---
↓contentView.heightAnchor.constraint(equalToConstant: 64).isActive = true
// becomes: unsafe
let contentViewHeight = contentView.heightAnchor.constraint(equalToConstant: 64)
    contentViewHeight.priority = UILayoutPriority(999)
    contentViewHeight.isActive = true
// ---
↓heightAnchor.constraint(equalToConstant: 64).isActive = true
// becomes: unsafe
let ownHeight = heightAnchor.constraint(equalToConstant: 64)
    ownHeight.priority = UILayoutPriority(999)
    ownHeight.isActive = true
// ---
let height = ↓heightAnchor.constraint(equalToConstant: 64)
    height.isActive = true
// becomes: unsafe
let height = heightAnchor.constraint(equalToConstant: 64)
    height.priority = UILayoutPriority(999)
    height.isActive = true
// ---
NSLayoutConstraint.activate([↓heightAnchor.constraint(equalToConstant: 64)])
// stays:
// ---
↓contentView.heightAnchor.constraint(equalToConstant: 64).isActive = true
    let contentViewHeight = 1
// stays:

// around:

// case: the cell
class SongCell: UITableViewCell {
  func setup() {
    NSLayoutConstraint.activate([
      ↓heightAnchor.constraint(equalToConstant: 64)
    ])
  }
}
