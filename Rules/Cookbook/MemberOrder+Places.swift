import LayoutModel
import RuleKit
import Semantics
import SwiftSource

// Where the parts of a view type are: sections, constants, private methods and nested types.
extension MemberOrder {
  /// Where the constants are in the body of a class.
  enum ConstantsPlace: String, NamedOption { case any, first, last }

  /// What the constants are in.
  enum ConstantsForm: String, NamedOption { case any, `enum`, `struct` }

  /// Whether members are in the body of a class or in an extension.
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
      name, .constantsNot(isFirst ? "first" : "last", name.text),
      advice: isFirst ? "move it to the top of the type" : "move it to the end of the type")
  }

  /// Checks what the constants of a class are in, and what that is called.
  func checkForm(of type: ViewType, in file: ViewFile, _ report: inout Report) {
    guard options.constantsForm != .any || !options.constantsName.isEmpty else { return }
    let form = options.constantsForm
    for (_, members) in parts(of: type, in: file) {
      for member in members {
        guard let name = member.name else { continue }
        if !member.isConstants {
          guard form != .any, member.isNumber else { continue }
          report.add(
            name, "the constant `\(name.text)` is a property of the view",
            advice:
              "move it to `\(options.constantsForm.rawValue) \(options.constantsName.first ?? "Constants")`"
          )
        } else if form != .any, member.keyword.text != form.rawValue {
          report.add(
            name, "the constants are in `\(member.keyword.text) \(name.text)`",
            advice: "make it \(form == .enum ? "an `enum`" : "a `struct`")")
        } else if !constantsNames.isEmpty, !constantsNames.match(name.text8) {
          report.add(
            name, "the type with the constants is called `\(name.text)`",
            advice: "call it \(Finding.Message.list(options.constantsName))")
        }
      }
    }
  }

  /// Checks whether private methods and nested types are in the body of the class or in extensions.
  func checkHomes(of type: ViewType, in file: ViewFile, _ report: inout Report) {
    guard options.privateMethods != .any || options.declarations != .any else { return }
    for (part, members) in parts(of: type, in: file) {
      let isExtension = part.kind == .extension
      // What an extension needs for a protocol stays with it.
      guard part.declaration == type.declaration || isExtension && part.declaration.type.isEmpty
      else { continue }
      let wrong: Home = isExtension ? .body : .extension
      func check(_ home: Home, _ noun: String, _ isMeant: (Declaration) -> Bool) {
        guard home == wrong, let name = members.first(where: isMeant)?.name else { return }
        report.add(
          name,
          wrong == .body
            ? "`\(name.text)`, a \(noun), is in an extension"
            : "`\(name.text)`, a \(noun), is in the body of the class", advice: .move(to: wrong))
      }
      check(options.privateMethods, "private method") { isPrivateMethod($0, in: part) }
      check(options.declarations, "nested type") { $0.isType && !isPlacedConstants($0) }
    }
  }

  /// The declaration of a class and its extensions, with their members.
  private func parts(
    of type: ViewType, in file: ViewFile
  ) -> [(part: ViewType, members: [Declaration])] {
    file.parts(ofType: type.key).map { part in
      (part, part.declaration.body?.statements.compactMap(\.declaration) ?? [])
    }
  }

  private func isPrivateMethod(_ member: Declaration, in part: ViewType) -> Bool {
    member.kind == .function && !member.isStatic && !member.modifiers.contains(.override)
      && (member.isPrivate || part.declaration.isPrivate)
  }

  /// Checks the `MARK` comments between the members of a class.
  func checkSections(in body: Block, of file: ViewFile, _ report: inout Report) {
    guard !options.sections.isEmpty || options.sectionPerGroup else { return }
    let sections = sections(in: body, of: file)
    if options.sectionPerGroup { checkGroups(in: body, sections.map(\.place.lowerBound), &report) }
    guard !options.sections.isEmpty else { return }
    var last: (rank: Int, title: String)?
    for (place, title) in sections {
      guard let rank = sectionPatterns.firstIndex(matching: title) else {
        report.add(place, "no section is called `\(title)`", advice: .sections(options.sections))
        continue
      }
      if let last, rank < last.rank {
        report.add(
          place, "the section `\(title)` comes after `\(last.title)`",
          advice: .sections(options.sections))
        return
      }
      last = (rank, title)
    }
  }

  /// The `MARK` comments with a title between the members of a class.
  func sections(in body: Block, of file: ViewFile) -> [(place: Range<Int>, title: String)] {
    guard let open = body.open else { return [] }
    let range = open.bytes.lowerBound..<body.close.bytes.lowerBound
    var members = body.statements.map(\.tokens.bytes)[...]
    return file.source.comments(in: range).compactMap { comment in
      let place = Int(comment.start)..<Int(comment.end)
      // Both are in source order.
      while let member = members.first, member.upperBound <= place.lowerBound {
        members.removeFirst()
      }
      guard let title = Self.title(String(decoding: file.source.bytes[place], as: UTF8.self)),
        members.first?.contains(place.lowerBound) != true
      else { return nil }
      return (place, title)
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

  /// Whether a section begins before the first member of each group.
  func hasSectionPerGroup(in body: Block, of file: ViewFile) -> Bool {
    var report = Report(wantsFixes: false)
    checkGroups(in: body, sections(in: body, of: file).map(\.place.lowerBound), &report)
    return report.findings.isEmpty
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

extension Finding.Message {
  fileprivate static func constantsNot(_ place: String, _ name: String) -> Self {
    "`\(name)`, with the constants, is not the \(place) member"
  }

  fileprivate static func move(to wrong: MemberOrder.Home) -> Self {
    wrong == .body ? "move it into the body of the class" : "move it into an extension"
  }

  fileprivate static func sections(_ titles: [String]) -> Self {
    "keep the sections: \(titles.joined(separator: ", "))"
  }
}
