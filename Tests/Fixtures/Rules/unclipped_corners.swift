// What unclipped_corners finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerCell: UITableViewCell {
  private let cover = UIImageView(), card = UIView()
  …
}

// case: an image view that is rounded and nowhere clipped is reported once
// lines:
func setup() { ↓cover.layer.cornerRadius = 8; cover.layer.cornerRadius = 4 }
func setup() { addSubview(cover); ↓self.cover.layer.cornerRadius = isRound ? 8 : 0 }
func setup() { ↓cover.layer.cornerRadius = 8; cover.snp.makeConstraints { $0.edges.equalToSuperview() } }
func setup() { ↓cover.layer.cornerRadius = 8; addSubview(cover, withConstraints: [cover.topAnchor.constraint(equalTo: topAnchor)]) }
func setup() { ↓cover.layer.cornerRadius = 8; stack = UIStackView(arrangedSubviews: [cover, card]) }; var stack: UIStackView!
func setup() { ↓cover.layer.cornerRadius = 8; [cover, card].forEach { addSubview($0) } }
func setup() { ↓cover.layer.cornerRadius = 8; cover.setImage(url); cover.image = UIImage(named: "cover") }
func setup() { ↓cover.layer.cornerRadius = 8; card.clipsToBounds = true }
func setup() { let icon = UIImageView(image: play); ↓icon.layer.cornerRadius = 8; addSubview(icon) }
var icon: UIImageView!; func setup() { icon = UIImageView(frame: frame); ↓icon.layer.cornerRadius = 8 }
private let icon: UIImageView = .init(); func setup() { ↓icon.layer.cornerRadius = 8 }
lazy var icon: UIImageView = { let view = UIImageView(); ↓view.layer.cornerRadius = 8; return view }()

// case: views that the file clips or that other code may clip are silent
// lines:
func setup() { ↓cover.layer.cornerRadius = 8 }
func setup() { ↓cover.layer.cornerRadius = «8→8; cover.clipsToBounds = true» }
func setup() { ↓cover.layer.cornerRadius = 8 }«→; func other() { cover.layer.masksToBounds = isClipped }»
func setup() { ↓cover.layer.cornerRadius = «8→8; cover.layer.mask = shape» }
func setup() { ↓cover.layer.cornerRadius = «8→8; [cover, card].forEach { $0.clipsToBounds = true }» }
func setup() { ↓cover.layer.cornerRadius = «8→8; for view in [cover, card] { view.clipsToBounds = true }» }
func setup() { ↓cover.layer.cornerRadius = «8→8; style(cover)» }
func setup() { ↓cover.layer.cornerRadius = «8→8; cover.applyStyle(.round)» }
func setup() { ↓cover.layer.cornerRadius = «8→8; clip(cover.layer)» }
func setup() { ↓«cover.→let layer = cover.layer; layer.masksToBounds = true; cover.»layer.cornerRadius = 8 }
func setup() { ↓cover.layer.cornerRadius = 8 }«→; var view: UIView { cover }»
func setup() { ↓cover.layer.cornerRadius = «8→0; cover.layer.cornerRadius = .zero» }
func setup() { ↓«cover.→card.layer.cornerRadius = 8; »layer.cornerRadius = 8 }
func setup() { cover.cornerRadius = 8; cover.roundCorners(radius: 8) }
func setup(icon: UIImageView) { icon.layer.cornerRadius = 8 }
@IBOutlet var icon: UIImageView!; func setup() { icon.layer.cornerRadius = 8 }
var icon: UIImageView; func setup() { icon = makeIcon(); icon.layer.cornerRadius = 8 }
let icon = AvatarImageView(); func setup() { icon.layer.cornerRadius = 8 }
func make() -> UIView { let icon = UIImageView(); ↓icon.layer.cornerRadius = 8«; return icon» }
let icon: UIImageView = { ↓$0.layer.cornerRadius = 8; «$0.clipsToBounds = true; »return $0 }(UIImageView())
let icon = UIImageView().then { ↓$0.layer.cornerRadius = 8«; $0.layer.masksToBounds = true» }
let icon = UIImageView«().rounded»().then { ↓$0.layer.cornerRadius = 8 }
let icon = UIImageView().then { ↓$0.layer.cornerRadius = 8«; style($0)» }

// around:

// case: other code that names the property may clip it
class PlayerCell: UITableViewCell {
  let cover = UIImageView()
  func setup() { cover.layer.cornerRadius = 8 }
}
func clip(_ cell: PlayerCell) { cell.cover.clipsToBounds = true }

// case: classes of image views that round themselves are reported unless they may be clipped
class RoundView: UIImageView {
  init() { super.init(frame: .zero); setup() }
  func setup() { self.↓layer.cornerRadius = 8; addSubview(badge) }
}
class ClippedView: UIImageView {
  func setup() { layer.cornerRadius = 8; clip() }
}
extension ClippedView { func clip() { clipsToBounds = true } }
class StyledView: UIImageView {
  func setup() { layer.cornerRadius = 8; applyStyle() }
}
class NibView: UIImageView {
  override func awakeFromNib() { layer.cornerRadius = 8 }
}
class WrappingView: UIImageView {
  var radius: CGFloat { get { layer.cornerRadius } set { layer.cornerRadius = newValue } }
}
class PlayerView: UIView {
  func setup() { layer.cornerRadius = 8 }
}

// around:
class PlayerCell: UITableViewCell {
  private let cover = UIImageView(), card = UIView()
  …
}

// case: functions of the project that round without clipping are named by patterns
// options: {rounding_functions: [round]}
func setup() { cover.roundCornersContinuosly(radius: 8); addSubview(cover) }
// ---
// options: {rounding_functions: [roundCorners*]}
// lines:
func setup() { ↓cover.roundCornersContinuosly(radius: 8); addSubview(cover) }
func setup() { ↓cover.roundCornersContinuosly(radius: 8); «addSubview(cover)→cover.clipsToBounds = true» }

// around:

// case: views that other code may clip, and views without an image
final class PlayerCell: UITableViewCell {
  private let coverView = UIImageView()
  private let badgeView = UIView()

  private func setupCoverView() {
    coverView.layer.cornerRadius = 18
    Styles.round(coverView)
    badgeView.layer.cornerRadius = 4
  }
}

// case: in the value of a property
final class PlayerCell: UITableViewCell {
  private lazy var playImage: UIImageView = {
    let view = UIImageView(image: .play)
    ↓view.layer.cornerRadius = 18
    return view
  }()
}

// case: a class of round image views
final class AvatarView: UIImageView {
  override func layoutSubviews() {
    super.layoutSubviews()
    ↓layer.cornerRadius = bounds.height / 2
  }
}
