import Project
import TestSupport
import Testing

@Suite("Lists of globs")
struct GlobListTests {
  private func list(_ patterns: [String]) throws -> GlobList {
    var globs: [Glob] = []
    for pattern in patterns { globs.append(try Glob(pattern)) }
    return GlobList(globs)
  }

  @Test("an empty list matches nothing")
  func empty() throws {
    let list = try list([])
    #expect(list.isEmpty)
    #expect(!list.matches(Array("a".utf8), isFolder: false))
    #expect(!list.covers(Array("a".utf8), isFolder: true))
    #expect(try !self.list(["a"]).isEmpty)
  }

  @Test("a list agrees with its individual globs")
  func agreement() throws {
    let parts = ["a", "b", "ab", "*", "a*", "*b", "*.c", "?", "[ab]", "**", "{a,b.c}"]
    let names = ["a", "b", "ab", "b.c", "x"]
    var globs: [Glob] = []
    for first in parts {
      globs.append(try Glob(first))
      globs.append(try Glob(first + "/"))
      globs.append(try Glob("/" + first))
      for second in parts { globs.append(try Glob(first + "/" + second)) }
    }
    for pattern in ["**/a/**", "**/ab/**/", "a/b/**", "a/b/**/", "**/a/b/**"] {
      globs.append(try Glob(pattern))
    }
    var paths = names
    for first in names {
      for second in names {
        paths.append(first + "/" + second)
        for third in names { paths.append(first + "/" + second + "/" + third) }
      }
    }
    for start in stride(from: 0, to: globs.count, by: 4) {
      // By position, folders only or all of them, so that lists of different composition are tested.
      let some = Array(globs[start..<min(start + 4, globs.count)])
      let list = GlobList(some)
      for path in paths {
        let bytes = Array(path.utf8)
        for isFolder in [false, true] {
          let fits = some.contains { $0.matches(bytes, isFolder: isFolder) }
          #expect(list.matches(bytes, isFolder: isFolder) == fits, "\(some.map(\.pattern)) \(path)")
          let covers = some.contains { $0.covers(bytes, isFolder: isFolder) }
          #expect(
            list.covers(bytes, isFolder: isFolder) == covers, "\(some.map(\.pattern)) \(path)")
        }
      }
    }
  }

  @Test("what covers is what matches the entry or a folder above it")
  func covering() throws {
    for pattern in ["a", "a/", "*b", "a/*", "a/*/", "**/b", "a/**", "a/**/", "a/**/b", "?/a*/"] {
      let glob = try Glob(pattern)
      for path in ["a", "a/b", "a/a/b", "b/ab/a", "a/ab/b/a", "b/a/b/a"] {
        for isFolder in [false, true] {
          let names = path.split(separator: "/")
          let isAbove = (1...names.count).contains { count in
            glob.matches(
              Array(names[..<count].joined(separator: "/").utf8),
              isFolder: isFolder || count < names.count)
          }
          #expect(
            glob.covers(Array(path.utf8), isFolder: isFolder) == isAbove, "\(pattern) \(path)")
        }
      }
    }
  }

  @Test("thousands of globs are distinguished")
  func many() throws {
    let list = try list((0..<3_000).map { "name\($0 * 2)" } + (0..<500).map { "/a/b\($0 * 2)" })
    // Each of them in the full run, some of each kind otherwise: every number is compared with all.
    let numbers = stride(from: 0, to: 6_100, by: Effort.full(1, byDefault: 37))
    let known = numbers.filter { list.matches(Array("x/name\($0)".utf8), isFolder: false) }
    #expect(known == numbers.filter { $0 < 6_000 && $0.isMultiple(of: 2) })
    let paths = numbers.filter { list.matches(Array("a/b\($0)".utf8), isFolder: false) }
    #expect(paths == numbers.filter { $0 < 1_000 && $0.isMultiple(of: 2) })
  }
}
