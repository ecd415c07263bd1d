import LayoutModel
import RuleKit
import SwiftSource

/// The attributes of a layout are copied before they are changed.
struct CachedAttributes: Rule {
  let query = Query.functions(
    with: .names(
      .layoutAttributesForElements, .layoutAttributesForItem,
      .layoutAttributesForSupplementaryView, .layoutAttributesForDecorationView),
    evenIdle: true)

  func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard function.isMember, function.declaration.modifiers.contains(.override),
      let name = function.declaration.name, name.givesAttributes,
      file.types[function.type].isFlowLayout
    else { return }
    for statement in function.body.statementsOnAllLevels
    where statement.kind == .assignment {
      var origins = AttributeOrigins(in: function.body)
      guard let (attributes, member) = statement.target?.attributesWithGeometry,
        origins.areOfSuper(attributes, at: statement.block)
      else { continue }
      report.add(
        attributes.first?.through(member) ?? member.alone,
        "`\(attributes.text)` is in the cache of `UICollectionViewFlowLayout`: the changed `\(member.text)` comes back on the next pass, items move again, and UIKit logs a cached frame mismatch",
        advice:
          "change a copy, as in `attributes.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }`, and return it"
      )
      return
    }
  }
}

extension ViewType {
  fileprivate var isFlowLayout: Bool {
    kind == .class && declaration.type.first.is(.UICollectionViewFlowLayout)
  }
}

extension Lexeme {
  /// Whether it is the name of a function of a layout that returns attributes.
  var givesAttributes: Bool {
    self.is(.layoutAttributesForElements) || self.is(.layoutAttributesForItem)
      || self.is(.layoutAttributesForSupplementaryView)
      || self.is(.layoutAttributesForDecorationView)
  }
}

extension Lexemes {
  /// Of `attributes.frame.origin.x`, the attributes and the first member that places the item.
  fileprivate var attributesWithGeometry: (Lexemes, Lexeme)? {
    for token in outermost {
      guard token.previous?.kind == .period, token.index > startIndex + 1 else { continue }
      let isGeometry =
        token.is(.frame) || token.is(.center) || token.is(.bounds) || token.is(.size)
        || token.is(.transform) || token.is(.transform3D)
      guard isGeometry, let period = token.previous else { continue }
      return (prefix(before: period), token)
    }
    return nil
  }
}

extension CachedAttributes {
  static let description = RuleDescription(
    id: "cached_attributes",
    family: .correctness,
    summary: "Layout attributes changed without a copy",
    rationale: """
      `UICollectionViewFlowLayout` keeps the attributes that it returns, and returns the same objects the next time. \
      A subclass that changes them without a copy starts the next pass from moved attributes: items jump or overlap, \
      and the console reports a "cached frame mismatch". The rule reports the first assignment to `frame`, `center`, \
      `size`, `bounds` or a transform of attributes that `super` returns, followed through names, loops, closures \
      and arrays.
      """,
    limits: [
      "attributes that pass through a function that does more than select elements",
      "classes that inherit from another class of the project",
    ],
    source:
      "UIKit, UICollectionViewLayout.layoutAttributesForElements(in:) (https://developer.apple.com/documentation/uikit/uicollectionviewlayout/layoutattributesforelements(in:)); the message of UICollectionViewFlowLayout in the console",
    effect: .sight,
    goodExamples: [
      "Copies": """
      class LeftAlignedLayout: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
          let attributes = super.layoutAttributesForElements(in: rect)?
            .compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
          attributes?.forEach { $0.frame.origin.x = sectionInset.left }
          return attributes
        }
      }
      """,
      "Attributes of its own": """
      class GridLayout: UICollectionViewFlowLayout {
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
          let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
          attributes.frame = frame(of: indexPath)
          return attributes
        }
      }
      """,
    ],
    badExamples: [
      "In a closure": """
      class LeftAlignedLayout: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
          let attributes = super.layoutAttributesForElements(in: rect)
          attributes?.forEach { item in
            ↓item.frame.origin.x = sectionInset.left
          }
          return attributes
        }
      }
      """,
      "One item": """
      class CarouselLayout: UICollectionViewFlowLayout {
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
          guard let item = super.layoutAttributesForItem(at: indexPath) else { return nil }
          ↓item.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
          return item
        }
      }
      """,
    ])
}
