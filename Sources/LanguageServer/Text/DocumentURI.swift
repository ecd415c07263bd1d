import Platform

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
    let bytes = Array(rest.utf8)
    var path: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "?") || bytes[index] == UInt8(ascii: "#") { break }
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = digit(bytes[index + 1]), let low = digit(bytes[index + 2])
      {
        path.append(high << 4 | low)
        index += 3
      } else {
        path.append(bytes[index])
        index += 1
      }
    }
    guard !path.contains(0) else { return nil }
    return FilePath(bytes: path).absolute(in: FilePath("/"))
  }

  /// The address of a path.
  static func uri(_ path: FilePath) -> String {
    var uri = "file://"
    for byte in path.bytes {
      if isPlain(byte) {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += (byte < 16 ? "%0" : "%") + digits
      }
    }
    return uri
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "/-._~".utf8.contains(byte)
    }
  }
}
