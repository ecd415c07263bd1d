// What foreign_constraint finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
func setup() {
  let other = UILabel()
  let guide = titleLabel.safeAreaLayoutGuide
  view.addSubview(titleLabel, withConstraints: [
    titleLabel.topAnchor.constraint(equalTo: view.topAnchor),
    …
  ])
}

// case: constraints between two other views are reported
// lines:
↓self.albumLabel.topAnchor.constraint(equalTo: topAnchor),
↓topAnchor.constraint(equalTo: albumLabel.topAnchor),
↓albumLabel.heightAnchor.constraint(equalToConstant: 44),
↓other.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
↓view.safeAreaLayoutGuide.topAnchor.constraint(equalTo: albumLabel.topAnchor),
↓albumLabel.topAnchor.constraint(equalTo: view.topAnchor), albumLabel.leftAnchor.constraint(equalTo: view.leftAnchor),
↓NSLayoutConstraint(item: albumLabel, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 44),
↓NSLayoutConstraint(item: albumLabel, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1, constant: 0),

// case: constraints of the added view and unknown ones are silent
// lines:
albumLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
«↓albumLabel→titleLabel.layoutMarginsGuide».topAnchor.constraint(equalTo: view.topAnchor),
↓view.bottomAnchor.constraint(equalTo: self«.titleLabel»!.badge.bottomAnchor),
«↓albumLabel→guide».topAnchor.constraint(equalTo: view.topAnchor),
view.topAnchor.constraint(equalTo: guide.topAnchor),
view.topAnchor.constraint(equalTo: isWide ? titleLabel.topAnchor : albumLabel.topAnchor),
«↓albumLabel→(isWide ? titleLabel : albumLabel)».topAnchor.constraint(equalTo: view.topAnchor),
view.topAnchor.constraint(equalTo: anchor(of: kind)),
topConstraint, albumLabel.pin(to: view),
// albumLabel.topAnchor.constraint(equalTo: view.topAnchor),

// around:

// case: other calls are silent; an option adds names
view.embed(titleLabel, constraints: [albumLabel.topAnchor.constraint(equalTo: view.topAnchor)])
view.show(titleLabel, withConstraints: [albumLabel.topAnchor.constraint(equalTo: view.topAnchor)])
view.addSubview(makeLabel(), withConstraints: [albumLabel.topAnchor.constraint(equalTo: view.topAnchor)])
view.addSubview(titleLabel)
NSLayoutConstraint.activate([albumLabel.topAnchor.constraint(equalTo: view.topAnchor)])
// ---
// options: {functions: [embed], labels: [constraints]}
view.embed(titleLabel, constraints: [↓albumLabel.topAnchor.constraint(equalTo: view.topAnchor)])

// case: a call has one finding
func setup() {
  addSubview(a, withConstraints: [↓b.topAnchor.constraint(equalTo: topAnchor), b.leftAnchor.constraint(equalTo: leftAnchor)])
  insertSubview(c, at: 0, withConstraints: [↓b.topAnchor.constraint(equalTo: topAnchor)])
}

// around:

// case: a guide of the view
func setupScrollView() {
  insertSubview(scrollView, at: 0, withConstraints: [
    scrollView.contentLayoutGuide.topAnchor.constraint(equalTo: topAnchor),
  ])
}

// case: the height of another view
func setupButton() {
  view.addSubview(button, withConstraints: [
    button.topAnchor.constraint(equalTo: view.topAnchor),
    ↓titleLabel.heightAnchor.constraint(equalToConstant: 44),
  ])
}

// around:

// case: the constraints of two views in one list
// options: {one_view: true}
class PlayerCell: UITableViewCell {
  func setUpConstraints() {
    NSLayoutConstraint.activate([
      cover.topAnchor.constraint(equalTo: contentView.topAnchor),
      cover.widthAnchor.constraint(equalTo: cover.heightAnchor),
      ↓title.topAnchor.constraint(equalTo: contentView.topAnchor),
      title.leadingAnchor.constraint(equalTo: cover.trailingAnchor),
    ])
    constraints += [
      cover.heightAnchor.constraint(equalToConstant: 36),
      ↓title.heightAnchor.constraint(equalToConstant: 36),
    ]
  }
}
// says: the constraints of `title` are in one list with those of `cover`
// advice: give each view a list of its own
// says: the constraints of `title` are in one list with those of `cover`
// advice: give each view a list of its own

// case: a list for each view, and relations from the other side
// options: {one_view: true}
class PlayerCell: UITableViewCell {
  func setUpConstraints() {
    constraints += [
      cover.topAnchor.constraint(equalTo: contentView.topAnchor),
      contentView.bottomAnchor.constraint(equalTo: cover.bottomAnchor),
      title.leadingAnchor.constraint(equalTo: cover.trailingAnchor),
    ]
    constraints += [title.topAnchor.constraint(equalTo: contentView.topAnchor)]
    heights = isWide ? [cover.heightAnchor.constraint(equalToConstant: 36)] : []
  }
}

// case: the constraints of several views are in one list unless the option is set
NSLayoutConstraint.activate([
  cover.heightAnchor.constraint(equalToConstant: 36), title.heightAnchor.constraint(equalToConstant: 36),
])
