// What content_view_autoresizing finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class TagCell: UICollectionViewCell {
  func setup() {
    contentView.addSubview(label)
    label.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
    …
  }
}

// case: a content view without a mask and without constraints is reported
// lines:
↓contentView.translatesAutoresizingMaskIntoConstraints = false
↓self.contentView.translatesAutoresizingMaskIntoConstraints = false«; contentView.topAnchor.constraint(equalTo: topAnchor).isActive = true»
↓contentView.translatesAutoresizingMaskIntoConstraints = false«; contentView.snp.makeConstraints { $0.edges.equalToSuperview() }»
↓contentView.translatesAutoresizingMaskIntoConstraints = false«; contentView.pinToEdges()»
↓contentView.translatesAutoresizingMaskIntoConstraints = false«; pin(contentView)»
contentView.translatesAutoresizingMaskIntoConstraints = true; other.contentView.translatesAutoresizingMaskIntoConstraints = false

// around:
class TagCell: UIView {
  func setup() {
    contentView.addSubview(label)
    label.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
    …
  }
}

// case: other views are silent
contentView.translatesAutoresizingMaskIntoConstraints = false

// around:

// case: with a size of its own
class TagCell: UICollectionViewCell {
  func setup() {
    contentView.translatesAutoresizingMaskIntoConstraints = false
    contentView.widthAnchor.constraint(lessThanOrEqualToConstant: 200).isActive = true
  }
}

// around:
class TagCell: UITableViewCell {
  func setup() {
    contentView.addSubview(label)
    …
  }
}

// case: the content view of a table cell is tied to the cell
↓contentView.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
