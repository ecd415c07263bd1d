import LayoutModel
import SwiftSource

/// What the code at a place is, in sentences.
struct FactSentences {
  private let file: ViewFile
  private let place: Range<Int>

  /// - Parameter place: the bytes of a line without its indentation, or an empty range.
  init(_ file: ViewFile, _ place: Range<Int>) {
    self.file = file
    self.place = place
  }

  /// From the type down to the constraint.
  var all: [(name: String, text: String)] {
    [("type", type), ("function", function), ("property", property)].compactMap { name, text in
      text.map { (name, $0) }
    }
      + views.map { ("view", $0) } + actions.map { ("statement", $0) }
      + constraints.map { ("constraint", $0) }
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
    let isCollected = file.activation(ofKept: constraint) != nil
    return "\(text); \(isCollected ? "activated later by its name" : constraint.container.text)"
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

  /// A name or an expression; of a long one, such as a whole format string, the beginning.
  private func code(_ text: String) -> String {
    let shown = text.prefix(Self.mostCharacters)
    let end = shown.endIndex < text.endIndex ? "…" : ""
    return "`\(String(shown.map { $0.isNewline ? " " : $0 }))\(end)`"
  }

  private static let mostCharacters = 120
}

extension LayoutAttributes {
  fileprivate var text: String { names.joined(separator: "+") }
}

extension Constraint.Container {
  /// What happens to the constraint.
  fileprivate var text: String {
    switch self {
    case .activatedArray: "activated in a list"
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
