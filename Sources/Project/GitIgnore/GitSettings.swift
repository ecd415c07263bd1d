/// The settings in a repository's `.git/config` that say which files Git ignores.
///
/// The format is that of git-config(1), "Syntax", https://git-scm.com/docs/git-config. Included files are not read, nor
/// those of the user and the system: results must not depend on the machine.
enum GitSettings {
  /// The setting `core.ignoreCase`: Git sets it when it makes a repository on a volume that ignores case.
  ///
  /// - Parameter file: the bytes of `.git/config`; nil if unknown, as in a linked working tree. What most volumes of the
  ///   system do counts then.
  static func ignoresCase(_ file: [UInt8]?) -> Bool {
    guard let file else {
      #if canImport(Darwin)
        return true
      #else
        return false
      #endif
    }
    var isSet = false
    var isInCore = false
    for line in file.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == 0 }) {
      var rest = trimmed(line)
      if rest.first == UInt8(ascii: "[") {
        guard let end = rest.firstIndex(of: UInt8(ascii: "]")) else { continue }
        isInCore = trimmed(rest[(rest.startIndex + 1)..<end]).elementsEqualLowercased("core".utf8)
        rest = trimmed(rest[(end + 1)...])
      }
      if isInCore, let value = truth(of: "ignorecase", in: rest) { isSet = value }
    }
    return isSet
  }

  /// Whether a line sets a name to true; nil if it is about another name. A name without a value is true.
  private static func truth(of name: String, in line: ArraySlice<UInt8>) -> Bool? {
    let comment = line.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: ";") }
    let line = line[..<(comment ?? line.endIndex)]
    let sign = line.firstIndex(of: UInt8(ascii: "="))
    guard trimmed(line[..<(sign ?? line.endIndex)]).elementsEqualLowercased(name.utf8) else {
      return nil
    }
    guard let sign else { return true }
    let word = trimmed(line[(sign + 1)...]).filter { $0 != UInt8(ascii: "\"") }
    if let number = Int(String(decoding: word, as: UTF8.self)) { return number != 0 }
    return ["true", "yes", "on"].contains { word.elementsEqualLowercased($0.utf8) }
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
    var text = text
    while let first = text.first, isSpace(first) { text.removeFirst() }
    while let last = text.last, isSpace(last) { text.removeLast() }
    return text
  }
}
