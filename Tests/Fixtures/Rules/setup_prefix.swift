// What setup_prefix finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class A: UIView {
  func setupA() { a.alpha = 0 }
…
  func setupB() { setupA() }
}

// case: each setup function with another word is reported
// options: {style: setup}
  func ↓configureB() { b.alpha = 0 }
  func ↓setUpC() { c.alpha = 0 }
  func ↓prepare() { a.alpha = 0 }
}
extension A {
  func ↓buildLayout() { addSubview(a) }
// ---
// options: {}
  func configureB() { b.alpha = 0 }
  func setUpC() { c.alpha = 0 }
  func prepare() { a.alpha = 0 }
}
extension A {
  func buildLayout() { addSubview(a) }

// around:

// case: other functions are silent
// options: {style: setup}
// lines:
class A: UIView { func configure(with song: Song) { a.text = song.title } }
class A: UIView { func configureSession() { session.start(url) } }
class A: UIView { override func prepareForReuse() { a.alpha = 0 } }
class A: UIView { func createLabel() -> UILabel { let a = UILabel(); a.alpha = 0; return a } }
class A: UIView { func addViews() { addSubview(a) }; func layoutA() { a.frame = b } }
class A: UIView { func commonInit() { addSubview(a) }; func constructViews() { addSubview(a) } }
class A: UIView { func prepareForTransition() { a.alpha = 0 } }
class A: UIView { static func configure() { a.alpha = 0 } }
class A: UIView { private func configureRemote() { remote = Remote() } }
class A: UIView { private func buildMap() { map = [:]; items = songs.map(\.title) } }
class A: UIView { func createFiles() { let files = FileManager.default; files.delegate = nil } }
class A: UIView { func prepareAll() { loadAll() }; func loadAll() { start() } }
struct A { func configureB() { b.alpha = 0 } }
class A: UIView { func setup() { func configureB() { b.alpha = 0 }; configureB() } }
class A: UIViewController { func createBack() { navigationItem.leftBarButtonItem = item; navigationItem.title = a } }

// case: the majority of view types decides
class A: UIView { func setupA() { a.alpha = 0 } }
class B: UIView { func setupA() { a.alpha = 0 } }
class C: UIView { func ↓configureA() { a.alpha = 0 } }
// says: 2 of 3 view types begin the names of setup functions with `setup`; `configureA()` begins with `configure`
// advice: begin the name with `setup`
