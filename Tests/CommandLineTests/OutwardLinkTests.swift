import Foundation
import TestSupport
import Testing

/// A link of a tree that leads out of it is never written through, whatever names the path.
@Suite("Writing through links", .timeLimit(.minutes(5)))
struct OutwardLinkTests {
  private let project: Project
  private let outside: TemporaryFolder
  private var folder: TemporaryFolder { project.folder }

  init() throws {
    project = try Project()
    outside = try TemporaryFolder()
    try outside.write("victim", "precious")
    try outside.write("empty", "")
    try folder.link("link", to: outside("victim"))
    try folder.link("empty", to: outside("empty"))
    try folder.link("docs", to: outside.path)
    try folder.link("nowhere", to: outside("nowhere"))
  }

  private var outsideFiles: [String: String] {
    get throws {
      let names = try FileManager.default.contentsOfDirectory(atPath: outside.path)
      return try Dictionary(
        uniqueKeysWithValues: names.map {
          ($0, try String(contentsOfFile: outside($0), encoding: .utf8))
        })
    }
  }

  /// The options and commands that write a file.
  private static let calls: [[String]] = [
    ["--write-baseline", "FILE"], ["--reporter", "json=FILE"], ["--reporter", "html=FILE"],
    ["guide", "--output", "FILE"],
  ]

  @Test("no command writes through a link that leads out", arguments: calls)
  func outputs(call: [String]) throws {
    let before = try outsideFiles
    for name in ["link", "empty", "docs/new.json", "./docs/../docs/victim", "nowhere"] {
      let paths = [name, folder(name)]
      for path in Effort.full(paths, byDefault: name == "link" ? paths : [name]) {
        let arguments = call.map { $0.replacing("FILE", with: path) }
        let run = try project.run(arguments)
        #expect(run.status == 2, "\(arguments)")
        // A baseline that cannot be understood is not replaced anyway.
        if name != "link" || call != Self.calls[0] {
          let link = name.hasSuffix("victim") || name.hasPrefix("docs") ? "docs" : name
          let end = name == "nowhere" ? "is broken: there is no" : "leads out of the repository, to"
          #expect(
            run.error.contains(
              ": not written, because the symbolic link `\(link)` \(end) `\(outside.path)"
            )
              || call == Self.calls[0] && name.hasSuffix("victim"),
            "\(arguments): \(run.error)")
        }
      }
    }
    #expect(try outsideFiles == before)
    // Where the person's own words lead is the person's business.
    for path in [
      outside("named.txt"), "../\(outside.path.split(separator: "/").last ?? "")/named.txt",
    ] {
      try? FileManager.default.removeItem(atPath: outside("named.txt"))
      let run = try project.run(call.map { $0.replacing("FILE", with: path) })
      #expect(run.status < 2, "\(run.error)")
      #expect(FileManager.default.fileExists(atPath: outside("named.txt")))
    }
  }

  @Test("a link that stays in the tree is written through")
  func inside() throws {
    try folder.write("reports/old.json", "")
    try folder.link("now.json", to: "reports/old.json")
    try folder.link("other", to: "reports")
    #expect(try project.lint("-q", "--reporter", "json=now.json").status == 0)
    #expect(try project.text("reports/old.json").hasPrefix("{\"version\":1"))
    #expect(try project.lint("-q", "--reporter", "json=other/new.json").status == 0)
    #expect(try project.text("reports/new.json").hasPrefix("{\"version\":1"))
    #expect(
      try project.lint("-q", "--reporter", "json=/dev/stdout").output.hasPrefix("{\"version\":1"))
  }

  @Test("a configuration that is a link is not replaced, and the message says so")
  func initialize() throws {
    try folder.link(".layoutlint.yml", to: outside("victim"))
    for options in [["init"], ["init", "--force"], ["init", "--force", folder.path]] {
      let run = try project.run(options)
      #expect(run.status == 2)
      #expect(
        run.error.contains("the symbolic link `.layoutlint.yml` leads out of the repository, to "))
      #expect(run.error.contains("; name its target, or replace the link\n"))
    }
    #expect(try outsideFiles["victim"] == "precious")
    try FileManager.default.removeItem(atPath: folder(".layoutlint.yml"))
    try folder.write("shared/team.yml", "{}\n")
    try folder.link(".layoutlint.yml", to: "shared/team.yml")
    #expect(
      try project.lint("init").error.contains(
        "is a symbolic link and is kept; `--force` replaces its target"))
    #expect(try project.lint("init", "--force").status == 0)
    #expect(try project.text("shared/team.yml") != "{}\n")
    // The baseline is a link too.
    try folder.link(".layoutlint-baseline.txt", to: outside("empty"))
    #expect(try project.lint("init", "--force", "--baseline").status == 2)
    #expect(try outsideFiles["empty"] == "")
  }

  @Test("a pruned baseline is not written through a link")
  func prune() throws {
    #expect(try project.lint("-q", "--write-baseline", "accepted.txt").status == 0)
    try FileManager.default.moveItem(
      atPath: folder("accepted.txt"), toPath: outside("accepted.txt"))
    let before = try outsideFiles
    try folder.link("accepted.txt", to: outside("accepted.txt"))
    try folder.write("Sources/Cell.swift", "")
    let run = try project.lint("--baseline", "accepted.txt", "--prune-baseline")
    #expect(run.error.contains("not written, because the symbolic link `accepted.txt` leads out"))
    #expect(run.status == 2)
    #expect(try outsideFiles == before)
  }

  @Test(
    "the link counts in the tree that it is in, wherever the command runs and however the tree is named"
  )
  func places() throws {
    try outside.write("Cell.swift", Project.cell)
    try folder.link("Sources/Folder", to: outside.path)
    let other = try TemporaryFolder()
    try other.link("repository", to: folder.path)
    // A tree without a repository or a configuration: what is named, and the current folder.
    let bare = try TemporaryFolder()
    try bare.link("Folder", to: outside.path)
    for (path, current) in [
      (folder("Sources/Folder"), other.path), (other("repository/Sources/Folder"), "/"),
      (other("repository/Sources/Folder/Cell.swift"), "/"), ("Folder", bare.path),
      ("Folder", folder("Sources")), ("../Sources/Folder/", folder("Sources")),
    ] {
      let run = try Tool.run(["--fix", path], in: current)
      #expect(run.error.contains("Folder` leads out of "), "\(path): \(run.error)")
      #expect(run.status == 2)
      #expect(try outsideFiles["Cell.swift"] == Project.cell)
    }
    // The folder of another repository is not part of this one, even if it has a `.git` of its own.
    try outside.write(".git/HEAD", "ref: refs/heads/main\n")
    #expect(try project.lint("--fix", "Sources/Folder").status == 2)
    // A link of the person, outside of all trees, leads into one.
    try folder.write("Other/Cell.swift", Project.cell)
    #expect(try Tool.run(["--fix", other("repository/Other")]).status == 0)
    #expect(try project.text("Other/Cell.swift") != Project.cell)
  }

  @Test("the message shows no text of a link that is not plain")
  func hostileTarget() throws {
    try folder.link("odd.json", to: outside.path + "/`##vso[x]\u{202E}")
    let run = try project.lint("--reporter", "json=odd.json")
    #expect(
      run.error.contains(
        "the symbolic link `odd.json` is broken; name its target"))
  }
}
