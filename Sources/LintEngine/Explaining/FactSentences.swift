import LayoutModel
import SwiftSource

/// What the code at a place is, in sentences.
struct FactSentences {
  private let file: ViewFile
  private let place: Range<Int>
  private let line: (Int) -> Int

  /// - Parameters:
  ///   - place: the bytes of a line without its indentation, or an empty range.
  ///   - line: the number of the line with a byte.
  init(_ file: ViewFile, _ place: Range<Int>, line: @escaping (Int) -> Int) {
    self.file = file
    self.place = place
    self.line = line
  }

  /// From the type down to the constraint.
  var all: [(name: String, text: String)] {
    [("type", type), ("function", function), ("property", property)].compactMap { name, text in
      text.map { (name, $0) }
    }
      + views.map { ("view", $0) } + actions.map { ("statement", $0) }
      + constraints.map { ("constraint", $0) } + elsewhere.map { ("elsewhere", $0) }
  }

  // MARK: - Around

  private var type: String? {
    let types = file.types.filter { $0.declaration.statement.tokens.bytes.touches(place) }
    guard let type = types.last else { return nil }
    let name = code(type.declaration.name?.text ?? "")
    let kind = type.kind == .extension ? "an extension of \(name)" : name
    if type.isDeclaredAsView { return "\(kind), by its declaration a view or a controller" }
    if type.isView { return "\(kind), with view code, because it adds subviews or constraints" }
    return "\(kind), without view code"
  }

  private var function: String? {
    let functions = file.functions.filter { function in
      function.declaration.statement.tokens.bytes.touches(place)
        || function.body.tokens.bytes.touches(place)
    }
    guard
      let function = functions.max(by: { $0.body.tokens.startIndex < $1.body.tokens.startIndex })
    else { return nil }
    let name = code(function.declaration.signature)
    if function.key == 0 { return "\(name), an initializer" }
    if function.isNamedForSetup { return "\(name), which sets the view up, by its name" }
    if function.isSetup { return "\(name), which sets the view up, because such functions call it" }
    return "\(name), which does not set the view up"
  }

  private var property: String? {
    file.subviews.first { view in
      view.declaration.statement.tokens.bytes.touches(place)
        && view.declaration.name?.bytes.touches(place) != true
    }.map { "in the initial value of \(code($0.declaration.name?.text ?? ""))" }
  }

  // MARK: - On the line

  private var views: [String] {
    file.subviews.compactMap { view in
      guard let name = view.declaration.name, name.bytes.touches(place) else { return nil }
      return "\(code(name.text)), a \(view.isLocal ? "local" : "property") that holds a view"
    }
  }

  private var actions: [String] {
    file.actions.compactMap { action in
      guard action.tokens.bytes.touches(place), action.role != .constraint else { return nil }
      let item = code(file.name(action.item))
      switch action.role {
      case .appearance: return "sets the appearance of \(item): configuration"
      case .configuration: return "configures \(item)"
      case .neutral: return "sets what belongs to the layout of \(item) as well as to configuration"
      case .frame: return "sets the frame of \(item): layout"
      case .addition:
        return "adds \(item)\(action.parent.map { " to " + code(file.name($0)) } ?? ""): layout"
      case .arrangement: return "makes a stack that adds \(item): layout"
      case .renewal: return "gives \(item) a new view"
      case .constraint: return nil
      }
    }
  }

  private var constraints: [String] {
    let sequences = file.sequences
    return file.constraints.enumerated().compactMap { index, constraint in
      guard constraint.expression.bytes.touches(place) else { return nil }
      let sequence = sequences.first { file.sequenceMembers[$0.members].contains(index) }
      return sentence(constraint) + (sequence.map { order(index, in: $0) } ?? "")
    }
  }

  private func sentence(_ constraint: Constraint) -> String {
    var text = code("\(file.name(constraint.firstItem)).\(constraint.attributes.text)")
    let relation =
      switch constraint.relation {
      case .equal: "="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    if let second = constraint.secondItem {
      let attributes = constraint.secondAttributes.text
      text += " \(relation) "
      text += code(file.name(second) + (attributes.isEmpty ? "" : ".\(attributes)"))
    } else if !constraint.constant.isEmpty {
      text += " \(relation) \(code(constraint.statement.tokens(constraint.constant).text))"
    } else {
      text += " \(relation) something unknown"
    }
    let hasSecond = constraint.secondItem != nil
    for (name, tokens) in [
      ("constant", hasSecond ? constraint.constant : 0..<0), ("multiplier", constraint.multiplier),
      ("priority", constraint.priority),
    ] where !tokens.isEmpty {
      text += ", \(name) \(code(constraint.statement.tokens(tokens).text))"
    }
    return "\(text); \(constraint.container.text)"
  }

  /// The place of a constraint among those of its view and block.
  private func order(_ index: Int, in sequence: ConstraintSequence) -> String {
    let members = Array(file.sequenceMembers[sequence.members])
    guard members.count > 1, let number = members.firstIndex(of: index) else { return "" }
    let names = members.prefix(Self.most).map { file.constraints[$0].attributes.text }
      .joined(separator: ", ")
    return "; number \(number + 1) of \(members.count) of this view in this block: \(names)"
      + (members.count > Self.most ? ", …" : "")
  }

  private static let most = 12

  // MARK: - Elsewhere in the file

  /// What other lines do with the views of this one.
  private var elsewhere: [String] {
    var subjects: [(view: UInt64, name: String)] = []
    func add(_ view: UInt64?, _ name: String) {
      guard let view, !subjects.contains(where: { $0.view == view }) else { return }
      subjects.append((view, name))
    }
    for action in file.actions where action.tokens.bytes.touches(place) {
      add(file.names.identity(of: action.item, in: action.statement.block), file.name(action.item))
    }
    for constraint in file.constraints where constraint.expression.bytes.touches(place) {
      let block = constraint.statement.block
      add(file.names.identity(of: constraint.firstItem, in: block), file.name(constraint.firstItem))
    }
    for view in file.subviews where view.declaration.name?.bytes.touches(place) == true {
      add(file.names.identity(of: view), view.declaration.name?.text ?? "")
    }
    return subjects.prefix(Self.mostViews).compactMap { uses(of: $0.view, $0.name) }
  }

  private static let mostViews = 3

  /// Where a view is added, constrained, configured or just named, besides at the place; nil for nowhere.
  private func uses(of view: UInt64, _ name: String) -> String? {
    var uses = LineUses()
    func add(_ word: String, _ bytes: Range<Int>, _ detail: String = "") {
      if !bytes.touches(place) { uses.add(word, line(bytes.lowerBound), detail) }
    }
    for action in file.actions
    where file.names.identity(of: action.item, in: action.statement.block) == view {
      guard let word = action.role.participle else { continue }
      add(action.parent.map { "\(word) to \(code(file.name($0)))" } ?? word, action.tokens.bytes)
    }
    for constraint in file.constraints {
      let block = constraint.statement.block
      guard file.names.identity(of: constraint.firstItem, in: block) == view else { continue }
      add("constrained", constraint.expression.bytes, constraint.attributes.text)
    }
    let source = file.source
    for token in source.tokens
    where token.kind == .identifier && source.text(token.range) == name
      && !token.range.touches(place)
    {
      uses.addMention(line(Int(token.start)))
    }
    return uses.text.map { "\(code(name)) is \($0)" }
  }

  /// A name or an expression; of a long one, such as a whole format string, the beginning.
  private func code(_ text: String) -> String {
    let shown = text.prefix(Self.mostCharacters)
    let end = shown.endIndex < text.endIndex ? "…" : ""
    return "`\(String(shown.map { $0.isNewline ? " " : $0 }))\(end)`"
  }

  private static let mostCharacters = 120
}

/// The lines in which a view is used, by what happens to it there.
private struct LineUses {
  private var lines: [String: [(line: Int, details: [String])]] = [:]
  private var seen: Set<Int> = []
  private static let most = 8

  mutating func add(_ word: String, _ line: Int, _ detail: String) {
    seen.insert(line)
    let details = detail.isEmpty ? [] : [detail]
    if let index = lines[word, default: []].lastIndex(where: { $0.line == line }) {
      lines[word]?[index].details += details
    } else {
      lines[word, default: []].append((line, details))
    }
  }

  /// Adds a line that names the view, if nothing else is known about it.
  mutating func addMention(_ line: Int) {
    if !seen.contains(line) { add("named", line, "") }
  }

  /// "added in line 3; constrained in lines 4 (top), 5 (leading)"; nil for nowhere.
  var text: String? {
    let words = lines.sorted { ($0.value[0].line, $0.key) < ($1.value[0].line, $1.key) }
    let parts = words.map { word, uses in
      let numbers = uses.prefix(Self.most).map { use in
        "\(use.line)" + (use.details.isEmpty ? "" : " (\(use.details.joined(separator: ", ")))")
      }
      return "\(word) in line\(uses.count == 1 ? "" : "s") \(numbers.joined(separator: ", "))"
        + (uses.count > Self.most ? ", …" : "")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}

extension StatementRole {
  /// What happens to the view; nil for constraints, which have facts of their own.
  fileprivate var participle: String? {
    switch self {
    case .appearance, .configuration, .neutral: "configured"
    case .frame: "given a frame"
    case .addition, .arrangement: "added"
    case .renewal: "made anew"
    case .constraint: nil
    }
  }
}

extension LayoutAttributes {
  fileprivate var text: String { names.joined(separator: "+") }
}

extension Constraint.Container {
  /// What happens to the constraint.
  fileprivate var text: String {
    switch self {
    case .activatedArray: "activated in a list"
    case .collected: "collected in a list that is activated later"
    case .array: "an element of a list"
    case .isActive: "its `isActive` is set"
    case .stored: "stored"
    case .argument: "passed to a call"
    case .returned: "returned"
    case .used: "used by another call"
    case .maker: "made and activated by its library"
    case .dropped: "unused, and therefore inactive"
    }
  }
}
