import LanguageServer
import Testing

@Suite("Messages in a stream of bytes")
struct MessageTests {
  /// The contents in a stream, and why reading has stopped.
  private func read(
    _ text: String, pieceSize: Int = .max
  ) -> (contents: [String], refusal: String?) {
    var framing = MessageFraming()
    var contents: [String] = []
    var rest = Array(text.utf8)[...]
    do throws(MessageFraming.BadHeader) {
      while !rest.isEmpty {
        framing.append(Array(rest.prefix(pieceSize)))
        rest = rest.dropFirst(pieceSize)
        while let content = try framing.next() {
          contents.append(String(decoding: content, as: UTF8.self))
        }
      }
    } catch {
      return (contents, error.reason)
    }
    return (contents, nil)
  }

  @Test("Messages are found, however the stream is divided", arguments: [1, 2, 3, 7, 1_000])
  func pieces(_ size: Int) {
    let text =
      "Content-Length: 2\r\n\r\n{}content-length:3\r\nContent-Type: application/vscode-jsonrpc; "
      + "charset=utf-8\r\n\r\n[1]Content-Length: 0\n\nContent-Length: 1\r\n\r\n\n"
    let (contents, refusal) = read(text, pieceSize: size)
    #expect(contents == ["{}", "[1]", "", "\n"])
    #expect(refusal == nil)
  }

  @Test(
    "A header that cannot be read ends the stream",
    arguments: [
      "Content-Length: -1\r\n\r\n", "Content-Length: x\r\n\r\n", "Content-Length:\r\n\r\n",
      "Content-Length: 99999999999999999999\r\n\r\n", "Content-Length: 9000000000000\r\n\r\n",
      "Content-Type: x\r\n\r\n", "\r\n\r\n", "GET / HTTP/1.1\r\nHost: x\r\n\r\n",
      "Content-Length: \(MessageFraming.mostContent + 1)\r\n\r\n",
    ])
  func badHeaders(_ header: String) {
    for size in [1, 5, 1_000] {
      let (contents, refusal) = read(
        "Content-Length: 1\r\n\r\n1" + header + "Content-Length: 2\r\n\r\n{}", pieceSize: size)
      #expect(contents == ["1"])
      #expect(refusal != nil)
    }
  }

  @Test("A header without an end takes no memory", arguments: [997, 1 << 16])
  func endlessHeader(_ size: Int) {
    let text = String(repeating: "content-length:", count: 1_000)
    #expect(read(text, pieceSize: size).refusal == "a header has more than 4096 bytes")
  }
}
