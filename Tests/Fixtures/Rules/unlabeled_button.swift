// What unlabeled_button finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerController: UIViewController {
  private let close = UIButton(type: .system)
  private let row = UIView()
  func setUp() {
    row.addSubview(close)
    …
  }
}

// case: a button with an image of the app and no text is reported at the image
// lines:
↓close.setImage(UIImage(named: "cross"), for: .normal)«; close.accessibilityLabel = title»
↓close.setImage(Asset.cross.image, for: .normal)«; close.setTitle(title, for: .normal)»
↓close.setBackgroundImage(UIImage(named: name), for: .normal)«; close.configuration?.title = title»
↓close.setImage(UIImage(named: name)?.withRenderingMode(.alwaysTemplate), for: .normal); close.tintColor = .red«; close.isAccessibilityElement = false»
↓close.setImage(UIImage(named: name), for: .normal); «close.addTarget(self, action: tap, for: .touchUpInside)→label(close)»
↓close.setImage(UIImage(named: on), for: .normal); close.setImage(UIImage(«named→systemName»: off), for: .selected)
close.setImage(UIImage(systemName: "xmark"), for: .normal)
close.setImage(image, for: .normal)
close.setTitle(title, for: .normal)
[close].forEach { ↓$0.setImage(UIImage(named: name), for: .normal)«; $0.accessibilityLabel = title» }

// case: what makes the button may name it, and so may other files
↓close.setImage(UIImage(named: name), for: .normal)

// around:
class PlayerController: UIViewController {
  private let close = UIButton(configuration: .plain())
  private let row = UIView()
  func setUp() {
    row.addSubview(close)
    …
  }
}

// case: what makes the button may name it, and so may other files
close.setImage(UIImage(named: name), for: .normal)

// around:
class PlayerController: UIViewController {
  private let close = makeButton()
  private let row = UIView()
  func setUp() {
    row.addSubview(close)
    …
  }
}

// case: what makes the button may name it, and so may other files
close.setImage(UIImage(named: name), for: .normal)

// around:
class PlayerController: UIViewController {
  private let close = CloseButton()
  private let row = UIView()
  func setUp() {
    row.addSubview(close)
    …
  }
}

// case: what makes the button may name it, and so may other files
close.setImage(UIImage(named: name), for: .normal)

// around:
class PlayerController: UIViewController {
  private let close = UIButton().then { $0.accessibilityLabel = title }
  private let row = UIView()
  func setUp() {
    row.addSubview(close)
    …
  }
}

// case: what makes the button may name it, and so may other files
close.setImage(UIImage(named: name), for: .normal)

// around:

// case: what makes the button may name it, and so may other files
// file: 0.swift
class PlayerView: UIView { let close = UIButton(); func f() { ↓close.setImage(UIImage(named: name), for: .normal) } }
// file: 1.swift
class Other {}
// ---
// file: 0.swift
class PlayerView: UIView { let close = UIButton(); func f() { close.setImage(UIImage(named: name), for: .normal) } }
// file: 1.swift
class Other { func f() { player.close.accessibilityLabel = title } }

// around:

// case: a symbol of the system
class PlayerView: UIView {
  private let playButton = UIButton()

  func setUp() {
    playButton.setImage(UIImage(systemName: "play"), for: .normal)
  }
}
