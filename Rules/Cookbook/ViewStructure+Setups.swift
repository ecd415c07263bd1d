import LayoutModel
import SwiftSource

/// How the view types of a file set up the subviews in their properties.
struct SubviewSetups {
  private typealias Property = DeclaredViews.Key

  private let file: ViewFile
  private var ways: [Property: ViewStructure.Style] = [:]
  /// The number of uses of each way, by the key of the type.
  private var counts: [UInt64: [ViewStructure.Style: Int]] = [:]

  init(in file: ViewFile) {
    self.file = file
    var properties: Set<Property> = []
    for subview in file.subviews where subview.type >= 0 {
      let property = Property(type: file.types[subview.type].key, name: subview.key)
      let declaration = subview.declaration
      // A view from a storyboard is not built in code, and an accessor may give the view of a superclass.
      guard !declaration.hasAttribute("IBOutlet"), !declaration.isStatic, declaration.isStored
      else { continue }
      properties.insert(property)
      if declaration.value?.isClosure == true { ways[property] = .closures }
    }
    guard !properties.isEmpty else { return }
    for function in file.functions where function.isSetup && function.type >= 0 {
      read(function, properties)
    }
    for (property, way) in ways { counts[property.type, default: [:]][way, default: 0] += 1 }
  }

  /// The way of more than half of the subviews that a type sets up; nil for less than two subviews, or for mixed ways.
  func way(of type: UInt64) -> ViewStructure.Style? {
    guard let counts = counts[type] else { return nil }
    let total = counts.values.reduce(0, +)
    guard total > 1 else { return nil }
    return counts.first { 2 * $0.value > total }?.key
  }

  /// Notes the subviews of one setup function. A subview that is set up in several places has the way of the first
  /// function that sets up no other subview.
  private mutating func read(_ function: ViewFunction, _ properties: Set<Property>) {
    let type = file.types[function.type].key
    var found: Set<Property> = []
    for action in file.actions[function.actions]
    where action.role == .appearance || action.role == .configuration {
      let property = Property(type: type, name: action.root.key)
      guard properties.contains(property), !found.contains(property),
        !file.names.isLocalItem(action.root, at: action.statement),
        action.statement.runsDirectly(in: function.body)
      else { continue }
      found.insert(property)
    }
    let isOwn = found.count == 1 && !function.declaration.isEntry
    for property in found {
      switch ways[property] {
      case .closures, .functions: continue
      default: ways[property] = isOwn ? .functions : .method
      }
    }
  }
}

extension Lexemes {
  /// `{ …; return view }()`, `UILabel().then { … }`.
  fileprivate var isClosure: Bool { first?.kind == .leftBrace || last?.kind == .rightBrace }
}

extension Declaration {
  /// Whether UIKit calls the function, so that it belongs to no particular subview.
  fileprivate var isEntry: Bool { name == nil || modifiers.contains(.override) }
}
