import Testing

@testable import Rules

@Suite("collection_view_layout")
struct CollectionViewLayoutTests {
  private let expect = Expectation(
    CollectionViewLayout(),
    in: """
      …
      func add() { view.addSubview(grid) }
      """)

  @Test(
    "a collection view without a layout is reported; any layout makes it silent",
    arguments: [
      "let grid = ↓UICollectionView(«collectionViewLayout: layout»)",
      "class V: UIView { required init?(style: NSCoder) { grid = ↓UICollectionView() } }",
      "class V: UIView { required init?(coder: NSCoder) { grid = UICollectionView() } }",
      "let grid = ↓UICollectionView(frame: .zero«, collectionViewLayout: layout»)",
      "lazy var grid: UICollectionView = { let view = ↓UICollectionView(); return view }()",
      "show(↓UICollectionViewController(«collectionViewLayout: layout»))",
      "let grid = ↓UICollectionView(«coder: coder»)",
      "let grid = «→Themed»↓UICollectionView()",
      "let type = ↓UICollectionView«()→.self»",
    ])
  func reported(_ code: String) { expect(code) }
}
