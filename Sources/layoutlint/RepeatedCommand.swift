import Platform
import Reporting

// The command of a run with other options, for advice that works when it is pasted.
extension Invocation {
  /// The command of this run with other options, as a shell reads it. Options that only change what is printed, or what
  /// fails, are left out.
  ///
  /// - Parameters:
  ///   - added: options without a value.
  ///   - removed: options that contradict them.
  /// - Returns: nil if nobody could paste it: it is too long, is about text of the standard input, or has names that are
  ///   not shown as they are.
  func command(with added: [Option.Name], without removed: Set<Option.Name> = []) -> String? {
    guard file(.filesFrom)?.bytes != [UInt8(ascii: "-")], !has(.stdinFilename) else { return nil }
    var words = [programWord]
    for option in Option.selectingFindings
    where has(option.name) && !removed.contains(option.name) {
      words.append(option.name.spelling)
      if let path = file(option.name) {
        words.append(shellWord(path.bytes))
      } else if option.isRepeatable {
        words.append(shellWord(list(option.name).joined(separator: ",")))
      } else if let value = value(option.name) {
        words.append(shellWord(value))
      }
    }
    words += added.map(\.spelling)
    if operands.contains(where: \.looksLikeNoPath) { words.append("--") }
    words += operands.map { shellWord($0.bytes) }
    let command = words.joined(separator: " ")
    // What is shown differs from the bytes of a name that could control a terminal.
    var shown: [UInt8] = []
    shown.appendVisible(command)
    return shown.count > Self.mostBytes || !shown.elementsEqual(command.utf8) ? nil : command
  }

  /// A longer command is no advice: a hook may name a hundred files.
  private static let mostBytes = 400

  /// How a shell finds this program: by its name if it is in the `PATH`.
  private var programWord: String {
    let name = processName()
    guard name.contains(UInt8(ascii: "/")) else { return "layoutlint" }
    let isInPath = (environmentVariable("PATH") ?? "").split(separator: ":").contains { folder in
      isProgram(Array("\(folder)/layoutlint".utf8))
    }
    return isInPath ? "layoutlint" : shellWord(name)
  }
}

extension FilePath {
  fileprivate var looksLikeNoPath: Bool {
    bytes.first == UInt8(ascii: "-") || bytes.first == UInt8(ascii: "@")
      || Command(rawValue: String(decoding: bytes, as: UTF8.self)) != nil
  }
}

/// A text as one word of a shell, in quotes if it needs them.
func shellWord(_ bytes: [UInt8]) -> String { shellWord(String(decoding: bytes, as: UTF8.self)) }
