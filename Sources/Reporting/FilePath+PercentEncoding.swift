import Platform

extension FilePath {
  /// The path as the path of a URI (RFC 3986, section 2): all bytes except unreserved characters and slashes become
  /// `%XX`. This includes `:`, which would turn the first folder's name into a scheme.
  var percentEncoded: [UInt8] {
    var encoded: [UInt8] = []
    encoded.reserveCapacity(bytes.count)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        encoded.append(byte)
      default:
        encoded.append(UInt8(ascii: "%"))
        for digit in [byte >> 4, byte & 15] { encoded.append(digit + (digit < 10 ? 0x30 : 0x37)) }
      }
    }
    return encoded
  }
}
