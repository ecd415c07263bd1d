import LayoutModel
import LayoutSolver
import SwiftSource
import TestSupport
import Testing

/// What the model says about small pieces of code, in the tables of `Tests/Fixtures/Layout`.
@Suite("The cases of the model")
struct LayoutCaseTests {
  @Test("each piece is read as it says", arguments: CaseFile.paths(in: "Layout"))
  func cases(of path: String) throws {
    let differences = try CaseFile.rowDifferences(
      in: path,
      [
        "constants": { constant($0.text) },
        "layout": { row in
          let reading = Reading(row.text)
          let frames = reading.actions.filter { $0.hasPrefix("frame") }
          #expect(reading.file.frames.isEmpty == frames.isEmpty)
          return list(reading.constraints + frames)
        },
        "traits": { traits(of: $0.text) },
      ])
    for difference in differences { Issue.record("\(difference)") }
  }
}

private func list(_ texts: [String]) -> String {
  texts.isEmpty ? "nothing" : texts.joined(separator: ", ")
}

/// The constant of the only constraint of a class, in front of members that are only for this row.
private func constant(_ row: String) -> String {
  let parts = row.split(separator: " | ", maxSplits: 1)
  let file = Reading(
    """
    private let margin: CGFloat = 8
    enum Layout {
      static let padding: CGFloat = 16
      static let double = padding * 2
      enum Row { static let height = CGFloat(44) }
      static var changing: CGFloat = 4
    }
    class PlayerView: UIView {
      let inset: CGFloat = 12
      static let gap = -2.5
      \(parts.count > 1 ? parts[1] : "")
      func setUp(parameter: CGFloat) {
        let local: CGFloat = Layout.padding + margin
        label.topAnchor.constraint(equalTo: topAnchor, constant: \(parts[0])).isActive = true
      }
    }
    """
  ).file
  return file.constraints.first.flatMap { file.constant(of: $0) }?.description ?? "unknown"
}

private func traits(of code: String) -> String {
  let file = SourceFile(Array(code.utf8), vocabulary: LayoutVocabulary.shared)
  let all: [(SourceTraits, String)] = [
    (.viewTypeHeader, "view type"), (.privateView, "private view"),
    (.layoutFunction, "layout function"), (.subviewAddition, "addition"),
    (.constantUpdate, "update"),
  ]
  return list(all.filter { file.hasTrait(of: $0.0) }.map(\.1))
}
