import LayoutModel
import SwiftSource

/// What says how the view classes of a file tell of interactions.
struct InteractionSigns {
  /// The first place where a class uses a way.
  struct Sign {
    var way: InteractionStyle.Style
    /// The key of the class.
    var type: UInt64
    /// The name of the class or of its extension.
    var typeName: Int
    /// The name to look at.
    var token: Int
  }

  private struct Seen: Hashable {
    var type: UInt64
    var way: InteractionStyle.Style
  }

  private let views: Set<UInt64>
  private let file: ViewFile
  private var seen: Set<Seen> = []
  /// One for each class and way.
  private(set) var found: [Sign] = []

  init(of views: Set<UInt64>, in file: ViewFile) {
    self.views = views
    self.file = file
  }

  mutating func read() {
    for declaration in file.outline.declarations
    where file.outline.blocks[declaration.block].kind == .typeBody {
      guard let type = file.type(aroundBlock: declaration.block), views.contains(type.key),
        file.isAccessible(declaration, in: type),
        declaration.modifiers.isDisjoint(with: [.override, .static])
      else { continue }
      switch declaration.kind {
      case .property where declaration.name >= 0:
        if isCallback(declaration) {
          add(.callbacks, type, declaration.name)
        } else if isDelegate(declaration) {
          add(.delegate, type, declaration.name)
        }
      case .function, .initializer:
        if takesSelector(declaration) {
          let hasName = declaration.name >= 0
          add(.targetAction, type, hasName ? declaration.name : declaration.keyword)
        }
      default: continue
      }
    }
    for call in file.outline.calls where call.name >= 0 && sendsActions(call) {
      let block = file.block(of: call.statement)
      guard let type = file.type(aroundBlock: block), views.contains(type.key) else { continue }
      add(.targetAction, type, call.name)
    }
    found.sort { $0.token < $1.token }
  }

  private mutating func add(_ way: InteractionStyle.Style, _ type: ViewType, _ token: Int) {
    let name = file.outline.declarations[type.declaration.index].name
    guard name >= 0, seen.insert(Seen(type: type.key, way: way)).inserted else { return }
    found.append(Sign(way: way, type: type.key, typeName: name, token: token))
  }

  /// A stored closure whose result nobody waits for.
  private func isCallback(_ property: Outline.Declaration) -> Bool {
    guard property.body < 0 || file.hasAccessor(.didSet, property),
      let arrow = property.type.last(where: { file.tokens[$0].kind == .arrow }),
      arrow + 1 < property.type.upperBound
    else { return false }
    let result = arrow + 1
    return file.text(result) == "Void"
      || (file.tokens[result].kind == .leftParen && file.tokens[result + 1].kind == .rightParen)
  }

  /// A delegate of the view's own: those of UIKit belong to the text field or the table inside.
  private func isDelegate(_ property: Outline.Declaration) -> Bool {
    let name = file.text(property.name)
    guard name == "delegate" || name.hasSuffix("Delegate"),
      let type = property.type.last(where: { file.tokens[$0].kind == .identifier })
    else { return false }
    let typeName = file.text(type)
    return typeName.hasSuffix("Delegate") && !typeName.hasPrefix("UI")
      && !typeName.hasPrefix("WK")
  }

  private func takesSelector(_ function: Outline.Declaration) -> Bool {
    guard function.parameters >= 0 else { return false }
    let end = file.outline.partner(of: function.parameters)
    return (function.parameters..<max(end, function.parameters)).contains {
      file.tokens[$0].kind == .identifier && file.text($0) == "Selector"
        && file.tokens[$0 - 1].kind == .colon
    }
  }

  /// Whether a control sends its own actions, and not those of a subview.
  private func sendsActions(_ call: Outline.Call) -> Bool {
    guard file.tokens[call.name].range.count == 11, file.text(call.name) == "sendActions" else {
      return false
    }
    return call.chainStart == call.name
      || (call.chainStart == call.name - 2 && file.tokens[call.chainStart].is(Keyword.`self`))
  }
}
