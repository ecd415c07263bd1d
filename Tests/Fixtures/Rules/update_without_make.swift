// What update_without_make finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerView: UIView {
  private let titleLabel = UILabel(), albumLabel = UILabel(), coverView = UIView()
  private let card = CardView()
  func setup() {
    addSubview(titleLabel)
    titleLabel.snp.makeConstraints { make in
…
    }
    
  }
}

// case: an update without its make is reported
      make.top.equalToSuperview()
    }
  }
  func change() {
    titleLabel.snp.updateConstraints { make in
      ↓make.bottom.equalToSuperview()
// ---
      make.top.leading.equalToSuperview()
    }
  }
  func change() {
    titleLabel.snp.updateConstraints { make in
      make.top.equalToSuperview().offset(8); ↓make.left.equalToSuperview()
// ---
      make.edges.equalToSuperview()
    }
  }
  func change() {
    titleLabel.snp.updateConstraints { make in
      ↓make.height.equalTo(8)
// ---
      make.height.lessThanOrEqualTo(8)
    }
  }
  func change() {
    titleLabel.snp.updateConstraints { make in
      ↓make.height.equalTo(8)
// ---
      make.top.equalTo(albumLabel.snp.bottom)
    }
  }
  func change() {
    titleLabel.snp.updateConstraints { make in
      ↓make.top.equalTo(coverView.snp.bottom)
// ---
      make.center.equalToSuperview()
    }
  }
  func change() {
    titleLabel.snp.updateConstraints { make in
      ↓make.size.equalTo(80)
// ---
      make.leading.equalTo(albumLabel.snp.trailing)
    }
  }
  func change() {
    titleLabel.snp.updateConstraints { make in
      ↓make.leading.equalTo(self)

// around:

// case: an update that may find its constraint is silent
class PlayerView: UIView {
  private let titleLabel = UILabel(), albumLabel = UILabel(), coverView = UIView()
  private let card = CardView()
  func setup() {
    addSubview(titleLabel)
    titleLabel.snp.makeConstraints { make in
      make.top.equalToSuperview()
    }
  }
  func change() {
    titleLabel.snp.updateConstraints { make in
      ↓make.«bottom.equalToSuperview()→top.equalToSuperview().offset(8)»
    }
    
  }
}
// ---
class PlayerView: UIView {
  private let titleLabel = UILabel(), albumLabel = UILabel(), coverView = UIView()
  private let card = CardView()
  func setup() {
    addSubview(titleLabel)
    titleLabel.snp.makeConstraints { make in
      make.edges.equalToSuperview()
    }
  }
  func change() {
    titleLabel.snp.updateConstraints { make in
      ↓make.«height.equalTo→bottom.equalToSuperview().inset»(8)
    }
    
  }
}

// around:
class PlayerView: UIView {
  private let titleLabel = UILabel(), albumLabel = UILabel(), coverView = UIView()
  private let card = CardView()
  func setup() {
    addSubview(titleLabel)
    titleLabel.snp.makeConstraints { make in
…
    }
    
  }
}

// case: an update that may find its constraint is silent
      make.edges.equalToSuperview()
    }
  }
  func change() {
    titleLabel.snp.updateConstraints { make in
      make.leading.equalToSuperview().inset(8); make.right.equalToSuperview()

// around:

// case: an update that may find its constraint is silent
class PlayerView: UIView {
  private let titleLabel = UILabel(), albumLabel = UILabel(), coverView = UIView()
  private let card = CardView()
  func setup() {
    addSubview(titleLabel)
    titleLabel.snp.makeConstraints { make in
      make.leading.trailing.top«.bottom».equalToSuperview()
    }
  }
  func change() {
    titleLabel.snp.updateConstraints { make in
      ↓make.edges.equalToSuperview()
    }
    
  }
}
// ---
class PlayerView: UIView {
  private let titleLabel = UILabel(), albumLabel = UILabel(), coverView = UIView()
  private let card = CardView()
  func setup() {
    addSubview(titleLabel)
    titleLabel.snp.makeConstraints { make in
      make.«edges.equalToSuperview()→size.equalTo(80)»
    }
  }
  func change() {
    titleLabel.snp.updateConstraints { make in
      ↓make.height.equalTo(8)
    }
    
  }
}
// ---
class PlayerView: UIView {
  private let titleLabel = UILabel(), albumLabel = UILabel(), coverView = UIView()
  private let card = CardView()
  func setup() {
    addSubview(titleLabel)
    titleLabel.snp.makeConstraints { make in
      make.top.equalTo(albumLabel.snp.bottom)
    }
  }
  func change() {
    titleLabel.snp.updateConstraints { make in
      ↓make.«height.equalTo→top.equalTo(albumLabel.snp.bottom).offset»(8)
    }
    
  }
}
// ---
class PlayerView: UIView {
  private let titleLabel = UILabel(), albumLabel = UILabel(), coverView = UIView()
  private let card = CardView()
  func setup() {
    addSubview(titleLabel)
    titleLabel.snp.makeConstraints { make in
      make.top.equalTo(albumLabel.snp.bottom)«; addSizes(make)»
    }
  }
  func change() {
    titleLabel.snp.updateConstraints { make in
      ↓make.height.equalTo(8)
    }
    
  }
}

// around:
class PlayerView: UIView {
  private let titleLabel = UILabel(), albumLabel = UILabel(), coverView = UIView()
  private let card = CardView()
  func setup() {
    addSubview(titleLabel)
    titleLabel.snp.makeConstraints { make in
…
    }
    
  }
}

// case: an update that may find its constraint is silent
      if isWide { make.height.equalTo(8) }
    }
  }
  func change() {
    titleLabel.snp.updateConstraints { make in
      make.height.equalTo(16)

// around:

// case: other code that may make constraints is silent
class PlayerView: UIView {
  private let titleLabel = UILabel(), albumLabel = UILabel(), coverView = UIView()
  private let card = CardView()
  func setup() {
    addSubview(titleLabel)
    titleLabel.snp.makeConstraints { make in
      make.top.equalToSuperview()
    }
  }
  func change() {
    titleLabel.snp.updateConstraints { make in
      ↓make.height.equalTo(8)
    }
    
  }
}
// ---
class PlayerView: UIView {
  private let titleLabel = UILabel(), albumLabel = UILabel(), coverView = UIView()
  private let card = CardView()
  func setup() {
    addSubview(titleLabel)
    titleLabel.snp.makeConstraints { make in
      make.top.equalToSuperview()
    }
  }
  func change() {
    titleLabel.snp.updateConstraints { make in
      ↓make.height.equalTo(8)
    }
    «→titleLabel.snp.remakeConstraints { $0.height.equalTo(8) }»
  }
}
// ---
class PlayerView: UIView {
  private let titleLabel = UILabel(), albumLabel = UILabel(), coverView = UIView()
  private let card = CardView()
  func setup() {
    addSubview(titleLabel)
    titleLabel.snp.makeConstraints { make in
      make.top.equalToSuperview()
    }
  }
  func change() {
    titleLabel.snp.updateConstraints { make in
      ↓make.height.equalTo(8)
    }
    «→titleLabel.snp.makeConstraints(layout)»
  }
}
// ---
class PlayerView: UIView {
  private let titleLabel = UILabel(), albumLabel = UILabel(), coverView = UIView()
  private let card = CardView()
  func setup() {
    addSubview(titleLabel)
    titleLabel.snp.makeConstraints { make in
      make.top.equalToSuperview()
    }
  }
  func change() {
    titleLabel.snp.updateConstraints { make in
      ↓make.height.equalTo(8)
    }
    «→titleLabel.snp.removeConstraints()»
  }
}
// ---
class PlayerView: UIView {
  private let titleLabel = UILabel(), albumLabel = UILabel(), coverView = UIView()
  private let card = CardView()
  func setup() {
    addSubview(titleLabel)
    titleLabel.snp.makeConstraints { make in
      make.top.equalToSuperview()
    }
  }
  func change() {
    titleLabel.snp.updateConstraints { make in
      ↓make.height.equalTo(8)
    }
    «→let prepared = titleLabel.snp.prepareConstraints { $0.height.equalTo(8) }»
  }
}
// ---
class PlayerView: UIView {
  private let titleLabel = UILabel(), albumLabel = UILabel(), coverView = UIView()
  private let card = CardView()
  func setup() {
    addSubview(titleLabel)
    titleLabel.snp.makeConstraints { make in
      make.top.equalToSuperview()
    }
  }
  func change() {
    titleLabel.snp.updateConstraints { make in
      ↓make.height.equalTo(8)
    }
    «→layout(titleLabel)»
  }
}
// ---
class PlayerView: UIView {
  private let titleLabel = UILabel(), albumLabel = UILabel(), coverView = UIView()
  private let card = CardView()
  func setup() {
    addSubview(titleLabel)
    titleLabel.snp.makeConstraints { make in
      make.top.equalToSuperview()
    }
  }
  func change() {
    titleLabel.snp.updateConstraints { make in
      ↓make.height.equalTo(8)
    }
    «→[titleLabel].forEach { $0.snp.makeConstraints { $0.height.equalTo(8) } }»
  }
}
// ---
class PlayerView: UIView {
  private let titleLabel = UILabel(), albumLabel = UILabel(), coverView = UIView()
  private let card = CardView()
  func setup() {
    addSubview(titleLabel)
    titleLabel.snp.makeConstraints { make in
      make.top.equalToSuperview()
    }
  }
  func change() {
    titleLabel.snp.updateConstraints { make in
      ↓make.height.equalTo(8)
    }
    «→for view in [titleLabel] { view.snp.makeConstraints { $0.height.equalTo(8) } }»
  }
}
// ---
class PlayerView: UIView {
  private let titleLabel = UILabel(), albumLabel = UILabel(), coverView = UIView()
  private let card = CardView()
  func setup() {
    addSubview(titleLabel)
    titleLabel.snp.makeConstraints { make in
      make.top.equalToSuperview()
    }
  }
  func change() {
    titleLabel.snp.updateConstraints { make in
      ↓make.height.equalTo(8)
    }
    «→titleLabel.fixHeight()»
  }
}

// case: views without a make, or of a class of the project, are silent
class PlayerView: UIView {
  private let titleLabel = UILabel(), albumLabel = UILabel(), coverView = UIView()
  private let card = CardView()
  func setup() {
    addSubview(titleLabel)
    titleLabel.snp.makeConstraints { make in
      make.top.equalToSuperview()
    }
  }
  func change() {
    titleLabel.snp.updateConstraints { make in
      
    }
    albumLabel.snp.makeConstraints { $0.top.equalToSuperview() }; albumLabel.snp.updateConstraints { ↓$0.height.equalTo(8) }
  }
}
// ---
class PlayerView: UIView {
  private let titleLabel = UILabel(), albumLabel = UILabel(), coverView = UIView()
  private let card = CardView()
  func setup() {
    addSubview(titleLabel)
    titleLabel.snp.makeConstraints { make in
      make.top.equalToSuperview()
    }
  }
  func change() {
    titleLabel.snp.updateConstraints { make in
      
    }
    «albumLabel.snp.makeConstraints { $0.top.equalToSuperview() }; →»albumLabel.snp.updateConstraints { ↓$0.height.equalTo(8) }
  }
}
// ---
class PlayerView: UIView {
  private let titleLabel = UILabel(), albumLabel = UILabel(), coverView = UIView()
  private let card = CardView()
  func setup() {
    addSubview(titleLabel)
    titleLabel.snp.makeConstraints { make in
      make.top.equalToSuperview()
    }
  }
  func change() {
    titleLabel.snp.updateConstraints { make in
      
    }
    «albumLabel.snp→card.snp».makeConstraints { $0.top.equalToSuperview() }; «albumLabel.snp→card.snp».updateConstraints { ↓$0.height.equalTo(8) }
  }
}

// around:
class MeterView: UIView {
  private let bar = UIView()
  var level = 0 { didSet { show() } }
  override init(frame: CGRect) {
    super.init(frame: frame)
    …
  }
  private func place() {
    addSubview(bar)
    bar.snp.makeConstraints { $0.leading.top.bottom.equalToSuperview() }
  }
  private func show() { bar.snp.updateConstraints { ↓$0.width.equalTo(level) } }
}

// case: an update that may come before the first constraints makes them
// lines:
place()
place(); show()

// around:

// case: an update that may come before the first constraints makes them
class MeterView: UIView {
  private let bar = UIView()
  var level = 0 { didSet { show() } }
  override init(frame: CGRect) {
    super.init(frame: frame)
    «place()
→show(); place()
»  }
  private func place() {
    addSubview(bar)
    bar.snp.makeConstraints { $0.leading.top.bottom.equalToSuperview() }
  }
  private func show() { bar.snp.updateConstraints { ↓$0.width.equalTo(level) } }
}
// ---
class MeterView: UIView {
  private let bar = UIView()
  var level = 0 { didSet { show() } }
  override init(frame: CGRect) {
    super.init(frame: frame)
    «place()
→if level > 0 { place() }
»  }
  private func place() {
    addSubview(bar)
    bar.snp.makeConstraints { $0.leading.top.bottom.equalToSuperview() }
  }
  private func show() { bar.snp.updateConstraints { ↓$0.width.equalTo(level) } }
}

// around:
class MeterView: UIView {
  private let bar = UIView()
  var level = 0 { didSet { show() } }
  override init(frame: CGRect) {
    super.init(frame: frame)
    …
  }
  private func place() {
    addSubview(bar)
    bar.snp.makeConstraints { $0.leading.top.bottom.equalToSuperview() }
  }
  func start() {}
private func show() { bar.snp.updateConstraints { ↓$0.width.equalTo(level) } }
}

// case: an update that may come before the first constraints makes them
place(); start()

// around:

// case: an update that may come before the first constraints makes them
class MeterView: UIView {
  private let bar = UIView()
  var level = 0 { didSet { show() } }
  override init(frame: CGRect) {
    super.init(frame: frame)
    place(); start()
  }
  private func place() {
    addSubview(bar)
    bar.snp.makeConstraints { $0.leading.top.bottom.equalToSuperview() }
  }
  func «start() {}→start() { level = 1 }»
private func show() { bar.snp.updateConstraints { ↓$0.width.equalTo(level) } }
}

// case: another multiplier
class ProgressView: UIView {
  private let bar = UIView()

  func setupBar() {
    addSubview(bar)
    bar.snp.makeConstraints { make in
      make.leading.top.bottom.equalToSuperview()
      make.width.equalToSuperview().multipliedBy(0.1)
    }
  }

  func show(_ progress: CGFloat) {
    bar.snp.updateConstraints { make in
      ↓make.width.equalToSuperview().multipliedBy(progress)
    }
  }
}

// case: another relation
class PlayerView: UIView {
  private let cover = UIImageView()

  func setupCover() {
    addSubview(cover)
    cover.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.width.height.lessThanOrEqualTo(80)
    }
  }

  func expand() {
    cover.snp.updateConstraints { make in
      ↓make.height.equalTo(120)
    }
  }
}
