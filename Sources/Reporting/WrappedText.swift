import SwiftSource

/// A text for a terminal, wrapped at words.
public struct WrappedText: Sendable {
  public let text: String

  /// - Parameters:
  ///   - line: one line, safe to print.
  ///   - width: columns of the terminal; nil to leave it as it is.
  ///   - indent: that of the lines behind the first one.
  public init(_ line: String, width: Int?, indent: Int) {
    guard let width, displayWidth(of: line) > width else {
      text = line
      return
    }
    let gap = line.prefix { $0 == " " }
    let words = String(line.dropFirst(gap.count))
    text =
      gap
      + wrapped(words, first: width - gap.count, others: width - indent)
      .joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}

/// The text, made safe to print.
func visible(_ text: String) -> String {
  var bytes: [UInt8] = []
  bytes.appendVisible(text)
  return String(decoding: bytes, as: UTF8.self)
}

/// Bytes that may not be UTF-8, made safe to print.
func visible(_ bytes: [UInt8]) -> String {
  var text: [UInt8] = []
  text.appendVisible(bytes)
  return String(decoding: text, as: UTF8.self)
}
