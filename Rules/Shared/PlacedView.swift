import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view that a file makes, adds with `addSubview` and lays out with constraints, without any code that could lay it
/// out in another way.
struct PlacedView {
  let view: View
  var name: String { view.text }
  /// Where it is added.
  private(set) var addition: Range<Int>
  /// Whether its content may give it a size.
  private(set) var hasOwnSize: Bool
  /// The calls of functions that any file of the project may declare, which have to leave the layout of the view as it is.
  private(set) var handings: [ViewHanding] = []

  /// Nil for any other view.
  init?(_ view: View) {
    guard view.isMade, !view.isNamedElsewhere else { return nil }
    self.view = view
    let file = view.file
    addition = 0..<0
    hasOwnSize = view.makings.contains { !$0.isOfUIKit || !$0.className.isViewWithoutSize }
    var isManaged = false
    var isShown = !Self.isBlank(view)
    var adder: (use: ViewUse, handing: Int)?
    for (position, use) in view.events.enumerated() {
      guard let effect = use.effectOnLayout(in: file) else {
        // What makes the view may lay it out, too.
        guard position >= view.eventsOfMaking, let handing = use.handing(in: file) else {
          return nil
        }
        isShown = true
        handings.append(ViewHanding(handing, allowed: [.optsOut, .setup]))
        if use.kind == .call {
          // What a method of the view does may be content for it.
          hasOwnSize = true
        } else if adder == nil || use.isHandedForPlacing {
          adder = (use, handings.count - 1)
        }
        continue
      }
      switch effect {
      case .nothing: isShown = isShown || use.kind != .argument && use.kind != .member
      case .addition(let turnsMaskOff):
        guard position >= view.eventsOfMaking else { return nil }
        addition = addition.isEmpty ? use.tokens.bytes : addition
        isManaged = isManaged || turnsMaskOff
      case .content: (hasOwnSize, isShown) = (true, true)
      case .management: isManaged = true
      }
    }
    if addition.isEmpty, let adder {
      // Nothing else adds the view.
      addition = adder.use.tokens.bytes
      handings[adder.handing].sure = adder.use.additionOfHanding(in: file)
      if !isManaged { handings[adder.handing].sure.insert(.optsOut) }
      isManaged = true
    }
    // Others may take the size of a hidden view, and it does not matter where it is.
    guard isManaged, isShown, !addition.isEmpty, !view.isAlwaysHidden else { return nil }
  }

  /// Whether a view is a local `UIView()`: if nothing is done with it but to add and constrain it, it has nothing to show,
  /// and is there for what its constraints do to others, as to give a scroll view's content a width.
  private static func isBlank(_ view: View) -> Bool {
    view.isLocal && view.makings.count == 1 && view.makings[0].initializer.count == 3
      && view.makings[0].className.is(.UIView)
  }
}

extension PlacedView {
  /// How surely nothing else lays out the view.
  var certainty: Certainty { view.certaintyAboutFiles.and(.certain(if: handings)) }

  /// Reports a view that no other file lays out, and that has constraints.
  ///
  /// - Parameters:
  ///   - isCandidate: whether it may be reported with the attributes that its constraints are about; the rest is found out
  ///     for these only.
  ///   - finding: what is found about the view, with these attributes.
  static func check(
    _ view: View, _ report: inout Report, where isCandidate: (LayoutAttributes) -> Bool,
    finding: (PlacedView, LayoutAttributes) -> Finding?
  ) {
    guard view.subview?.isOnlyOfFile == true, let known = view.constrainedAttributes,
      isCandidate(known), let placed = PlacedView(view)
    else { return }
    if let finding = finding(placed, known) { report.add(finding, placed.certainty) }
  }
}
