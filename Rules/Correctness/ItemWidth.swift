import LayoutModel
import LayoutSolver
import RuleKit
import Semantics
import SwiftSource

/// The items of a row of a flow layout fit into it, with the insets around them.
struct ItemWidth: Rule {
  let query = Query.names(.sizeForItemAt).inFiles { file in
    file.hasWord(.sectionInset, .insetForSectionAt) && !file.mayScrollSideways
  }

  func check(_ name: Lexeme, in file: ViewFile, _ report: inout Report) {
    guard let function = name.statement?.declaration, let body = function.body,
      let (insets, place) = file.sideInsets
    else { return }
    for call in file.code.calls {
      guard call.name.is(.CGSize), body.tokens.indices.contains(call.head.index),
        call.statement.first.is(.return) || call.statement.first == call.head,
        let width = call.arguments?["width"],
        let (share, rest) = file.shareOfWidth(width, in: function, call.statement.block),
        share.isWhole, let spacing = share == Fraction(1) ? .zero : file.spacingOfItems
      else { continue }
      let excess = rest * share + spacing * (share - Fraction(1)) + insets
      guard excess.sign > 0 else { continue }
      let items = share == Fraction(1) ? "an item" : "\(share) items in a row"
      report.add(
        width,
        "\(items) with the space around: \(excess) points more than the collection view is wide, so they do not fit",
        advice: "subtract the insets of the section and the spacing from the width",
        related: [.init(place, "the insets")])
      return
    }
  }
}

extension ViewFile {
  fileprivate var mayScrollSideways: Bool {
    code.statements.contains {
      $0.assignedMember.is(.scrollDirection) && $0.assignedValue?.last?.spells("horizontal") == true
    }
  }

  /// The sum of the insets beside the items, where it is the same for all, and what says so.
  fileprivate var sideInsets: (Fraction, Lexemes)? {
    guard let (value, block) = onlyValue(of: .sectionInset, or: .insetForSectionAt),
      let left = inset(value, at: .left, block), let right = inset(value, at: .right, block)
    else { return nil }
    return (left + right, value)
  }

  /// The least space between items of a row: 10 points, unless the code says something else.
  fileprivate var spacingOfItems: Fraction? {
    guard hasWord(.minimumInteritemSpacing, .minimumInteritemSpacingForSectionAt) else {
      return Fraction(10)
    }
    return onlyValue(of: .minimumInteritemSpacing, or: .minimumInteritemSpacingForSectionAt)
      .flatMap { self.value(of: $0.0, in: $0.1) }
  }

  /// The value of a property of a layout that is set once, or the one that a method of its delegate always returns.
  private func onlyValue(
    of property: LayoutWord, or method: LayoutWord
  ) -> (Lexemes, Block)? {
    let set = code.statements.compactMap { statement in
      statement.assignedMember.is(property)
        ? statement.assignedValue.map { ($0, statement.block) } : nil
    }
    let bodies = code.tokens.all(.identifier).filter { $0.is(method) }
      .compactMap { $0.statement?.declaration?.body }
    guard set.count + bodies.count == 1, let body = bodies.first else {
      return set.count == 1 ? set[0] : nil
    }
    guard body.count == 1, let statement = body.firstStatement else { return nil }
    return (statement.first.is(.return) ? statement.tokens.dropFirst() : statement.tokens, body)
  }

  /// How many times a width that is a part of that of the collection view, and something more, fits into it without that.
  fileprivate func shareOfWidth(
    _ width: Lexemes, in function: Declaration, _ block: Block
  ) -> (Fraction, Fraction)? {
    func value(whole: Int) -> Fraction? {
      self.value(of: width, in: block) { path in
        guard path.last.is(.width), path.contains(where: { $0.is(.bounds) || $0.is(.frame) }),
          let base = path.ownMember, base.is(.view) || function.hasParameter(base)
        else { return nil }
        return Fraction(whole)
      }
    }
    guard let none = value(whole: 0), let one = value(whole: 1), case let part = one - none,
      part.sign > 0
    else { return nil }
    return (Fraction(1) / part, none)
  }
}

extension ItemWidth {
  static let description = RuleDescription(
    id: "item_width",
    family: .correctness,
    summary: "Items wider than their row",
    rationale: """
      A flow layout puts the insets of the section beside its items, and at least the minimum spacing between them. Items \
      that share the whole width of the collection view do not fit then: one that is too wide is logged as undefined \
      behavior, and of several in a row the last one moves to the next row. The rule compares widths, insets and spacing \
      that the file spells.
      """,
    limits: [
      "insets and spacing that are set several times, or computed",
      "files with a layout that scrolls sideways",
    ],
    source:
      "UIKit, UICollectionViewFlowLayout.sectionInset (https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectioninset); the message of UICollectionViewFlowLayout in the console",
    effect: .sight,
    goodExamples: [
      "Without the insets": """
      class SongsController: UIViewController, UICollectionViewDelegateFlowLayout {
        func setup(_ layout: UICollectionViewFlowLayout) {
          layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        }

        func collectionView(
          _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
          CGSize(width: collectionView.bounds.width - 32, height: 80)
        }
      }
      """
    ],
    badExamples: [
      "The whole width": """
      class SongsController: UIViewController, UICollectionViewDelegateFlowLayout {
        func setup(_ layout: UICollectionViewFlowLayout) {
          layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        }

        func collectionView(
          _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
          CGSize(width: ↓collectionView.bounds.width, height: 80)
        }
      }
      """
    ])
}
