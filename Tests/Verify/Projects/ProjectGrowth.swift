import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs commands of the program over projects in several sizes, and finds those that take superlinear time.
struct ProjectGrowth {
  /// The largest exponent of the size that time may be proportional to: the file system is part of it.
  private static let mostExponent = 1.3
  /// The exponent that the first check, at two sizes and once each, accepts.
  private static let mostExponentAtFirst = 1.3
  /// Shorter times, in seconds, are not significant.
  private static let leastTime = 0.03
  /// After longer times, in seconds, larger sizes are not tried.
  private static let mostTime = 8.0

  /// The largest number of repetitions; the first check compares it with a quarter.
  let count: Int
  /// The absolute path of the program.
  let program: String

  /// - Returns: whether nothing took too long.
  func run(_ projects: [GrowingProject]) throws -> Bool {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    let folder = ProjectFolder(path: "\(base)/layoutlint-growth-\(getpid())")
    defer { remove(folder) }
    var runCount = 0
    var complaints = 0
    for project in projects {
      let most = min(count * project.scale, project.most)
      var small = [Double](repeating: 0, count: project.commands.count)
      for size in [most / 4, most] {
        try prepare(folder, project, size)
        for (index, command) in project.commands.enumerated() {
          let time = try time(command, of: project, in: folder)
          runCount += 1
          guard size == most, time >= Self.leastTime,
            exponent(small[index], time) > Self.mostExponentAtFirst
          else {
            small[index] = time
            continue
          }
          guard let text = try complaint(about: command, project, most, folder) else { continue }
          print("\(project.name), \(command.isEmpty ? "lint" : command): \(text)")
          fflush(nil)
          complaints += 1
          try prepare(folder, project, size)
        }
      }
    }
    print(
      "growth: \(runCount) runs over \(projects.count) projects of up to \(count) repetitions, "
        + (complaints == 0
          ? "and none takes more time than its size explains" : "\(complaints) too slow"))
    return complaints == 0
  }

  /// The result of a thorough check; nil if time follows from size, now or when repeated.
  private func complaint(
    about command: String, _ project: GrowingProject, _ most: Int, _ folder: ProjectFolder
  ) throws -> String? {
    var text = ""
    for _ in 0..<3 {
      var times: [Double] = []
      let sizes = [1, 2, 4].map { $0 * most / (project.most == .max ? 1 : 4) }
      for size in sizes {
        // Anew for each run, because a command may change the project.
        var shortest = Double.infinity
        for _ in 0..<2 {
          try prepare(folder, project, size)
          shortest = try min(shortest, time(command, of: project, in: folder))
        }
        times.append(shortest)
        if times.last.map({ $0 > Self.mostTime }) == true { break }
      }
      let exponents = zip(times, times.dropFirst()).map { exponent($0, $1, factor: 2) }
      guard exponents.allSatisfy({ $0 > Self.mostExponent }) else { return nil }
      text = zip(sizes, times).map { "\($0): \(Int($1 * 1_000)) ms" }.joined(separator: ", ")
    }
    return text
  }

  private func exponent(_ small: Double, _ large: Double, factor: Double = 4) -> Double {
    // What the program needs to start does not grow.
    logarithm(large / max(small, 0.005)) / logarithm(factor)
  }

  private func prepare(_ folder: ProjectFolder, _ project: GrowingProject, _ size: Int) throws {
    remove(folder)
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: true)
    try project.write(size, folder)
  }

  private func remove(_ folder: ProjectFolder) {
    try? FileManager.default.removeItem(atPath: folder.path)
  }

  /// The processor time of a command, in seconds. Whether it finds something does not matter, but it has to end by itself.
  private func time(
    _ command: String, of project: GrowingProject, in folder: ProjectFolder
  ) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = command.split(separator: " ").map(String.init)
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let start = Self.timeOfChildren()
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      throw Failure(text: "`layoutlint \(command)` ended with signal \(process.terminationStatus)")
    }
    guard process.terminationStatus < 2 || project.canFail else {
      throw Failure(text: "`layoutlint \(command)` fails for \(project.name)")
    }
    return Self.timeOfChildren() - start
  }

  private struct Failure: Error, CustomStringConvertible {
    let text: String
    var description: String { text }
  }

  private static func timeOfChildren() -> Double {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_CHILDREN, &usage)
    #else
      getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    #endif
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }
}
