import LayoutModel
import RuleKit
import SwiftSource

/// A layer gets a new color when the appearance changes.
struct StaleLayerColor: Rule {
  let query = Query(.viewTypes && .names(.cgColor)) { file, check in
    for function in file.functions where function.isSetup && function.isMember {
      if file.types[function.type].isView { check(function.body) }
    }
    for property in file.properties where property.isMember {
      if let closure = property.declaration.value?.first?.closure { check(closure.body) }
    }
  }

  func check(_ body: Block, in file: ViewFile, _ report: inout Report) {
    let found = Array(body.statementsOnAllLevels).compactMap { statement -> Finding? in
      guard statement.runsDirectly(in: body), let member = statement.assignedMember,
        member.isColorOfLayer, let target = statement.target,
        !file.renews(member, of: statement, &report.fuel),
        let value = statement.assignedValue,
        let color = value.lazy.filter({ $0.is(.cgColor) && $0.member == nil })
          .compactMap(\.color).first(where: { $0.isDynamicColor && $0.owner.is(.UIColor) })
      else { return nil }
      return Finding(
        (color.owner ?? color).through(color.member ?? color),
        "`\(target.text)` keeps the `\(color.text)` of the appearance in which it is set: it does not follow to dark mode and back",
        advice:
          "set it again when the traits change: `registerForTraitChanges([UITraitUserInterfaceStyle.self])`"
      )
    }
    report.add(together: found)
  }
}

extension ViewFile {
  /// Whether the type around a statement hears about another appearance, or sets the same member of a layer or a view on
  /// each layout. UIKit also asks for a layout when the appearance changes.
  fileprivate func renews(_ member: Lexeme, of statement: Statement, _ fuel: inout Fuel) -> Bool {
    guard let type = scopes.type(around: statement)?.key else { return false }
    let hears = answer(for: StaleLayerColor.self, about: type) { file in
      file.type(type) { $0.followsAppearance }
    }
    guard !hears, hasWord(.layoutSubviews, .viewDidLayoutSubviews, .viewWillLayoutSubviews),
      case let name = names.key(member)
    else { return hears }
    return answer(for: StaleLayerColor.self, about: TextHash.pair(type, name)) { file in
      let mentions = file.mentions(of: member)
      guard fuel.burn(mentions.count) else { return true }
      return mentions.contains { other in
        guard let setting = other.statement, setting.assignedMember == other,
          file.scopes.type(around: setting)?.key == type
        else { return false }
        return file.occasions(of: setting).contains(.layout)
      }
    }
  }
}

extension Lexeme {
  /// The color that a member is asked of, with another opacity, too: `separator` of `UIColor.separator.withAlphaComponent(0.5)`.
  fileprivate var color: Lexeme? {
    guard let owner else { return nil }
    guard owner.kind == .rightParen else { return owner }
    let name = owner.partner?.previous
    return name.is(.withAlphaComponent) ? name?.owner : nil
  }

  fileprivate var isColorOfLayer: Bool {
    self.is(.borderColor) || self.is(.backgroundColor) || self.is(.shadowColor)
      || self.is(.strokeColor) || self.is(.fillColor) || self.is(.colors)
  }
}

extension StaleLayerColor {
  static let description = RuleDescription(
    id: "stale_layer_color",
    family: .correctness,
    summary: "Layer color that ignores appearance changes",
    rationale: """
      A `UIColor` such as `separator` is another color in dark mode, and views follow it. A `cgColor` is the one that it \
      is at the moment, and a layer keeps that. The rule reports colors of UIKit's elements that code which sets up a \
      view gives to layers, where nothing in the type deals with another appearance or sets the color on each layout. Colors of an asset catalogue may \
      be the same in both, and are left out.
      """,
    source:
      "UIKit, Supporting Dark Mode in Your Interface: \"Update Custom Views Using Specific Methods\" (https://developer.apple.com/documentation/uikit/supporting-dark-mode-in-your-interface)",
    effect: .sight,
    goodExamples: [
      "Set again": """
      class CardView: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          layer.borderColor = UIColor.separator.cgColor
          registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: CardView, _) in
            view.layer.borderColor = UIColor.separator.cgColor
          }
        }
      }
      """
    ],
    badExamples: [
      "Set once": """
      class CardView: UIView {
        private let cover: UIImageView = {
          let view = UIImageView()
          view.layer.borderColor = ↓UIColor.systemGray5.cgColor
          return view
        }()

        override init(frame: CGRect) {
          super.init(frame: frame)
          layer.borderWidth = 1
          layer.borderColor = ↓UIColor.separator.cgColor
        }
      }
      """
    ])
}
