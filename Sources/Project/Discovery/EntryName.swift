/// The properties of a folder entry that follow from its name.
struct EntryName {
  private static let prunedFolders = FileDiscovery.prunedFolders.map { Array($0.utf8) }
  private static let prunedExtensions = FileDiscovery.prunedExtensions.map { Array($0.utf8) }

  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// Whether it is the name of Swift code. `._Name.swift` is not: it is where macOS keeps a file's attributes on
  /// foreign file systems. Nor is `.#Name.swift`: it is how Emacs locks a file.
  var isSwift: Bool {
    guard bytes.count > 6, bytes.last == UInt8(ascii: "t") else { return false }
    return bytes.suffix(6).elementsEqual(".swift".utf8)
      && !bytes.starts(with: "._".utf8) && !bytes.starts(with: ".#".utf8)
  }

  /// Whether a folder with this name is entered only if named explicitly.
  var isPruned: Bool {
    if bytes.first == UInt8(ascii: ".") { return true }
    if let period = bytes.lastIndex(of: UInt8(ascii: ".")) {
      let ending = bytes[(period + 1)...]
      return Self.prunedExtensions.contains { ending.elementsEqual($0) }
    }
    return Self.prunedFolders.contains { $0.count == bytes.count && bytes.elementsEqual($0) }
  }
}
