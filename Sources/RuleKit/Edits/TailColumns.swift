import SwiftSource

/// The columns of comments at line ends that are aligned with others.
struct TailColumns {
  private var aligned: Set<Int> = []

  init(_ places: [ElementPlace], in source: SourceFile) {
    var seen: Set<Int> = []
    for place in places where !place.tail.isEmpty {
      guard let column = Self.column(of: place, in: source) else { continue }
      if !seen.insert(column).inserted { aligned.insert(column) }
    }
  }

  private static func column(of place: ElementPlace, in source: SourceFile) -> Int? {
    source.column(of: place.tail.lowerBound + blankCount(place.tail, in: source))
  }

  private static func blankCount(_ range: Range<Int>, in source: SourceFile) -> Int {
    source.bytes[range].prefix { $0.isBlank }.count
  }

  /// The comment at the end of an element, after other text: in its shared column, with its continuation lines in the
  /// same one.
  ///
  /// - Parameters:
  ///   - text: the text before it.
  ///   - start: the column that the text begins in; nil if the line is too long.
  /// - Returns: nil if there is no room, or if tabs make the columns unknown.
  func tail(
    of element: ElementPlace, behind text: [UInt8], from start: Int?, in source: SourceFile
  ) -> [UInt8]? {
    let tail = Array(source.bytes[element.tail])
    let blanks = tail.prefix { $0.isBlank }.count
    guard !tail.isEmpty, let column = Self.column(of: element, in: source) else { return tail }
    let isContinued = source.hasLineBreak(in: element.tail)
    let isAligned = aligned.contains(column)
    guard isContinued || isAligned else { return tail }
    guard !tail.prefix(blanks).contains(.tab) else { return isContinued ? nil : tail }
    guard let end = Self.column(behind: text, from: start) else { return nil }
    let width = isAligned ? column - end : blanks
    guard width > 0 || !isAligned else { return nil }
    return Self.moved(tail, by: end + width - column, behind: width, blanks)
  }

  /// The column where a text ends.
  private static func column(behind text: [UInt8], from start: Int?) -> Int? {
    let line = text.lastIndex { $0.isLineBreak }.map { text[($0 + 1)...] } ?? text[...]
    let length = line.count { $0 & 0xC0 != 0x80 }
    return line.count < text.count ? length : start.map { $0 + length }
  }

  /// A comment of several lines, all moved to another column; nil if tabs precede them.
  private static func moved(
    _ tail: [UInt8], by distance: Int, behind width: Int, _ blanks: Int
  ) -> [UInt8]? {
    var text = [UInt8](repeating: .blank, count: width)
    var rest = tail.dropFirst(blanks)
    while let byte = rest.first {
      text.append(byte)
      rest = rest.dropFirst()
      guard byte.isLineBreak, distance != 0, let next = rest.first, !next.isLineBreak else {
        continue
      }
      let indentation = rest.prefix { $0.isBlank }
      guard !indentation.contains(.tab), indentation.count + distance >= 0 else { return nil }
      text += [UInt8](repeating: .blank, count: indentation.count + distance)
      rest = rest.dropFirst(indentation.count)
    }
    return text
  }
}

extension UInt8 {
  fileprivate static let blank = UInt8(ascii: " ")
}
