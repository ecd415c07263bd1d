// What interaction_style finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class A: UIControl {
…
}

// case: each style is recognized by its members
// options: {style: callbacks}
  var onTap: (() -> Void)?
  var onSwipe: ((Direction) -> Void)?
  weak var ↓delegate: ADelegate?
  func ↓addTarget(_ target: Any?, selector: Selector) {}
// ---
// options: {style: delegate}
  var ↓onTap: (() -> Void)?
  var onSwipe: ((Direction) -> Void)?
  weak var delegate: ADelegate?
  func ↓addTarget(_ target: Any?, selector: Selector) {}
// ---
// options: {style: target_action}
  var ↓onTap: (() -> Void)?
  var onSwipe: ((Direction) -> Void)?
  weak var ↓delegate: ADelegate?
  func addTarget(_ target: Any?, selector: Selector) {}

// around:
class A: UIView {
…
}

// case: other members are silent
// options: {style: callbacks}
private var onTap: (() -> Void)?
// ---
// options: {style: delegate}
private var onTap: (() -> Void)?
// ---
// options: {style: target_action}
private var onTap: (() -> Void)?
// ---
// options: {style: callbacks}
var provider: (() -> Song)?
// ---
// options: {style: delegate}
var provider: (() -> Song)?
// ---
// options: {style: target_action}
var provider: (() -> Song)?
// ---
// options: {style: callbacks}
var onTap: (() -> Void)? { get { button.onTap } }
// ---
// options: {style: delegate}
var onTap: (() -> Void)? { get { button.onTap } }
// ---
// options: {style: target_action}
var onTap: (() -> Void)? { get { button.onTap } }
// ---
// options: {style: callbacks}
static var onTap: (() -> Void)?
// ---
// options: {style: delegate}
static var onTap: (() -> Void)?
// ---
// options: {style: target_action}
static var onTap: (() -> Void)?
// ---
// options: {style: callbacks}
private weak var delegate: ADelegate?
// ---
// options: {style: delegate}
private weak var delegate: ADelegate?
// ---
// options: {style: target_action}
private weak var delegate: ADelegate?
// ---
// options: {style: callbacks}
weak var textDelegate: UITextFieldDelegate?
// ---
// options: {style: delegate}
weak var textDelegate: UITextFieldDelegate?
// ---
// options: {style: target_action}
weak var textDelegate: UITextFieldDelegate?
// ---
// options: {style: callbacks}
override var delegate: ADelegate? { didSet {} }
// ---
// options: {style: delegate}
override var delegate: ADelegate? { didSet {} }
// ---
// options: {style: target_action}
override var delegate: ADelegate? { didSet {} }
// ---
// options: {style: callbacks}
var delegateCount = 0
// ---
// options: {style: delegate}
var delegateCount = 0
// ---
// options: {style: target_action}
var delegateCount = 0
// ---
// options: {style: callbacks}
func setup() { button.addTarget(self, action: #selector(tap), for: .touchUpInside) }
// ---
// options: {style: delegate}
func setup() { button.addTarget(self, action: #selector(tap), for: .touchUpInside) }
// ---
// options: {style: target_action}
func setup() { button.addTarget(self, action: #selector(tap), for: .touchUpInside) }
// ---
// options: {style: callbacks}
private func add(_ action: Selector) {}
// ---
// options: {style: delegate}
private func add(_ action: Selector) {}
// ---
// options: {style: target_action}
private func add(_ action: Selector) {}
// ---
// options: {style: callbacks}
@objc func tap() { delegate?.tap() }
// ---
// options: {style: delegate}
@objc func tap() { delegate?.tap() }
// ---
// options: {style: target_action}
@objc func tap() { delegate?.tap() }
// ---
// options: {style: callbacks}
func tap() { toggle.sendActions(for: .valueChanged) }
// ---
// options: {style: delegate}
func tap() { toggle.sendActions(for: .valueChanged) }
// ---
// options: {style: target_action}
func tap() { toggle.sendActions(for: .valueChanged) }
// ---
// options: {style: callbacks}
func tap() { sendActions(for: .valueChanged) }
// ---
// options: {style: delegate}
func tap() { sendActions(for: .valueChanged) }
// ---
// options: {style: target_action}
func tap() { sendActions(for: .valueChanged) }
// ---
// options: {style: callbacks}
func tap() { self.sendActions(for: .valueChanged) }
// ---
// options: {style: delegate}
func tap() { self.sendActions(for: .valueChanged) }
// ---
// options: {style: target_action}
func tap() { self.sendActions(for: .valueChanged) }
// ---
// options: {style: callbacks}
var setupContentView: ((UIView) -> Void)?
// ---
// options: {style: delegate}
var setupContentView: ((UIView) -> Void)?
// ---
// options: {style: target_action}
var setupContentView: ((UIView) -> Void)?
// ---
// options: {style: callbacks}
var configureCell: ((Cell, Int) -> Void)?
// ---
// options: {style: delegate}
var configureCell: ((Cell, Int) -> Void)?
// ---
// options: {style: target_action}
var configureCell: ((Cell, Int) -> Void)?
// ---
// options: {style: callbacks}
var sendActions: (() -> Void)?
// ---
// options: {style: delegate}
var sendActions: (() -> Void)?
// ---
// options: {style: target_action}
var sendActions: (() -> Void)?
// ---
// options: {style: callbacks}
var animations: (() -> Void)?
// ---
// options: {style: delegate}
var animations: (() -> Void)?
// ---
// options: {style: target_action}
var animations: (() -> Void)?

// around:

// case: controllers are silent
// options: {style: callbacks}
class A: UIViewController { weak var delegate: ADelegate? }

// case: a callback may be named after a setup
// options: {style: delegate}
// lines:
class A: UIView { var ↓setupHandler: (() -> Void)? }
class A: UIView { var ↓createAction: (() -> Void)? }
class A: UIView { var ↓applyTapped: (() -> Void)? }
class A: UIView { var ↓onSetup: (() -> Void)? }
class A: UIView { var ↓settled: (() -> Void)? }

// case: event sources that a view makes are reactive, and data is not
// options: {style: callbacks}
class A: UIView { let ↓taps = PassthroughSubject<Void, Never>(); let more = PublishRelay<Void>() }
class B: UIView { var ↓taps: ControlEvent<Void> { button.rx.tap } }
class C: UIView { lazy var ↓taps: Observable<Void> = button.rx.tap.asObservable() }
class D: UIView { private let taps = PublishSubject<Void>(); let title = BehaviorRelay(value: "") }
class E: UIView { let songs: AnyPublisher<Song, Never>; var text: Binder<String> { label.rx.text } }
class F: UIView { var onTap: (() -> Void)? }
class G: UIViewController { let taps = PublishSubject<Void>() }
// ---
// options: {style: reactive}
class A: UIView { let taps = PassthroughSubject<Void, Never>() }
class B: UIView { var ↓onTap: (() -> Void)? }

// case: interaction_style: notifications and the responder chain are ways, too
// options: {style: callbacks}
// lines:
final class A: UIView { func tap() { NotificationCenter.default.↓post(name: .tap, object: self) } }
final class A: UIView { func tap() { UIApplication.shared.↓sendAction(#selector(B.tap), to: nil, from: self, for: nil) } }
final class A: UIView { func setup() { button.↓addTarget(nil, action: #selector(B.tap), for: .touchUpInside) } }
// ---
// options: {style: notifications}
final class A: UIView { func tap() { NotificationCenter.default.post(name: .tap, object: self) } }
// ---
// options: {style: responder_chain}
final class A: UIView { func tap() { UIApplication.shared.sendAction(#selector(B.tap), to: nil, from: self, for: nil) } }
// ---
// options: {style: target_action}
final class A: UIView { func tap() { UIApplication.shared.sendAction(#selector(B.tap), to: nil, from: self, for: nil) } }
// ---
// options: {style: callbacks}
// lines:
final class A: UIView { func setup() { button.addTarget(self, action: #selector(B.tap), for: .touchUpInside) } }
final class A: UIView { func tap() { UIApplication.shared.sendAction(#selector(resignFirstResponder), to: nil, from: self, for: nil) } }

// around:

// case: target-action among delegates
final class PlayerView: UIView {
  weak var delegate: PlayerViewDelegate?
}

final class QueueView: UIView {
  weak var delegate: QueueViewDelegate?
}

final class VolumeView: UIView {
  func ↓addMuteTarget(_ target: Any?, action: Selector) {
    muteButton.addTarget(target, action: action, for: .touchUpInside)
  }
}

// around:
