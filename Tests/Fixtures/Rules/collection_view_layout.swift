// What collection_view_layout finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
…
func add() { view.addSubview(grid) }

// case: a collection view without a layout is reported; any layout makes it silent
// lines:
let grid = ↓UICollectionView(«collectionViewLayout: layout»)
class V: UIView { required init?(style: NSCoder) { grid = ↓UICollectionView() } }
class V: UIView { required init?(coder: NSCoder) { grid = UICollectionView() } }
let grid = ↓UICollectionView(frame: .zero«, collectionViewLayout: layout»)
lazy var grid: UICollectionView = { let view = ↓UICollectionView(); return view }()
show(↓UICollectionViewController(«collectionViewLayout: layout»))
let grid = ↓UICollectionView(«coder: coder»)
let grid = «→Themed»↓UICollectionView()
let type = ↓UICollectionView«()→.self»
