import Behavior
import LayoutModel
import LintEngine
import SwiftSource

/// A view that a file makes, adds with `addSubview` and lays out with constraints, without any code that could lay it
/// out in another way.
struct PlacedView {
  /// Its name in the declaration.
  let name: Lexeme
  /// Where it is added.
  private(set) var addition: Range<Int>
  /// Whether its content may give it a size.
  private(set) var hasOwnSize: Bool
  /// The calls of functions that any file of the project may declare, which have to leave the layout of the view as it is.
  private(set) var handings: [ViewHanding] = []
  /// The locals in which closures make it, by their indices in `ViewFile.subviews`.
  private(set) var locals: [Int] = []

  /// Nil for any other view.
  init?(_ index: Int, _ subview: Subview, in file: ViewFile) {
    let declaration = subview.declaration
    guard let name = declaration.name, declaration.body == nil,
      !file.names.isNamedElsewhere(index)
    else { return nil }
    (self.name, addition, hasOwnSize) = (name, 0..<0, false)
    var isMade = false
    var isManaged = false
    var adder: (use: ViewUse, handing: Int)?
    if let value = declaration.value {
      guard let made = Making(value, declaredAs: declaration.type, in: file) else { return nil }
      isMade = true
      isManaged = made.turnsMaskOff
      hasOwnSize = made.hasOwnSize
      locals += made.local.map { [$0] } ?? []
    }
    for use in file.names.uses(of: index) {
      switch use.kind {
      case .assignment:
        guard let value = use.statement.assignedValue,
          let made = Making(value, declaredAs: declaration.type, in: file)
        else { return nil }
        isMade = true
        isManaged = isManaged || made.turnsMaskOff
        hasOwnSize = hasOwnSize || made.hasOwnSize
        locals += made.local.map { [$0] } ?? []
      default:
        guard let effect = use.effectOnLayout(in: file) else {
          guard let handing = use.handing(in: file) else { return nil }
          handings.append(ViewHanding(handing, allowed: .optsOut))
          if use.kind == .call {
            // What a method of the view does may be content for it.
            hasOwnSize = true
            continue
          }
          let isForPlacing = use.isHandedForPlacing
          if adder == nil || isForPlacing {
            adder = (use, handings.count - 1)
          }
          continue
        }
        switch effect {
        case .nothing: break
        case .addition(let place, let turnsMaskOff):
          addition = addition.isEmpty ? place.bytes : addition
          isManaged = isManaged || turnsMaskOff
        case .content: hasOwnSize = true
        case .management: isManaged = true
        }
      }
    }
    if addition.isEmpty, let adder {
      // Nothing else adds the view.
      addition = adder.use.tokens.bytes
      handings[adder.handing].sure = adder.use.additionOfHanding(in: file)
      if !isManaged { handings[adder.handing].sure.insert(.optsOut) }
      isManaged = true
    }
    guard isMade, isManaged, !addition.isEmpty, !Self.isOnlyMeasured(index, in: file),
      !Self.isInvisible(subview, index, in: file)
    else { return nil }
  }

  /// Whether a view stays hidden: others take its size, and it does not matter where it is.
  private static func isOnlyMeasured(_ index: Int, in file: ViewFile) -> Bool {
    let states = file.names.uses(of: index).filter {
      $0.kind == .memberAssignment && $0.member == "isHidden"
    }
    return !states.isEmpty && states.allSatisfy { $0.statement.assigns(.true) }
  }

  /// Whether a view is a local `UIView()` that nothing is done with but to add and constrain it: it has nothing to show,
  /// and is there for what its constraints do to others, as to give a scroll view's content a width.
  private static func isInvisible(_ subview: Subview, _ index: Int, in file: ViewFile) -> Bool {
    guard subview.type < 0, let value = subview.declaration.value, value.count == 3,
      value.first == "UIView"
    else { return false }
    return file.names.uses(of: index).allSatisfy { use in
      switch use.effectOnLayout(in: file) {
      case .addition?, .management?: true
      case .nothing?: use.kind == .argument || use.kind == .member
      case .content?, nil: false
      }
    }
  }
}

extension PlacedView {
  /// Reports views that no other file lays out, and that have constraints.
  ///
  /// - Parameters:
  ///   - isCandidate: whether a view, by its index in `ViewFile.subviews`, may be reported with the attributes that its
  ///     constraints are about; the rest is found out for these only.
  ///   - finding: what is found about the view, with the attributes of the locals that it is made in, too.
  static func check(
    _ file: ViewFile, _ report: inout Report,
    where isCandidate: (Int, LayoutAttributes) -> Bool,
    finding: (PlacedView, LayoutAttributes) -> Finding?
  ) {
    guard !file.constraints.isEmpty, !file.subviews.isEmpty else { return }
    let attributes = file.memoized(ConstrainedAttributes.init)
    for (index, subview) in file.subviews.enumerated() {
      guard subview.isOnlyOfFile, var known = attributes.attributes(of: subview, in: file),
        isCandidate(index, known),
        let view = PlacedView(index, subview, in: file)
      else { continue }
      for local in view.locals {
        known.formUnion(attributes.attributes(of: file.subviews[local], in: file) ?? [])
      }
      guard var finding = finding(view, known),
        let conditions = conditions(of: subview, handedTo: view.handings, in: file)
      else { continue }
      finding.conditions += conditions
      report.add(finding)
    }
  }

  /// The conditions of a finding about a view, which other files could name or be handed; nil if they may do so unseen.
  static func conditions(
    of subview: Subview, handedTo handings: [ViewHanding] = [], in file: ViewFile
  ) -> [any Condition]? {
    guard subview.type >= 0, !subview.declaration.isPrivate, let name = subview.declaration.name
    else { return handings }
    return file.visibleMember(name, of: file.types[subview.type]).map { [$0] + handings }
  }
}

extension Subview {
  /// Whether no other file can constrain the view, or only one of the module that names it.
  var isOnlyOfFile: Bool {
    type < 0
      || !declaration.hasAttribute && declaration.modifiers.isDisjoint(with: [.static, .override])
        && !declaration.prefix.contains { $0.is(.public) || $0.is(.open) }
  }
}
