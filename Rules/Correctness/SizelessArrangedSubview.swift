import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// What a stack arranges has a size along the stack.
struct SizelessArrangedSubview: Rule {
  let query = Query.madeStacks(with: .additions && .names(.addArrangedSubview, .arrangedSubviews))
  static let collectsNames = true

  func check(_ stack: MadeStack, in file: ViewFile, _ report: inout Report) {
    let constrained = file.memoized(ConstrainedAttributes.init)
    guard let axis = stack.axis(in: file),
      case let known = (constrained.attributes(of: file.subviews[stack.index], in: file) ?? [])
        .subtracting(stack.limits(in: file)),
      !stack.keepsSizes(alongOf: axis, known)
    else { return }
    for place in file.hierarchy.placements(in: stack.index) {
      let action = place.action
      guard action.isArrangement,
        let index = place.view, file.hierarchy.placements(in: index).isEmpty,
        let kind = file.memoized({ _ in SizelessKinds() }, { $0.kind(of: index, in: file) }),
        constrained.attributes(of: file.subviews[index], in: file)?
          .isDisjoint(with: axis == .vertical ? .vertical : .horizontal) ?? true
      else { continue }
      let name = file.name(action.item)
      let finding = Finding(
        action.tokens, .hasNoSize(name, kind, axis), advice: .size(name, kind, axis))
      report.add(finding, file.certainty(about: index))
    }
  }
}

extension MadeStack {
  /// The attributes of a stack that only inequalities are about, which leave it as short as its views are.
  fileprivate func limits(in file: ViewFile) -> LayoutAttributes {
    let ties = file.memoized(ConstraintTies.init)
    var (limited, fixed): (LayoutAttributes, LayoutAttributes) = ([], [])
    for side in identities(in: file).flatMap({ ties.sides(of: $0, in: file) ?? [] }) {
      if file.constraints[side.constraint].relation == .equal {
        fixed.formUnion(side.attributes)
      } else {
        limited.formUnion(side.attributes)
      }
    }
    return limited.subtracting(fixed)
  }

  /// Whether a stack with a length of its own gives what it arranges the room along its axis, or any distribution but the
  /// plain ones gives it some.
  fileprivate func keepsSizes(alongOf axis: Axis, _ known: LayoutAttributes) -> Bool {
    let distribution = settings.last { $0.member.is(.distribution) }?.statement.assignedValue?.last
    switch distribution.map(\.layoutWord) ?? .fill {
    case .equalSpacing, .equalCentering: return false
    case .fill:
      // One attribute places it; the others may give it a length.
      let ends = known.intersection(axis == .vertical ? .vertical : .horizontal)
      return ends.rawValue.nonzeroBitCount != 1 || ends == .height || ends == .width
    default: return true
    }
  }
}

/// What a view without a size is.
private enum SizelessKind {
  case plain, scrolling
}

/// What of the views in stacks has been found out, by their indices.
private struct SizelessKinds {
  private var kinds: [Int: SizelessKind?] = [:]

  mutating func kind(of index: Int, in file: ViewFile) -> SizelessKind? {
    if let known = kinds[index] { return known }
    let kind = file.sizeless(index)
    kinds[index] = .some(kind)
    return kind
  }
}

extension ViewFile {

  /// Whether a view of the file asks for no size: a plain one that is only colored, a text view or another view that
  /// scrolls. Nil for any other.
  fileprivate func sizeless(_ index: Int) -> SizelessKind? {
    guard let view = ViewAccount.of(index, in: self), let type = view.classOfUIKit,
      view.uses.allSatisfy({ use in
        switch use.kind {
        case .memberAssignment:
          use.member.map { !($0.is(.frame) || $0.is(.isScrollEnabled)) } ?? false
        case .call, .member:
          use.member.map { names.isUIKitMethod($0) || $0.member != nil || $0.call == nil } ?? false
        case .element:
          use.call.map {
            $0.onlyPlacesElements || $0.closure != nil || $0.name?.arrangesSubviews == true
          } ?? false
        case .argument, .other:
          use.call?.name?.addsSubviews == true
            || actions(in: use.tokens).contains { $0.role == .addition || $0.role == .arrangement }
        case .assignment, .returned: false
        }
      })
    else { return nil }
    if type.is(.UITextView) || type.is(.UIScrollView) || type.is(.UITableView) { return .scrolling }
    guard type.is(.UIView) else { return nil }
    let isColored = view.uses.contains {
      $0.kind == .memberAssignment && $0.member?.is(.backgroundColor) == true
    }
    return isColored ? .plain : nil
  }
}

extension Finding.Message {
  private static func length(_ axis: MadeStack.Axis) -> String {
    axis == .vertical ? "height" : "width"
  }

  fileprivate static func hasNoSize(
    _ view: String, _ kind: SizelessKind, _ axis: MadeStack.Axis
  ) -> Self {
    switch kind {
    case .plain:
      "`\(view)` is not seen: it has no \(length(axis)), and its stack gives it none"
    case .scrolling:
      "`\(view)` is not seen: a view that scrolls asks for no \(length(axis)), and its stack gives it none"
    }
  }

  fileprivate static func size(
    _ view: String, _ kind: SizelessKind, _ axis: MadeStack.Axis
  ) -> Self {
    "constrain the \(length(axis)) of `\(view)`"
  }
}

extension SizelessArrangedSubview {
  static let description = RuleDescription(
    id: "sizeless_arranged_subview",
    family: .correctness,
    summary: "Arranged subview without a size",
    rationale: """
      A stack without a length of its own is as long as its views ask for, and one that distributes them with equal \
      spaces does not stretch them. A plain `UIView` asks for no size, and neither does a view that scrolls, such as a \
      `UITextView` before `isScrollEnabled` is false: both are 0 points long there. The rule reports such views that the \
      file makes, colors and arranges, and that no constraint is about along the axis.
      """,
    source:
      "UIKit, UIStackView.Distribution (https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum)",
    effect: .sight,
    goodExamples: [
      "With a height, and in a stack with one": """
      class PlayerView: UIView {
        private let stack = UIStackView()
        private let line = UIView()
        private let notes = UITextView()

        func setup() {
          stack.axis = .vertical
          line.backgroundColor = .separator
          line.heightAnchor.constraint(equalToConstant: 1).isActive = true
          stack.addArrangedSubview(line)
          stack.addArrangedSubview(notes)
          addSubview(stack)
          stack.snp.makeConstraints { $0.edges.equalToSuperview() }
        }
      }
      """
    ],
    badExamples: [
      "Equal spaces": """
      class PlayerView: UIView {
        private let stack = UIStackView()
        private let line = UIView()

        func setup() {
          stack.axis = .vertical
          stack.distribution = .equalSpacing
          line.backgroundColor = .separator
          stack.addArrangedSubview(↓line)
        }
      }
      """,
      "A text view": """
      class PlayerView: UIView {
        private let stack = UIStackView()
        private let notes = UITextView()

        func setup() {
          stack.axis = .vertical
          stack.addArrangedSubview(↓notes)
          addSubview(stack)
          stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
      }
      """,
    ])
}
