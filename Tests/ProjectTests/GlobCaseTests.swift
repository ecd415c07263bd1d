import Foundation
import Platform
import TestSupport
import Testing

@testable import Project

/// Which paths globs, the lines of a `.gitignore` and patches are about, in the tables of `Tests/Fixtures/Globs`.
///
/// A row has the pattern and, behind `|`, paths; its answer are those that fit. A path that ends with a slash is a folder.
@Suite("The cases of globs")
struct GlobCaseTests {
  @Test("each row is read as it says", arguments: CaseFile.paths(in: "Globs"))
  func cases(of path: String) throws {
    let differences = try CaseFile.rowDifferences(
      in: path,
      [
        "fit": { row in
          try paths(row) { glob, path, isFolder in
            let fits = try Glob(glob).matches(path, isFolder: isFolder)
            // A list organizes its patterns differently, but must agree.
            #expect(GlobList([try Glob(glob)]).matches(path, isFolder: isFolder) == fits)
            return fits
          }
        },
        "cover": { row in
          try paths(row) { glob, path, isFolder in
            let covers = try Glob(glob).covers(path, isFolder: isFolder)
            #expect(GlobList([try Glob(glob)]).covers(path, isFolder: isFolder) == covers)
            return covers
          }
        },
        "fit in both forms": { try fitInBothForms($0) }, "mistake": { mistake($0.text) },
        "ignore": { row in try paths(row, ignores) },
        "changed file": { row in
          let parts = row.text.split(separator: " | ").map(String.init)
          let patch = "--- a/x\n+++ \(parts[0])\n@@ -1 +1 @@\n-x\n+y\n"
          let lines = try ChangedLines(patch: Array(patch.utf8))
          return lines.touch(1...1, of: FilePath(parts[1])) ? "yes" : "no"
        },
        "patch": { row in
          #expect(throws: GitError.self) { try ChangedLines(patch: row.bytes) }
          return "not a patch"
        },
        "hook": { "\(HookScript.kind(of: $0.bytes))" },
      ])
    for difference in differences { Issue.record("\(difference)") }
  }
}

private func paths(
  _ row: CaseRow, _ fits: (String, [UInt8], Bool) throws -> Bool
) throws -> String {
  let parts = row.text.split(separator: " | ", omittingEmptySubsequences: false).map(String.init)
  let fitting = try parts.dropFirst().filter { path in
    let isFolder = path.utf8.last == UInt8(ascii: "/")
    return try fits(parts[0], isFolder ? Array(path.utf8.dropLast()) : Array(path.utf8), isFolder)
  }
  return fitting.isEmpty ? "nothing" : fitting.joined(separator: " | ")
}

/// Walks down to the path.
private func ignores(_ text: String, _ path: [UInt8], isFolder: Bool) -> Bool {
  var folder = GitIgnoreFolder(root: GitIgnore(text.utf8))
  let names = path.split(separator: UInt8(ascii: "/"))
  for name in names.dropLast() { folder = folder.entering(name) }
  return names.last.map { folder.ignores($0, isFolder: isFolder) } ?? false
}

/// Whether a pattern and a path fit in each combination of their forms in Unicode.
private func fitInBothForms(_ row: CaseRow) throws -> String {
  let forms: [(String) -> String] = [
    { $0.precomposedStringWithCanonicalMapping }, { $0.decomposedStringWithCanonicalMapping },
  ]
  let parts = row.text.split(separator: " | ").map(String.init)
  var answers: Set<Bool> = []
  for written in forms {
    let glob = try Glob(written(parts[0]))
    for found in forms {
      let bytes = Array(found(parts[1]).utf8)
      let inside = bytes + Array("/x".utf8)
      answers.formUnion([
        glob.matches(bytes, isFolder: false), glob.covers(inside, isFolder: false),
        GlobList([glob]).matches(bytes, isFolder: false),
        GlobList([glob]).covers(inside, isFolder: false),
      ])
    }
  }
  return answers == [true] ? "yes" : answers == [false] ? "no" : "it depends"
}

private func mistake(_ pattern: String) -> String {
  do throws(GlobError) {
    _ = try Glob(pattern)
    return "nothing"
  } catch {
    #expect(!error.advice.isEmpty && !error.advice.hasSuffix("."))
    return "\(error.offset): \(error.message)"
  }
}
