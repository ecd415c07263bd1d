import LayoutModel
import SwiftSource

/// Reorders the elements of a list, or consecutive statements.
///
/// An element takes along the lines of comments directly above it and the comment that ends its line. Separators, blank
/// lines and indentation belong to the places and stay, and so does a comment that is a heading (`ElementSections`): no
/// element enters or leaves its section.
public struct ElementMoves {
  private let source: SourceFile
  private var places: [ElementPlace]

  /// - Parameters:
  ///   - elements: all elements of a list or of a part of it, including those that do not move.
  ///   - beginsList: whether they are at the start of the list or run.
  public init(_ elements: [MovableElement], beginsList: Bool, in file: ViewFile) {
    let source = file.source
    self.source = source
    places = elements.enumerated().map { index, element in
      ElementPlace(element, isFirst: beginsList && index == 0, in: source)
    }
    doubtSharedLines()
  }

  /// A comment above or at the end of a line with several elements may be about any of them.
  private mutating func doubtSharedLines() {
    var start = 0
    for end in 1...max(places.count, 1) where end >= places.count || places[end].startsLine {
      let line = start..<min(end, places.count)
      start = end
      guard line.count > 1, line.contains(where: { places[$0].hasOwnComment }) else { continue }
      for index in line { places[index].isUnclear = true }
    }
  }

  /// The edits that reorder the elements, one for each that moves.
  ///
  /// - Parameter order: the element for each place.
  /// - Returns: nil if nothing moves, or if it is unclear which comment belongs to which element.
  public func fix(order: [Int]) -> Fix? {
    guard let first = order.indices.first(where: { order[$0] != $0 }),
      let last = order.indices.last(where: { order[$0] != $0 }),
      !places[(first + 1)...last].contains(where: \.followsToggle),
      !places[first...last].contains(where: \.hasToggle)
    else { return nil }
    // Comments that are aligned in a column would have to be aligned again.
    let columns = places.compactMap(\.tailColumn)
    guard Set(columns).count == columns.count else { return nil }
    let sections = ElementSections(places, in: source)
    let areAlone = (first...last).allSatisfy { places.isAlone($0) }
    let groups = groups()
    var edits: [Edit] = []
    for (index, element) in order.enumerated() where index != element {
      guard sections.section[index] == sections.section[element],
        !sections.fixed.contains(index), areAlone || groups[index] == groups[element],
        let edit = edit(
          of: place(index, in: sections), place(element, in: sections))
      else { return nil }
      edits.append(edit)
    }
    return edits.isEmpty ? nil : Fix(edits, safety: .safe)
  }

  /// For each element, the first element of its block of lines without blank lines.
  private func groups() -> [Int] {
    var group = 0
    return places.indices.map { index in
      if places[index].startsGroup { group = index }
      return group
    }
  }

  /// A place without its heading, which stays.
  private func place(_ index: Int, in sections: ElementSections) -> ElementPlace {
    var place = places[index]
    if index == sections.section[index] {
      place.lead = place.lead.upperBound..<place.lead.upperBound
    }
    return place
  }
}

// MARK: - One place

extension ElementMoves {
  /// Replaces the content of a place with another element; nil if that is ambiguous.
  private func edit(of place: ElementPlace, _ element: ElementPlace) -> Edit? {
    guard !place.isUnclear, !element.isUnclear, !place.isBound, !element.isBound,
      element.lead.isEmpty || place.startsLine,
      element.tail.isEmpty || place.endsLine,
      fits(element, place)
    else { return nil }
    var range = place.body
    var text: [UInt8] = []
    if !(place.lead.isEmpty && element.lead.isEmpty) {
      range = place.lead.lowerBound..<range.upperBound
      text += source.bytes[element.lead]
      text += source.bytes[place.indentation]
    }
    text += source.bytes[element.body]
    if !(place.aside.isEmpty && place.tail.isEmpty && element.aside.isEmpty && element.tail.isEmpty)
    {
      // White space at the end of the line would become part of a line comment.
      let end = element.tail.isEmpty ? place.tail.upperBound : place.lineEnd
      range = range.lowerBound..<end
      text += source.bytes[element.aside]
      text += source.bytes[place.separator]
      text += source.bytes[element.tail]
    }
    return Edit(range, replacement: text)
  }

  /// Whether the lines of an element have the indentation of a place.
  private func fits(_ element: ElementPlace, _ place: ElementPlace) -> Bool {
    guard source.hasLineBreak(in: element.body) || !element.lead.isEmpty else { return true }
    if element.startsLine, place.startsLine {
      return source.bytes[element.indentation].elementsEqual(source.bytes[place.indentation])
    }
    return source.column(of: element.body.lowerBound).map {
      $0 == source.column(of: place.body.lowerBound)
    } ?? false
  }
}
