import Foundation
import Reporting
import Testing

@Suite("Writing JSON")
struct JSONWriterTests {
  private func written(isIndented: Bool = false, _ body: (inout JSONWriter) -> Void) -> String {
    var output: [UInt8] = []
    JSONWriter.write(to: &output, isIndented: isIndented, body)
    return String(decoding: output, as: UTF8.self)
  }

  private func document(_ json: inout JSONWriter) {
    json.object { json in
      json.member("a", "b")
      json.member("c", [0, -1, 10, Int.max, Int.min])
      json.object("d") { json in
        json.member("e", true)
        json.member("f", nil as Int?)
        json.member("g", ["0"])
      }
      json.object("h") { _ in }
      json.member("i", [Int]())
      json.key("j")
      json.lines([1, 2]) { json, number in json.array { $0.value(number) } }
      json.key("k")
      json.lines([1][1...]) { json, number in json.value(number) }
      json.member("l", utf8: [0x6D])
    }
    json.endLine()
  }

  @Test("without white space except in arrays with one element per line")
  func compact() {
    #expect(
      written(document) == #"{"a":"b","c":[0,-1,10,9223372036854775807,-9223372036854775808],"#
        + #""d":{"e":true,"f":null,"g":["0"]},"h":{},"i":[],"#
        + "\"j\":[\n[1],\n[2]\n],\"k\":[],\"l\":\"m\"}\n")
  }

  @Test("indented by two spaces, with one member per line, and empty ones on one line")
  func indented() {
    #expect(
      written(isIndented: true, document) == """
        {
          "a": "b",
          "c": [
            0,
            -1,
            10,
            9223372036854775807,
            -9223372036854775808
          ],
          "d": {
            "e": true,
            "f": null,
            "g": [
              "0"
            ]
          },
          "h": {},
          "i": [],
          "j": [
            [
              1
            ],
            [
              2
            ]
          ],
          "k": [],
          "l": "m"
        }

        """)
  }

  @Test("documents on separate lines have no commas between them")
  func lines() {
    let text = written { json in
      for number in 0..<2 {
        json.object { $0.member("a", number) }
        json.endLine()
      }
    }
    #expect(text == "{\"a\":0}\n{\"a\":1}\n")
  }

  @Test("existing output is kept")
  func appending() {
    var output = Array("before ".utf8)
    JSONWriter.write(to: &output) { $0.value(1) }
    #expect(output == Array("before 1".utf8))
  }

  @Test(
    "every string comes back as it was, also as a key", arguments: HostileSamples.texts)
  func strings(text: String) throws {
    let json = written { json in
      json.object { json in
        json.member("text", text)
        json.member(text + "!", text)
      }
    }
    let read = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: String])
    #expect(read["text"].map { Array($0.utf8) } == Array(text.utf8))
    #expect(read.count == 2)
    let isSafe = json.unicodeScalars.allSatisfy { shown(String($0)) == String($0) }
    #expect(isSafe)
  }

  @Test(
    "bytes that are not UTF-8 become U+FFFD, and the text around them stays",
    arguments: HostileSamples.invalidUTF8)
  func invalid(bytes: [UInt8]) throws {
    let json = written { json in
      json.array { $0.value(utf8: Array("ä".utf8) + bytes + Array("\"😀".utf8)) }
    }
    let read = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String])
    #expect(read[0].hasPrefix("ä") && read[0].hasSuffix("\"😀"))
    #expect(read[0].unicodeScalars.contains("\u{FFFD}"))
  }

  @Test("bytes that are not contiguous are written too")
  func pieces() {
    #expect(written { $0.value(utf8: Array("añb".utf8).reversed().reversed()) } == "\"añb\"")
    #expect(written { $0.value(utf8: "abc".utf8.lazy.map { $0 + 1 }) } == "\"bcd\"")
  }
}
