import LayoutModel
import Semantics
import SwiftSource
import Testing

extension ViewFile {
  /// A class `PlayerView` with some members.
  static func playerView(_ members: String) -> ViewFile {
    ViewFile(code: "class PlayerView: UIView {\n\(members)\n}\n")
  }

  convenience init(code: String) {
    self.init(source: SourceFile(Array(code.utf8), vocabulary: LayoutVocabulary.shared))
    read()
  }

  /// The first function or initializer of a name.
  func function(named name: String) throws -> ViewFunction {
    try #require(functions.first { ($0.declaration.name?.text ?? "init") == name })
  }
}

@Suite("What happens when a function runs")
struct RunTests {
  @Test("functions of the type follow where they are called, and each once")
  func steps() throws {
    let file = ViewFile.playerView(
      """
      init() { setUp(); place(label) }
      func setUp() { addLabel(); setUp() }
      func addLabel() { addSubview(label) }
      func place(_ view: UIView) { addLabel(); layer.place() }
      """)
    let run = Run(of: try file.function(named: "init"), in: file)
    #expect(
      run.steps.map { $0.function.declaration.name?.text ?? "init" } == [
        "init", "setUp", "addLabel", "place",
      ])
    #expect(run.runsOnce)
    let places = run.steps.map { $0.place(of: $0.function.body.tokens.startIndex) }
    #expect(places.dropFirst() == places.dropFirst().sorted()[...])
  }
}

@Suite("When code runs")
struct OccasionTests {
  @Test("views have no size in what only runs when the object is made")
  func isBeforeLayout() throws {
    #expect(Occasion([.start, .open]).isBeforeLayout)
    for occasion: Occasion in [.open, .setup, [.start, .layout], [.start, .forcedLayout]] {
      #expect(!occasion.isBeforeLayout)
    }
  }
}

@Suite("Which view is put into which")
struct HierarchyTests {
  @Test("additions and new stacks, with the properties of locals in closures")
  func placements() throws {
    let file = ViewFile.playerView(
      """
      lazy var card: UIView = { let inner = UIView(); inner.addSubview(label); return inner }()
      let label = UILabel()
      lazy var stack = UIStackView(arrangedSubviews: [card, UIView()])
      init() { addSubview(stack) }
      """)
    func view(_ name: String) throws -> View {
      try #require(file.views.first { $0.text == name })
    }
    let (card, label, stack) = try (view("card"), view("label"), view("stack"))
    let own = file.view(.implicitSelf(at: 0), in: try file.function(named: "init").body)
    #expect(file.views == [card, label, stack])
    #expect(label.placements.map(\.parent) == [card] && label.parent == card)
    #expect(card.contents.map(\.view) == [label])
    #expect(card.placements.map(\.parent) == [stack] && label.mayBe(inside: stack))
    #expect(stack.placements.map(\.parent) == [own] && !stack.mayBe(inside: label))
    #expect(label.outwardPlacements.map(\.parent) == [card, stack, own])
  }
}
