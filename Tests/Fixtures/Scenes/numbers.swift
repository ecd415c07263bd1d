// case: numbers of the device and of the root, and functions and constants over them
enum Design {
  static let height: CGFloat = 812
  static let unit = UIScreen.main.bounds.height / 100
  static let twice = unit * 2
  static func scaled(_ value: CGFloat) -> CGFloat { value * UIScreen.main.bounds.height / height }
}
extension CGFloat {
  var adjusted: CGFloat {
    let ratio = UIScreen.main.bounds.width / 375
    return self * ratio
  }
}
class PlayerController: UIViewController {
  let a = UIView(); let b = UIView(); let c = UIView(); let d = UIView()
  func setUp() {
    [a, b, c, d].forEach(view.addSubview)
    a.snp.makeConstraints {
      $0.top.equalToSuperview().offset((UIScreen.main.bounds.height / 100) * 20)
      $0.leading.equalToSuperview().inset(16)
      $0.width.equalTo(view.frame.width / 2 - 16)
      $0.height.equalTo(46)
    }
    b.snp.makeConstraints {
      $0.top.equalTo(a.snp.bottom).offset(Design.scaled(203))
      $0.leading.trailing.equalToSuperview().inset(Design.twice)
      $0.height.equalTo(UIScreen.main.bounds.width * 0.5)
    }
    c.snp.makeConstraints {
      $0.top.leading.equalTo(b)
      $0.size.equalTo(CGSize(width: 125.adjusted, height: 1 / UIScreen.main.scale))
    }
    d.snp.makeConstraints {
      $0.leading.top.equalToSuperview().inset(max(8, view.safeAreaInsets.top))
      $0.width.equalTo(UIScreen.main.bounds.height > 700 ? 20 : 10)
      $0.height.equalTo(d.snp.width).multipliedBy(Design.height / 406)
    }
  }
}
// frames:
a: 16 170.4 180.5 46
b: 17.04 429.4 358.92 196.5
c: 17.04 429.4 131 0.333
d: 59 59 20 40
// guesses:
none

// case: frames of numbers, of other views and of the root
class PlayerView: UIView {
  let icon = UIImageView(); let title = UILabel(); let date = UILabel(); let line = UIView()
  let dot = UIView(); let shade = UIView(); let mark = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    [icon, title, date, line, dot, shade, mark].forEach(addSubview)
    icon.frame = CGRect(x: 16, y: 12, width: 40, height: 40)
    title.frame = CGRect(x: icon.frame.maxX + 12, y: 12, width: bounds.width - icon.frame.maxX - 28, height: 20)
    let pad: CGFloat = 16
    date.frame = CGRect(x: pad, y: title.frame.maxY + 4, width: frame.width - 2 * pad, height: 16)
    line.frame = CGRect(origin: CGPoint(x: 0, y: 99), size: CGSize(width: frame.size.width, height: 1))
    dot.frame.size = CGSize(width: 8, height: 8)
    dot.frame.origin = CGPoint(x: 300, y: 20)
    shade.frame = icon.frame.insetBy(dx: -2, dy: 4)
    mark.frame.size = CGSize(width: 10, height: 10)
    mark.center = CGPoint(x: bounds.midX, y: icon.center.y)
  }
}
// frames:
icon: 16 12 40 40
title: 68 12 309 20
date: 16 36 361 16
line: 0 99 393 1
dot: 300 20 8 8
shade: 14 16 44 32
mark: 191.5 27 10 10

// case: what is taken for an unknown number is listed, and what follows from it is known
class PlayerView: UIView {
  let box = UIView(); let more = UIView(); let line = UIView(); let other = UIView()
  init(size: CGSize) {
    super.init(frame: .zero)
    addSubview(box)
    box.addSubview(more)
    box.addSubview(line)
    addSubview(other)
    box.snp.makeConstraints {
      $0.top.leading.equalToSuperview().offset(16)
      $0.width.equalTo(200)
      $0.height.equalTo(200)
    }
    more.snp.makeConstraints {
      $0.leading.trailing.equalToSuperview().inset(4)
      $0.top.equalToSuperview().offset(size.height)
      $0.height.equalTo(80)
    }
    line.snp.makeConstraints {
      $0.top.equalTo(more.snp.bottom)
      $0.leading.trailing.equalToSuperview()
      $0.height.equalTo(1)
    }
    other.snp.makeConstraints {
      $0.top.trailing.equalToSuperview()
      $0.size.equalTo(20)
    }
  }
}
// guesses:
more.top = 16 for `size.height`
in more, line

// case: of constants with one name, the one of the type that is named is meant
class MemberView: UIView {
  enum Layout { static let size = CGSize(width: 136, height: 66) }
}
// file:
class GroupView: UIView {
  enum Layout { static let size = CGSize(width: 280, height: 308) }
  let a = UIView(); let b = UIView(); let c = UIView()
  init() {
    [a, b, c].forEach(addSubview)
    a.snp.makeConstraints { $0.leading.top.equalToSuperview(); $0.size.equalTo(MemberView.Layout.size) }
    b.snp.makeConstraints { $0.leading.top.equalToSuperview(); $0.size.equalTo(Layout.size) }
    c.snp.makeConstraints { $0.leading.top.equalToSuperview(); $0.size.equalTo(OtherView.Layout.size) }
  }
}
// frames: of GroupView
a: 0 0 136 66
b: 0 0 280 308
c: 0 0 44 44
// guesses: of GroupView
c.height = 44 for `OtherView.Layout.size`
c.width = 44 for `OtherView.Layout.size`
in c

// case: a limit that no file tells limits nothing, and insets of the project's types have their sides
struct Insets { let top: CGFloat?; let left: CGFloat? }
class PlayerController: UIViewController {
  struct Appearance {
    let margins = LayoutInsets(horizontal: 12, vertical: 3)
    var gap: CGFloat = 7
    let limit: CGFloat
    let width: CGFloat
    init() { width = 60 }
  }
  let appearance: Appearance
  let a = UILabel(); let b = UIView()
  func setUp(most: CGFloat) {
    view.addSubview(a)
    view.addSubview(b)
    a.text = "Playlist"
    a.snp.makeConstraints {
      $0.leading.top.equalToSuperview().inset(appearance.margins.edgeInsets)
      $0.width.lessThanOrEqualTo(most)
    }
    b.snp.makeConstraints {
      $0.top.equalTo(a.snp.bottom).offset(appearance.gap)
      $0.leading.equalToSuperview().inset(UIDevice.current.userInterfaceIdiom == .pad ? 20 : 10)
      $0.size.equalTo(appearance.width)
    }
  }
}
// frames:
a: 12 3 68 21
b: 10 31 60 60
// guesses:
a.width = ? for `most`
b.top = 7 for `appearance.gap`
in a, b

// case: insets of the screen that a function looks for in its own way
func bottomInset() -> CGFloat {
  if #available(iOS 15.0, *) {
    let window = UIApplication.shared.connectedScenes.first as? UIWindowScene
    return window?.keyWindow?.safeAreaInsets.bottom ?? .zero
  } else {
    return UIApplication.shared.windows.first?.safeAreaInsets.bottom ?? .zero
  }
}
enum Screen {
  static var bounds: CGRect {
    guard let window = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return .zero }
    return window.screen.bounds
  }
}
class PlayerController: UIViewController {
  let a = UIView()
  func setUp() {
    view.addSubview(a)
    a.snp.makeConstraints {
      $0.leading.bottom.equalToSuperview()
      $0.height.equalTo(60 + bottomInset())
      $0.width.equalTo((Screen.bounds.width - 13) / 2)
    }
  }
}
// frames:
a: 0 758 190 94
