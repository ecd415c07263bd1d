// What interface_builder finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// case: a file that only asks a storyboard for a screen is read
func show() { storyboard?.↓instantiateViewController(withIdentifier: name) }

// case: the launch screen has to be a storyboard
func show() {
  let storyboard = UIStoryboard(name: "LaunchScreen", bundle: nil)
  present(storyboard.instantiateInitialViewController())
}
func showMain() {
  let storyboard = ↓UIStoryboard(name: "Main", bundle: nil)
  present(storyboard.instantiateInitialViewController())
}

// case: what ties a type to its nib or scene is one finding, at the first place
@IBDesignable final class ↓PlayerView: UIView {
  @IBInspectable var radius: CGFloat = 0
  @IBOutlet var titleLabel: UILabel!
  override func awakeFromNib() {}
}
class A: UIView { @IBOutlet weak var ↓a: UILabel! }
extension A { @IBAction func b() {} }
class B: UIViewController { @IBAction func ↓b() {} }
class C: UIViewController { override func ↓awakeFromNib() {} }
class D: UIViewController { override func ↓prepare(for segue: UIStoryboardSegue, sender: Any?) {} }
class E: UIViewController { override func ↓shouldPerformSegue(withIdentifier id: String, sender: Any?) -> Bool { true } }
class F: UIViewController { @IBSegueAction func ↓make(_ coder: NSCoder) -> UIViewController? { nil } }
class ↓G: UIStoryboardSegue {}
class H: UIView { @IBInspectable var ↓radius: CGFloat = 0 }

// around:
class A: UIViewController {
…
}

// case: a nested type is a type of its own, and silencing the first place leaves the next
  @IBOutlet var ↓a: UILabel!
  class B: UIView { @IBOutlet var ↓b: UILabel! }
// ---
  // layoutlint:disable:next interface_builder
  @IBOutlet var a: UILabel!
  @IBOutlet var ↓b: UILabel!
  @IBOutlet var c: UILabel!

// around:

// case: each place that loads a nib or a storyboard or performs a segue is reported
// lines:
class A: UIViewController { func f() { table.register(↓UINib(nibName: "A", bundle: nil)); table.register(↓UINib.init(nibName: "B", bundle: nil)) } }
class A: UIViewController { func f() { Bundle.main.↓loadNibNamed("A", owner: self, options: nil) } }
class A: UIViewController { func f() { ↓UIStoryboard(name: "A", bundle: nil).instantiateInitialViewController() } }
class A: UIViewController { func f() { let a = ↓UIStoryboard(name: "A", bundle: nil); a.instantiateViewController(withIdentifier: "B") } }
class A: UIViewController { func f() { storyboard?.↓instantiateViewController(withIdentifier: "B") } }
class A: UIViewController { func f() { ↓performSegue(withIdentifier: "B", sender: nil) } }
class A: UIViewController { func f() { show(↓PlayerViewController(nibName: "Player", bundle: nil)) } }

// case: code without Interface Builder is silent
// lines:
class A: UIViewController { required init?(coder: NSCoder) { fatalError() } }
class A: UIViewController { required init?(coder: NSCoder) { super.init(coder: coder); setup() } }
class A: UIViewController { init() { super.init(nibName: nil, bundle: nil) } }
class A: UIViewController { override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) } }
class A: UIViewController { func awakeFromNib() {} }
class A: UIViewController { func prepare(for segue: Segue) {} }
class A: UIViewController { override func prepare(for item: Item) { use(UINib.self) } }
class A: UIViewController { @objc func play() { let text = "@IBOutlet UINib(nibName:)" /* @IBOutlet */ } }

// case: an override that only calls that of the superclass is deleted, safely if no comment goes with it
class Cell: UITableViewCell {
  override func ↓awakeFromNib() {
    super.awakeFromNib()
  }

  func fill() {}
}
// becomes:
class Cell: UITableViewCell {
  func fill() {}
}
// ---
class Cell: UITableViewCell {
  override func ↓awakeFromNib() {
    super.awakeFromNib()
    // Initialization code
  }

  func fill() {}
}
// becomes: unsafe
class Cell: UITableViewCell {
  func fill() {}
}
// ---
class Cell: UITableViewCell {
  override func ↓awakeFromNib() {
    super.awakeFromNib()
    fill()
  }
}
// stays:

// around:

// case: nibs and storyboards
final class PlayerViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(↓UINib(nibName: "SongCell", bundle: nil), forCellReuseIdentifier: "Song")
    let header = Bundle.main.↓loadNibNamed("Header", owner: self)?.first as? UIView
  }

  func showQueue() {
    let storyboard = ↓UIStoryboard(name: "Queue", bundle: nil)
    present(storyboard.instantiateViewController(withIdentifier: "Queue"), animated: true)
  }
}
