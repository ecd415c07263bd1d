import SwiftSource

/// What the comments above the elements of a list refer to: one element, or all that follow.
///
/// A comment above several elements is their heading if it is a `MARK:`, a banner or documentation, if it says so ("for
/// all of these", `// horizontal`), if it names what the first element begins with (`// Title label` above
/// `titleLabel.…`), or if the list has several such comments. It refers to the first one if it names its attribute, or
/// if it is a sentence in the middle of a group. Otherwise it is ambiguous.
struct ElementSections {
  /// For each element, the one whose comment is the heading above it; -1 if there is none.
  private(set) var section: [Int] = []
  /// The elements that stay in place, because the comment above may be theirs or a heading.
  private(set) var fixed: Set<Int> = []

  private enum Meaning { case own, heading, either }

  /// - Parameter attributes: the words for what an element constrains: `top`, `width`.
  init(_ places: [ElementPlace], attributes: (Int) -> Set<String>) {
    let counts = places.indices.map { places.countBelow($0) }
    let headings = places.indices.count {
      counts[$0] > 1 && (places[$0].startsGroup || places[$0].heading.isShort)
    }
    var current = -1
    for (index, place) in places.enumerated() {
      var meaning = Meaning.own
      if place.heading.hasMark || (place.followsToggle && !place.lead.isEmpty) {
        meaning = .heading
      } else if counts[index] > 1 {
        let below = (index..<(index + counts[index])).map(attributes)
        meaning = Self.meaning(of: place, above: below, isOneOfMany: headings > 1)
      }
      switch meaning {
      case .own: if place.startsGroup { current = -1 }
      case .heading, .either:
        current = index
        if meaning == .either || place.marksNext { fixed.insert(index) }
      }
      section.append(current)
    }
  }

  private static func meaning(
    of place: ElementPlace, above attributes: [Set<String>], isOneOfMany: Bool
  ) -> Meaning {
    let heading = place.heading
    if heading.isAboutSeveral { return .heading }
    let named = attributes.map { !$0.isDisjoint(with: heading.words) }
    if named.count(where: { $0 }) > 1 { return .heading }
    if named.first == true, !heading.isShort || !place.startsGroup { return .own }
    if isOneOfMany, place.startsGroup || heading.isShort { return .heading }
    if place.startsGroup { return heading.namesSubject ? .heading : .either }
    return heading.isShort || heading.namesSubject ? .either : .own
  }
}

/// The words for what an element constrains.
enum AttributeWords {
  private static let all: Set<String> = [
    "top", "bottom", "leading", "trailing", "left", "right", "width", "height", "size", "edges",
    "center", "centerx", "centery", "baseline", "firstbaseline", "lastbaseline", "horizontal",
    "vertical",
  ]

  /// The words of an element: before its first arguments, or first among them.
  static func words(of element: Range<Int>, in source: SourceFile) -> Set<String> {
    var words: Set<String> = []
    var isInside = false
    for index in element {
      let token = source.tokens[index]
      if token.kind == .leftParen { isInside = true }
      if isInside, !words.isEmpty { break }
      guard token.kind == .identifier else { continue }
      let name = source.text(token).lowercased()
      let word = name.hasSuffix("anchor") ? String(name.dropLast("anchor".count)) : name
      if all.contains(word) { words.insert(word) }
    }
    return words
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
