import Testing

@testable import Rules

@Suite("cached_attributes")
struct CachedAttributesTests {
  private let expect = Expectation(
    CachedAttributes(),
    in: """
      class TagLayout: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
          …
        }
      }
      """)

  @Test(
    "what the superclass returns is followed through names, loops and closures",
    arguments: [
      "guard let all = super.layoutAttributesForElements(in: rect) else { return nil }\nfor item in all { ↓item.frame.origin.x = 8 }",
      "guard let all = super.layoutAttributesForElements(in: rect) as? [TagAttributes] else { return nil }\nfor item in all where item.isCell { ↓item.center = .zero }",
      "let all = super.layoutAttributesForElements(in: rect)\nfor item in all ?? [] { ↓item.transform = scale }",
      "let all = super.layoutAttributesForElements(in: rect)\nfor (index, item) in all!.enumerated() where index < 7 { ↓item.size.width += 8 }",
      "let all = super.layoutAttributesForElements(in: rect)\nall?.enumerated().forEach { index, item in ↓item.frame.origin.x = x(index) }",
      "let all = super.layoutAttributesForElements(in: rect)\nall?.filter { $0.isCell }.forEach { item in\n let copyless = item\n var frame = item.frame\n frame.origin.x = 8\n ↓copyless.frame = frame\n}",
      "(super.layoutAttributesForElements(in: rect) ?? []).forEach { (item: TagAttributes) in ↓item.bounds = rect }",
      "let all = super.layoutAttributesForElements(in: rect)\nif let first = all?.first { ↓first.frame.origin.x = 0 }",
      "guard let all = super.layoutAttributesForElements(in: rect) else { return nil }\n↓all[0].frame.origin.x = 0",
      "guard let all = super.layoutAttributesForElements(in: rect) else { return nil }\nvar rows: [[TagAttributes]] = []\nfor item in all {\n if isNew { rows.append([item]) } else { rows[rows.count - 1].append(item) }\n}\nfor row in rows {\n for item in row { ↓item.frame.origin.x = 8 }\n}",
      "return super.layoutAttributesForElements(in: rect)?.map { item in\n ↓item.frame.origin.x = 8\n return item\n}",
    ])
  func reported(body: String) { expect(body) }

  @Test("only the first change of a function is reported")
  func once() {
    expect(
      "let all = super.layoutAttributesForElements(in: rect)\nall?.forEach {\n ↓$0.frame.origin.x = 8\n $0.frame.origin.y = 8\n}"
    )
  }

  @Test("copies, new attributes, other members and other objects are silent")
  func silent() {
    expect(
      "let all = super.layoutAttributesForElements(in: rect)\nall?.forEach { ↓$0.frame.origin.x = 8 }",
      silentWith: [
        "\nall": "?.map { $0.copy() as! TagAttributes }\nall",
        "{ $0.frame.origin.x = 8 }":
          "{\n let item = $0.copy() as! TagAttributes\n item.frame.origin.x = 8\n}",
        "$0.frame.origin.x = 8 ":
          "item in\n var frame = item.frame\n frame.size.width = 8\n new(item.indexPath).frame = frame\n",
        "frame.origin.x = 8": "alpha = 0.5\n $0.zIndex = 1",
      ])
    for code in [
      "guard let old = super.layoutAttributesForElements(in: rect), let all = NSArray(array: old, copyItems: true) as? [TagAttributes] else { return nil }\nall.forEach { $0.frame.origin.x = 8 }",
      "let all = super.layoutAttributesForElements(in: rect)\nfor old in all ?? [] {\n guard let item = old«.copy()» as? TagAttributes else { continue }\n ↓item.frame.origin.x = 8\n}",
      "let all = copies(of: super.layoutAttributesForElements(in: rect))\nall.forEach { $0.frame.origin.x = 8 }",
      "let all = super.layoutAttributesForElements(in: rect)\nlet item = TagAttributes(forCellWith: path)\nitem.frame = rect\nreturn (all ?? []) + [item]",
      "var rows: [TagAttributes] = []\nfor item in super.layoutAttributesForElements(in: rect) ?? [] { rows.append(copy(item)) }\nrows.forEach { $0.frame.origin.x = 8 }",
      "cache.forEach { $0.frame.origin.x = 8 }\nreturn super.layoutAttributesForElements(in: rect)",
      "let all = super.layoutAttributesForElements(in: rect)\nview.frame = rect\nbadge.frame.origin.x = 0\nreturn all",
    ] { expect(code) }
  }

  @Test("a layout whose superclass keeps nothing, or is unknown, is silent")
  func otherClasses() {
    let body =
      "let all = super.layoutAttributesForElements(in: rect)\nall?.forEach { $0.frame.origin.x = 8 }"
    expect(body, around: ["UICollectionViewFlowLayout": "UICollectionViewLayout"])
    expect(body, around: ["UICollectionViewFlowLayout": "UICollectionViewCompositionalLayout"])
    expect(body, around: ["UICollectionViewFlowLayout": "BaseLayout"])
  }

  @Test(
    "attributes of one item, of headers and of decorations are reported, those of insertions not")
  func otherFunctions() {
    func source(_ function: String, mark: String) -> String {
      """
      class TagLayout: UICollectionViewFlowLayout {
        override func \(function)(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
          let item = super.\(function)(at: path)
          \(mark)item?.frame.origin.x = 8
          return item
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
          super.layoutAttributesForElements(in: rect)
        }
      }
      """
    }
    for function in ["Item", "SupplementaryView", "DecorationView"] {
      RulesTests.expect(
        CachedAttributes(), source("layoutAttributesFor\(function)", mark: "↓"))
    }
    RulesTests.expect(
      CachedAttributes(), source("initialLayoutAttributesForAppearingItem", mark: ""))
  }
}
