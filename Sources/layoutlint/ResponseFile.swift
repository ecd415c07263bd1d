import Platform

/// The arguments with what the files named by `@FILE` hold in their place: one argument on each line, as it is. Arguments
/// behind `--`, those that come from a file, and those that are themselves the names of files are never names of such files:
/// a hook hands over what names a pull request brings.
///
/// - Throws: `UsageError` for a file that cannot be read.
func withResponseFiles(_ arguments: [[UInt8]]) throws(UsageError) -> [[UInt8]] {
  let at = UInt8(ascii: "@")
  guard arguments.contains(where: { $0.first == at }) else { return arguments }
  var expanded: [[UInt8]] = []
  var isBehindDashes = false
  for argument in arguments {
    let isName = (try? FileStatus(linkPath: argument)) != nil
    guard argument.first == at, !isBehindDashes, !isName else {
      if argument.elementsEqual("--".utf8) { isBehindDashes = true }
      expanded.append(argument)
      continue
    }
    let path = Array(argument.dropFirst())
    let name = String(decoding: argument, as: UTF8.self)
    do throws(SystemError) {
      expanded += lines(
        of: try readFile(path, most: InputLimit.list, waitsForPipes: true))
    } catch {
      throw UsageError(
        "the arguments of `\(name)` cannot be read: \(error.text)",
        "a file that is called like this is given as `./\(name)`")
    }
  }
  return expanded
}

/// Bounds for what is read at once.
enum InputLimit {
  /// Bytes of a list of arguments, of paths or of accepted findings.
  static let list = 256 << 20
  /// Bytes of a text from the standard input, which need not end.
  static let text = 256 << 20
}

/// The lines of a text without their ends, and without empty ones.
func lines(of bytes: [UInt8]) -> [[UInt8]] {
  bytes.split(separator: UInt8(ascii: "\n")).map { line in
    Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
  }.filter { !$0.isEmpty }
}
