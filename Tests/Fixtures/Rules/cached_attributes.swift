// What cached_attributes finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class TagLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    …
  }
}

// case: what the superclass returns is followed through names, loops and closures
guard let all = super.layoutAttributesForElements(in: rect) else { return nil }
for item in all { ↓item.frame.origin.x = 8 }
// ---
guard let all = super.layoutAttributesForElements(in: rect) as? [TagAttributes] else { return nil }
for item in all where item.isCell { ↓item.center = .zero }
// ---
let all = super.layoutAttributesForElements(in: rect)
for item in all ?? [] { ↓item.transform = scale }
// ---
let all = super.layoutAttributesForElements(in: rect)
for (index, item) in all!.enumerated() where index < 7 { ↓item.size.width += 8 }
// ---
let all = super.layoutAttributesForElements(in: rect)
all?.enumerated().forEach { index, item in ↓item.frame.origin.x = x(index) }
// ---
let all = super.layoutAttributesForElements(in: rect)
all?.filter { $0.isCell }.forEach { item in
 let copyless = item
 var frame = item.frame
 frame.origin.x = 8
 ↓copyless.frame = frame
}
// ---
(super.layoutAttributesForElements(in: rect) ?? []).forEach { (item: TagAttributes) in ↓item.bounds = rect }
// ---
let all = super.layoutAttributesForElements(in: rect)
if let first = all?.first { ↓first.frame.origin.x = 0 }
// ---
guard let all = super.layoutAttributesForElements(in: rect) else { return nil }
↓all[0].frame.origin.x = 0
// ---
return super.layoutAttributesForElements(in: rect)?.map { item in
 ↓item.frame.origin.x = 8
 return item
}

// case: only the first change of a function is reported
let all = super.layoutAttributesForElements(in: rect)
all?.forEach {
 ↓$0.frame.origin.x = 8
 $0.frame.origin.y = 8
}

// case: copies, new attributes, other members and other objects are silent
let all = super.layoutAttributesForElements(in: rect)
all?.forEach { ↓$0.frame.origin.x = 8 }
// ---
let all = super.layoutAttributesForElements(in: rect)«
all→?.map { $0.copy() as! TagAttributes }
all»?.forEach { ↓$0.frame.origin.x = 8 }

// around:

// case: copies, new attributes, other members and other objects are silent
class TagLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let all = super.layoutAttributesForElements(in: rect)
all?.forEach {
 let item = $0.copy() as! TagAttributes
 item.frame.origin.x = 8
}
  }
}

// around:
class TagLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    …
  }
}

// case: copies, new attributes, other members and other objects are silent
let all = super.layoutAttributesForElements(in: rect)
all?.forEach { ↓«$0.frame.origin.x = 8 →item in
 var frame = item.frame
 frame.size.width = 8
 new(item.indexPath).frame = frame
»}
// ---
let all = super.layoutAttributesForElements(in: rect)
all?.forEach { ↓$0.«frame.origin.x = 8→alpha = 0.5
 $0.zIndex = 1» }
// ---
guard let old = super.layoutAttributesForElements(in: rect), let all = NSArray(array: old, copyItems: true) as? [TagAttributes] else { return nil }
all.forEach { $0.frame.origin.x = 8 }
// ---
let all = super.layoutAttributesForElements(in: rect)
for old in all ?? [] {
 guard let item = old«.copy()» as? TagAttributes else { continue }
 ↓item.frame.origin.x = 8
}
// ---
let all = copies(of: super.layoutAttributesForElements(in: rect))
all.forEach { $0.frame.origin.x = 8 }
// ---
let all = super.layoutAttributesForElements(in: rect)
let item = TagAttributes(forCellWith: path)
item.frame = rect
return (all ?? []) + [item]
// ---
var rows: [TagAttributes] = []
for item in super.layoutAttributesForElements(in: rect) ?? [] { rows.append(copy(item)) }
rows.forEach { $0.frame.origin.x = 8 }
// ---
cache.forEach { $0.frame.origin.x = 8 }
return super.layoutAttributesForElements(in: rect)
// ---
let all = super.layoutAttributesForElements(in: rect)
view.frame = rect
badge.frame.origin.x = 0
return all

// around:
class TagLayout: UICollectionViewLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    …
  }
}

// case: a layout whose superclass keeps nothing, or is unknown, is silent
let all = super.layoutAttributesForElements(in: rect)
all?.forEach { $0.frame.origin.x = 8 }

// around:
class TagLayout: UICollectionViewCompositionalLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    …
  }
}

// case: a layout whose superclass keeps nothing, or is unknown, is silent
let all = super.layoutAttributesForElements(in: rect)
all?.forEach { $0.frame.origin.x = 8 }

// around:
class TagLayout: BaseLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    …
  }
}

// case: a layout whose superclass keeps nothing, or is unknown, is silent
let all = super.layoutAttributesForElements(in: rect)
all?.forEach { $0.frame.origin.x = 8 }

// around:
class TagLayout: UICollectionViewFlowLayout {
…
    return item
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)
  }
}

// case: attributes of one item, of headers and of decorations are reported, those of insertions not
  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let item = super.layoutAttributesForItem(at: path)
    ↓item?.frame.origin.x = 8
// ---
  override func layoutAttributesForSupplementaryView(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let item = super.layoutAttributesForSupplementaryView(at: path)
    ↓item?.frame.origin.x = 8
// ---
  override func layoutAttributesForDecorationView(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let item = super.layoutAttributesForDecorationView(at: path)
    ↓item?.frame.origin.x = 8
// ---
  override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let item = super.initialLayoutAttributesForAppearingItem(at: path)
    item?.frame.origin.x = 8

// around:

// case: attributes of its own
class GridLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame(of: indexPath)
    return attributes
  }
}

// case: one item
class CarouselLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let item = super.layoutAttributesForItem(at: indexPath) else { return nil }
    ↓item.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    return item
  }
}
