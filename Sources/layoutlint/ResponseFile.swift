import Platform

/// The arguments with each `@FILE` replaced by the arguments in the file: one per line, unquoted. Arguments after `--`,
/// from such a file, or that are names of existing files are never expanded: a hook passes on file names from a pull
/// request.
///
/// - Throws: `UsageError` if a file cannot be read.
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
        "write a path with this name as `./\(name)`")
    }
  }
  return expanded
}

/// Limits on input that is read at once.
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
