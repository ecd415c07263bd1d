import LayoutModel
import SwiftSource

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
  /// The white space before the element, on its line.
  var indentation: Range<Int>
  /// A comment between the element and its separator, with the white space before it; empty if there is none.
  var aside: Range<Int>
  /// From there to the end of the separator; empty if there is none.
  var separator: Range<Int>
  /// The comment that ends the line, with the white space before it; empty if there is none.
  var tail: Range<Int>
  /// The column of that comment.
  var tailColumn: Int?
  /// The end of the white space after the separator and the tail.
  var lineEnd: Int
  /// Whether only white space and its own comments precede it on its line.
  var startsLine: Bool
  /// Whether only a comment follows on its line.
  var endsLine: Bool
  /// Whether a blank line, or the beginning of the list or the block, is directly above.
  var startsGroup: Bool
  /// Whether the next line begins with anything other than the end of the list.
  var isFollowed: Bool
  /// Whether it is unclear which element the comments around it belong to.
  var isUnclear = false
  /// Whether a comment beside it is a linter directive for a line other than its own.
  var isBound = false
  /// Whether a comment above it is a linter directive for the line below.
  var marksNext = false
  /// Whether a comment before it is a linter directive for everything that follows.
  var followsToggle = false
  /// Whether a comment in it or at its end is one.
  var hasToggle = false
}

extension ElementPlace {
  /// Whether a comment above or after it moves with it.
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
}

extension ElementPlace {
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
