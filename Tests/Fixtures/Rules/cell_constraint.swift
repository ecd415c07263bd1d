// What cell_constraint finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class SongCell: UITableViewCell {
  private let title = UILabel()

  func setup() {
    contentView.addSubview(title)
    …
  }
}

// case: content that is tied to the cell at top and bottom is reported
// lines:
↓title.topAnchor.constraint(equalTo: topAnchor).isActive = true; title.bottomAnchor.constraint(equalTo: «contentView.»bottomAnchor).isActive = true
title.snp.makeConstraints { ↓$0.top.bottom.equalTo(self) }
title.snp.makeConstraints { «↓$0.edges.equalTo(self)→$0.edges.equalToSuperview()» }
↓title.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor).isActive = true; title.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
let guide = «→contentView.»layoutMarginsGuide; ↓title.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true; title.bottomAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true; title.topAnchor.constraint(equalTo: topAnchor).isActive = true

// around:
class SongCell: UICollectionViewCell {
  private let title = UILabel()

  func setup() {
    contentView.addSubview(title)
    …
  }
}

// case: other cells, and what is added to the cell itself, are silent
title.snp.makeConstraints { $0.top.bottom.equalTo(self) }

// around:
class SongCell: UIView {
  private let title = UILabel()

  func setup() {
    contentView.addSubview(title)
    …
  }
}

// case: other cells, and what is added to the cell itself, are silent
title.snp.makeConstraints { $0.top.bottom.equalTo(self) }

// around:
class SongCell: UITableViewCell {
  private let title = UILabel()

  func setup() {
    addSubview(title)
    …
  }
}

// case: other cells, and what is added to the cell itself, are silent
title.snp.makeConstraints { $0.top.bottom.equalTo(self) }

// around:
class SongCell: UITableViewCell {
  private let title = UILabel()

  func setup() {
    contentView.addSubview(title)
    …
  }
}

// case: other cells, and what is added to the cell itself, are silent
title.snp.makeConstraints { $0.top.bottom.equalTo(self) }; contentView.heightAnchor.constraint(equalToConstant: 8).isActive = true
