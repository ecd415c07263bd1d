// What effect_view_content finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerBar: UIView {
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
  private let plain = UIView()
  private let title = UILabel(), album = UILabel()
  func setup() {
    …
  }
}

// case: a subview of the effect view itself is reported
// lines:
blur.addSubview(↓title)
self.blur.insertSubview(↓title, at: 0)
«blur→plain».addSubview(↓title)
blur.«→contentView.»addSubview(↓title)
[↓title, album].forEach { blur.addSubview($0) }
[↓title, album].forEach(blur.addSubview)
for label in [↓title, album] { blur.addSubview(label) }
blur.addSubview(↓UILabel())
let other = UIVisualEffectView(effect: nil); other.addSubview(↓title); other.contentView.addSubview(album)

// around:

// case: in a class of effect views
class PlayerBar: UIVisualEffectView {
  func setup() {
    addSubview(↓title)
    contentView.addSubview(album)
  }
}
// says: `title` added to the visual effect view itself: UIKit raises an exception
// advice: add to `contentView`
// ---
class PlayerBar: «UIVisualEffectView→UIView» {
  private let blur: «UIVisualEffectView→UIView» = makeBlur()
  func setup() {
    self.addSubview(↓title)
    blur.addSubview(↓album)
  }
}
