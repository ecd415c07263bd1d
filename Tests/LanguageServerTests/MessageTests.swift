import LanguageServer
import TestSupport
import Testing

@Suite("Messages in a stream of bytes")
struct MessageTests {
  private func parts(_ text: String, pieceSize: Int = .max) -> [MessageFraming.Part] {
    var framing = MessageFraming()
    var parts: [MessageFraming.Part] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      framing.append(Array(rest.prefix(pieceSize)))
      rest = rest.dropFirst(pieceSize)
      while let part = framing.next() { parts.append(part) }
    }
    return parts
  }

  private func content(_ text: String) -> MessageFraming.Part { .content(Array(text.utf8)) }

  @Test("Messages are found, however the stream is divided", arguments: [1, 2, 3, 7, 1_000])
  func pieces(_ size: Int) {
    let text =
      "Content-Length: 2\r\n\r\n{}content-length:3\r\nContent-Type: application/vscode-jsonrpc; "
      + "charset=utf-8\r\n\r\n[1]Content-Length: 0\n\nContent-Length: 1\r\n\r\n\n"
    #expect(
      parts(text, pieceSize: size) == [content("{}"), content("[1]"), content(""), content("\n")])
  }

  @Test("Garbage is reported once, and what follows is found", arguments: [1, 5, 1_000])
  func garbage(_ size: Int) {
    let found = parts(
      "GET / HTTP/1.1\r\nHost: x\r\n\r\n{}\r\n\r\nContent-Length: 2\r\n\r\n{}", pieceSize: size)
    #expect(found == [.refused("a header has a line without a colon"), content("{}")])
  }

  @Test(
    "A header that cannot be read is refused",
    arguments: [
      "Content-Length: -1\r\n\r\n", "Content-Length: x\r\n\r\n", "Content-Length:\r\n\r\n",
      "Content-Length: 99999999999999999999\r\n\r\n", "Content-Length: 9000000000000\r\n\r\n",
      "Content-Type: x\r\n\r\n", "Content-Length: 1\r\nContent-Length: 2\r\n\r\n",
      "\r\n\r\n",
    ])
  func badHeaders(_ header: String) {
    let found = parts(header + "Content-Length: 2\r\n\r\n{}")
    guard case .refused = found.first else { return #expect(Bool(false), "\(found)") }
    #expect(found.last == content("{}"))
  }

  @Test(
    "A flood of headers without an end is reported once, and searched once",
    arguments: [997, 1 << 16])
  func headerFlood(_ size: Int) {
    var text = String(repeating: "content-length:", count: Effort.full(20_000, byDefault: 4_000))
    text += String(repeating: "Content-Length: x\r\n\r\n", count: 1_000)
    let found = parts(text + "Content-Length: 2\r\n\r\n{}", pieceSize: size)
    #expect(found == [.refused("a header has more than 4096 bytes"), content("{}")])
  }

  @Test("A header behind garbage on its line is found")
  func headerInGarbage() {
    let text = "x\r\n\r\n... content-length: \"}Content-Length: 2\r\n\r\n{}"
    #expect(parts(text) == [.refused("a header has a line without a colon"), content("{}")])
  }

  @Test("A header of many megabytes takes no memory, and what follows is found")
  func endlessHeader() {
    var framing = MessageFraming()
    var refusals = 0
    let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    for _ in 0..<Effort.full(100, byDefault: 20) {
      framing.append(piece)
      while let part = framing.next() {
        guard case .refused = part else { continue }
        refusals += 1
      }
    }
    #expect(refusals == 1)
    framing.append(Array("\r\nContent-Length: 2\r\n\r\n{}".utf8))
    #expect(framing.next() == content("{}"))
  }

  @Test(
    "A length that is too large does not mute the server",
    arguments: [MessageFraming.mostContent + 1, 3_000_000_000, 1 << 40])
  func largeLength(_ length: Int) {
    let found = parts("Content-Length: \(length)\r\n\r\n{}Content-Length: 2\r\n\r\n{}")
    #expect(
      found == [
        .refused("a message has more than \(MessageFraming.mostContent) bytes"), content("{}"),
      ])
  }

  @Test("A message that is too long is dropped as it comes")
  func longMessage() {
    var framing = MessageFraming()
    let count = MessageFraming.mostContent + 1
    framing.append(Array("Content-Length: \(count)\r\n\r\n".utf8))
    guard case .refused = framing.next() else { return #expect(Bool(false)) }
    var left = count
    while left > 0 {
      let piece = [UInt8](repeating: 0x20, count: min(left, 1 << 20))
      framing.append(piece)
      #expect(framing.next() == nil)
      left -= piece.count
    }
    framing.append(Array("Content-Length: 2\r\n\r\n{}".utf8))
    #expect(framing.next() == content("{}"))
  }
}
