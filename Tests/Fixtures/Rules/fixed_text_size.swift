// What fixed_text_size finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class SongCell: UITableViewCell {
  private let title = UILabel()
  func setUp() {
    contentView.addSubview(title)
    …
  }
}

// case: a font that scales, in a view that does not follow, is reported where it is set
// lines:
↓title.font = .preferredFont(forTextStyle: .body)«; title.adjustsFontForContentSizeCategory = true»
↓title.font = UIFont.preferredFont(forTextStyle: .body)«; style(title)»
↓title.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: font)«; title.useBody()»
[title].forEach { ↓$0.font = .preferredFont(forTextStyle: .body)«; $0.adjustsFontForContentSizeCategory = true» }
title.font = .systemFont(ofSize: 15)
title.font = Fonts.body

// around:
class SongCell: UITableViewCell {
  private let title = UITextField()
  func setUp() {
    contentView.addSubview(title)
    …
  }
}

// case: a text field and a text view follow in the same way, a button in another one
↓title.font = .preferredFont(forTextStyle: .body)

// around:
class SongCell: UITableViewCell {
  private let title = UITextView()
  func setUp() {
    contentView.addSubview(title)
    …
  }
}

// case: a text field and a text view follow in the same way, a button in another one
↓title.font = .preferredFont(forTextStyle: .body)

// around:
class SongCell: UITableViewCell {
  private let title = UIButton()
  func setUp() {
    contentView.addSubview(title)
    …
  }
}

// case: a text field and a text view follow in the same way, a button in another one
title.font = .preferredFont(forTextStyle: .body)

// around:
class SongCell: UITableViewCell {
  private let title = TitleLabel()
  func setUp() {
    contentView.addSubview(title)
    …
  }
}

// case: a text field and a text view follow in the same way, a button in another one
title.font = .preferredFont(forTextStyle: .body)

// around:
class SongCell: UITableViewCell {
  private let title = UILabel()
  func setUp() {
    contentView.addSubview(title)
    …
  }
}

// case: a file that hears of the new size is silent
// lines:
↓title.font = .preferredFont(forTextStyle: .body)
↓title.font = .preferredFont(forTextStyle: .body)«→ }; override func traitCollectionDidChange(_ old: UITraitCollection?) { update()»
↓title.font = .preferredFont(forTextStyle: .body)«→registerForTraitChanges([UITraitPreferredContentSizeCategory.self], target: self, action: #selector(update)); »

// around:

// case: the fix adds the line behind the font
class SongCell: UITableViewCell {
  private let title = UILabel()
  func setUp() {
    ↓self.title.font = .preferredFont(forTextStyle: .body)
  }
}
// becomes: unsafe
class SongCell: UITableViewCell {
  private let title = UILabel()
  func setUp() {
    self.title.font = .preferredFont(forTextStyle: .body)
    self.title.adjustsFontForContentSizeCategory = true
  }
}
