#if canImport(Darwin)
  import Darwin
  import MachO
#else
  // The list is a global variable of C, which this program never changes.
  @preconcurrency import Glibc
#endif

/// The environment as `NAME=value`, with some variables changed.
///
/// - Parameter changes: the new values; nil removes a variable.
func environmentVariables(changed changes: [String: String?]) -> [[UInt8]] {
  let start: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  #if canImport(Darwin)
    start = _NSGetEnviron().pointee
  #else
    start = environ
  #endif
  var variables: [[UInt8]] = []
  let isChanged = Set(changes.keys.map { Array($0.utf8) })
  var index = 0
  while let variable = start?[index] {
    let bytes = Array(UnsafeRawBufferPointer(start: variable, count: strlen(variable)))
    index += 1
    if !isChanged.contains(Array(bytes.prefix { $0 != UInt8(ascii: "=") })) {
      variables.append(bytes)
    }
  }
  for (name, value) in changes {
    if let value { variables.append(Array("\(name)=\(value)".utf8)) }
  }
  return variables
}

/// The absolute path of the program that this process runs, links resolved.
public func executablePath() throws(SystemError) -> [UInt8] {
  #if canImport(Darwin)
    var size: UInt32 = 0
    _ = _NSGetExecutablePath(nil, &size)
    var path = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&path, &size) == 0 else { throw SystemError.notFound }
    return try resolvedPath(path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) })
  #else
    return try resolvedPath(Array("/proc/self/exe".utf8))
  #endif
}

/// The name that the process was started as: bytes, not necessarily UTF-8 or the path of a file.
public func processName() -> [UInt8] {
  guard let name = CommandLine.unsafeArgv[0] else { return [] }
  return Array(UnsafeRawBufferPointer(start: name, count: strlen(name)))
}
