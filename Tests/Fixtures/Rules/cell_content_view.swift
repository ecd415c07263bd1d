// What cell_content_view finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// case: views added to the cell itself are reported
// lines:
class SongCell: UITableViewCell, Themed { func setup() { addSubview(↓label) } }
class SongCell: UICollectionViewCell, Themed { func setup() { addSubview(↓label) } }
class SongCell: BaseCell, Themed { func setup() { addSubview(↓label) } }
class SongCell: UITableViewCell, Themed { func setup() { self.addSubview(↓label); addSubview(icon) } }
class SongCell: UICollectionViewCell, Themed { func setup() { self.addSubview(↓label); addSubview(icon) } }
class SongCell: BaseCell, Themed { func setup() { self.addSubview(↓label); addSubview(icon) } }
class SongCell: UITableViewCell, Themed { func setup() { insertSubview(↓label, at: 0) } }
class SongCell: UICollectionViewCell, Themed { func setup() { insertSubview(↓label, at: 0) } }
class SongCell: BaseCell, Themed { func setup() { insertSubview(↓label, at: 0) } }
class SongCell: UITableViewCell, Themed { func setup() { addSubviews(↓label, icon) } }
class SongCell: UICollectionViewCell, Themed { func setup() { addSubviews(↓label, icon) } }
class SongCell: BaseCell, Themed { func setup() { addSubviews(↓label, icon) } }
class SongCell: UITableViewCell, Themed { func setup() { [↓label, icon].forEach { addSubview($0) } } }
class SongCell: UICollectionViewCell, Themed { func setup() { [↓label, icon].forEach { addSubview($0) } } }
class SongCell: BaseCell, Themed { func setup() { [↓label, icon].forEach { addSubview($0) } } }
class SongCell: UITableViewCell, Themed { func setup() { addSubview(↓makeLabel()) } }
class SongCell: UICollectionViewCell, Themed { func setup() { addSubview(↓makeLabel()) } }
class SongCell: BaseCell, Themed { func setup() { addSubview(↓makeLabel()) } }
class SongCell: UITableViewCell, Themed { func setup() { UIView.animate { self.addSubview(↓self.label) } } }
class SongCell: UICollectionViewCell, Themed { func setup() { UIView.animate { self.addSubview(↓self.label) } } }
class SongCell: BaseCell, Themed { func setup() { UIView.animate { self.addSubview(↓self.label) } } }
class SongCell: UITableViewCell, Themed { func setup() { contentView.addSubview(icon); addSubview(↓label) } }
class SongCell: UICollectionViewCell, Themed { func setup() { contentView.addSubview(icon); addSubview(↓label) } }
class SongCell: BaseCell, Themed { func setup() { contentView.addSubview(icon); addSubview(↓label) } }

// case: other parents and intended places are silent
// lines:
class SongCell: UITableViewCell { func setup() { contentView.addSubview(label) } }
class SongCell: UITableViewCell { func setup() { self.contentView.addSubview(label) } }
class SongCell: UITableViewCell { func setup() { card.addSubview(label) } }
class SongCell: UITableViewCell { func setup() { backgroundView?.addSubview(label) } }
class SongCell: UITableViewCell { func setup() { insertSubview(label, belowSubview: contentView) } }
class SongCell: UITableViewCell { func setup() { insertSubview(label, aboveSubview: self.contentView) } }
class SongCell: UITableViewCell { func setup() { addSubview(contentView) } }
class SongCell: UITableViewCell { func setup() { super.addSubview(label) } }
class SongCell: UITableViewCell { func setup() { addContent(label) } }
class SongCell: UITableViewCell { func setup() { /* addSubview(label) */ } }

// case: other types, and cells that forward their subviews, are silent
class Cell: UIView { func setup() { addSubview(label) } }
class Player: NSObject, HasCell { func setup() { addSubview(label) } }
extension OtherCell { func setup() { addSubview(label) } }
class SongCell: UITableViewCell {}
extension SongCell { func setup() { addSubview(↓label) } }
class CardCell: UITableViewCell {
  override func addSubview(_ view: UIView) { contentView.addSubview(view) }
  func setup() { addSubview(label) }
}

// case: the message gives the reason that is true of the cell
class SongCell: UITableViewCell { func setup() { addSubview(↓label) } }
// says: `label` is added to the cell itself: the content view may cover it, and moves without it
// ---
class SongCell: BaseTableViewCell { func setup() { addSubview(↓label) } }
// says: `label` is added to the cell itself: the content view may cover it, and moves without it
// ---
class SongCell: UICollectionViewListCell { func setup() { addSubview(↓label) } }
// says: `label` is added to the cell itself: the content view may cover it, and moves without it
// ---
class SongCell: UICollectionViewCell { func setup() { addSubview(↓label) } }
// says: `label` is added to the cell itself: the content view may cover it, and moves without it
// ---
class SongCell: BaseCollectionViewCell { func setup() { addSubview(↓label) } }
// says: `label` is added to the cell itself: the content view may cover it, and moves without it
// ---
class SongCell: BaseCell { func setup() { addSubview(↓label) } }
// says: `label` is added to the cell itself: the content view may cover it, and moves without it

// case: cell_content_view and dead_subview: constraints to the cell, and sizes of a view that nothing adds
final class A: UITableViewCell { let a = UILabel()
func setup() { contentView.addSubview(a); ↓a.topAnchor.constraint(equalTo: topAnchor).isActive = true } }
// ---
final class A: UITableViewCell { let a = UILabel()
func setup() { contentView.addSubview(a); a.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true } }

// around:
class SongCell: UITableViewCell {
  private let play = UIButton()
  private let list = UITableView()
  private let title = UILabel()
  private let row = UIStackView()
  init(style: Style, reuseIdentifier: String?) {
    play.addTarget(self, action: nil, for: .touchUpInside)
…
  }
  
}

// case: cell_content_view does not report what is reported already
// lines:

// around:

// case: not a cell
class PlayerView: UIView {
  func setupViews() {
    addSubview(titleLabel)
  }
}

// case: a list of views
final class SongCell: UICollectionViewCell {
  func setupViews() {
    [↓titleLabel, albumLabel].forEach(addSubview)
  }
}

// case: a constraint to the cell itself
class SongCell: UITableViewCell {
  func setupViews() {
    contentView.addSubview(titleLabel)
    NSLayoutConstraint.activate([
      ↓titleLabel.trailingAnchor.constraint(equalTo: trailingAnchor)
    ])
  }
}
