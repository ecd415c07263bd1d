import SwiftSource
import Testing

@testable import LayoutModel

/// A library that the product does not know, in one table.
private let plumb = LibraryTable(
  labels: [
    "under toTheRightOf matching": .other, "by gap": .offset, "margin": .inset,
    "times": .multiplier,
  ],
  attributeNames: ["breadth": .width, "tallness": .height],
  insetsTurnRelations: true,
  unlisted: [
    "hang": [
      .init(
        attributes: .fixed(.top), needs: [.other], target: .other(.other),
        second: .fixed(.bottom)),
      .init(attributes: .fixed(.top), target: .superview, pointsInward: true),
    ],
    "plumbEdges plumbAll": [
      .init(
        attributes: .fixed([.top, .leading, .trailing, .bottom]), target: .superview,
        pointsInward: true)
    ],
    "measure": [
      .init(attributes: .named(.first), needs: [.other], target: .other(.other))
    ],
  ])

@Suite("A library as a table")
struct LibraryTableTests {
  private static func read(_ code: String, knowing libraries: [LibraryTable]) -> ViewFile {
    let file = ViewFile(
      source: SourceFile(Array(code.utf8), vocabulary: LayoutVocabulary.shared))
    file.facts.dialects.registry = DialectRegistry(adding: libraries)
    file.read()
    return file
  }

  private static let code = """
    class Card: UIView {
      func setup() {
        title.hang(margin: 8)
        text.hang(under: title, by: gap)
        picture.plumbAll(margin: 12)
        text.measure(.breadth, matching: picture, times: 0.5)
        text.hold(under: title)
      }
    }
    """

  @Test("creates constraints from its calls")
  func constraints() {
    let file = Self.read(Self.code, knowing: [plumb])
    func name(_ item: Item?) -> String { item.map(file.name) ?? "" }
    let found = file.constraints.map { constraint in
      [
        name(constraint.firstItem), name(constraint.secondItem),
        file.code[constraint.constant].text + file.code[constraint.multiplier].text,
      ]
    }
    #expect(
      found == [
        ["title", "superview", "8"], ["text", "title", "gap"], ["picture", "superview", "12"],
        ["text", "picture", "0.5"],
      ])
    #expect(
      file.constraints.map(\.attributes) == [
        .top, .top, [.top, .leading, .trailing, .bottom], .width,
      ])
    #expect(file.constraints[1].secondAttributes == .bottom)
    #expect(file.constraints.map(\.constantPointsInward) == [true, false, true, false])
    #expect(file.constraints.allSatisfy { $0.container == .maker })
    #expect(file.numbers.map { $0.expression.text }.sorted() == ["0.5", "12", "8", "gap"])
  }

  @Test("is read only where it is registered")
  func unknown() {
    #expect(Self.read(Self.code, knowing: []).constraints.isEmpty)
  }
}
