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
