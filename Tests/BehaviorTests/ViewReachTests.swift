import Behavior
import LayoutModel
import SwiftSource
import Testing

@Suite("Which code gets hold of a view")
struct ViewReachTests {
  /// For each use of `label` in a function, what reaches it.
  private func reaches(_ statements: String) throws -> [String] {
    let source = SourceFile(
      Array(
        """
        class PlayerView: UIView {
          let label = UILabel()
          func set() { \(statements) }
        }
        """.utf8),
      vocabulary: LayoutVocabulary.shared)
    let file = ViewFile(source: source)
    file.read()
    let view = try #require(ViewAccount.of(0, in: file))
    return view.uses.map { use in
      switch use.reach(in: file) {
      case .nothing: "nothing"
      case .function: "function"
      case .anything: "anything"
      }
    }
  }

  @Test(
    "UIKit, constraints and comparisons keep it",
    arguments: [
      "label.text = title", "label.layer.borderWidth = 1", "label.sizeToFit()", "addSubview(label)",
      "let size = label.bounds.size",
      "label.topAnchor.constraint(equalTo: topAnchor).isActive = true",
      "label.snp.makeConstraints { $0.edges.equalToSuperview() }", "if view === label { stop() }",
      "let row = UIStackView(arrangedSubviews: [label])", "let place = touch.location(in: label)",
      "label.layer.removeAllAnimations()", "[label].forEach(addSubview)",
    ])
  func kept(statement: String) throws {
    #expect(try reaches(statement) == ["nothing"], "\(statement)")
  }

  @Test(
    "functions of the project are named",
    arguments: ["style(label)", "Style.apply(to: label)", "label.round()", "style([label])"])
  func functions(statement: String) throws {
    #expect(try reaches(statement) == ["function"], "\(statement)")
  }

  @Test(
    "whatever else gets it may do anything",
    arguments: [
      "label.typography = .body", "let layer = label.layer", "round(label.layer)",
      "label.layer.addShadow()", "return label", "let other = label", "views[0] = label",
      "let views = [label]", "let style = { label }",
    ])
  func anything(statement: String) throws {
    #expect(try reaches(statement) == ["anything"], "\(statement)")
  }
}
