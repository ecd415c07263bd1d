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
  /// A directive contains one of them.
  fileprivate static let tools: [StaticString] = [
    "lint:", "swiftformat:", "swift-format-ignore", "periphery:", "sourcery:",
  ]
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

  fileprivate init(_ text: String) {
    self = []
    for word in text.split(whereSeparator: \.isWhitespace).map(\.utf8) {
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
    let range = Int(comment.start)..<Int(comment.end)
    // Most comments are for people.
    guard LinterMarkers.tools.contains(where: { bytes[range].contains($0) }) else { return [] }
    return LinterMarkers(text(range))
  }

  /// The lines that some comments address as directives.
  package func markers(in comments: some Sequence<Comment>) -> LinterMarkers {
    comments.reduce(into: []) { $0.formUnion(markers(in: $1)) }
  }
}

extension Collection<UInt8> {
  /// Whether the bytes contain a text, which must not be empty. Searching a string for another one, with all the ways to
  /// write the same characters, takes a hundred times as long.
  fileprivate func contains(_ text: StaticString) -> Bool {
    let text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var rest = self[...]
    while let start = rest.firstIndex(of: text[0]) {
      rest = rest[start...]
      if rest.starts(with: text) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
