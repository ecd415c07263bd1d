import Platform

/// The arguments in the file of an argument `@FILE`, one per line, unquoted; nil for any other argument, and for one that is
/// the name of an existing file: a hook passes on file names from a pull request.
func responseFile(_ argument: [UInt8]) throws(UsageError) -> [[UInt8]]? {
  guard argument.first == UInt8(ascii: "@"), (try? FileStatus(linkPath: argument)) == nil else {
    return nil
  }
  do throws(SystemError) {
    return lines(
      of: try readFile(Array(argument.dropFirst()), most: InputLimit.list, waitsForPipes: true))
  } catch {
    let name = String(decoding: argument, as: UTF8.self)
    throw UsageError(
      "the arguments of `\(name)` cannot be read: \(error.text)",
      "write a path with this name as `./\(name)`")
  }
}

/// The text of a file, with line feeds only; nil after a message.
func readText(_ file: FilePath, _ problem: String, _ advice: String) -> String? {
  do throws(SystemError) {
    let bytes = try readFile(file.bytes, most: InputLimit.list, waitsForPipes: true)
    return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
  } catch {
    Console.report("\(problem): \(error.text)", advice, about: file.bytes)
    return nil
  }
}

enum InputLimit {
  /// The most bytes of a list of arguments, of paths or of accepted findings.
  static let list = 256 << 20
  /// The most bytes of the standard input, which may be endless.
  static let text = 256 << 20
}

/// The lines of a text without their line breaks, and without empty ones.
func lines(of bytes: [UInt8]) -> [[UInt8]] {
  bytes.split(separator: UInt8(ascii: "\n")).map { line in
    Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
  }.filter { !$0.isEmpty }
}
