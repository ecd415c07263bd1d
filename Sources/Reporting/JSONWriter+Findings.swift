import LintEngine
import Platform
import Project
import RuleKit

// The `json` form of findings and problems.
extension JSONWriter {
  mutating func members(
    of diagnostic: Diagnostic, _ fingerprints: inout Fingerprints
  ) {
    let (path, fingerprint) = fingerprints.next(diagnostic)
    pathMembers(path)
    position("start", diagnostic.start, offset: diagnostic.range.lowerBound)
    position("end", diagnostic.end, offset: diagnostic.range.upperBound)
    member("severity", diagnostic.severity.name)
    member("rule", diagnostic.rule)
    member("message", diagnostic.message)
    member("advice", diagnostic.advice)
    member("markdown", utf8: MarkdownText.paragraph(diagnostic.message, diagnostic.advice))
    key("fingerprint")
    value(hexadecimal: fingerprint)
    if let fix = diagnostic.fix { self.fix(fix, diagnostic.textEdits) }
    guard !diagnostic.related.isEmpty else { return }
    array("related") { json in
      for other in diagnostic.related {
        json.object { json in
          json.position("start", other.place.start, offset: other.range.lowerBound)
          json.position("end", other.place.end, offset: other.range.upperBound)
          json.member("message", other.message)
        }
      }
    }
  }

  private mutating func fix(
    _ fix: Fix, _ edits: [(edit: Edit, place: Diagnostic.Place)]?
  ) {
    object("fix") { json in
      json.member("safety", fix.safety.rawValue)
      guard let edits else { return }
      json.array("edits") { json in
        for (edit, place) in edits {
          json.object { json in
            json.position("start", place.start, offset: edit.range.lowerBound)
            json.position("end", place.end, offset: edit.range.upperBound)
            json.member("replacement", utf8: edit.replacement)
          }
        }
      }
    }
  }

  mutating func members(of problem: ReadProblem, at path: FilePath) {
    pathMembers(path)
    member("message", problem.message)
    member("advice", problem.advice)
  }

  private mutating func pathMembers(_ path: FilePath) {
    member("path", utf8: path.bytes)
    if !path.bytes.isUTF8 {
      member("path_encoded", utf8: path.percentEncoded)
    }
  }

  // Most of the keys of a report are in here.
  private mutating func position(
    _ name: StaticString, _ position: Diagnostic.Position, offset: Int
  ) {
    key(plain: name)
    object { json in
      json.key(plain: "line")
      json.value(position.line)
      json.key(plain: "column")
      json.value(position.column)
      json.key(plain: "offset")
      json.value(offset)
    }
  }
}
