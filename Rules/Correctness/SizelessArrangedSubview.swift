import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// What a stack arranges has a size along the stack.
struct SizelessArrangedSubview: Rule {
  let query = Query.madeStacks(with: .additions && .names(.addArrangedSubview, .arrangedSubviews))

  func check(_ stack: View, in file: ViewFile, _ report: inout Report) {
    guard let axis = stack.axis,
      case let known = (stack.constrainedAttributes ?? []).subtracting(stack.limits),
      !stack.keepsSizes(alongOf: axis, known)
    else { return }
    for place in stack.contents {
      let action = place.action
      guard action.isArrangement,
        let view = place.view, view.contents.isEmpty, view.asksForNoSize,
        view.constrainedAttributes?
          .isDisjoint(with: axis == .vertical ? .vertical : .horizontal) ?? true
      else { continue }
      let name = file.name(action.item)
      let length = axis == .vertical ? "height" : "width"
      let finding = Finding(
        action.tokens,
        "`\(name)` is not seen: it asks for no \(length), and its stack gives it none",
        advice: "constrain the \(length) of `\(name)`")
      report.add(finding, view.certaintyAboutFiles)
    }
  }
}

extension View {
  /// The attributes of a stack that only inequalities are about, which leave it as short as its views are.
  fileprivate var limits: LayoutAttributes {
    func attributes(_ isEquation: Bool) -> LayoutAttributes {
      sides?.filter { ($0.relation == .equal) == isEquation }
        .reduce(into: []) { $0.formUnion($1.attributes) } ?? []
    }
    return attributes(false).subtracting(attributes(true))
  }

  /// Whether a stack with a length of its own gives what it arranges the room along its axis, or any distribution but the
  /// plain ones gives it some.
  fileprivate func keepsSizes(alongOf axis: LayoutAxis, _ known: LayoutAttributes) -> Bool {
    let distribution = settings(of: .distribution).last?.value?.last
    switch distribution.map(\.layoutWord) ?? .fill {
    case .equalSpacing, .equalCentering: return false
    case .fill:
      // One attribute places it; the others may give it a length.
      let ends = known.intersection(axis == .vertical ? .vertical : .horizontal)
      return ends.rawValue.nonzeroBitCount != 1 || ends == .height || ends == .width
    default: return true
    }
  }

  fileprivate var asksForNoSize: Bool {
    guard let type = classOfUIKit,
      events.allSatisfy({ use in
        switch use.kind {
        case .memberAssignment:
          use.member.map { !($0.is(.frame) || $0.is(.isScrollEnabled)) } ?? false
        case .call, .member:
          use.member.map { file.names.isUIKitMethod($0) || $0.member != nil || $0.call == nil }
            ?? false
        case .element:
          use.call.map {
            $0.onlyPlacesElements || $0.closure != nil || $0.name?.arrangesSubviews == true
          } ?? false
        case .argument, .other:
          use.call?.name?.addsSubviews == true || use.placement(in: file) != nil
        case .assignment, .returned: false
        }
      })
    else { return false }
    return type.is(.UITextView) || type.is(.UIScrollView) || type.is(.UITableView)
      || type.is(.UIView) && !settings(of: .backgroundColor).isEmpty
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
      """
    ])
}
