import SwiftSource

/// What the comments above the elements of a list refer to: one element, or all that follow.
///
/// A comment above several elements is their heading if it is a `MARK:`, documentation or a banner, or a few words at the
/// start of a group of lines. A sentence in the middle of a group is about the element below it; any other comment may be,
/// so that this one stays in place.
struct ElementSections {
  /// For each element, the one whose comment is the heading above it; -1 if there is none.
  private(set) var section: [Int] = []
  /// The elements that stay in place, because the comment above may be theirs or a heading.
  private(set) var fixed: Set<Int> = []

  init(_ places: [ElementPlace], in source: SourceFile) {
    var current = -1
    for (index, place) in places.enumerated() {
      let text = source.text(place.lead)
      let isMarked = text.contains("MARK:") || (place.followsToggle && !place.lead.isEmpty)
      let (isShort, isTitle) = (Self.isShort(text), Self.isTitle(text))
      let isShared = places.countBelow(index) > 1 && (place.startsGroup || isShort || isTitle)
      if isMarked || isShared {
        current = index
        let isHeading = isMarked || isTitle || place.startsGroup && isShort
        if !isHeading || place.marksNext { fixed.insert(index) }
      } else if place.startsGroup {
        current = -1
      }
      section.append(current)
    }
  }

  /// Whether a text is a few words, as headings are, rather than a sentence.
  private static func isShort(_ text: String) -> Bool {
    text.split { !$0.isLetter }.count <= 3
  }

  /// Whether comments are documentation, or a banner: `// ------`.
  private static func isTitle(_ text: String) -> Bool {
    ["///", "/**", "---", "===", "***", "###"].contains { text.contains($0) }
  }
}

extension [ElementPlace] {
  /// How many elements a comment is above: those on the following lines, up to the next comment or blank line.
  fileprivate func countBelow(_ index: Int) -> Int {
    guard !self[index].lead.isEmpty else { return 0 }
    var last = index
    while last + 1 < count, self[last].isFollowed { last += 1 }
    return last - index + 1
  }

  /// Whether an element is alone in its group of lines.
  func isAlone(_ index: Int) -> Bool {
    self[index].startsGroup && (index + 1 == count || self[index + 1].startsGroup)
  }
}
