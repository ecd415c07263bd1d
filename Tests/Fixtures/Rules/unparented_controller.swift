// What unparented_controller finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerViewController: UIViewController {
  private let lyrics = LyricsViewController()
  func show() {
    …
  }
}

// case: the view of a controller that is no child is reported once
// lines:
view.addSubview(↓lyrics.view); view.addSubview(lyrics.view)
self.view.addSubview(↓self.lyrics.view)
box.addSubview(↓lyrics.view); lyrics.view.frame = box.bounds
stack.addArrangedSubview(↓lyrics.view); lyrics.didMove(toParent: self)
view.insertSubview(↓lyrics.view, at: 0); lyrics.title = song.title
let host = UIHostingController(rootView: SongView()); view.addSubview(↓host.view)
let host = UIHostingController(rootView: SongView()); pin(host.view); view.addSubview(↓host.view)

// case: a child that is not told is reported
// lines:
↓addChild(lyrics); view.addSubview(lyrics.view)«; lyrics.didMove(toParent: self)»
↓self.addChild(self.lyrics); view.addSubview(lyrics.view)«; tell(lyrics)»
↓addChild(lyrics); view.addSubview(lyrics.view)« }; func end() { lyrics.didMove(toParent: self)»
addChild(lyrics)
let host = makeHost(); ↓addChild(host); box.addSubview(host.view)
container.addChild(lyrics); view.addSubview(lyrics.view)

// case: a controller of AppKit is told nothing
view.addSubview(↓lyrics.view)
// ---
view.addSubview(↓lyrics.view)«→}; }
import AppKit
class Other { func f() {»
// ---
view.addSubview(↓lyrics.view)«→}; }
import Cocoa
class Other { func f() {»
// ---
↓addChild(lyrics); view.addSubview(lyrics.view)
// ---
↓addChild(lyrics); view.addSubview(lyrics.view)«→}; }
import AppKit
class Other { func f() {»
// ---
↓addChild(lyrics); view.addSubview(lyrics.view)«→}; }
import Cocoa
class Other { func f() {»

// case: a controller that may be a child is silent
// lines:
«view.→addChild(lyrics); lyrics.didMove(toParent: self); view.»addSubview(↓lyrics.view)
view.addSubview(↓lyrics.view)«→ }; func embed() { addChild(lyrics)»
«view.→embed(lyrics); view.»addSubview(↓lyrics.view)
«view.→children += [lyrics]; view.»addSubview(↓lyrics.view)
«view.→current = lyrics; view.»addSubview(↓lyrics.view)
view.addSubview(↓lyrics.view)«→ }; var child: UIViewController { return lyrics»
view.addSubview(↓lyrics«.view→.titleView»)
view.addSubview(↓«lyrics.→other.lyrics.»view)
view.addSubview(↓«lyrics.→»view)
self«.addChild(self.lyrics)»; view.addSubview(↓lyrics.view); lyrics.didMove(toParent: self)
let host = makeHost(); view.addSubview(host.view)

// around:
class PlayerViewController: UIViewController {
  private var lyrics: LyricsViewController!
  func show() {
    …
  }
}

// case: the declaration says that the code makes it, and other files cannot reach it
lyrics = LyricsViewController(); view.addSubview(↓lyrics.view)

// around:
class PlayerViewController: UIViewController {
  private var lyrics: LyricsViewController?
  func show() {
    …
  }
}

// case: the declaration says that the code makes it, and other files cannot reach it
if let lyrics { view.addSubview(↓lyrics.view) }

// around:
class PlayerViewController: UIViewController {
  private let lyrics = LyricsView()
  func show() {
    …
  }
}

// case: the declaration says that the code makes it, and other files cannot reach it
view.addSubview(lyrics.view)

// around:
class PlayerViewController: UIViewController {
  weak var lyrics: LyricsViewController?
  func show() {
    …
  }
}

// case: the declaration says that the code makes it, and other files cannot reach it
view.addSubview(lyrics.view)

// around:
class PlayerViewController: UIViewController {
  @IBOutlet private var lyrics: LyricsViewController!
  func show() {
    …
  }
}

// case: the declaration says that the code makes it, and other files cannot reach it
view.addSubview(lyrics.view)

// around:
class PlayerViewController: UIViewController {
  private var lyrics: LyricsViewController!
  func show() {
    …
  }
}

// case: the declaration says that the code makes it, and other files cannot reach it
lyrics = make(); view.addSubview(lyrics.view)

// around:
class PlayerView: UIView {
  private let lyrics = LyricsViewController()
  func show() {
    …
  }
}

// case: the declaration says that the code makes it, and other files cannot reach it
addSubview(lyrics.view)

// around:
class PlayerCoordinator: Coordinator {
  private let lyrics = LyricsViewController()
  func show() {
    …
  }
}

// case: the declaration says that the code makes it, and other files cannot reach it
box.view.addSubview(↓lyrics.view)

// around:

// case: another file that names the property may make it a child
// file: 0.swift
class PlayerViewController: UIViewController { let lyrics = LyricsViewController(); func show() { view.addSubview(↓lyrics.view) } }
// file: 1.swift
class Other {}
// ---
// file: 0.swift
class PlayerViewController: UIViewController { let lyrics = LyricsViewController(); func show() { view.addSubview(lyrics.view) } }
// file: 1.swift
func embed(_ player: PlayerViewController) { add(player.lyrics) }

// around:
class A: UIViewController {
  func show() {
    let child = UIViewController()
…
    child.view.frame = view.bounds
  }
}

// case: a child is added before its view, and told behind it
    view.addSubview(↓child.view)
// becomes: unsafe
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
// ---
    ↓addChild(child)
    view.addSubview(child.view)
// becomes: unsafe
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)

// around:

// case: a controller is told after both of the two calls
class A: UIViewController {
  private let list = UIViewController()
  override func viewDidLoad() {
    view.addSubview(list.view)
    list.view.frame = view.bounds

    ↓addChild(list)
  }
}
// becomes: unsafe
class A: UIViewController {
  private let list = UIViewController()
  override func viewDidLoad() {
    view.addSubview(list.view)
    list.view.frame = view.bounds

    addChild(list)
    list.didMove(toParent: self)
  }
}
