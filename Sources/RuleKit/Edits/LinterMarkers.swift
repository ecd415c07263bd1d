import SwiftSource

/// The lines that a comment addresses as a directive for a linter or another tool; its meaning depends on its position.
package struct LinterMarkers: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The comment's own line: `swiftlint:disable:this`.
  package static let this = LinterMarkers(rawValue: 1)
  /// The line or the declaration below: `swiftformat:disable:next`, `periphery:ignore`.
  package static let next = LinterMarkers(rawValue: 2)
  /// The line above: `swiftlint:disable:previous`.
  package static let previous = LinterMarkers(rawValue: 4)
  /// Everything that follows: `swiftlint:disable`, `swiftformat:options`, `sourcery:inline`.
  package static let region = LinterMarkers(rawValue: 8)
}

extension LinterMarkers {
  private static let lineTools: [StaticString] = ["layoutlint:", "swiftlint:", "swiftformat:"]
  private static let lines: [(modifier: StaticString, marker: LinterMarkers)] = [
    (":this", .this), (":next", .next), (":previous", .previous),
  ]
  private static let declarationTools: [StaticString] = [
    "swift-format-ignore", "periphery:", "sourcery:",
  ]
  private static let regionWords: [StaticString] = [
    "swift-format-ignore-file", "periphery:ignore:all", "sourcery:inline", "sourcery:begin",
    "sourcery:end", "sourcery:file",
  ]

  fileprivate init(_ text: Slice<UnsafeRawBufferPointer>) {
    self = []
    for word in text.split(whereSeparator: { $0.isBlank || $0.isLineBreak })
    where word.mayBeDirective {
      if Self.lineTools.contains(where: { word.contains($0) }) {
        insert(Self.lines.first { word.contains($0.modifier) }?.marker ?? .region)
      } else if Self.declarationTools.contains(where: { word.contains($0) }) {
        insert(Self.regionWords.contains { word.contains($0) } ? .region : .next)
      }
    }
  }
}

extension SourceFile {
  /// The lines that a comment addresses as a directive; empty for a comment for people.
  package func markers(in comment: Comment) -> LinterMarkers {
    let text = bytes[Int(comment.start)..<Int(comment.end)]
    return text.mayBeDirective ? LinterMarkers(text) : []
  }

  /// Where the first directive for another tool begins in a part of a comment; nil if there is none.
  package func otherDirective(in range: Range<Int>) -> Int? {
    guard bytes[range].mayBeDirective else { return nil }
    let words = bytes[range].split { $0.isBlank || $0.isLineBreak }
    return words.first { !$0.contains("layoutlint:") && !LinterMarkers($0).isEmpty }?.startIndex
  }

  /// The lines that some comments address as directives.
  package func markers(in comments: some Sequence<Comment>) -> LinterMarkers {
    comments.reduce(into: []) { $0.formUnion(markers(in: $1)) }
  }
}

extension Slice<UnsafeRawBufferPointer> {
  fileprivate var mayBeDirective: Bool {
    contains(UInt8(ascii: ":")) || contains("swift-format")
  }

  fileprivate func contains(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard count <= self.count else { return false }
    return (startIndex...(endIndex - count)).contains { start in
      (0..<count).allSatisfy { self[start + $0] == text.utf8Start[$0] }
    }
  }
}
