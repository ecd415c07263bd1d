#if canImport(Darwin)
  import Darwin
#else
  // The list itself is a variable of C; nothing in this program changes it.
  @preconcurrency import Glibc
#endif

/// All variables of the environment as `NAME=value`, some of them changed.
///
/// - Parameter changes: the new values; nil for a variable that is to be gone.
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

/// The absolute path of the program that this process runs, without links.
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

/// The name by which the process was called: bytes, which need not be UTF-8, and need not lead to a file.
public func processName() -> [UInt8] {
  guard let name = CommandLine.unsafeArgv[0] else { return [] }
  return Array(UnsafeRawBufferPointer(start: name, count: strlen(name)))
}
