import FuzzSupport
import SwiftSource
import TestSupport
import Testing

@Suite("Mutated sources")
struct MutationTests {
  static let snippets = [
    "let view = UIView()\nview.topAnchor.constraint(equalTo: a?.b!.c, constant: -8.5e1).isActive = true\n",
    "let s = \"a\\(b + \"c\\(d)\")e\" + #\"x\\#(y)\"z\"# + \"\"\"\n  a \\(f(\n1)) \"\" \n  \"\"\"\n",
    "#if os(iOS) && swift(>=5)\n/* a /* b */ c */ // d\n#elseif DEBUG\n/// e\n#endif\n@objc func `in`() {}\n",
    "let r = /a[(]b\\/c/ / x; let q = #/a/#; #/\n y /\n/#\nf(/, /) ^/x/ a ? /b/ : c\n",
    "<<<<<<< HEAD\nlet größe = 0x1F.8p-3 + 0b1 ... x.0.1 ..< $0\n=======\n≠√a\n>>>>>>> b\n<#T##x#>\u{A0}'q'\n",
  ]

  static let fragments =
    [
      "\"", "\"\"\"", "\\(", ")", "(", "#", "/", "*/", "/*", "//", "`", "<#", "#>", "\n", "\r",
      "\0",
      "'", "\\", "<<<<<<< ", "\n>>>>>>> ", ".", "?", "!", "é", "\u{301}", "0x", "e", "$",
    ].map { Array($0.utf8) } + [[0xFF], [0xC2], [0xE2, 0x80], [0xED, 0xA0, 0x80]]

  @Test("Whatever bytes are deleted, inserted or repeated, tokens cover the file", arguments: 0..<8)
  func mutations(seed: Int) {
    var generator = RepeatableGenerator(seed: UInt64(seed))
    let file = SourceFile()
    for _ in 0..<Effort.full(2_500, byDefault: 400) {
      var bytes: [UInt8] = []
      for _ in 0...Int.random(in: 0...2, using: &generator) {
        bytes += Array(Self.snippets.randomElement(using: &generator)?.utf8 ?? "".utf8)
      }
      for _ in 0...Int.random(in: 0...6, using: &generator) { mutate(&bytes, &generator) }
      file.load(bytes)
      file.tokenize(.swift)
      if let failure = file.roundTripFailure {
        Issue.record("\(failure) in \(String(decoding: bytes, as: UTF8.self).debugDescription)")
        return
      }
      let heads = file.tokens.count { $0.kind == .stringHead }
      #expect(heads == file.tokens.count { $0.kind == .stringTail })
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ generator: inout RepeatableGenerator) {
    let start = Int.random(in: 0...bytes.count, using: &generator)
    let end = min(bytes.count, start + Int.random(in: 0...12, using: &generator))
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 2: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: start)
    default:
      bytes.insert(contentsOf: Self.fragments.randomElement(using: &generator) ?? [], at: start)
    }
  }

  @Test("Every prefix of a source is covered by tokens, even at the end of its memory")
  func prefixes() {
    let bytes = Array(Self.snippets.joined().utf8)
    let file = SourceFile()
    for count in 0...bytes.count {
      file.load(bytes[..<count])
      file.tokenize(.swift)
      #expect(file.roundTripFailure == nil)
    }
  }
}
