import LayoutModel
import RuleKit
import Semantics
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
      function.declaration.name?.givesAttributes == true,
      case let type = file.types[function.type], type.kind == .class,
      type.declaration.type.first.is(.UICollectionViewFlowLayout)
    else { return }
    let names = CachedNames(in: function.body)
    for statement in function.body.statementsOnAllLevels where statement.kind == .assignment {
      guard let (attributes, member) = statement.target?.attributesWithGeometry,
        names.areOfSuper(attributes, at: statement.block)
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

/// The names in an override that stand for attributes which the superclass returns, or for lists of them.
private struct CachedNames {
  private var names: Set<String> = []
  private let body: Block

  init(in body: Block) {
    self.body = body
    for token in body.tokens {
      guard let statement = token.statement else { continue }
      if token.previous.is(.let) || token.previous.is(.var), let value = token.boundValue {
        read(token, value, at: statement.block)
      } else if token.is(.in), statement.first.is(.for),
        statement.tokens.first(where: { $0.is(.in) }) == token
      {
        let list = statement.tokens.suffix(after: token)
        let end = list.outermost.first { $0.is(.where) || $0.kind == .leftBrace }
        for name in statement.tokens.prefix(before: token) where name.kind == .identifier {
          read(name, end.map { list.prefix(before: $0) } ?? list, at: statement.block)
        }
      }
    }
  }

  private mutating func read(_ name: Lexeme, _ value: Lexemes, at block: Block) {
    if areOfSuper(value, at: block) {
      names.insert(name.text)
    } else {
      names.remove(name.text)
    }
  }

  /// Whether an expression in a block is the attributes that the superclass returns, or some of them.
  func areOfSuper(_ value: Lexemes, at block: Block) -> Bool {
    guard let first = value.first else { return false }
    switch first.kind {
    case .leftParen, .leftBracket:
      // `(super.layoutAttributesForElements(in: rect) ?? []).forEach`, `[attributes]`
      guard let close = first.partner, value.suffix(after: close).onlySelectsElements else {
        return false
      }
      return areOfSuper(value.suffix(after: first).prefix(before: close), at: block)
    case .keyword where first.is(.super):
      guard let name = first.next?.next, name.givesAttributes, let call = name.call else {
        return false
      }
      return value.suffix(after: call.last).onlySelectsElements
    case .identifier, .dollarIdentifier:
      guard value.suffix(after: first).onlySelectsElements else { return false }
      for block in block.ancestors.prefix(while: { $0 != body }) {
        guard let closure = block.closure,
          closure.signature.isEmpty
            ? first.kind == .dollarIdentifier
            : closure.signature.contains(where: { $0.hasSameText(as: first) })
        else { continue }
        guard let call = closure.call, call.name?.visitsElements == true,
          var list = call.receiver
        else { return false }
        while list.last?.kind == .questionPostfix { list = list.dropLast() }
        return areOfSuper(list, at: call.statement.block)
      }
      return names.contains(first.text)
    default: return false
    }
  }
}

extension Lexeme {
  /// The value that a `let` or `var` before it gives to the name.
  var boundValue: Lexemes? {
    guard let equal = next, equal.kind == .equal, let statement else { return nil }
    let rest = statement.tokens.suffix(after: equal)
    let end = rest.outermost.first { token in
      token.kind == .comma || token.is(.else)
        || token.kind == .leftBrace && statement.kind != .property
    }
    return end.map { rest.prefix(before: $0) } ?? rest
  }

  fileprivate var givesAttributes: Bool {
    self.is(.layoutAttributesForElements) || self.is(.layoutAttributesForItem)
      || self.is(.layoutAttributesForSupplementaryView)
      || self.is(.layoutAttributesForDecorationView)
  }
}

extension Lexemes {
  /// Of `attributes.frame.origin.x`, the attributes and the first member that places the item.
  fileprivate var attributesWithGeometry: (Lexemes, Lexeme)? {
    let member = outermost.first { token in
      token.previous?.kind == .period && token.index > startIndex + 1
        && (token.is(.frame) || token.is(.center) || token.is(.bounds) || token.is(.size)
          || token.is(.transform) || token.is(.transform3D))
    }
    return member.flatMap { member in member.previous.map { (prefix(before: $0), member) } }
  }

  fileprivate var onlySelectsElements: Bool {
    outermost.allSatisfy { token in
      switch token.kind {
      case .period, .questionPostfix, .exclamationPostfix, .leftBracket, .leftParen, .leftBrace:
        return true
      case .identifier:
        guard token.previous?.kind == .period else {
          // `as? [UICollectionViewLayoutAttributes]`
          return token.hasCapital
        }
        return token.selectsElements
      case .keyword: return token.is(.as) || token.is(.nil)
      default: return token == "??"
      }
    }
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
      `size`, `bounds` or a transform of attributes that `super` returns, followed through names, loops and \
      closures.
      """,
    limits: [
      "attributes that pass through a function that does more than select elements, or are appended to a list",
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
      """
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
      """
    ])
}
