// What item_width finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class SongsController: UIViewController {
  let margin: CGFloat = 16
  func setup(_ layout: UICollectionViewFlowLayout) {
    layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
  }
  func collectionView(_ list: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize {
    …
  }
}

// case: an item as wide as the collection view does not fit between insets
return CGSize(width: ↓list.bounds.width, height: 80)
// says: an item with the space around: 32 points more than the collection view is wide, so they do not fit
// advice: subtract the insets of the section and the spacing from the width
// ---
// lines:
return CGSize(width: ↓list.frame.size.width«→ - 32», height: 80)
return CGSize(width: ↓view.bounds.width - margin«→ * 2», height: 80)
let width = list.bounds.width - «16→32»; return CGSize(width: ↓width, height: 80)
return CGSize(width: ↓(list.bounds.width - «32→42») / 2, height: 80)
return CGSize(width: ↓list.bounds.width / 3, height: 80)
return CGSize(width: ↓list.bounds.width * 0.5, height: 80)
return CGSize(width: ↓list.bounds.width«→ - width», height: 80)
return CGSize(width: ↓«list→other».bounds.width, height: 80)
let size = CGSize(width: list.bounds.width, height: 80); return fit(size)
return CGSize(width: list.bounds.width * 0.4, height: 80)

// around:

// case: a method of the delegate says the insets
class SongsController: UIViewController {
  func collectionView(_ list: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize {
    CGSize(width: ↓list.bounds.width / 2 - 10, height: 80)
  }
  func collectionView(_ list: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets {
    «UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)→section == 0 ? .zero : insets»
  }
}
// ---
class SongsController: UIViewController {
  func collectionView(_ list: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize {
    CGSize(width: ↓list.bounds.width / 2 - 10, height: 80)
  }
  func collectionView(_ list: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets {
    return UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
  }
«  func collectionView(_ list: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat { 4 }
»}
// ---
class SongsController: UIViewController {
  func setup(_ layout: UICollectionViewFlowLayout) {
    layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    «layout.scrollDirection = .horizontal»
    «other.sectionInset = .zero»
  }
  func collectionView(_ list: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize {
    CGSize(width: ↓list.bounds.width, height: 80)
  }
}
