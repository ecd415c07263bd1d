import Platform

/// The walk through folders. Keeps a list of what is still to be entered, so that no depth overflows the stack.
struct FileWalk {
  /// A file and how it was reached.
  struct Candidate {
    var path: FilePath
    var byteCount: Int
    var isBehindLink: Bool
  }

  private(set) var files: [FileIdentity: Candidate] = [:]
  private(set) var problems: [ReadProblem] = []
  private var entered: Set<FileIdentity> = []
  private var folders: [FilePath] = []
  private var linkedFolders: [FilePath] = []
  private var isBehindLink = false
  private let pruned = FileDiscovery.prunedFolders.map { Array($0.utf8) }

  /// Takes what the user named: a file as it is, a folder with everything below it.
  mutating func enter(named name: FilePath) {
    // Of a path without any byte the system says that there is no such file.
    let path = name.bytes.isEmpty ? name : name.tidied
    let bytes = name.bytes.isEmpty ? [] : path.systemBytes
    do {
      let status = try FileStatus(path: bytes)
      switch status.kind {
      case .file: add(path, status)
      case .folder:
        folders.append(path)
        walk()
      case .link, .special, .unknown: problems.append(.special(path))
      }
    } catch {
      let isLink = error == .notFound && (try? FileStatus(linkPath: bytes))?.kind == .link
      problems.append(isLink ? .danglingLink(path) : ReadProblem(path: path, error: error))
    }
  }

  /// Enters the folders that links lead to. They come after all others and in the order of their paths: a file that can
  /// be reached without a link keeps that path, and no order of the file system decides.
  mutating func followLinks() {
    isBehindLink = true
    while !linkedFolders.isEmpty {
      let round = linkedFolders.sorted()
      linkedFolders = []
      for folder in round {
        folders.append(folder)
        walk()
      }
    }
  }

  private mutating func walk() {
    while let path = folders.popLast() {
      do {
        let folder = try OpenFolder(path: path.systemBytes)
        guard entered.insert(folder.identity).inserted else { continue }
        let firstChild = folders.count
        try folder.forEachEntry { visit($0, in: path) }
        folders[firstChild...].sort(by: >)
      } catch {
        problems.append(ReadProblem(path: path.bytes.isEmpty ? FilePath(".") : path, error: error))
      }
    }
  }

  private mutating func visit(_ entry: borrowing FolderEntry, in folder: FilePath) {
    switch entry.kind {
    case .file:
      guard isSwift(entry.name) else { return }
      let path = folder.appending(entry.name)
      do {
        add(path, try entry.status())
      } catch {
        problems.append(ReadProblem(path: path, error: error))
      }
    case .folder:
      if !isPruned(entry.name) { folders.append(folder.appending(entry.name)) }
    case .special:
      if isSwift(entry.name) { problems.append(.special(folder.appending(entry.name))) }
    case .link, .unknown: visitUnclear(entry, in: folder)
    }
  }

  /// Links, and all entries where the file system does not say what they are.
  private mutating func visitUnclear(_ entry: borrowing FolderEntry, in folder: FilePath) {
    let path = folder.appending(entry.name)
    var isLink = false
    do {
      isLink = try entry.isLink()
      let status = try entry.status()
      switch status.kind {
      case .file:
        if isSwift(entry.name) { add(path, status, isBehindLink: isBehindLink || isLink) }
      case .folder:
        guard !isPruned(entry.name) else { return }
        if isLink { linkedFolders.append(path) } else { folders.append(path) }
      case .link, .special, .unknown:
        if isSwift(entry.name) { problems.append(.special(path)) }
      }
    } catch {
      // A link to nowhere matters where it was Swift code; frameworks are full of others.
      let mayBeFolder = !isLink && !entry.name.contains(UInt8(ascii: "."))
      guard isSwift(entry.name) || mayBeFolder else { return }
      problems.append(
        isLink && error == .notFound ? .danglingLink(path) : ReadProblem(path: path, error: error))
    }
  }

  private mutating func add(_ path: FilePath, _ status: FileStatus, isBehindLink: Bool? = nil) {
    let candidate = Candidate(
      path: path, byteCount: status.byteCount, isBehindLink: isBehindLink ?? self.isBehindLink)
    if let known = files[status.identity] {
      let isBetter =
        known.isBehindLink != candidate.isBehindLink
        ? known.isBehindLink : candidate.path < known.path
      guard isBetter else { return }
    }
    files[status.identity] = candidate
  }

  /// `._Name.swift` is no code: it is where macOS keeps a file's attributes on foreign file systems.
  private func isSwift(_ name: UnsafeRawBufferPointer) -> Bool {
    let ending = ".swift".utf8
    return name.count > ending.count && name.suffix(ending.count).elementsEqual(ending)
      && !name.starts(with: "._".utf8)
  }

  private func isPruned(_ name: UnsafeRawBufferPointer) -> Bool {
    name.first == UInt8(ascii: ".") || pruned.contains { name.elementsEqual($0) }
  }
}
