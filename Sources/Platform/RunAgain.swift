import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Starts the program anew in this process, with the same arguments. Returns if it has begun its output, or if the
/// system refuses.
///
/// - Parameter variables: changes to its environment.
public func runAgain(with variables: [String: String]) {
  guard let path = try? executablePath() else { return }
  become(path, [processName()] + processArguments(), variables)
}

/// Runs a program in place of this one, unless this one has begun its output.
func become(_ path: [UInt8], _ words: [[UInt8]], _ variables: [String: String]) {
  guard !hasOutput.load(ordering: .relaxed) else { return }
  let strings = (
    CStrings([path]), CStrings(words),
    CStrings(environmentVariables(changed: variables.mapValues(Optional.some)))
  )
  // The next program would inherit it.
  alarm(0)
  withExtendedLifetime(strings) {
    guard let name = strings.0.pointers[0] else { return }
    execve(name, strings.1.pointers, strings.2.pointers)
  }
}
