// What unreachable_control finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class SongCell: UITableViewCell {
  private let card = UIView()
  private let play = UIButton()
  private let title = UILabel()
  func setUp() {
    contentView.addSubview(card)
    card.addSubview(play)
    contentView.addSubview(title)
    …
  }
}

// case: an element with a control in it is reported where it becomes one
// lines:
↓isAccessibilityElement = true«; accessibilityCustomActions = [action]»
↓self.isAccessibilityElement = true«; accessibilityElements = [play]»
↓card.isAccessibilityElement = «true→false»
↓self.card.isAccessibilityElement = true«; play.removeFromSuperview(); accessibilityCustomActions = actions»
title.isAccessibilityElement = true; play.isAccessibilityElement = true
other.isAccessibilityElement = true

// around:
class SongCell: UITableViewCell {
  private let card = UIView()
  private let play = UISwitch()
  private let title = UILabel()
  func setUp() {
    contentView.addSubview(card)
    card.addSubview(play)
    contentView.addSubview(title)
    …
  }
}

// case: what is no control, or is never added, is hidden from nobody
↓isAccessibilityElement = true

// around:
class SongCell: UITableViewCell {
  private let card = UIView()
  private let play = UISlider()
  private let title = UILabel()
  func setUp() {
    contentView.addSubview(card)
    card.addSubview(play)
    contentView.addSubview(title)
    …
  }
}

// case: what is no control, or is never added, is hidden from nobody
↓isAccessibilityElement = true

// around:
class SongCell: UITableViewCell {
  private let card = UIView()
  private let play = UITextField()
  private let title = UILabel()
  func setUp() {
    contentView.addSubview(card)
    card.addSubview(play)
    contentView.addSubview(title)
    …
  }
}

// case: what is no control, or is never added, is hidden from nobody
↓isAccessibilityElement = true

// around:
class SongCell: UITableViewCell {
  private let card = UIView()
  private let play = UIImageView()
  private let title = UILabel()
  func setUp() {
    contentView.addSubview(card)
    card.addSubview(play)
    contentView.addSubview(title)
    …
  }
}

// case: what is no control, or is never added, is hidden from nobody
isAccessibilityElement = true

// around:
class SongCell: UITableViewCell {
  private let card = UIView()
  private let play = UIButton()
  private let title = UILabel()
  func setUp() {
    contentView.addSubview(card)
    play.isHidden = true
    contentView.addSubview(title)
    …
  }
}

// case: what is no control, or is never added, is hidden from nobody
isAccessibilityElement = true
