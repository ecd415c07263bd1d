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

/// An element of a list, or one of several statements, that can be moved.
public struct MovableElement: Sendable, Equatable {
  /// The tokens of the element.
  public var tokens: Range<Int>
  /// The comma or semicolon after it, which belongs to the place and stays; -1 if there is none.
  public var separator: Int

  public init(_ tokens: Lexemes, separator: Lexeme?) {
    self.tokens = tokens.indices
    self.separator = separator?.index ?? -1
  }
}

/// The place of an element in the text: its own comments and its surroundings, in byte offsets.
struct ElementPlace {
  /// From the first byte of the element, or of a comment before it on its line, to its last one.
  var body: Range<Int>
  /// Whole lines of comments directly above, including indentation and last line break; empty if there are none.
  var lead: Range<Int>
  var indentation: Range<Int>
  /// A comment between the element and its separator, with the white space before it; empty if there is none.
  var aside: Range<Int>
  /// From there to the end of the separator; empty if there is none.
  var separator: Range<Int>
  /// The comment that ends the line, with the white space before it; empty if there is none.
  var tail: Range<Int>
  var tailColumn: Int?
  var lineEnd: Int
  /// Whether only white space and its own comments precede it on its line.
  var startsLine: Bool
  /// Whether only a comment follows on its line.
  var endsLine: Bool
  /// Whether a blank line, or the beginning of the list or the block, is directly above.
  var startsGroup: Bool
  /// Whether the next line begins with anything other than the end of the list.
  var isFollowed: Bool
  var isUnclear = false
  /// Whether a comment beside it is a linter directive for a line other than its own.
  var isBound = false
  var marksNext = false
  /// Whether a comment before it is a linter directive for everything that follows.
  var followsToggle = false
  var hasToggle = false
}

extension ElementPlace {
  var hasOwnComment: Bool { !(lead.isEmpty && aside.isEmpty && tail.isEmpty) }

  /// Reads the text around an element, up to the tokens before and after it.
  ///
  /// - Parameter isFirst: whether it is the first element of its list or run.
  init(_ element: MovableElement, isFirst: Bool, in source: SourceFile) {
    let tokens = source.tokens
    let first = element.tokens.lowerBound
    let last = element.tokens.upperBound - 1
    let isSeparated = element.separator >= 0
    let next = (isSeparated ? element.separator : last) + 1
    let start = Int(tokens[first].start)
    let end = Int(tokens[last].end)
    let separatorEnd = isSeparated ? Int(tokens[element.separator].end) : end

    let before = CommentGap(first > 0 ? Int(tokens[first - 1].end)..<start : 0..<start, in: source)
    let inside = CommentGap(
      end..<(isSeparated ? Int(tokens[element.separator].start) : end), in: source)
    let after = CommentGap(separatorEnd..<Int(tokens[next].start), in: source)

    let own = before.commentsAbove
    let beside = before.commentsBeside
    body = (beside.first.map { Int(before.comments[$0].start) } ?? start)..<end
    startsLine = before.isBroken || first == 0
    indentation = before.startOfLine(body.lowerBound)..<body.lowerBound
    lead = indentation.lowerBound..<indentation.lowerBound
    if let comment = own.first {
      lead = before.startOfLine(Int(before.comments[comment].start))..<indentation.lowerBound
    }
    let top = own.first ?? beside.first ?? before.comments.count
    startsGroup = isFirst || before.breaks(before: top) > 1

    aside = end..<(inside.comments.last.map { Int($0.end) } ?? end)
    separator = isSeparated ? aside.upperBound..<separatorEnd : aside.upperBound..<aside.upperBound

    let trailing = after.countOnFirstLine
    let ending = after.countWithContinuation
    tail = separatorEnd..<(trailing > 0 ? Int(after.comments[trailing - 1].end) : separatorEnd)
    tailColumn = trailing > 0 ? source.column(of: Int(after.comments[0].start)) : nil
    lineEnd = after.endOfBlanks(tail.upperBound)
    let endsFile = tokens[next].kind == .endOfFile
    endsLine = after.isBroken || endsFile
    let isLast = endsFile || tokens[next].kind.closesList
    isFollowed =
      !isLast && after.isBroken && ending == after.comments.count
      && after.breaks(before: ending) == 1

    // A comment belongs to an element that is alone on its lines.
    let sharesStart =
      !startsLine && first > 0 && tokens[first - 1].kind.separates && !source.hasLineBreak(in: body)
    isUnclear =
      (!before.isBroken && !before.comments.isEmpty)
      || (!inside.comments.isEmpty && (inside.isBroken || inside.hasLineComment))
      || (trailing > 0
        && (!endsLine || sharesStart || ending > trailing || source.hasLineBreak(in: tail)))
      || (!lead.isEmpty && !endsLine && !isLast)
    readMarkers(before, inside, after, in: source)
  }

  /// Reads which comments are linter directives: for this element, for a neighbour, or for everything that follows.
  private mutating func readMarkers(
    _ before: CommentGap, _ inside: CommentGap, _ after: CommentGap, in source: SourceFile
  ) {
    let inBody = source.comments(in: body)
    // Most elements have no comments around them.
    guard
      !(before.comments.isEmpty && inside.comments.isEmpty && after.comments.isEmpty)
        || !inBody.isEmpty
    else { return }
    let above = source.markers(in: source.comments(in: lead))
    let further = source.markers(in: before.comments.filter { Int($0.start) < lead.lowerBound })
    let own = after.comments.prefix(after.countWithContinuation)
    let below = source.markers(in: after.comments.dropFirst(own.count))
    let within = source.markers(in: inBody)
    let end = source.markers(in: inside.comments).union(source.markers(in: own))
    let beside = source.markers(in: before.comments.filter { Int($0.start) >= body.lowerBound })
    followsToggle = above.union(further).contains(.region)
    hasToggle = within.union(end).contains(.region)
    marksNext = above.contains(.next)
    isBound =
      !above.isDisjoint(with: [.previous, .this]) || further.contains(.next)
      || !beside.union(end).isDisjoint(with: [.previous, .next]) || below.contains(.previous)
  }
}

extension TokenKind {
  fileprivate var separates: Bool { self == .comma || self == .semicolon }

  fileprivate var closesList: Bool {
    self == .rightBracket || self == .rightParen || self == .rightBrace
  }
}

/// What the comments above the elements of a list refer to: one element, or all that follow.
///
/// A comment above several elements is their heading if it is a `MARK:`, documentation or a banner, or a few words at the
/// start of a group of lines that name its view or are one of several. A sentence in the middle of a group is about the
/// element below it; any other comment may be, so that this one stays in place.
struct ElementSections {
  /// For each element, the one whose comment is the heading above it; -1 if there is none.
  private(set) var section: [Int] = []
  /// The elements that stay in place, because the comment above may be theirs or a heading.
  private(set) var fixed: Set<Int> = []

  init(_ places: [ElementPlace], in source: SourceFile) {
    var current = -1
    // One comment of a few words may be about the element below it; several are headings.
    let areSeveral =
      1
      < places.indices.count { index in
        places.countBelow(index) > 1
          && (places[index].startsGroup || Self.isShort(source.text(places[index].lead)))
      }
    for (index, place) in places.enumerated() {
      if place.lead.isEmpty {
        // Most elements have no comment above them.
        if place.startsGroup { current = -1 }
        section.append(current)
        continue
      }
      let text = source.text(place.lead)
      let isMarked = text.contains("MARK:") || place.followsToggle
      let (isShort, isTitle) = (Self.isShort(text), Self.isTitle(text))
      let isShared = places.countBelow(index) > 1 && (place.startsGroup || isShort || isTitle)
      if isMarked || isShared {
        current = index
        let isHeading =
          isMarked || isTitle
          || isShort
            && (areSeveral || place.startsGroup && Self.isName(text, of: place, in: source))
        if !isHeading || place.marksNext { fixed.insert(index) }
      } else if place.startsGroup {
        current = -1
      }
      section.append(current)
    }
  }

  private static func isShort(_ text: String) -> Bool {
    text.split { !$0.isLetter }.count <= 3
  }

  /// Whether a text is one word, or names what the element begins with: `// Title label` above `titleLabel.…`.
  private static func isName(_ text: String, of place: ElementPlace, in source: SourceFile) -> Bool
  {
    let body = source.text(place.body)
    let subject = (body.hasPrefix("self.") ? body.dropFirst(5) : body[...]).prefix(
      while: \.isLetter)
    let letters = text.filter(\.isLetter).lowercased()
    return text.split { !$0.isLetter }.count == 1
      || subject.count > 4 && letters.contains(subject.lowercased())
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

  func isAlone(_ index: Int) -> Bool {
    self[index].startsGroup && (index + 1 == count || self[index + 1].startsGroup)
  }
}

/// The white space and comments between two tokens.
struct CommentGap {
  let range: Range<Int>
  let comments: [Comment]
  private let breaksBefore: [Int]
  private let lastBreaks: Int
  private let bytes: UnsafeRawBufferPointer

  init(_ range: Range<Int>, in source: SourceFile) {
    self.range = range
    bytes = source.bytes
    let found = source.comments(in: range)
    guard !found.isEmpty else {
      // Most gaps have none, and need no storage.
      comments = []
      breaksBefore = []
      lastBreaks = source.breakCount(in: range)
      countWithContinuation = 0
      return
    }
    comments = Array(found)
    var position = range.lowerBound
    var breaks: [Int] = []
    for comment in comments {
      breaks.append(source.breakCount(in: position..<Int(comment.start)))
      position = Int(comment.end)
    }
    breaksBefore = breaks
    lastBreaks = source.breakCount(in: position..<range.upperBound)
    countWithContinuation = Self.countWithContinuation(comments, breaks, in: source)
  }

  /// The line breaks before a comment or, for the number of comments, before the token.
  func breaks(before comment: Int) -> Int {
    comment < comments.count ? breaksBefore[comment] : lastBreaks
  }

  var isBroken: Bool { lastBreaks > 0 || breaksBefore.contains { $0 > 0 } }

  var hasBlankLine: Bool { lastBreaks > 1 || breaksBefore.contains { $0 > 1 } }

  let countWithContinuation: Int

  var countOnFirstLine: Int { breaksBefore.firstIndex { $0 > 0 } ?? comments.count }

  /// The comments before the token on its line; none if the previous token is on the same line.
  var commentsBeside: Range<Int> {
    guard isBroken else { return comments.count..<comments.count }
    var start = comments.count
    while start > 0, breaks(before: start) == 0 { start -= 1 }
    return start..<comments.count
  }

  /// The comments on their own lines without a blank line before the line of the token.
  var commentsAbove: Range<Int> {
    let end = commentsBeside.lowerBound
    let floor = countWithContinuation
    var start = end
    while start > floor, breaks(before: start) <= 1 { start -= 1 }
    return min(start, end)..<end
  }

  var hasLineComment: Bool {
    comments.contains { $0.kind == .line || $0.kind == .documentationLine }
  }

  /// The start of the line of `offset`, or the end of the previous token.
  func startOfLine(_ offset: Int) -> Int {
    var start = offset
    while start > range.lowerBound, !bytes[start - 1].isLineBreak { start -= 1 }
    return start
  }

  /// The end of the white space at `offset`, within its line.
  func endOfBlanks(_ offset: Int) -> Int {
    let next = comments.first { Int($0.start) >= offset }.map { Int($0.start) } ?? range.upperBound
    var end = offset
    while end < next, !bytes[end].isLineBreak { end += 1 }
    return end
  }

  /// How many comments belong to the line of the previous token: those on it, and their continuations below.
  private static func countWithContinuation(
    _ comments: [Comment], _ breaks: [Int], in source: SourceFile
  ) -> Int {
    var count = breaks.firstIndex { $0 > 0 } ?? comments.count
    guard count > 0, count < comments.count,
      let column = source.column(of: Int(comments[count - 1].start))
    else { return count }
    while count < comments.count, breaks[count] == 1,
      source.column(of: Int(comments[count].start)) == column
    {
      count += 1
    }
    return count
  }
}

extension SourceFile {
  /// The number of line breaks in a range of bytes; CRLF counts once.
  func breakCount(in range: Range<Int>) -> Int {
    range.count { index in
      bytes[index] == .lineFeed
        || (bytes[index] == .carriageReturn
          && !(index + 1 < range.upperBound && bytes[index + 1] == .lineFeed))
    }
  }

  /// Characters from the start of the line; nil if the line is too long.
  func column(of offset: Int) -> Int? {
    var column = 0
    for index in (max(offset - (1 << 12), 0)..<offset).reversed() {
      if bytes[index].isLineBreak { return column }
      if bytes[index] & 0xC0 != 0x80 { column += 1 }
    }
    return offset < 1 << 12 ? column : nil
  }
}

extension UInt8 {
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
}
