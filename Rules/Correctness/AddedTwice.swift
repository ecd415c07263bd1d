import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view is added only once.
struct AddedTwice: Rule {
  let query =
    Query<Finding>.found(in: .names(.repeating), by: repeatedViews)
    || .found(in: .additions, by: additions)

  /// Lists that hold one new view several times: `Array(repeating: UIView(), count: 3)`.
  private static func repeatedViews(in file: ViewFile) -> [Finding] {
    file.code.calls.compactMap { call -> Finding? in
      guard let arguments = call.arguments, let view = arguments["repeating"],
        let count = arguments["count"], count.text != "1", count.text != "0",
        let type = file.names.viewType(madeIn: view), type.isNameOfUIKit
      else { return nil }
      return Finding(
        call.tokens,
        "all places of the list hold one and the same `\(type.text)`: added several times, it still appears only once",
        advice: "use `(0..<count).map { _ in … }`")
    }
  }

  /// Views that a function adds again, those of one mistake in one finding.
  private static func additions(in file: ViewFile) -> [Finding] {
    var last = KeyMap<Addition>()
    var findings = file.placements.compactMap {
      $0.isRepeated(in: file) ? Finding(inLoop: $0, in: file) : nil
    }
    let pairs = file.placements.compactMap { place -> AdditionPair? in
      guard let addition = Addition(place, in: file),
        let earlier = last.updateValue(addition, forKey: addition.key)
      else { return nil }
      return AdditionPair(earlier, addition, in: file)
    }
    var rest = pairs[...]
    while let pair = rest.first {
      let together = rest.prefix { $0.isOneMistake(with: pair) }
      rest = rest.dropFirst(together.count)
      let (action, isOne) = (pair.later.action, together.count == 1)
      let views =
        "\(Finding.Message.list(together.map { file.name($0.later.action.item) })) \(isOne ? "is" : "are")"
      let parents = [pair.earlier, pair.later].map { file.name($0.parentItem) }
      findings.append(
        Finding(
          action.tokens,
          pair.takesView
            ? "\(views) added to `\(parents[0])` and to `\(parents[1])`: a view has one parent, so the first one loses \(isOne ? "it" : "them")"
            : "\(views) added to `\(parents[1])` twice: the second time changes nothing but the order",
          advice: pair.takesView
            ? "add it to one of the two"
            : "remove one of the two; `bringSubviewToFront(_:)` changes the order",
          severity: .note))
    }
    return findings
  }
}

extension Finding {
  fileprivate init(inLoop place: Placement, in file: ViewFile) {
    let view = file.name(place.action.item)
    self.init(
      place.action.tokens,
      "each pass of the loop adds one and the same `\(view)`: it is made before, and a view appears only once",
      advice: "make a new one in the loop")
  }
}

extension Placement {
  /// Whether each pass of a loop adds a view that is made before it.
  fileprivate func isRepeated(in file: ViewFile) -> Bool {
    let block = action.statement.block
    guard block.listOfLoop != nil, action.member?.isLayoutWord == true, let view, view.isMadeAtOnce,
      // Not the element of the loop itself, nor what each pass makes.
      let declaration = view.declaration, let name = view.name,
      !block.tokens.indices.contains(declaration.statement.first.index),
      file.code[action.item.tokens].last?.hasSameText(as: name) == true,
      !view.renewals.contains(where: { block.tokens.indices.contains($0.first.index) }),
      !block.tokens.contains(where: { $0.is(.break) || $0.is(.continue) || $0.is(.return) })
    else { return false }
    return !block.tokens.mayRemove(.subview, in: file)
  }
}

/// One addition to a parent that is known.
private struct Addition {
  let action: ViewAction
  let view: View
  let parent: View
  let parentItem: Item
  /// The same for all additions of a view in a function.
  let key: UInt64
  var statement: Statement { action.statement }

  /// Nil where the view or the parent is unknown, or may be another one each time.
  init?(_ place: Placement, in file: ViewFile) {
    let block = place.action.statement.block
    guard let view = file.lastingView(place.action.item, in: block), let item = place.parentItem,
      let parent = file.lastingView(item, in: block), let body = block.function?.body,
      place.action.member.map({ $0.isLayoutWord && !$0.is(.projectName) }) ?? true
    else { return nil }
    (action, self.view, self.parent, parentItem) = (place.action, view, parent, item)
    key = TextHash.pair(view.key, body.key)
  }

  /// Whether the parent is itself, and no other name for something.
  func keepsParent(in file: ViewFile) -> Bool {
    if parentItem.isSelf { return true }
    guard !parent.isContainer else {
      return !file.answer(for: AddedTwice.self) {
        $0.code.statements.contains {
          $0.assignedMember.is(.view) || $0.target?.first.is(.view) == true && $0.target?.count == 1
        }
      }
    }
    return parent.renewals.isEmpty
      && (parent.isMadeAtOnce || parent.declaration?.hasAttribute("IBOutlet") == true)
  }
}

/// Two additions of one view.
private struct AdditionPair {
  let earlier: Addition
  let later: Addition
  /// Whether they add it to two parents, of which the first loses it.
  let takesView: Bool

  /// Nil where the second is right: on another path, or because something happens to the view in between.
  init?(_ earlier: Addition, _ later: Addition, in file: ViewFile) {
    let (first, second) = (earlier.statement, later.statement)
    let between = file.code.tokens.suffix(after: earlier.action.tokens)
      .prefix(before: later.action.tokens)
    takesView = earlier.parent != later.parent
    if takesView {
      let function = file.scopes.function(around: second)
      guard first != second, second.canFollow(first), first.runsDirectly(in: second.block),
        function?.isSetup == true, function?.declaration.name?.isNamedForMoving != true,
        later.keepsParent(in: file), earlier.keepsParent(in: file), !between.measures
      else { return nil }
    } else {
      // `insertSubview(_:belowSubview:)` moves a view that is already there.
      guard earlier.action.isArrangement == later.action.isArrangement,
        later.action.member?.hasPrefix("insert") != true,
        first == second
          || second.canFollow(first)
            && (first.runsDirectly(in: second.block)
              || second.runsDirectly(in: first.block) && !second.asksForParent(in: first.block))
      else { return nil }
    }
    let isRenewed = [later.view, later.parent, earlier.parent].contains { view in
      view.renewals.contains { first < $0 && $0 < second }
    }
    let name = later.action.tokens.last { $0.kind == .identifier }
    guard !isRenewed, !between.mayRemove(.subview, in: file),
      name.map(between.mayPlace) != true
    else { return nil }
    (self.earlier, self.later) = (earlier, later)
  }

  /// Whether they are additions of one statement, or those that take back another one.
  func isOneMistake(with other: AdditionPair) -> Bool {
    let areTogether =
      earlier.statement == other.earlier.statement
      && later.statement.block == other.later.statement.block && later.parent == other.later.parent
    return takesView == other.takesView && (later.statement == other.later.statement || areTogether)
      && (!takesView || earlier.parent == other.earlier.parent)
  }
}

extension AddedTwice {
  static let description = RuleDescription(
    id: "added_twice",
    family: .correctness,
    summary: "View added twice",
    rationale: """
      A view has one place in its parent. Adding it again creates no second view: the line only changes the order, \
      or another view was meant, which is now missing. The rule reports a view that one function adds to one parent \
      twice without removing or recreating it in between. It also reports a view that a setup function adds to two \
      parents, and a list that repeats one new view.
      """,
    limits: [
      "exclusive branches, and views that a computed property creates each time",
      "moves with `insertSubview(_:at:)` and its kin, in branches, closures and functions named for it",
      "additions in two functions, or by a function of the project",
      "stacks without a name",
    ],
    source:
      "UIKit, UIView.addSubview(_:) (https://developer.apple.com/documentation/uikit/uiview/addsubview(_:)): \"Views can have only one superview\"",
    effect: .sight,
    goodExamples: [
      "Each view once": """
      class PlayerView: UIView {
        let titleLabel = UILabel()
        let albumLabel = UILabel()

        func setupViews() {
          addSubview(titleLabel)
          addSubview(albumLabel)
        }
      }
      """
    ],
    badExamples: [
      "A copied line": """
      class PlayerView: UIView {
        let titleLabel = UILabel()
        let albumLabel = UILabel()

        func setupViews() {
          addSubview(titleLabel)
          addSubview(↓titleLabel)
        }
      }
      """,
      "Two parents": """
      class PlayerView: UIView {
        let scrollView = UIScrollView()
        let titleLabel = UILabel()

        func setupViews() {
          addSubview(scrollView)
          addSubview(titleLabel)
          scrollView.addSubview(↓titleLabel)
        }
      }
      """,
    ])
}
