// What translucent_container finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerView: UIView {
  private let shade = UIView()
  private let label = UILabel()

  func setup() {
    shade.backgroundColor = .black
    shade.addSubview(label)
    …
  }
}

// case: a fixed alpha of a container with content is reported
// lines:
↓shade.alpha = 0.5
↓shade.alpha = 0.5«; shade.alpha = 1»
↓self.shade.alpha = 0.5« }; func show() { shade.alpha = 1.0»
«animate { »↓shade.alpha = 0.5« }»
shade.alpha = 0; shade.alpha = 1.0
«↓shade.alpha = 0.25→shade.alpha = value»

// around:
class PlayerView: UIView {
  private let shade = UIView()
  private let label = UILabel()

  func setup() {
    shade.tintColor = .black
    shade.addSubview(label)
    …
  }
}

// case: a view without a color or without content is silent
shade.alpha = 0.5

// around:
class PlayerView: UIView {
  private let shade = UIView()
  private let label = UILabel()

  func setup() {
    shade.backgroundColor = .black
    addSubview(label)
    …
  }
}

// case: a view without a color or without content is silent
shade.alpha = 0.5

// around:
class PlayerView: UIView {
  private let shade = UIView()
  private let label = UIView()

  func setup() {
    shade.backgroundColor = .black
    shade.addSubview(label)
    …
  }
}

// case: a view without a color or without content is silent
shade.alpha = 0.5

// around:
class PlayerView: UIView {
  private let shade = UIImageView()
  private let label = UILabel()

  func setup() {
    shade.backgroundColor = .black
    shade.addSubview(label)
    …
  }
}

// case: a view without a color or without content is silent
shade.alpha = 0.5
