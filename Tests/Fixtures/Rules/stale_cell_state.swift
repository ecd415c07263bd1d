// What stale_cell_state finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class SongCell: UITableViewCell {
  private let badge = UIView(), title = UILabel(), cover = UIImageView()
  var song: Song? { didSet { show() } }
  init() { badge.isHidden = true; addSubview(badge) }
  …
}

// case: what only some rows set stays for others
func configure(_ song: Song) {
  if song.isNew { ↓badge.isHidden = false }
}
// says: `badge.isHidden` is set to `false` for some rows and never set back: a reused cell keeps it for the rows after that
// advice: set it for each row, or set it back in `prepareForReuse`
// ---
// lines:
func configure(_ song: Song) { if song.isNew { ↓badge.isHidden = false }« else { badge.isHidden = true }» }
func configure(_ song: Song) { «badge.isHidden = true; »if song.isNew { ↓badge.isHidden = false } }
func configure(_ song: Song) { if song.isNew { ↓badge.isHidden = «false→song.isRead» } }
func configure(_ song: Song) { if song.isNew { ↓badge.isHidden = «false→true» } }
func configure(_ song: Song) { if song.isNew { ↓badge.isHidden = false } }«; override func prepareForReuse() { super.prepareForReuse(); badge.isHidden = true }»
func configure(_ song: Song) { if song.isNew { ↓badge.isHidden = false } }«; func reset() { [badge, title].forEach { $0.isHidden = true } }»
func configure(_ song: Song) { if song.isNew { ↓badge.isHidden = false } }«; func reset() { hide(badge) }»
func configure(_ song: Song) { switch song.kind { case .new: ↓title.textColor = .red; default: break } }
func configure(_ song: Song) { if song.isGone { ↓title.alpha = 0.5 }« else { title.alpha = 1 }» }
func configure(_ song: Song) { if song.isGone { ↓title.transform = CGAffineTransform(scaleX: 2, y: 2) } }
func configure(_ song: Song) { if song.isGone { ↓cover.tintColor = UIColor.red }« else { cover.image = nil }» }
func configure(_ song: Song) { «if song.isGone { →» ↓title.alpha = 0.5 « }→» }
func configure(_ song: Song, badge text: String?) { if let text { ↓badge.isHidden = false } }
func configure(_ song: Song?) { if let song«, song.isNew→» { ↓badge.isHidden = false } }
func configure(_ song: Song?) { if let mark = song«?.mark→» { ↓badge.isHidden = false } }
func configure(_ song: Song) { guard song.isNew else { ↓title.alpha = 0.5; return }; «→title.alpha = 1; »title.text = song.name }
func configure(_ song: Song) { if «song.isNew→isPad» { ↓badge.isHidden = false } }
func configure(_ song: Song) { if song.isNew { «→load { »↓badge.isHidden = false«→ }» } }

// around:

// case: in the observer of what a cell shows
class SongCell: UICollectionViewCell {
  private let title = UILabel()
  var song: Song? {
    didSet { if song?.isGone == true { ↓title.alpha = 0.5 } }
  }
}
// ---
class SongCell: UICollectionViewCell {
  private let title = UILabel()
  var song: Song? {
    didSet { if let song { title.alpha = 0.5 } }
  }
}

// case: a view that is made once is not reused
class Song«Cell→Header»: «UITableViewCell→UIView» {
  private let title = UILabel()
  func configure(_ song: Song) { if song.isGone { ↓title.alpha = 0.5 } }
}
// ---
class SongCell: UITableViewCell {
  private let box = UIView(), title = UILabel()
  func setup() { box.addSubview(title) }
  func configure(_ song: Song) {
    if song.isGone { ↓title.alpha = 0.5 }
    «box.isHidden = song.isNew»
  }
}
// ---
class SongCell: UITableViewCell {
  «private →»let title = UILabel()
  func configure(_ song: Song) { if song.isGone { ↓title.alpha = 0.5 } }
}
// ---
class SongCell: UITableViewCell {
  private let stack = UIStackView(), title = UILabel()
  func setup() { stack.addArrangedSubview(title) }
  func configure(_ song: Song) {
    «stack.arrangedSubviews.forEach { $0.isHidden = false }»
    if song.isGone { ↓title.isHidden = true }
  }
}
