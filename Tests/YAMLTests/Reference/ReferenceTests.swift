import TestSupport
import Testing
import YAML

@Suite(
  "YAML as PyYAML reads it", .enabled(if: OutsideTool.yaml.isThere, "\(OutsideTool.yaml.hint)"))
struct ReferenceTests {
  private func compare(_ files: [[UInt8]]) throws {
    let reference = try PyYAML.outlines(of: files)
    try #require(reference.count == files.count)
    for (file, theirs) in zip(files, reference) {
      let document = YAMLDocument(file)
      let ours = document.problems.isEmpty ? outline(of: document.root) : nil
      if let ours, let theirs, isSame(ours, theirs) { continue }
      if ours == nil, theirs == nil { continue }
      if Differences.explain(document, of: file, reference: theirs) { continue }
      Issue.record(
        """
        \(String(decoding: file, as: UTF8.self).debugDescription)
        ours: \(ours ?? document.problems.map(\.message))
        PyYAML: \(theirs ?? ["error"])
        """)
    }
  }

  @Test("handwritten files are read alike, with the same places, or rejected by both")
  func corpus() throws {
    #expect(Corpus.all.count > 230)
    try compare(Corpus.all.map { Array($0.utf8) })
  }

  @Test("each structure with each scalar, comment and line break is read alike")
  func combinations() throws {
    let step = Effort.full(1, byDefault: 11)
    let files = GeneratedFiles.combinations.enumerated().filter { $0.offset % step == 0 }
    try compare(files.map { Array($0.element.utf8) })
  }

  @Test("files with a few random edits are read alike")
  func mutations() throws {
    try compare(
      GeneratedFiles.mutations(of: Corpus.all, count: Effort.full(5000, byDefault: 500), seed: 1))
  }

  @Test("each intended difference occurs in some file")
  func differences() throws {
    let files = Corpus.all.map { Array($0.utf8) } + [Array("a: \u{FEFF}b".utf8)]
    let documents = zip(files, try PyYAML.outlines(of: files)).map { file, reference in
      (file: file, document: YAMLDocument(file), isRead: reference != nil)
    }
    for reason in Differences.refused {
      #expect(
        documents.contains {
          $0.isRead && $0.document.problems.first?.message.contains(reason.message) == true
        }, "\(reason)")
    }
    for reason in Differences.read {
      #expect(
        documents.contains {
          !$0.isRead && $0.document.problems.isEmpty && reason.fits($0.document, $0.file)
        }, "\(reason.why)")
    }
  }
}
