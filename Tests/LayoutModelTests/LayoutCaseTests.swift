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
        "constants": { constant($0.text) }, "in a container": { inContainer($0.text) },
        "layout": { row in
          let reading = Reading(row.text)
          let frames = reading.actions.filter { $0.hasPrefix("frame") }
          #expect(reading.file.frames.isEmpty == frames.isEmpty)
          return list(reading.constraints + frames)
        },
        "traits": { traits(of: $0.text) }, "uses": { uses(of: $0.text) },
        "named elsewhere": { row in
          let names = row.text.split(separator: " | ", maxSplits: 1)
          let property = names.count > 1 ? String(names[0]) : "let label = UILabel()"
          let file = Reading("class A: UIView { \(property); func f() { \(names.last ?? "") } }")
            .file
          guard !file.subviews.isEmpty else { return "not a view" }
          return file.names.isNamedElsewhere(0) ? "yes" : "no"
        },
        "returned": { returned($0.text) },
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

/// The attributes of the constraints whose second item is the container.
private func inContainer(_ line: String) -> String {
  let file = Reading(
    """
    class A: UIView {
      let scroll = UIScrollView()
      func add() {
        addSubview(a)
        [b, c].forEach(card.addSubview)
        self.contentView.addSubview(d)
        stack.addArrangedSubview(e)
        scroll.addSubview(f)
        \(line)
      }
    }
    """
  ).file
  return list(
    file.constraints.filter(file.tree.relatesToContainer).map {
      file.name($0.firstItem) + "." + $0.attributes.names.joined()
    })
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

/// Each use of each view as `name: kind`, with its member, call or label, if any.
private func uses(of body: String) -> String {
  let file = Reading(
    """
    class PlayerView: UIView {
      let label = UILabel()
      func setup() {
    \(body)
    }
    }
    """
  ).file
  return list(
    file.subviews.indices.flatMap { index in
      let view = file.subviews[index]
      let name = (view.isProperty ? "" : "local ") + (view.declaration.name?.text ?? "")
      return file.names.uses(of: index).map { use in
        var text = "\(name): \(use.kind)"
        if let member = use.member { text += " .\(member.text)" }
        if let label = use.label { text += " \(label.text):" }
        if let name = use.call?.name { text += " in \(name.text)" }
        return text
      }
    })
}

private func returned(_ value: String) -> String {
  let file = Reading("class A: UIView { lazy var label: UILabel = \(value) }").file
  guard let value = file.subviews[0].declaration.value else { return "no value" }
  return switch file.names.returnedView(of: value) {
  case .local(let local): "local \(file.subviews[local].declaration.name?.text ?? "")"
  case .argument: "argument"
  case .made: "made"
  case nil: "nothing"
  }
}
