import Platform
import Project
import Reporting

/// The address of a document. Clients may write one file in several ways, so a path identifies it.
enum DocumentURI {
  /// The path of a `file:` address; nil for any other.
  static func path(_ uri: String) -> FilePath? {
    var rest = Substring(uri)
    guard rest.lowercased().hasPrefix("file:") else { return nil }
    rest = rest.dropFirst("file:".count)
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let host = rest.prefix { $0 != "/" }
      guard host.isEmpty || host == "localhost" else { return nil }
      rest = rest.dropFirst(host.count)
    }
    guard rest.hasPrefix("/") else { return nil }
    var path: [UInt8] = []
    var bytes = rest.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    while let byte = bytes.popFirst() {
      let digits = String(Substring(bytes.prefix(2)))
      if byte == UInt8(ascii: "%"), digits.count == 2, digits.allSatisfy(\.isHexDigit),
        let escaped = UInt8(digits, radix: 16)
      {
        path.append(escaped)
        bytes = bytes.dropFirst(2)
      } else {
        path.append(byte)
      }
    }
    guard !path.contains(0) else { return nil }
    return FilePath(bytes: path).absolute(in: FilePath("/"))
  }

  static func uri(_ path: FilePath) -> String {
    "file://" + String(decoding: path.percentEncoded, as: UTF8.self)
  }
}
