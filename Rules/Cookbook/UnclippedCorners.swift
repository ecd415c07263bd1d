import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// An image view with round corners clips its image.
struct UnclippedCorners: Rule {
  let options: Options

  var query: Query<Finding> {
    // A function of the project may round without a word of layout.
    let content = options.roundingFunctions.isEmpty ? FileContent.names(.cornerRadius) : .subviews
    return .found(in: content) { file in
      file.imageViews.compactMap { finding($0, in: file) }
        + ImageViewClasses(file).all.compactMap { finding(ofClass: $0, $1, in: file) }
    }
  }

  private func finding(_ view: View, in file: ViewFile) -> Finding? {
    guard let place = rounding(of: view), !view.isClipped, !view.isNamedElsewhere,
      view.events.allSatisfy({ isRounding($0) || $0.loadsImage || $0.staysInFile(file) })
    else { return nil }
    return finding(place, view.text, advice: "set `\(view.text).clipsToBounds = true`")
  }

  func rounding(of view: View) -> Lexemes? {
    view.rounding ?? view.events.first(where: isRounding)?.tokens
  }

  private func isRounding(_ use: ViewUse) -> Bool {
    guard use.kind == .call || use.kind == .member, let member = use.member, member.call != nil
    else { return false }
    return options.roundingFunctions.match(member.text8)
  }

  private func finding(
    ofClass type: ViewType, _ code: [Lexeme], in file: ViewFile
  ) -> Finding? {
    var place: Lexeme?
    for token in code {
      if token.mayClip || token.belongsToNib { return nil }
      if place == nil, token.is(.layer), token.isFreeName, token.setsRadiusOfLayer {
        // Someone else's value, and perhaps someone else's clipping.
        guard token.statement?.assignedValue?.contains(where: { $0.is(.newValue) }) == false else {
          return nil
        }
        place = token
      } else if let call = token.call, token.isFreeName, !token.hasCapital,
        !file.names.declaresFunction(named: token), !file.names.isUIKitMethod(token),
        call.statement.kind == .expression
      {
        return nil
      }
    }
    guard let place, let name = type.declaration.name?.text else { return nil }
    return finding(place, name, advice: "set `clipsToBounds = true`")
  }

  private func finding(
    _ place: some FindingPlace, _ view: String, advice: Finding.Message
  ) -> Finding {
    Finding(
      place, "`\(view)` has round corners, but its image is not clipped to them", advice: advice)
  }

  struct Options: RuleOptions {
    var roundingFunctions: NamePatterns = []

    static let fields: [OptionField<Options>] = [
      .patterns(
        "rounding_functions", \.roundingFunctions,
        "the project's methods that round a view without clipping it", example: ["roundCorners*"])
    ]
  }
}

extension UnclippedCorners {
  static let description = RuleDescription(
    id: "unclipped_corners",
    family: .cookbook,
    summary: "Image view with round corners that does not clip its image",
    rationale: """
      A corner radius applies to a layer's background and border, not to its contents: without `clipsToBounds` an \
      image keeps its square corners. The rule reports image views that a file makes and rounds, and classes of \
      image views that round themselves, where nothing in the file clips them. Name helpers that round without \
      clipping in `rounding_functions`. `unclipped_image` reports only images that surely reach the corners.
      """,
    limits: [
      "views that other code gets hold of: passed to a function, put in a list or a loop, from a nib"
    ],
    source:
      "Responsive iOS UI without AutoLayout, Coding the Top Bar: \"We have to set .clipsToBounds to true so that when we add an image it will be masked out and not extend beyond our circular view\"; UIKit In Code, Examples from projects A, Y and G",
    defaultSeverity: .off,
    framePresets: [.responsiveFrames],
    options: Options.descriptions,
    goodExamples: [
      "Round and clipped": """
      final class TopBarView: KTView {
        var userImageView: UIImageView!

        override func performLayout() {
          userImageView = UIImageView(topInset: 10, leftInset: 10, height: 32, keepEqual: true)
          userImageView.layer.cornerRadius = userImageView.frame.height / 2
          userImageView.clipsToBounds = true
          addSubview(userImageView)
        }
      }
      """
    ],
    badExamples: [
      "A round image view": """
      final class PlayerCell: UITableViewCell {
        private let playImageView = UIImageView()

        private func setupPlayImageView() {
          playImageView.image = Asset.iconPlay.image
          ↓playImageView.layer.cornerRadius = Constants.stateImageSize.height / 2
          addSubview(playImageView)
        }
      }
      """
    ])
}
