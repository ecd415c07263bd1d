import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// The members of a view type are in a consistent order.
struct MemberOrder: Rule {
  let options: Options
  let query = Query.viewClasses

  func check(_ type: ViewType, in file: ViewFile, _ report: inout Report) {
    guard let body = type.declaration.body else { return }
    checkSections(in: body, of: file, &report)
    checkConstants(in: body, &report)
    checkForm(of: type, in: file, &report)
    checkHomes(of: type, in: file, &report)
    checkOrder(in: body, &report)
  }

  private func checkOrder(in body: Block, _ report: inout Report) {
    let groups = options.order.groups
    let methods = groups.firstIndex { $0 != .properties && $0 != .nestedTypes }
    var last: (rank: Int, noun: String, member: Declaration)?
    for member in body.statements.lazy.compactMap(\.declaration) {
      guard let group = group(of: member) else {
        // An override may be among any methods, but it is a method.
        if let methods, methods > last?.rank ?? -1, member.kind == .function,
          member.modifiers.contains(.override), !member.isStatic
        {
          last = (methods, "a method", member)
        }
        continue
      }
      guard let rank = groups.firstIndex(of: group) else { continue }
      guard let before = last, rank < before.rank else {
        last = (rank, group.noun, member)
        continue
      }
      report.add(
        member.name ?? member.keyword,
        "`\(member.signature)`, \(group.noun), comes after `\(before.member.signature)`, \(before.noun)",
        advice: "keep the order: \(groups.map(\.plural).joined(separator: ", "))")
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

  enum Group: String, NamedOption {
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

    fileprivate var plural: String { String(rawValue.map { $0 == "_" ? " " : $0 }) }
  }

  struct Order: OptionConvertible, Equatable {
    /// Each group appears once; members of other groups may be anywhere.
    var groups = Group.allCases

    init() {}

    static var optionTypeName: String {
      "list of \(Group.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", "))"
    }
    static var optionShape: OptionShape { .list(of: Group.optionShape, isUnique: true) }
    var optionText: String { "[\(groups.map(\.rawValue).joined(separator: ", "))]" }

    init(option value: OptionValue) throws(OptionError) {
      var known: Set<String> = []
      groups = try value.elements(of: Self.optionTypeName) { element throws(OptionError) in
        try Group(option: element, notIn: &known)
      }
    }
  }

  struct Options: RuleOptions {
    var order = Order()
    var sections: NamePatterns = []
    var sectionPerGroup = false
    var constants = ConstantsPlace.any
    var constantsForm = ConstantsForm.any
    var constantsName: NamePatterns = []
    var privateMethods = Home.any
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

// Where the parts of a view type are: sections, constants, private methods and nested types.
extension MemberOrder {
  enum ConstantsPlace: String, NamedOption { case any, first, last }

  enum ConstantsForm: String, NamedOption { case any, `enum`, `struct` }

  enum Home: String, NamedOption { case any, body, `extension` }

  /// Whether a member is the type with the constants that has a place of its own.
  func isPlacedConstants(_ member: Declaration) -> Bool {
    options.constants != .any && member.isConstants
  }

  func checkConstants(in body: Block, _ report: inout Report) {
    let isFirst = options.constants == .first
    guard options.constants != .any,
      let constants = body.statements.lazy.compactMap(\.declaration).first(where: \.isConstants),
      let name = constants.name,
      isFirst ? body.firstStatement != constants.statement : constants.statement.next != nil
    else { return }
    report.add(
      name, "`\(name.text)`, with the constants, is not the \(isFirst ? "first" : "last") member",
      advice: isFirst ? "move it to the top of the type" : "move it to the end of the type")
  }

  func checkForm(of type: ViewType, in file: ViewFile, _ report: inout Report) {
    guard options.constantsForm != .any || !options.constantsName.isEmpty else { return }
    let form = options.constantsForm
    for member in file.parts(ofType: type.key).flatMap(\.members) {
      guard let name = member.name else { continue }
      if !member.isConstants {
        guard form != .any, member.isNumber else { continue }
        report.add(
          name, "the constant `\(name.text)` is a property of the view",
          advice:
            "move it to `\(form.rawValue) \(options.constantsName.texts.first ?? "Constants")`")
      } else if form != .any, member.keyword.text != form.rawValue {
        report.add(
          name, "the constants are in `\(member.keyword.text) \(name.text)`",
          advice: "make it \(form == .enum ? "an `enum`" : "a `struct`")")
      } else if !options.constantsName.isEmpty, !options.constantsName.match(name.text8) {
        report.add(
          name, "the type with the constants is called `\(name.text)`",
          advice: "call it \(Finding.Message.list(options.constantsName.texts))")
      }
    }
  }

  func checkHomes(of type: ViewType, in file: ViewFile, _ report: inout Report) {
    guard options.privateMethods != .any || options.declarations != .any else { return }
    for part in file.parts(ofType: type.key) {
      let isExtension = part.kind == .extension
      // What an extension needs for a protocol stays with it.
      guard part.declaration == type.declaration || isExtension && part.declaration.type.isEmpty
      else { continue }
      let wrong: Home = isExtension ? .body : .extension
      func check(_ home: Home, _ noun: String, _ isMeant: (Declaration) -> Bool) {
        guard home == wrong, let name = part.members.first(where: isMeant)?.name else { return }
        report.add(
          name,
          "`\(name.text)`, a \(noun), is in \(isExtension ? "an extension" : "the body of the class")",
          advice: "move it into \(isExtension ? "the body of the class" : "an extension")")
      }
      check(options.privateMethods, "private method") { member in
        member.kind == .function && !member.isStatic && !member.modifiers.contains(.override)
          && (member.isPrivate || part.declaration.isPrivate)
      }
      check(options.declarations, "nested type") { $0.isType && !isPlacedConstants($0) }
    }
  }

  func checkSections(in body: Block, of file: ViewFile, _ report: inout Report) {
    guard !options.sections.isEmpty || options.sectionPerGroup else { return }
    let sections = sections(in: body, of: file)
    if options.sectionPerGroup { checkGroups(in: body, sections.map(\.place.lowerBound), &report) }
    guard !options.sections.isEmpty else { return }
    let advice: Finding.Message =
      "keep the sections: \(options.sections.texts.joined(separator: ", "))"
    var last: (rank: Int, title: String)?
    for (place, title) in sections {
      guard let rank = options.sections.firstIndex(matching: title) else {
        report.add(place, "no section is called `\(title)`", advice: advice)
        continue
      }
      if let last, rank < last.rank {
        report.add(place, "the section `\(title)` comes after `\(last.title)`", advice: advice)
        return
      }
      last = (rank, title)
    }
  }

  /// The `MARK` comments with a title between the members of a class.
  func sections(in body: Block, of file: ViewFile) -> [(place: Range<Int>, title: String)] {
    guard let open = body.open else { return [] }
    let members = body.statements.map(\.tokens.bytes)
    let starts = [open.bytes.upperBound] + members.map(\.upperBound)
    let ends = members.map(\.lowerBound) + [body.close.bytes.lowerBound]
    return zip(starts, ends).flatMap { file.source.comments(in: $0..<max($0, $1)) }.compactMap {
      let place = Int($0.start)..<Int($0.end)
      return Self.title(file.source.text(place)).map { (place, $0) }
    }
  }

  /// Checks that a section begins before the first member of each group.
  ///
  /// - Parameter sections: the offsets of the `MARK` comments.
  private func checkGroups(in body: Block, _ sections: [Int], _ report: inout Report) {
    var last: (group: Group?, end: Int) = (nil, body.open?.bytes.upperBound ?? 0)
    var rest = sections[...]
    for member in body.statements.lazy.compactMap(\.declaration) {
      guard let group = group(of: member) else { continue }
      let start = member.statement.first.bytes.lowerBound
      while let section = rest.first, section < last.end { rest.removeFirst() }
      if group != last.group, rest.first.map({ $0 < start }) != true {
        report.add(
          member.name ?? member.keyword,
          "`\(member.signature)`, \(group.noun), is not in a section of its own group",
          advice: "put a comment `// MARK: - Title` before it")
      }
      last = (group, member.statement.tokens.bytes.upperBound)
    }
  }

  /// The title of `// MARK: - Title`; nil for another comment, and for a line without a title.
  private static func title(_ comment: String) -> String? {
    var text = comment.drop { $0 == "/" || $0 == "*" || $0 == " " }
    guard text.hasPrefix("MARK:") else { return nil }
    text = text.dropFirst(5).drop { $0 == " " || $0 == "-" }
    while let last = text.last, last.isWhitespace || last == "-" || last == "*" || last == "/" {
      text.removeLast()
    }
    return text.isEmpty ? nil : String(text)
  }
}

extension ViewType {
  fileprivate var members: [Declaration] {
    declaration.body?.statements.compactMap(\.declaration) ?? []
  }
}

extension Declaration {
  /// Whether it is a type with nothing but static constants, or with types of that kind in it.
  var isConstants: Bool {
    guard kind == .enumeration || kind == .structure, let name, let body else { return false }
    return body.count == 0
      ? name == "Constants"
      : body.statements.allSatisfy {
        $0.declaration.map { $0.isConstant || $0.isConstants } ?? false
      }
  }

  private var isConstant: Bool { kind == .property && isStatic && !(isStored && keyword.is(.var)) }

  /// Whether it is a constant property with a number as its value: `private let inset: CGFloat = 16`.
  fileprivate var isNumber: Bool {
    guard kind == .property, keyword.is(.let), let value, value.count <= 2 else { return false }
    return [.integerLiteral, .floatLiteral].contains(value.last?.kind)
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

        func render(props: Props) { songNameLabel.text = props.songName }

        // MARK: - Private Methods

        private func commonSetup() { selectionStyle = .none }
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

        private func commonSetup() { selectionStyle = .none }
        func ↓render(props: Props) { songNameLabel.text = props.songName }
      }
      """
    ])
}
