// What view_configuration finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class A: UITableViewCell {
…
}

// case: functions that pass all data and observed properties are reported
// options: {style: fill}
// lines:
  func ↓configure(title: String, detail: String) {}
  func ↓configureCell(_ song: Song) {}
  public func ↓render(state: State) {}
  func ↓update(with song: Song) {}
  func ↓set(viewModel: SongViewModel) {}
  func ↓setup(_ song: Song) {}
  func ↓updateItem(_ song: Song, _ id: Int) { songs = [song] }
  func ↓bind(viewItem: ViewItem) {}
  func ↓apply(with item: Item) {}
  var ↓viewModel: ViewModel? { didSet { render() } }
// ---
  var ↓songProps = Props() {
  didSet { render() }
}
// ---
  func ↓update(with a: A) {}
func update(with b: B) {}

// case: partial data, private functions, overrides, styles and delegates are silent
// options: {style: fill}
// lines:
  private func configure(with song: Song) {}
  fileprivate func render(props: Props) {}
  override func configure(with song: Song) {}
  static func configure(_ song: Song) {}
  func configure() {}
  func update(progress: Float) {}
  func set(title: String) {}
  func update(_ progress: Float) {}
  func apply(_ theme: Theme) {}
  func configure(delegate: SongDelegate) {}
  func configurable(with song: Song) {}
  func setupTitle(with song: Song) {}
  func update(layout: Layout) {}
  func render(in context: CGContext, cell: UITableViewCell) {}
  func set(_ handler: @escaping (Song) -> Void) {}
  var viewModel: ViewModel?
  private var viewModel: ViewModel? { didSet {} }
  var viewModel: ViewModel { get { a } }
  func updateItem(_ song: Song, _ id: Int) { songs[id] = song }
  func updateItem(_ song: Song, _ id: Int) { reloadItems(at: [path(id)]) }
  func updateItem(_ song: Song, _ id: Int) { snapshot.reconfigureItems([song]) }
  func updateCell(for song: Song, at path: IndexPath) { cellForRow(at: path)?.show(song) }
  var volume = 0 { didSet {} }
  struct B { func configure(with song: Song) {} }

// around:

// case: controllers and other classes are silent; extensions of views count
// options: {style: render}
// lines:
class A: UIViewController { func configure(with song: Song) {} }
class A: Base<UIView>, SongView { func configure(with song: Song) {} }
struct A: UIView { func configure(with song: Song) {} }
// ---
class A: UI.BaseView<Song>, B {}
extension A { func ↓configure(with b: B) {} }
// ---
class A: UIView {}
private extension A { func configure(with b: B) {} }
// ---
extension UIView { func configure(with b: B) {} }

// around:
class A: UITableViewCell {
…
}

// case: one state is no data, unless it carries some
// options: {style: fill}
// lines:
  func configure(isLoading: Bool) {}
  func configure(_ isOn: Bool = true) {}
  func configure(state: PlayerState) {}
  func setup(with mode: Player.Mode?) {}
  enum State { case on, off }; func render(state: State) {}
  enum Status { case on, off }; func update(with status: Status) {}
  func ↓render(state: State) {}
  func ↓configure(song: Song, isPlaying: Bool) {}
  func ↓configure(state: State, title: String) {}
  func ↓configure(_ states: [PlayerState]) {}
  func ↓configure(estate: Estate) {}
  enum State { case on(Song), off }; func ↓configure(state: State) {}
  struct State { var title = 1 }; func ↓configure(state: State) {}

// around:

// case: the project's own verbs are patterns, and the usual ones are reported beside them
// options: {verbs: [display, show*]}
class A: UIView { func display(_ song: Song) {}; func showAll(of album: Album) {} }
class B: UIView { func ↓configure(with song: Song) {} }
class C: UIView { var ↓props: Props { didSet {} } }
class D: UIView { func displays() {}; func update(progress: Float) {} }

// case: data is one value, or several parameters
// options: {parameters: one}
class A: UIView { func ↓configure(title: String, album: String) {} }
class B: UIView { func configure(with song: Song) {}; func add(a: Int, b: Int) {} }
class C: UIView { private func configure(title: String, album: String) {} }
class D: UIView { func configure(props: Props, onTap: @escaping () -> Void) {} }
class E: UIView { func configure(props: Props, onTap: TapHandler?, done: (() -> Void)? = nil) {} }
class F: UIView { func ↓configure(title: String, album: String, onTap: () -> Void) {} }
// ---
// options: {verbs: [display], parameters: one}
class A: UIView { func ↓display(title: String, album: String) {} }
// ---
// options: {parameters: several}
class A: UIView { func configure(title: String, album: String) {} }
class B: UIView { func ↓configure(props: Props) {} }
class C: UIView { func ↓configure(with model: Album.ViewModel?) {} }
class D: UIView { func configure(title: String) {} }
class E: UIView { func ↓configure(props: Props, onTap: @escaping () -> Void) {} }

// case: props can be compared
// options: {equatable: true}
class A: UIView { struct ↓Props { let a: Int } }
class B: UIView {}
extension B { struct ↓CellProps: Codable {} }
// ---
// options: {}
class A: UIView { struct Props { let a: Int } }
class B: UIView {}
extension B { struct CellProps: Codable {} }
// ---
// options: {equatable: true}
class A: UIView { struct Props: Equatable { let a: Int } }
class B: UIView { struct CellProps: Codable, Hashable {} }
class C: UIView { struct RowProps {} }
extension C.RowProps: Equatable {}
class D: UIView { class Props {} }

// case: view_configuration: the label, the type and its place, and observed properties
// options: {label: [props]}
final class A: UIView { private let a = UILabel()
func render(↓with props: Props) { a.text = props.title } }
// ---
final class A: UIView { private let a = UILabel()
func render(props: Props) { a.text = props.title } }
// ---
// options: {type: [Props]}
final class A: UIView { private let a = UILabel()
func render(props: ↓Ticket) { a.text = props.title } }
// ---
final class A: UIView { private let a = UILabel()
func render(props: Props) { a.text = props.title } }
// ---
// options: {nested: true}
final class A: UIView { private let a = UILabel()
func render(props: Props) { a.text = props.title } }
struct ↓Props {}
// ---
final class A: UIView { private let a = UILabel()
func render(props: Props) { a.text = props.title } }
extension A { struct Props {} }
// ---
// options: {parameters: several}
final class A: UIView { private let a = UILabel()
func ↓configure(with song: Song) { a.text = song.title } }
// ---
final class A: UIView { private let a = UILabel()
func configure(title: String) { a.text = title } }
// ---
// options: {style: render}
final class A: UIView { private let a = UILabel()
var ↓title: String? { didSet { a.text = title } }; var hint: String? { didSet { a.text = hint } } }
// ---
final class A: UIView { private let a = UILabel()
var title: String? { didSet { a.text = title } };  }
// ---
// options: {style: properties}
final class A: UIView { private let a = UILabel()
var title: String? { didSet { a.text = title } }; var hint: String? { didSet { a.text = hint } } }

// case: one value is one parameter, and no data of a view
final class AView: UIView { let a = UILabel(); func update(model: Model) { a.text = model.title } }
final class BView: UIView { let a = UILabel(); func update(model: Model) { a.text = model.title } }
final class CView: UIView { let a = UILabel(); func ↓configure(title: Title) { a.text = title.text } }
// ---
final class AView: UIView { let a = UILabel(); func update(model: Model) { a.text = model.title } }
final class BView: UIView { let a = UILabel(); func update(model: Model) { a.text = model.title } }
final class CView: UIView { let a = UILabel(); func ↓configure(«title: Title→title: String») { a.text = title.text } }

// around:

// case: a controller
final class PlayerCell: UITableViewCell {
  func render(props: Props) {}
}

final class AlbumCell: UITableViewCell {
  func render(props: Props) {}
}

final class PlayerViewController: UIViewController {
  func configure(with player: Player) {}
}

// case: a second way
final class PlayerCell: UITableViewCell {
  func configure(song: String, album: String) {}
}

final class AlbumCell: UITableViewCell {
  var ↓viewModel: AlbumViewModel? {
    didSet { titleLabel.text = viewModel?.title }
  }

  func configure(album: Album) {}
}
