// What unannounced_control finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class SongTile: UIView {
  private let cover = UIImageView()
  private lazy var touch = UITapGestureRecognizer(target: self, action: #selector(play))
  func setUp() {
    addSubview(cover)
    …
  }
}

// case: a tap on a plain view is reported where the recognizer is added
// lines:
↓addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(play)))«; accessibilityTraits = .button»
↓self.addGestureRecognizer(touch)«; isAccessibilityElement = true»
let tap = UITapGestureRecognizer(target: self, action: #selector(play)); ↓addGestureRecognizer(tap)« }; override func accessibilityActivate() -> Bool { true»
↓cover.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(play)))«; cover.accessibilityLabel = title»
↓cover.addGestureRecognizer(touch)«; label(cover)»
addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(play)))
addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dismissTile)))
addGestureRecognizer(recognizer)
other.addGestureRecognizer(touch)

// around:
class SongTile: UIStackView {
  private let cover = UIImageView()
  private lazy var touch = UITapGestureRecognizer(target: self, action: #selector(play))
  func setUp() {
    addSubview(cover)
    …
  }
}

// case: a control, a cell and what is tapped to leave are silent
↓addGestureRecognizer(touch)

// around:
class SongTile: UIControl {
  private let cover = UIImageView()
  private lazy var touch = UITapGestureRecognizer(target: self, action: #selector(play))
  func setUp() {
    addSubview(cover)
    …
  }
}

// case: a control, a cell and what is tapped to leave are silent
addGestureRecognizer(touch)

// around:
class SongTile: UITableViewCell {
  private let cover = UIImageView()
  private lazy var touch = UITapGestureRecognizer(target: self, action: #selector(play))
  func setUp() {
    addSubview(cover)
    …
  }
}

// case: a control, a cell and what is tapped to leave are silent
addGestureRecognizer(touch)

// around:
class SongTile: TileView {
  private let cover = UIImageView()
  private lazy var touch = UITapGestureRecognizer(target: self, action: #selector(play))
  func setUp() {
    addSubview(cover)
    …
  }
}

// case: a control, a cell and what is tapped to leave are silent
addGestureRecognizer(touch)

// around:
class DimmingOverlay: UIView {
  private let cover = UIImageView()
  private lazy var touch = UITapGestureRecognizer(target: self, action: #selector(play))
  func setUp() {
    addSubview(cover)
    …
  }
}

// case: a control, a cell and what is tapped to leave are silent
addGestureRecognizer(touch)

// around:
class SongTile: UIViewController {
  private let cover = UIImageView()
  private lazy var touch = UITapGestureRecognizer(target: self, action: #selector(play))
  func setUp() {
    addSubview(cover)
    …
  }
}

// case: a control, a cell and what is tapped to leave are silent
addGestureRecognizer(touch)

// around:
class SongTile: UIView {
  private let cover = UIButton()
  private lazy var touch = UITapGestureRecognizer(target: self, action: #selector(play))
  func setUp() {
    addSubview(cover)
    …
  }
}

// case: a control, a cell and what is tapped to leave are silent
cover.addGestureRecognizer(touch)

// around:
class SongTile: UIView {
  private let cover = UILabel()
  private lazy var touch = UITapGestureRecognizer(target: self, action: #selector(play))
  func setUp() {
    addSubview(cover)
    …
  }
}

// case: a control, a cell and what is tapped to leave are silent
cover.addGestureRecognizer(touch)

// around:
class SongTile: UIView {
  private let cover = UIImageView()
  private lazy var touch = UITapGestureRecognizer(target: self, action: #selector(play))
  func setUp() {
    addSubview(cover)
    …
  }
}

// case: a tap may begin to edit the text of a field
// lines:
↓addGestureRecognizer(touch)
↓addGestureRecognizer(touch)«→ }; private let field = UITextField(); func end() {»

// case: the class may speak in an extension of the file
↓addGestureRecognizer(touch)«→ } }; extension SongTile { func speak() { accessibilityLabel = title»

// around:

// case: a tap that leaves
class SheetView: UIView {
  func setUp() {
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dismissSheet)))
  }
}
