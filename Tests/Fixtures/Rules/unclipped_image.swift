// What unclipped_image finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerCell: UITableViewCell {
  private let cover = UIImageView()
  private let box = UIView()
  func load() { cover.kf.setImage(with: url) }
  …
}

// case: a photo in a round view that nothing clips is reported once
// lines:
func setUp() { ↓cover.layer.cornerRadius = 8; cover.layer.cornerRadius = 8 }
func setUp() { ↓cover.layer.cornerRadius = 8; cover.contentMode = .scaleAspectFill }
func setUp() { ↓cover.layer.cornerRadius = 8; cover.contentMode = .scaleToFill }
func setUp() { ↓cover.layer.cornerRadius = 8; cover.sd_setImage(with: url) }
func setUp() { ↓cover.layer.cornerRadius = 8; contentView.addSubview(cover); cover.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview(); $0.height.equalTo(80) }; clipsToBounds = true }
func setUp() { ↓cover.layer.cornerRadius = 8; cover.snp.makeConstraints { $0.edges.equalToSuperview() } }

// case: an image that may leave the corners free, or be clipped, is silent
// lines:
func setUp() { ↓cover.layer.cornerRadius = 8; cover.layer = true }
func setUp() { ↓cover.layer.cornerRadius = 8; cover.«layer = true→contentMode = .scaleAspectFit» }
func setUp() { ↓cover.layer.cornerRadius = 8; cover.«layer = true→contentMode = .center» }
func setUp() { ↓cover.layer.cornerRadius = 8; cover.«layer →clipsToBounds »= true }
func setUp() { ↓cover.layer.cornerRadius = 8; cover.«layer →layer.masksToBounds »= true }
func setUp() { ↓cover.layer.cornerRadius = 8; «cover.layer = true→clip(cover)» }
func setUp() { ↓cover.layer.cornerRadius = 8; cover.«layer =→isRound =» true }
func setUp() { cover.layer.cornerRadius = 0 }
func setUp() { box.layer.cornerRadius = 8 }
func setUp() { ↓cover.layer.cornerRadius = 8; contentView.addSubview(cover); cover.snp«.makeConstraints» { $0.edges.equalToSuperview() }; contentView.clipsToBounds = true }

// around:
class PlayerCell: UITableViewCell {
  private let cover = UIImageView()
  private let box = UIView()
  func load() { cover.image = song.photo }
  …
}

// case: only images that are no icons of the app count
func setUp() { ↓cover.layer.cornerRadius = 8 }

// around:

// case: only images that are no icons of the app count
class PlayerCell: UITableViewCell {
  private let cover = UIImageView()
  private let box = UIView()
  func load() { «cover.image = song.photo→cover.image = UIImage(named: name)» }
  func setUp() { ↓cover.layer.cornerRadius = 8 }
}
// ---
class PlayerCell: UITableViewCell {
  private let cover = UIImageView()
  private let box = UIView()
  func load() { «cover.image = song.photo→cover.image = .cover» }
  func setUp() { ↓cover.layer.cornerRadius = 8 }
}
// ---
class PlayerCell: UITableViewCell {
  private let cover = UIImageView()
  private let box = UIView()
  func load() { «cover.image = song.photo→cover.image = Asset.cover.image» }
  func setUp() { ↓cover.layer.cornerRadius = 8 }
}
// ---
class PlayerCell: UITableViewCell {
  private let cover = UIImageView()
  private let box = UIView()
  func load() { «cover.image = song.photo→cover.image = isOn ? UIImage(named: on) : nil» }
  func setUp() { ↓cover.layer.cornerRadius = 8 }
}
// ---
class PlayerCell: UITableViewCell {
  private let cover = UIImageView()
  private let box = UIView()
  func load() { «cover.image = song.photo→cover.alpha = 1» }
  func setUp() { ↓cover.layer.cornerRadius = 8 }
}

// around:
class PlayerCell: UITableViewCell {
  private let cover = UIImageView()
  private let box = UIView()
  func load() { cover.image = photo }
  …
}

// case: only images that are no icons of the app count
func setUp() { ↓cover.layer.cornerRadius = 8 }

// around:

// case: only images that are no icons of the app count
class PlayerCell: UITableViewCell {
  private let cover = UIImageView()
  private let box = UIView()
  func load() { «cover.image = photo→cover.image = UIImage(named: name)» }
  func setUp() { ↓cover.layer.cornerRadius = 8 }
}
// ---
class PlayerCell: UITableViewCell {
  private let cover = UIImageView()
  private let box = UIView()
  func load() { «cover.image = photo→cover.image = .cover» }
  func setUp() { ↓cover.layer.cornerRadius = 8 }
}
// ---
class PlayerCell: UITableViewCell {
  private let cover = UIImageView()
  private let box = UIView()
  func load() { «cover.image = photo→cover.image = Asset.cover.image» }
  func setUp() { ↓cover.layer.cornerRadius = 8 }
}
// ---
class PlayerCell: UITableViewCell {
  private let cover = UIImageView()
  private let box = UIView()
  func load() { «cover.image = photo→cover.image = isOn ? UIImage(named: on) : nil» }
  func setUp() { ↓cover.layer.cornerRadius = 8 }
}
// ---
class PlayerCell: UITableViewCell {
  private let cover = UIImageView()
  private let box = UIView()
  func load() { «cover.image = photo→cover.alpha = 1» }
  func setUp() { ↓cover.layer.cornerRadius = 8 }
}

// case: a function of the project that adds the view does not clip it
// file: 0.swift
class PlayerView: UIView { private let cover = UIImageView(); func setUp() { addSubViews([cover]); ↓cover.layer.cornerRadius = 8; cover.kf.setImage(with: url) } }
// file: 1.swift
extension UIView { func addSubViews(_ views: [UIView]) { views.forEach { addSubview($0) } } }
// ---
// file: 0.swift
class PlayerView: UIView { private let cover = UIImageView(); func setUp() { addSubViews([cover]); cover.layer.cornerRadius = 8; cover.kf.setImage(with: url) } }
// file: 1.swift
extension UIView { func addSubViews(_ views: [UIView]) { views.forEach { addSubview($0); $0.frame = .zero } } }

// around:
class PlayerCell: UITableViewCell {
  private let cover = UIImageView()
  private let box = UIView()
  func load() { cover.kf.setImage(with: url) }
  …
}

// case: an image that is scaled to fill its view is clipped, with square corners, too
// lines:
func setUp() { ↓cover.contentMode = .scaleAspectFill }
func setUp() { ↓cover.contentMode = .scaleAspect«Fill→Fit» }
func setUp() { ↓cover.contentMode = .scaleAspect«Fill }→Fill; cover.clipsToBounds = true }»
func setUp() { ↓«cover.contentMode→box.contentMode» = .scaleAspectFill }
func setUp() { ↓cover.contentMode = .scaleAspect«Fill }→Fill; clip(cover) }»
func setUp() { ↓cover.contentMode = .scaleAspect«Fill }→Fill; cover.image = UIImage(named: "cover") }»
func setUp() { ↓cover.contentMode = .scaleAspectFill; [cover, box].forEach { $0.translatesAutoresizingMaskIntoConstraints = false; addSubview($0)«; clip($0)» } }

// around:

// case: an image that is scaled to fill its view is clipped, with square corners, too
// lines:
class V: UIView { private let cover = UIImageView(); func f() { ↓cover.contentMode = .scaleAspectFill } }
class V: UIView { private let cover = UIImageView(); func f() { cover.image = song.photo; ↓cover.contentMode = .scaleAspectFill } }

// case: an image is clipped behind its mode, whatever the view is called there
class CardView: UIView {
	private lazy var cover: UIImageView = {
		let view = UIImageView()
		↓view.contentMode = .scaleAspectFill
		return view
	}()
	func setup() {
		addSubview(cover)
	}
}
// becomes: unsafe
class CardView: UIView {
	private lazy var cover: UIImageView = {
		let view = UIImageView()
		view.contentMode = .scaleAspectFill
		view.clipsToBounds = true
		return view
	}()
	func setup() {
		addSubview(cover)
	}
}

// case: an image is clipped by what it fills, by its center and size, too
class PhotoView: UIView {
  private let photo = UIImageView()
  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    ↓photo.contentMode = .scaleAspectFill
    addSubview(photo)
    photo.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    photo.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    photo.widthAnchor.constraint(equalToConstant: 80).isActive = true
    photo.heightAnchor.constraint(equalToConstant: 80).isActive = true
  }
}
// ---
class PhotoView: UIView {
  private let photo = UIImageView()
  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    ↓photo.contentMode = .scaleAspectFill
    addSubview(photo)
    photo.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    photo.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    photo.widthAnchor.constraint(equalToConstant: 80).isActive = true
    photo.heightAnchor.constraint(«equalToConstant: 80).isActive = true
  }→equalToConstant: 80).isActive = true
 photo.widthAnchor.constraint(equalTo: widthAnchor).isActive = true; photo.heightAnchor.constraint(equalTo: heightAnchor).isActive = true
  }»
}

// case: an icon leaves the corners free
class SongCell: UITableViewCell {
  private let icon = UIImageView()

  func setupIcon() {
    icon.image = UIImage(systemName: "music.note")
    icon.backgroundColor = .systemGray
    icon.layer.cornerRadius = 8
  }
}

// case: a photo
class SongCell: UITableViewCell {
  private let cover = UIImageView()

  func setupCover() {
    cover.contentMode = .scaleAspectFill
    ↓cover.layer.cornerRadius = 8
  }

  func show(_ song: Song) {
    cover.image = song.photo
  }
}

// case: a download
class SongCell: UITableViewCell {
  private let cover: UIImageView = {
    let view = UIImageView()
    ↓view.layer.cornerRadius = 8
    return view
  }()

  func show(_ song: Song) {
    cover.kf.setImage(with: song.coverURL)
  }
}
