import SwiftSource
import Testing

@testable import LayoutModel

// An invented library, described by one record.
extension LayoutLibrary {
  fileprivate static let lay = LayoutLibrary(
    "lay", "Lay",
    table: LibraryTable(
      proxy: "lay", labels: ["of": .of, "inset": .inset],
      links: [
        "top": [.length(.top)], "leading": [.length(.leading)], "trailing": [.length(.trailing)],
        "bottom": [.length(.bottom)], "left": [.length(.left)],
        "width minWidth": [.length(.width)], "height": [.length(.height)],
        "below": [
          LibraryTable.Form(
            attributes: .fixed(.top), needs: [.of], target: .other(.of), second: .fixed(.bottom))
        ],
        "edges": [
          LibraryTable.Form(
            attributes: .fixed([.top, .leading, .trailing, .bottom]), target: .superview,
            pointsInward: true)
        ],
      ]))
}

extension Reading {
  /// The facts of code with such a library in the registry.
  fileprivate init(lay code: String) {
    self.init(code, DialectRegistry(LayoutLibrary.allCases + [.lay]), names: ["lay"])
  }
}

@Suite("A library that is known by its record alone")
struct UnknownLibraryTests {
  private let code = """
    class PlayerView: UIView {
      func setUp() {
        title.lay.trailing(8).top(-4)
        cover.lay.left(8).below(of: self.title).minWidth(44).height(50%)
        lay.edges(inset: 16)
        bar.lay.top(>=8)
        bar.lay.bottom(<=8)
      }
    }
    """

  @Test("its chains are constraints with edges, relations and other views")
  func constraints() {
    let reading = Reading(lay: code)
    #expect(
      reading.constraints == [
        "title.trailing = superview.trailing + 8 (maker)",
        "title.top = superview.top + -4 (maker)", "cover.left = superview.left + 8 (maker)",
        "cover.top = title.bottom (maker)", "cover.width >= + 44 (maker)",
        "cover.height = * 50% (maker)",
        "self.top+leading+trailing+bottom = superview.top+leading+trailing+bottom + 16 (maker)",
        "bar.top >= superview.top + 8 (maker)", "bar.bottom >= superview.bottom + 8 (maker)",
      ])
    #expect(reading.directions[0] == "constant inward")
    #expect(reading.actions.count { $0.hasPrefix("constraint") } == 5)
    let libraries = Set(reading.file.constraints.map { $0.library?.name })
    #expect(libraries == ["Lay"])
  }

  @Test("the constraints of a chain have an order, and single ones are a sequence")
  func order() {
    #expect(
      Reading(lay: code).sequences == [
        "bar: top bottom", "cover: left top width height", "title: trailing top",
      ])
  }

  @Test("negatives are numbers of layout")
  func numbers() {
    #expect(Reading(lay: code).numbers == ["8", "-4", "8", "44", "50%", "16", "8", "8"])
  }

  @Test("its left edges have counterparts that mirror")
  func edges() {
    let file = Reading(lay: code).file
    let edges = file.constraints.flatMap { PhysicalEdgeNames(of: $0, in: file).edges }
    #expect(edges.map(\.token.text) == ["left"])
    #expect(edges.map(\.mirrored) == ["leading"])
  }

  @Test("without the record, nothing of it is read")
  func unknown() {
    #expect(Reading(code).constraints.isEmpty)
  }
}
