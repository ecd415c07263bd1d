import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Wireframe

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension WireframeTests {
  /// Code with a number wherever a picture reads one.
  private static let template = """
    class CardView: UIView {
      let title = UILabel(); let cover = UIImageView(); let row = UIStackView(); let list = UITableView()
      func setUp() {
        title.text = "Now playing"
        title.font = .boldSystemFont(ofSize: #)
        title.numberOfLines = #
        title.textColor = UIColor(red: #, green: # / #, blue: 0.5, alpha: #)
        title.backgroundColor = .red.withAlphaComponent(#)
        title.setContentHuggingPriority(UILayoutPriority(#), for: .horizontal)
        cover.backgroundColor = UIColor(white: #, alpha: 1)
        cover.layer.cornerRadius = #
        cover.layer.borderWidth = #
        cover.layer.borderColor = UIColor.red.cgColor
        cover.layer.shadowOpacity = #
        row.spacing = #
        row.isLayoutMarginsRelativeArrangement = true
        row.layoutMargins = UIEdgeInsets(top: #, left: 0, bottom: #, right: 0)
        addSubview(title)
        addSubview(cover)
        addSubview(row)
        addSubview(list)
        row.addArrangedSubview(UILabel())
        list.frame = CGRect(x: #, y: 0, width: #, height: #)
        NSLayoutConstraint.activate([
          title.topAnchor.constraint(equalTo: topAnchor, constant: #),
          title.widthAnchor.constraint(equalToConstant: #),
          title.heightAnchor.constraint(equalTo: cover.heightAnchor, multiplier: #, constant: -#),
          cover.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: #),
          row.widthAnchor.constraint(equalToConstant: # * # + # / #),
        ])
        let height = cover.heightAnchor.constraint(equalToConstant: 4)
        height.priority = .defaultHigh + #
        height.isActive = true
      }
    }
    """

  @Test(
    "no number in code prevents a picture, or gets into it as none",
    arguments: [
      "0", "-1", "1e17", "-1e300", "1e300", "nan", "-inf", "9223372036854775807",
      "-9223372036854775808", "99999999999999999999", "0.0000000000000000001", "1_000_000_000_000",
      "4611686018427387904", "0x1p1023",
    ])
  func numbers(_ number: String) throws {
    var choice = Wireframe.Choice()
    choice.showsDistances = true
    let parts = Self.template.components(separatedBy: "#")
    // Each number is in some places, and each place has some of the numbers.
    let step = Effort.full(1, byDefault: 4)
    for wanted in parts.indices.dropLast() where wanted % step == number.count % step {
      let code = parts.indices.map {
        parts[$0] + ($0 == parts.count - 1 ? "" : $0 == wanted ? number : "2")
      }.joined()
      let page = String(
        decoding: WireframePage.all([try scene(code)], choice) { _, _ in }, as: UTF8.self)
      #expect(page.contains("</svg>") || page.contains("<p>`CardView` cannot be drawn"))
      #expect(!page.contains("\"nan") && !page.contains("\"inf") && !page.contains("\"-inf"))
    }
  }

  @Test("one conversion makes integers of what code says, and it is checked")
  func conversions() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    for module in ["Wireframe", "LayoutScene", "LayoutSolver"] {
      let folder = root.appending(path: "Sources/\(module)")
      let files = try #require(
        FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" {
        let code = try String(contentsOf: file, encoding: .utf8)
        let lines = code.split(separator: "\n").filter {
          !$0.contains("Int(Double.minimum(")
        }
        // The other modules count in whole numbers and fractions.
        let unchecked = lines.filter {
          module == "Wireframe"
            ? $0.contains(/\bU?Int\d*\((?!drawn:)/)
            : $0.replacing("\"Double\"", with: "").contains(/\bDouble\b|\bFloat\b/)
        }
        #expect(unchecked.isEmpty, "\(file.lastPathComponent): use `Int(drawn:)`: \(unchecked)")
      }
    }
  }
}
