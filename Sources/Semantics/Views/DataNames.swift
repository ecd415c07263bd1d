import LayoutModel
import SwiftSource

/// Names of what a view shows, of the types that have it, and of the closures and objects that it talks to.
private enum DataNames {
  static let states: [StaticString] = ["State", "Status", "Mode", "Phase"]
  static let services: [StaticString] = [
    "Delegate", "DataSource", "Theme", "Style", "Appearance", "Layout", "Traits", "Selector",
    "Insets", "Coordinator",
  ]
  static let handlers: [StaticString] = ["Handler", "Closure", "Callback", "Completion", "Block"]
  static let callbacks: [StaticString] = [
    "Handler", "Callback", "Closure", "Block", "Action", "Tap", "Tapped", "Pressed", "Selected",
    "Changed",
  ]
  static let work: [StaticString] = [
    "setup", "setUp", "configure", "customize", "prepare", "build", "make", "create", "style",
    "layout", "render", "apply", "send", "animate",
  ]
  static let moves: [StaticString] = [
    "move", "parent", "attach", "transition", "animat", "switch", "swap", "toggle", "restore",
    "rotat", "arrange", "snapshot", "measure",
  ]
  static let functionEndings: Set<Substring> = [
    "With", "Using", "From", "For", "View", "Cell", "Content", "Contents", "Data", "UI", "Props",
    "Model", "ViewModel", "Item",
  ]
  static let labels = KeySet(
    names: """
      _ with using for from by props model data item content state configuration config info
      """)
  static let labelEndings: [StaticString] = ["Model", "Props", "Data", "Item", "Content"]
  static let properties = KeySet(names: "viewModel props model data item content")
  static let eventSources = KeySet(
    names: """
      AnyPublisher PassthroughSubject Observable PublishSubject PublishRelay Driver Signal
      ControlEvent
      """)
  static let members = KeySet(
    names: "text attributedText image value progress setTitle setImage setAttributedTitle")
}

extension Lexeme {
  /// Whether a type of this name is the state of a whole view.
  package var isNameOfState: Bool { ends(with: DataNames.states) }

  /// Whether a type of this name is about appearance, or about delegates and callbacks.
  package var isNameOfService: Bool { ends(with: DataNames.services) }

  /// Whether a type of this name is a closure that handles something.
  package var isNameOfHandler: Bool { ends(with: DataNames.handlers) }

  /// Whether the name of a closure says what it does, and not when it is called: `setupContentView`, `animations`.
  package var isNamedForWork: Bool {
    !ends(with: DataNames.callbacks)
      && (DataNames.work.contains { hasWordPrefix($0) } || hasSuffix(.animations))
  }

  /// Whether a function of this name moves views.
  package var isNamedForMoving: Bool {
    DataNames.moves.contains { contains($0, ignoringCase: true) }
  }

  /// Whether a parameter with this label has all data of a view: `viewModel`, `songModel`, `props`, `with`.
  package var isLabelOfData: Bool {
    DataNames.labels.contains(self) || ends(with: DataNames.labelEndings)
  }

  /// Whether a property of this name has all data of a view.
  package var isNameOfData: Bool {
    DataNames.properties.contains(self) || hasSuffix("ViewModel") || hasSuffix("Props")
  }

  /// Whether a member of this name has the data that a view of UIKit shows.
  package var isDataOfUIKit: Bool { DataNames.members.contains(self) }

  /// Whether a type of this name, of Combine or RxSwift, sends events and keeps none.
  package var isNameOfEventSource: Bool { DataNames.eventSources.contains(self) }

  private func ends(with endings: [StaticString]) -> Bool { endings.contains { hasSuffix($0) } }
}

extension Substring {
  /// Whether the rest of a function's name, behind its verb, says that it gets data: `With` of `configureWith`.
  package var isEndingOfDataFunction: Bool { isEmpty || DataNames.functionEndings.contains(self) }
}
