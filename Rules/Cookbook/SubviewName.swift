import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// The names of subviews say what kind of view they are, or never do.
struct SubviewName: Rule {
  let options: Options
  let query = Query.views().grouped(by: type)

  func check(_ views: [View], in file: ViewFile, _ report: inout Report) {
    var names: [Style: [Lexeme]] = [:]
    for view in views {
      guard let name = view.name, let declaration = view.declaration,
        let style = Self.style(of: name, declaration, in: file)
      else { continue }
      names[style, default: []].append(name)
    }
    for (style, names) in names {
      let isOne = names.count == 1
      let says =
        style == .plain ? isOne ? "does not say" : "do not say" : isOne ? "says" : "say"
      report.add(
        names[0],
        "the name\(isOne ? "" : "s") \(Finding.Message.list(names.map(\.text))) \(says) what kind of view it is",
        way: style, agreed: options.style, owner: Self.type(of: views[0], in: file) ?? 0)
    }
  }

  /// The key of the view type that has a property for a view which the code makes; nil for any other view.
  private static func type(of view: View, in file: ViewFile) -> UInt64? {
    guard let subview = view.subview, subview.isProperty, case let type = subview.type,
      case let declaration = subview.declaration, file.types[type].isView,
      !declaration.hasAttribute("IBOutlet"),
      !declaration.isStatic, declaration.isStored
    else { return nil }
    return file.typeKey(at: type)
  }

  /// What the name of a property says about the kind of its view, which is one of UIKit's; nil where it is abbreviated, or
  /// the view is a plain one.
  private static func style(
    of name: Lexeme, _ declaration: Declaration, in file: ViewFile
  ) -> Style? {
    let type =
      declaration.value.flatMap(file.names.viewType(madeIn:))
      ?? declaration.type.last { $0.kind == .identifier }
    guard let type, type.isNameOfUIKit, !type.is(.UIView) else { return nil }
    let letters = name.text.lowercased()
    let kind = type.text.dropFirst(2)
    if letters.hasSuffix(kind.lowercased()) { return .kind }
    var words: [Substring] = []
    for letter in kind.indices where kind[letter].isUppercase {
      words.append(kind[letter...].prefix { $0 == kind[letter] || !$0.isUppercase })
    }
    // `coverImage` for an image view, `rows` for a table.
    return words.contains { letters.contains($0.lowercased()) } ? nil : .plain
  }

  enum Style: String, WayOption {
    case majority, kind, plain

    var practice: Finding.Message {
      "name subviews \(self == .plain ? "without" : "with") their kind"
    }
    var advice: Finding.Message {
      self == .plain
        ? "leave the kind of the view out of the name: `title`"
        : "end the name with the kind of the view: `titleLabel`"
    }
  }

  typealias Options = WayOptions<Style>
}

extension SubviewName {
  static let description = RuleDescription(
    id: "subview_name",
    family: .cookbook,
    summary: "Subview name that breaks the naming convention",
    rationale: """
      `titleLabel` says in every line what the code is about; `title` is shorter, and reads like the data that it \
      shows. Either is a convention; a mixture makes readers look up the type. A name that ends with the type, \
      without `UI`, names the kind. There is one finding per view type.
      """,
    limits: [
      "outlets, and properties with plain `UIView`s",
      "a name with one word of the type, such as `coverImage` for an image view, counts as neither",
    ],
    source:
      "UIKit In Code, Examples: `songNameLabel` and `playImageView` in projects A and Y, `songName` and `playImage` in project G",
    defaultSeverity: .off,
    options: Options.descriptions,
    goodExamples: [
      "Kinds in all names": """
      final class PlayerCell: UITableViewCell {
        private let coverImageView = UIImageView()
        private let titleLabel = UILabel()
        private let separator = UIView()
      }
      """
    ],
    badExamples: [
      "A name that differs": """
      final class PlayerCell: UITableViewCell {
        private let titleLabel = UILabel()
        private let hintLabel = UILabel()
      }

      final class AlbumCell: UITableViewCell {
        private let titleLabel = UILabel()
        private let playButton = UIButton()
      }

      final class ArtistCell: UITableViewCell {
        private let ↓title = UILabel()
        private lazy var biography: UILabel = makeLabel()
      }
      """
    ])
}
