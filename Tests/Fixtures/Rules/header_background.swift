// What header_background finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class SectionHeader: UITableViewHeaderFooterView {
  func setup(_ view: UIView) {
    …
  }
}

// case: the background of a header is reported
// lines:
«contentView.»↓backgroundColor = .red
«backgroundView?.»↓backgroundColor = color
«↓self.backgroundColor = .red→self.backgroundColor = .clear»
if let header = view as? «UITableViewHeaderFooterView→UITableViewCell» { ↓header.backgroundColor = .red }
guard let header = view as? UITableViewHeaderFooterView else { return }; «↓header.backgroundColor→header.contentView.backgroundColor» = .red
↓backgroundColor = .red

// around:
class SectionHeader: UITableViewCell {
  func setup(_ view: UIView) {
    …
  }
}

// case: other views are silent
backgroundColor = .red

// around:
class SectionHeader: UITableViewHeaderFooterView {
  func setup(_ view: UIView) {
    …
  }
}

// case: other views are silent
header.backgroundColor = .red

// around:

// case: from a controller
class QueueController: UITableViewController {
  override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    guard let header = view as? UITableViewHeaderFooterView else { return }
    ↓header.backgroundColor = .white
  }
}
