import LayoutModel
import RuleKit
import SwiftSource

/// The views of a project get their data in the same way.
struct ViewConfiguration: Rule {
  let options: Options
  private let verbs: NamePatterns
  let typeNames: NamePatterns
  let labels: NamePatterns
  let query =
    Query<ShownMember>(.viewClasses) { file, check in
      let views = file.scopes.viewClasses()
      for declaration in file.code.declarations {
        guard declaration.kind == .function || declaration.kind == .property,
          let name = declaration.name, declaration.block.kind == .typeBody,
          let type = file.scopes.type(around: declaration.statement), views.contains(type.key),
          let typeName = type.declaration.name, type.shows(declaration),
          declaration.modifiers.isDisjoint(with: [.override, .static])
        else { continue }
        check(ShownMember(declaration: declaration, name: name, type: type, typeName: typeName))
      }
    }.grouped { member, _ in member.type.key }.map(Subject.members)
    || Query.declarations(with: .viewClasses).map(Subject.declaration)

  enum Subject {
    /// What a view class lets others call and set.
    case members([ShownMember])
    case declaration(Declaration)
  }

  /// A function or a property that other types see.
  struct ShownMember {
    let declaration: Declaration
    let name: Lexeme
    let type: ViewType
    let typeName: Lexeme
  }

  init(options: Options) {
    self.options = options
    verbs = NamePatterns(options.verbs)
    typeNames = NamePatterns(options.type)
    labels = NamePatterns(options.label)
  }

  func check(_ subject: Subject, in file: ViewFile, _ report: inout Report) {
    switch subject {
    case .members(let members): check(members, in: file, &report)
    case .declaration(let declaration):
      if options.equatable { checkProps(declaration, in: file, &report) }
    }
  }

  private func check(_ members: [ShownMember], in file: ViewFile, _ report: inout Report) {
    // A type gets one finding for each other way.
    var seen: Set<Style> = []
    var observed: [ShownMember] = []
    for member in members {
      let (declaration, name) = (member.declaration, member.name)
      let isAgreed = declaration.takesParameters && verbs.match(name.text8)
      let found = DataPassing.way(of: declaration, name, in: file)
      if isAgreed || found != nil {
        checkParameters(of: declaration, name, &report)
        checkData(of: declaration, name, in: member.type, of: file, &report)
      } else if DataPassing.isObserved(declaration, in: file) {
        observed.append(member)
      }
      guard !isAgreed, let way = found, seen.insert(way).inserted else { continue }
      add(way, member, declaration.signature, &report)
    }
    // One such property may be a state of a view; several are how it gets its data, or one beside another way.
    guard let first = observed.first,
      observed.count > 1 || options.style != .majority && !seen.isEmpty || !verbs.isEmpty
    else { return }
    report.add(
      first.name, .getsData(first.typeName.text, first.name.text, .properties), way: .properties,
      agreed: options.style, owner: first.type.key)
  }

  private func add(
    _ way: Style, _ member: ShownMember, _ signature: String, _ report: inout Report
  ) {
    let message = Finding.Message.getsData(member.typeName.text, signature, way)
    if verbs.isEmpty {
      report.add(
        member.name, message, way: way, agreed: options.style, owner: member.type.key)
    } else {
      report.add(
        member.name, message,
        advice:
          "pass all data through one function, and name it like \(Finding.Message.list(options.verbs))"
      )
    }
  }

  /// The way in which a view gets its data.
  enum Style: String, WayOption {
    case majority, render, configure, setup, update, set, bind, apply, fill, populate, property
    case properties

    var practice: Finding.Message {
      switch self {
      case .majority: "agree"
      case .property: "get their data through a property with an observer"
      case .properties: "get each value through an observed property of its own"
      default: "get their data through `\(rawValue)(…)`"
      }
    }

    var advice: Finding.Message {
      switch self {
      case .majority: "agree on one way"
      case .property: "make it a property with `didSet`"
      case .properties: "give each value a property with `didSet`"
      default: "name the function `\(rawValue)`, and pass all data through it"
      }
    }
  }

  /// Whether data is passed as one value.
  enum Parameters: String, NamedOption { case any, one, several }

  struct Options: RuleOptions {
    /// The prescribed way.
    var style = Style.majority
    /// Patterns of the names of functions that pass data, in place of a way.
    var verbs: [String] = []
    /// Whether such a function takes one value.
    var parameters = Parameters.any
    /// Patterns of the label of the first parameter; empty for any.
    var label: [String] = []
    /// Patterns of the name of the type of the data; empty for any.
    var type: [String] = []
    /// Whether that type must be nested in the view.
    var nested = false
    /// Whether types of props must be `Equatable`.
    var equatable = false

    init() {}
    init(style: Style) { self.style = style }

    static let fields: [OptionField<Options>] = [
      OptionField(
        "style", \.style,
        "the way to use; `majority` means the way that most view types of the project use"),
      .patterns(
        "verbs", \.verbs,
        "the project's own functions that pass data, in place of `style`",
        example: ["display", "show*"]),
      OptionField(
        "parameters", \.parameters,
        "whether a function that passes data takes `one` value such as `Props`, or `several` parameters; closures do not count"
      ),
      .patterns(
        "label", \.label, "the label of the first parameter, `_` for none", example: ["props"]),
      .patterns(
        "type", \.type, "the type of a single value that has all data, without the view's name",
        example: ["Props", "*ViewModel"]),
      OptionField(
        "nested", \.nested,
        "whether the type of the data must be nested in the view, if its file declares it"
      ),
      OptionField(
        "equatable", \.equatable,
        "whether structures named `Props` must conform to `Equatable` in their file"),
    ]
  }

  static let clashes = [
    OptionClash("style", with: ViewConfiguration.self, "verbs", .error) { (own: Options, other) in
      guard own.style != .majority, let verb = other.verbs.first else { return nil }
      return .init(
        "verbs: [\(verb)]", advice: "remove one of the two: each says how data is passed")
    },
    OptionClash("style", with: ViewConfiguration.self, "parameters", .error) {
      (own: Options, other) in
      guard own.style == .property, other.parameters == .several else { return nil }
      return .init("parameters: several", advice: "write `one`: a property has a single value")
    },
  ]
}

extension Finding.Message {
  fileprivate static func getsData(
    _ type: String, _ member: String, _ way: ViewConfiguration.Style
  ) -> Self {
    way == .property || way == .properties
      ? "`\(type)` gets its data through the property `\(member)`"
      : "`\(type)` gets its data through `\(member)`"
  }
}

extension ViewConfiguration {
  static let description = RuleDescription(
    id: "view_configuration",
    family: .cookbook,
    summary: "Data passed to a view in another way than the project's",
    rationale: """
      If views get their data through `configure(…)`, `render(props:)` or a property, you must read each one before \
      you use it. The rule counts the functions of view classes that other types can call, with the usual verbs or \
      those in `verbs`, and observed properties such as `viewModel`. The majority of view types decides, unless \
      `style` does. Options also prescribe the parameters, their label and type, and `Equatable` props.
      """,
    limits: [
      "functions that pass one value, a state, a style or a delegate, or change single rows",
      "overrides",
      "an observed property that hands one value to a subview, unless there are several or another way beside it",
      "without `style`, only files of this run count, separately for each configuration",
    ],
    source:
      "UIKit In Code, What things should be described, How view is configured: \"Define a single way to pass data into the view\"",
    defaultSeverity: .off,
    options: Options.descriptions,
    goodExamples: [
      "Props everywhere, and a single value in addition": """
      final class PlayerCell: UITableViewCell {
        func render(props: Props) {
          songNameLabel.text = props.songName
        }

        func update(progress: Float) {
          progressView.progress = progress
        }
      }

      final class AlbumCell: UITableViewCell {
        func render(props: Props) {
          titleLabel.text = props.title
        }
      }
      """,
      "A controller": """
      final class PlayerCell: UITableViewCell {
        func render(props: Props) {}
      }

      final class AlbumCell: UITableViewCell {
        func render(props: Props) {}
      }

      final class PlayerViewController: UIViewController {
        func configure(with player: Player) {}
      }
      """,
    ],
    badExamples: [
      "A view that differs": """
      final class PlayerCell: UITableViewCell {
        func render(props: Props) {}
      }

      final class AlbumCell: UITableViewCell {
        func render(props: Props) {}
      }

      final class ArtistCell: UITableViewCell {
        func ↓configure(with artist: Artist) {
          nameLabel.text = artist.name
        }
      }
      """,
      "A second way": """
      final class PlayerCell: UITableViewCell {
        func configure(song: String, album: String) {}
      }

      final class AlbumCell: UITableViewCell {
        var ↓viewModel: AlbumViewModel? {
          didSet { titleLabel.text = viewModel?.title }
        }

        func configure(album: Album) {}
      }
      """,
    ])
}
