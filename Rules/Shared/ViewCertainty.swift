import LayoutModel
import RuleKit
import Semantics
import SwiftSource

extension View {
  /// How surely no other file does anything with it that it is not handed.
  var certaintyAboutFiles: Certainty {
    guard let subview, subview.isOnlyOfFile, !isNamedElsewhere else { return .unknown }
    guard subview.isProperty, !subview.declaration.isPrivate, let name else {
      return .certain(if: [])
    }
    return file.visibleMember(name, of: file.types[subview.type]).map { .certain(if: [$0]) }
      ?? .unknown
  }
}

extension View {
  /// How surely its file shows all that is done with the view, but for placing it.
  ///
  /// - Parameters:
  ///   - mayConfigure: whether functions that get the view may also set its members, but for its touches and its place.
  ///   - isKnown: whether the asking rule knows what code of elsewhere does at a use.
  func certainty(
    in file: ViewFile, mayConfigure: Bool = false,
    except isKnown: (ViewUse) -> Bool = { _ in false }
  ) -> Certainty {
    guard let handings = handings(in: file, mayConfigure: mayConfigure, except: isKnown) else {
      return .unknown
    }
    return certaintyAboutFiles.and(.certain(if: handings))
  }

  /// The functions of the project that get the view, which must not do more than to place it; nil where any code gets it.
  func handings(
    in file: ViewFile, mayConfigure: Bool = false, except isKnown: (ViewUse) -> Bool
  ) -> [ViewHanding]? {
    var handings: [ViewHanding] = []
    for use in events where !isKnown(use) {
      switch use.reach(in: file) {
      case .nothing: break
      case .function(let handing):
        handings.append(
          ViewHanding(handing, allowed: .placement, mayConfigure: mayConfigure))
      case .anything: return nil
      }
    }
    return handings
  }
}

extension ViewEffects {
  /// What a function does that adds a view.
  static let placement: ViewEffects = [
    .adds, .addsToRootView, .arranges, .optsOut, .constrains,
  ]
}

extension Subview {
  /// Whether no other file can do anything with the view, or only one of the module that names it.
  var isOnlyOfFile: Bool {
    isLocal
      || !declaration.hasAttribute && declaration.modifiers.isDisjoint(with: [.static, .override])
        && !declaration.prefix.contains { $0.is(.public) || $0.is(.open) }
  }
}
