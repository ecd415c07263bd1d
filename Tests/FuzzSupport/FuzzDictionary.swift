import LayoutModel
import RuleKit
import Rules
import SwiftSource

/// The words that inputs are composed of, for `-dict=`.
package enum FuzzDictionary {
  /// One entry per line.
  package static var text: String { words.map { "\"\(escaped($0))\"\n" }.joined() }

  package static let words: [[UInt8]] = {
    let names =
      LayoutWord.allCases.map(\.rawValue) + Keyword.allCases.map(\.spelling)
      + Catalog.rules.map { $0.description.id } + Suppression.Verb.allCases.map(\.rawValue)
    return (names + pieces).map { Array($0.utf8) } + brokenText
  }()

  private static let brokenText: [[UInt8]] = [
    [0xFF], [0xC2], [0xE2, 0x80], [0xED, 0xA0, 0x80], [0],
  ]

  private static let pieces = [
    "layoutlint:", "// ", "/*", "*/", "\"\"\"", "\\(", "#\"", "\"#", "#if ", "#else\n", "#endif\n",
    "isActive = true", "$0", "<#", "#>", "->", "==", "+=", "<-", "|-", "-|", "H:|[a]|", "???",
    "import SnapKit\n", "import Stevia\n", "import PinLayout\n", "import EasyPeasy\n",
    "import Cartography\n", "import TinyConstraints\n", "import FlexLayout\n", "severity: ",
    "rules:\n", "paths: [", "overrides:\n", "extends: strict\n", "- ", "&a ", "*a", "|\n", ">-\n",
    "%YAML 1.2\n", "---\n", "...\n", "!!str ", "<<: ", "\\x41", "# layoutlint baseline 1\n", "\\t",
    "<<<<<<< ", "=======\n", ">>>>>>> ", "\u{FEFF}", "\r\n", "\u{2028}", "\u{85}",
  ]

  private static func escaped(_ text: [UInt8]) -> String {
    text.map { byte in
      switch byte {
      case UInt8(ascii: "\\"): "\\\\"
      case UInt8(ascii: "\""): "\\\""
      case 0x20..<0x7F: String(UnicodeScalar(byte))
      default: "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
