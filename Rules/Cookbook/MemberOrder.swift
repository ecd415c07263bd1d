import LayoutModel
import RuleKit
import SwiftSource

/// The members of a view type are in a consistent order.
struct MemberOrder: Rule {
  let options: Options
  let sectionPatterns: NamePatterns
  let constantsNames: NamePatterns
  let query = Query.viewClasses

  init(options: Options) {
    self.options = options
    sectionPatterns = NamePatterns(options.sections)
    constantsNames = NamePatterns(options.constantsName)
  }

  func check(_ type: ViewType, in file: ViewFile, _ report: inout Report) {
    guard let body = type.declaration.body else { return }
    checkSections(in: body, of: file, &report)
    checkConstants(in: body, &report)
    checkForm(of: type, in: file, &report)
    checkHomes(of: type, in: file, &report)
    checkOrder(in: body, &report)
  }

  private func checkOrder(in body: Block, _ report: inout Report) {
    var last: (rank: Int, group: Group, member: Declaration)?
    for member in body.statements.lazy.compactMap(\.declaration) {
      guard let group = group(of: member), let rank = options.order.groups.firstIndex(of: group)
      else { continue }
      guard let before = last, rank < before.rank else {
        last = (rank, group, member)
        continue
      }
      report.add(
        member.name ?? member.keyword,
        "`\(member.signature)`, \(group.noun), comes after `\(before.member.signature)`, \(before.group.noun)",
        advice: "keep the order: \(options.order.groups.map(\.plural).joined(separator: ", "))")
      return
    }
  }

  /// The group of a member; nil for a member that may be anywhere.
  func group(of member: Declaration) -> Group? {
    if member.isType { return isPlacedConstants(member) ? nil : .nestedTypes }
    switch member.kind {
    case .property:
      // A computed property is like a method, and an overriding one observes.
      guard !member.modifiers.contains(.override) else { return nil }
      return member.isStored || member.value != nil ? .properties : nil
    case .initializer, .deinitializer:
      return .lifecycle
    case .function:
      guard let name = member.name, !member.isStatic else { return nil }
      if member.modifiers.contains(.override) {
        return member.callback == nil ? nil : .lifecycle
      }
      guard isCalledByName(member, name) else { return nil }
      return member.isPrivate ? .privateMethods : .accessibleMethods
    default: return nil
    }
  }

  /// Excludes actions of controls and methods of delegates, such as `scrollViewDidScroll(_ scrollView:)`: they belong
  /// to the protocol that they implement.
  private func isCalledByName(_ member: Declaration, _ name: Lexeme) -> Bool {
    guard !member.hasAttribute("objc"), !member.hasAttribute("IBAction") else { return false }
    guard !member.isPrivate, let first = member.parameters?.parameters.first,
      first.label.is(.underscore)
    else { return true }
    return !name.text.hasPrefix(first.name.text)
  }

  /// The group that a member belongs to.
  enum Group: String, CaseIterable, Sendable {
    case properties
    case nestedTypes = "nested_types"
    case lifecycle
    case accessibleMethods = "accessible_methods"
    case privateMethods = "private_methods"

    var noun: String {
      switch self {
      case .properties: "a property"
      case .nestedTypes: "a nested type"
      case .lifecycle: "part of the lifecycle"
      case .accessibleMethods: "an accessible method"
      case .privateMethods: "a private method"
      }
    }

    fileprivate var plural: String {
      switch self {
      case .nestedTypes: "nested types"
      case .accessibleMethods: "accessible methods"
      case .privateMethods: "private methods"
      case .properties, .lifecycle: rawValue
      }
    }
  }

  /// Groups of members, in their order.
  struct Order: OptionConvertible, Equatable {
    /// Each group appears once; members of other groups may be anywhere.
    var groups = Group.allCases

    init() {}

    private static var names: [String] { Group.allCases.map(\.rawValue) }

    static var optionTypeName: String {
      "list of \(names.map { "`\($0)`" }.joined(separator: ", "))"
    }
    static var optionShape: OptionShape { .list(of: .choice(names), isUnique: true) }
    var optionText: String { "[\(groups.map(\.rawValue).joined(separator: ", "))]" }

    init(option value: OptionValue) throws(OptionError) {
      var known: Set<Group> = []
      groups = try value.elements(of: Self.optionTypeName) { element throws(OptionError) in
        guard case .string(let name) = element, let group = Group(rawValue: name) else {
          throw OptionError(
            "expected one of \(Self.names.map { "`\($0)`" }.joined(separator: ", ")), found \(element.text)"
          )
        }
        guard known.insert(group).inserted else {
          throw OptionError("`\(name)` appears twice", advice: "name each group once")
        }
        return group
      }
    }
  }

  struct Options: RuleOptions {
    /// The order of the members.
    var order = Order()
    /// The titles of sections, in order; none are checked if it is empty.
    var sections: [String] = []
    /// Whether each group of members has a section.
    var sectionPerGroup = false
    /// Where the constants are.
    var constants = ConstantsPlace.any
    /// What the constants are in.
    var constantsForm = ConstantsForm.any
    /// Patterns of the name of that type.
    var constantsName: [String] = []
    /// Where private methods are.
    var privateMethods = Home.any
    /// Where nested types are.
    var declarations = Home.any

    static let fields: [OptionField<Options>] = [
      OptionField(
        "order", \.order,
        "the groups of members in order; members of an omitted group may be anywhere"
      ),
      .patterns(
        "sections", \.sections,
        "the titles of `// MARK: - Title` in order; a class may lack some of them, and none are checked if it is empty",
        example: ["Properties", "Life*", "Private Methods"]),
      OptionField(
        "section_per_group", \.sectionPerGroup,
        "whether a `MARK` comment precedes the first member of a class, and the first of each further group: no section holds members of two groups"
      ),
      OptionField(
        "constants", \.constants,
        "whether the constants, a nested type with nothing but static constants, are the first or the last member of a class, or belong to the nested types"
      ),
      OptionField(
        "constants_form", \.constantsForm,
        "whether the constants are in an `enum` or in a `struct`, and not in properties of the view with a number as their value"
      ),
      .patterns(
        "constants_name", \.constantsName, "the name of the type with the constants",
        example: ["Constants", "Layout"]),
      OptionField(
        "private_methods", \.privateMethods,
        "whether private methods are in the body of a class or in an extension without a protocol"),
      OptionField(
        "declarations", \.declarations,
        "whether nested types such as `Props` are in the body of a class or in an extension without a protocol"
      ),
    ]
  }
}

extension MemberOrder {
  static let description = RuleDescription(
    id: "member_order",
    family: .cookbook,
    summary: "Type members out of order",
    rationale: """
      In a consistent order, the properties, entry points and setup of any view are easy to find. The rule checks \
      the body of a class: stored properties, nested types, lifecycle (initializers, `deinit`, UIKit's callbacks), \
      accessible methods and private methods; `order` may omit groups. The first member out of place is reported. \
      Options check `MARK` titles, the place, form and name of the type with the constants, and where private \
      methods and nested types are.
      """,
    limits: [
      "overrides, delegate methods, and functions with `@objc` or `@IBAction`",
      "computed properties, static functions, and members in extensions",
    ],
    source:
      "UIKit In Code, What things should be described, Code structure: \"Specify what should be defined first: is it variables, or inner types, or public functions?\"; Example from project A",
    defaultSeverity: .off,
    options: Options.descriptions,
    goodExamples: [
      "Properties, lifecycle, accessible methods, private methods, declarations in an extension":
        """
      final class PlayerCell: UITableViewCell {

        // MARK: - Private Properties

        private let songNameLabel = UILabel()

        // MARK: - Lifecycle

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          commonSetup()
        }

        required init?(coder: NSCoder) {
          super.init(coder: coder)
          commonSetup()
        }

        // MARK: - Accessible Methods

        func render(props: Props) {
          songNameLabel.text = props.songName
        }

        // MARK: - Private Methods

        private func commonSetup() {
          selectionStyle = .none
        }
      }

      extension PlayerCell {
        struct Props {
          let songName: String
        }
      }
      """
    ],
    badExamples: [
      "An accessible method after a private one": """
      final class PlayerCell: UITableViewCell {
        private let songNameLabel = UILabel()

        private func commonSetup() {
          selectionStyle = .none
        }

        func ↓render(props: Props) {
          songNameLabel.text = props.songName
        }
      }
      """,
      "A property after the initializer": """
      final class PlayerView: UIView {
        init() {
          super.init(frame: .zero)
        }

        private let ↓songNameLabel = UILabel()
      }
      """,
    ])
}
