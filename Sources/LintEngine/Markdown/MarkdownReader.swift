import SwiftSource

/// Finds the fenced blocks of Swift code in Markdown, as CommonMark defines them
/// (https://spec.commonmark.org/0.31.2/#fenced-code-blocks). It follows the algorithm of its appendix, as far as it
/// affects fences: quotes and lists around them, and paragraphs and HTML that only look like one.
struct MarkdownReader {
  /// What a line may be inside of.
  private enum Container {
    case quote
    /// A list item: the columns of its indentation, and whether there is anything in it.
    case item(columns: Int, isEmpty: Bool)
  }

  /// What the last line ended in.
  private enum Leaf {
    case none
    case paragraph
    case html(MarkdownHTML)
    case fence(MarkdownBlock.Fence, isSwift: Bool)
  }

  /// The blocks in order.
  private(set) var blocks: [MarkdownBlock] = []
  /// The annotations that no block of Swift code follows, in order; each from `layoutlint:` on.
  private(set) var looseAnnotations: [Range<Int>] = []
  private var containers: [Container] = []
  private var leaf = Leaf.none
  private var annotation: Range<Int>?

  /// Deeper quotes and lists are text: each line is compared with all of those around it.
  static let mostContainers = 100

  /// Reads a whole file.
  init(_ bytes: [UInt8]) {
    var start = 0
    while start < bytes.count {
      var line = MarkdownLine(bytes, at: start)
      start = line.next
      read(&line)
    }
    dropAnnotation()
  }

  private mutating func read(_ line: inout MarkdownLine) {
    let matched = match(&line)
    if matched == containers.count {
      switch leaf {
      case .fence(let fence, let isSwift):
        return readFenced(&line, fence, isSwift: isSwift)
      case .html(let html) where !(line.isBlank && html.endsWithBlankLine):
        if html.ends(in: line.rest) { leaf = .none }
        return
      case .html: leaf = .none
      case .paragraph where line.isBlank: leaf = .none
      case .paragraph, .none: break
      }
    }
    var isOpenParagraph = false
    if case .paragraph = leaf { isOpenParagraph = true }
    let isLazy = matched < containers.count
    if isLazy, !isOpenParagraph { leaf = .none }
    // The containers stay open until it is clear that the line does not continue a paragraph in them.
    var opened: [Container] = []
    var isParagraph = isOpenParagraph && !isLazy
    while matched + opened.count < Self.mostContainers,
      let container = self.container(
        &line, inParagraph: isParagraph)
    {
      opened.append(container)
      isParagraph = false
    }
    if !opened.isEmpty { leaf = .none }
    let startsLeaf = opened.isEmpty && isOpenParagraph
    if let new = self.leaf(line, mayInterruptWithTag: !startsLeaf, inParagraph: isParagraph) {
      close(to: matched, opening: opened)
      begin(new, line)
      return
    }
    if line.isBlank {
      close(to: matched, opening: opened)
      if isLazy { leaf = .none }
      return
    }
    dropAnnotation()
    // A lazy continuation of the paragraph keeps everything open.
    if isLazy, opened.isEmpty, isOpenParagraph { return }
    close(to: matched, opening: opened)
    markFilled()
    leaf = line.isIndented && !isParagraph ? .none : .paragraph
  }

  // MARK: - Containers

  /// Consumes the markers and the indentation of the containers that the line is in.
  ///
  /// - Returns: how many of them it is in.
  private func match(_ line: inout MarkdownLine) -> Int {
    for (index, container) in containers.enumerated() {
      switch container {
      case .quote:
        guard !line.isIndented, line.first == UInt8(ascii: ">") else { return index }
        line.advance(to: line.text + 1)
        line.skipColumns(1)
      case .item(let columns, let isEmpty):
        if line.indentation >= columns {
          line.skipColumns(columns)
        } else if line.isBlank, !isEmpty {
          line.advance(to: line.text)
        } else {
          return index
        }
      }
    }
    return containers.count
  }

  /// Closes all containers but the first, and opens others.
  private mutating func close(to count: Int, opening opened: [Container]) {
    containers.removeLast(containers.count - count)
    if !opened.isEmpty { markFilled() }
    for container in opened {
      markFilled()
      containers.append(container)
    }
  }

  /// Records that there is something in the innermost container.
  private mutating func markFilled() {
    if case .item(let columns, true) = containers.last {
      containers[containers.count - 1] = .item(columns: columns, isEmpty: false)
    }
  }

  /// Consumes the marker of a quote or a list item, if there is one.
  private func container(_ line: inout MarkdownLine, inParagraph: Bool) -> Container? {
    guard !line.isIndented, !line.isBlank else { return nil }
    if line.first == UInt8(ascii: ">") {
      line.advance(to: line.text + 1)
      line.skipColumns(1)
      return .quote
    }
    guard !line.isThematicBreak, !(inParagraph && line.isSetextUnderline),
      let markerEnd = line.endOfListMarker(inParagraph: inParagraph)
    else { return nil }
    let before = line.indentation + markerEnd - line.text
    line.advance(to: markerEnd)
    let isEmpty = line.isBlank
    // Five columns or more are one, and indented code.
    let gap = isEmpty || line.indentation >= 5 ? 1 : line.indentation
    line.skipColumns(gap)
    return .item(columns: before + gap, isEmpty: true)
  }

  // MARK: - Leaves

  /// The leaf that begins with the line, if it is not a paragraph.
  private func leaf(
    _ line: MarkdownLine, mayInterruptWithTag: Bool, inParagraph: Bool
  ) -> Leaf? {
    guard !line.isIndented, !line.isBlank else { return nil }
    if let fence = line.fence { return .fence(fence, isSwift: line.namesSwift(after: fence)) }
    if let html = MarkdownHTML(line.rest, mayBeTag: mayInterruptWithTag) { return .html(html) }
    if line.isHeading || line.isThematicBreak || (inParagraph && line.isSetextUnderline) {
      return Leaf.none
    }
    return nil
  }

  private mutating func begin(_ new: Leaf, _ line: MarkdownLine) {
    markFilled()
    leaf = new
    switch new {
    case .fence(let fence, true):
      var block = MarkdownBlock(fence, end: line.next)
      swap(&block.annotation, &annotation)
      blocks.append(block)
    case .html(let html):
      dropAnnotation()
      if html.ends(in: line.rest) { leaf = .none }
      annotation = line.annotation
    case .fence, .paragraph, .none: dropAnnotation()
    }
  }

  private mutating func readFenced(
    _ line: inout MarkdownLine, _ fence: MarkdownBlock.Fence, isSwift: Bool
  ) {
    if line.closes(fence) {
      leaf = .none
      return
    }
    if isSwift { blocks[blocks.count - 1].append(line.code(in: fence)) }
  }

  private mutating func dropAnnotation() {
    if let annotation { looseAnnotations.append(annotation) }
    annotation = nil
  }
}
