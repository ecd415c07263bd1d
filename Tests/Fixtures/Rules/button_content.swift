// What button_content finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerView: UIView {
  let play = UIButton(), header = HeaderView()
  …
}

// case: content of a button's own views is reported once for each function
// lines:
func show() { ↓play.titleLabel!.attributedText = title }
func show() { ↓self.play.titleLabel?.textColor = .red }
func show() { load { [weak self] in ↓self?.play.titleLabel?.text = title } }
func show() { if isOn { ↓play.titleLabel?.text = a } else { play.titleLabel?.text = b } }
func show() { ↓play.titleLabel?.text = a; ↓play.titleLabel?.textColor = c; ↓play.imageView?.image = b }
func show() { ↓play.titleLabel?.text = title }; func hide() { play.setTitle(nil, for: .normal) }
@IBOutlet weak var stop: UIButton!; func show() { ↓stop.titleLabel?.text = title }
lazy var stop: UIButton = { let stop = UIButton(type: .system); stop.titleLabel?.textColor = .white; return stop }()
lazy var stop = { let stop = UIButton(); return stop }(); func show() { ↓stop.titleLabel?.text = title }
let stop = UIButton().then { ↓$0.titleLabel?.textColor = .red }

// case: other content is silent
// lines:
func show() { ↓play.titleLabel?.text = title }
func show() { ↓play.titleLabel?.«text = title→adjustsFontSizeToFitWidth = true; play.imageView?.contentMode = .center» }
func show() { ↓«play.→cell.play.»titleLabel?.text = title }
func show() { ↓«play.→buttons[0].»titleLabel?.text = title }
func show() { ↓play.titleLabel?.text = «title →title; play.setTitle(title, for: .normal) »}
func show() { ↓play.titleLabel?.«text = title→textColor = .white» }
func show() { ↓play.titleLabel?.«text = title→textColor = .red; play.setAttributedTitle(title, for: .normal)» }
func show() { ↓play.titleLabel?.«text = title→text.append(suffix)» }
func show() { play.titleLabel?.font = font; play.titleLabel?.numberOfLines = 0; play.titleLabel?.textAlignment = .center }
func show() { header.titleLabel.text = title; header.imageView.image = icon }
func show() { self.play«.setTitleColor(.red, for: .normal)»; ↓play.titleLabel?.textColor = .red }
override func layoutSubviews() { super.layoutSubviews(); play.titleLabel?.textColor = .red }
func show() { if play.titleLabel?.text == title { close() } }
func show() { let title = play.titleLabel?.text; use(title) }
func show(play: HeaderView) { play.titleLabel.text = title }
@objc func tap(_ sender: UIButton) { use { sender in sender.titleLabel?.text = title } }
@objc func tap(_ sender: UIButton) { if let sender = cell { sender.titleLabel?.text = title } }
let stop = HeaderView().then { $0.titleLabel?.text = title }
func show() { «↓play.→titleLabel.text = title; »imageView?.image = icon }

// around:

// case: a class of buttons
class B: UIButton { func show() { ↓titleLabel?.text = title; ↓self.imageView?.image = icon } }
// ---
class B: UIButton {}
extension B { func show() { ↓titleLabel?.text = title } }
// ---
// lines:
extension UIButton { func show() { ↓titleLabel?.text = title } }
class B: UIButton { override func layoutSubviews() { titleLabel?.text = title } }
class B: UIButton { override func updateConfiguration() { titleLabel?.text = title } }
class B: UIButton { override func layoutSubviews() { super.layoutSubviews(); round(layer) }; func show() { titleLabel?.text = title } }
class B: UIButton { override func setTitle(_ title: String?, for state: UIControl.State) { ↓titleLabel?.text = title; super«.setTitle(title, for: state)» } }
class B: UIButton { func show(titleLabel: UILabel?) { titleLabel?.text = title } }
// ---
class B: «UIButton {}
extension B→RoundButton» { func show() { ↓titleLabel?.text = title } }
// ---
class B: UITableViewCell { func show() { imageView?.image = icon } }

// around:
class PlayerView: UIView {
  let play = UIButton(), header = HeaderView()
  …
}

// case: settings that a configuration replaces are reported once for each button
// lines:
func setUp() { play.configuration = .filled(); ↓play.contentEdgeInsets = insets; play.imageEdgeInsets = insets }
func setUp() { ↓play.titleEdgeInsets.left = 8; play.configuration = config }
func setUp() { play.configuration = config; ↓play.titleLabel?.font = font }
func setUp() { let stop = UIButton(configuration: .plain()); ↓stop.adjustsImageWhenHighlighted = false; addSubview(stop) }
lazy var stop: UIButton = { let stop = UIButton(); stop.configuration = .plain(); ↓stop.contentEdgeInsets = insets; return stop }(); func setUp() { addSubview(stop) }

// case: settings of buttons that may have no configuration are silent
func setUp() { play.configuration = .filled(); ↓play.contentEdgeInsets = insets }

// around:

// case: settings of buttons that may have no configuration are silent
class PlayerView: UIView {
  let play = UIButton(), header = HeaderView()
  func setUp() { play.contentEdgeInsets = insets }
}

// around:
class PlayerView: UIView {
  let play = UIButton(), header = HeaderView()
  …
}

// case: settings of buttons that may have no configuration are silent
// lines:
func setUp() { play.configuration = «.filled()→nil»; ↓play.contentEdgeInsets = insets }
func setUp() { play.configuration = .filled(); ↓«play.contentEdgeInsets→header.contentEdgeInsets» = insets }
func setUp() { play.configuration = .filled(); ↓play.«contentEdgeInsets = insets→setTitleColor(.red, for: .normal); play.titleLabel?.numberOfLines = 2» }
func setUp() { if #available(iOS 15, *) { play.configuration = .filled() } else { play.contentEdgeInsets = insets } }
func setUp() { if #available(iOS 15, *) { play.configuration = .filled() }; play.contentEdgeInsets = insets }
func setUp() { ↓play.contentEdgeInsets = insets; «guard #available(iOS 15, *) else { return }; »play.configuration = .filled() }
func setUp() { guard #available(iOS 15, *) else { play.contentEdgeInsets = insets; return }; play.configuration = .filled() }
func setUp() { play.configuration = .filled() }; func setUpOld() { play.contentEdgeInsets = insets }

// around:

// case: a button that ignores its own settings
class B: UIButton { func setUp() { configuration = .filled(); ↓contentEdgeInsets = insets } }

// case: the messages say what happens, and what to call
class C: UIView {
  let play = UIButton()
  func setUp() {
    ↓play.titleLabel?.text = title
    play.configuration = .plain()
    ↓play.contentEdgeInsets = insets
    play.imageEdgeInsets = insets
  }
}
// says: `text` of the label of `play` does not last: at its next update, the button sets its own title for the state again
// advice: call `setTitle(_:for:)` of the button
// says: `contentEdgeInsets`, `imageEdgeInsets` have no effect on `play`: a button with a configuration ignores them
// advice: set `contentInsets` of the configuration

// case: the message names the property whose value a closure sets up
class C: UIView { let play = UIButton().then { ↓$0.imageView?.image = icon } }
// says: `image` of the image view of `play` does not last: at its next update, the button sets its own image for the state again
// advice: call `setImage(_:for:)` of the button

// case: a mistake in a test is found if it crashes: nobody sees how its views look
import XCTest
class Tests: XCTestCase { func test() { let b = UIButton(); b.titleLabel?.text = title } }

// case: texts that break their lines themselves, empty texts of buttons, and frames that do not stay
class A: UIView { let play = UIButton()
func setup() { ↓play.titleLabel?.text = song } }
// ---
class A: UIView { let play = UIButton()
func setup() { ↓play.titleLabel?.text «= song→= nil» } }
// ---
class A: UIView { let play = UIButton()
func setup() { ↓play.titleLabel?.text = «song }→"" }» }

// around:
class PlayButton: UIButton {
  …
}

// case: a title under an attributed one does not show
init(title: NSAttributedString) { super.init(frame: .zero); setAttributedTitle(title, for: .normal) }
func show() { ↓setTitle("", for: .normal) }
// says: `PlayButton` does not show this title: it has an attributed title for the state, which comes first
// advice: set an attributed title, or take that away with `setAttributedTitle(nil, for:)`
// ---
// lines:
init() { setAttributedTitle(NSAttributedString(string: a), for: .normal) }; func show() { ↓setTitle(b, for: «.normal→.disabled») }
init() { setAttributedTitle(NSAttributedString(string: a), for: .normal) }; func show() { «setAttributedTitle(nil, for: .normal); »↓setTitle(b, for: .normal) }
init(a: NSAttributedString«→?») { setAttributedTitle(a, for: .normal) }; func show() { ↓setTitle(b, for: .normal) }
init() { «→if isRich { »setAttributedTitle(NSAttributedString(string: a), for: .normal)«→ }» }; func show() { ↓setTitle(b, for: .normal) }
init() { setTitle(b, for: .normal); setAttributedTitle(NSAttributedString(string: a), for: .normal) }

// around:

// case: of a view
class PlayerView: UIView {
  private let play: UIButton = { let play = UIButton(); play.setAttributedTitle(NSAttributedString(string: a), for: .normal); return play }()
  @objc func show() { ↓play.setTitle("", for: .normal) }
}
