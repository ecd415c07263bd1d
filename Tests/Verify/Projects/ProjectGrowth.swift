import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs commands of the program over projects in several sizes, and finds those that take more work than the size explains.
struct ProjectGrowth {
  /// The smallest number of repetitions.
  let count: Int
  /// The absolute path of the program.
  let program: String

  /// - Returns: whether nothing took too much work.
  func run(_ projects: [GrowingProject]) throws -> Bool {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    let folder = ProjectFolder(path: "\(base)/layoutlint-growth-\(getpid())")
    defer { remove(folder) }
    var runCount = 0
    var complaintCount = 0
    for project in projects {
      let size = min(count * project.scale, project.most / 16)
      // One after the other: a command may read what an earlier one has written.
      var works: [Int: [UInt64]] = [:]
      for (index, command) in project.commands.enumerated() {
        let complaint = try Growth(power: project.power).complaint(from: size) { size in
          if let known = works[size] { return known[index] }
          remove(folder)
          try FileManager.default.createDirectory(
            atPath: folder.path, withIntermediateDirectories: true)
          try project.write(size, folder)
          let own = try project.commands.map { try work(of: $0, project, in: folder) }
          runCount += own.count
          works[size] = own
          return own[index]
        }
        guard let complaint else { continue }
        print("\(project.name), \(command.isEmpty ? "lint" : command): \(complaint)")
        complaintCount += 1
      }
    }
    print(
      "growth: \(runCount) runs over \(projects.count) projects of \(count) repetitions and more, "
        + (complaintCount == 0
          ? "and none takes more work than its size explains" : "\(complaintCount) take too much"))
    return complaintCount == 0
  }

  private func remove(_ folder: ProjectFolder) {
    try? FileManager.default.removeItem(atPath: folder.path)
  }

  /// The work of a command. Whether it finds something does not matter, but it has to end by itself.
  private func work(
    of command: String, _ project: GrowingProject, in folder: ProjectFolder
  ) throws -> UInt64 {
    let result = folder.path + ".work"
    defer { try? FileManager.default.removeItem(atPath: result) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = command.split(separator: " ").map(String.init)
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging([
      "LAYOUTLINT_WORK_COUNT": result, "LLVM_PROFILE_FILE": "/dev/null",
    ]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      throw Failure(text: "`layoutlint \(command)` ended with signal \(process.terminationStatus)")
    }
    guard process.terminationStatus < 2 || project.canFail else {
      throw Failure(text: "`layoutlint \(command)` fails for \(project.name)")
    }
    guard let text = try? String(contentsOfFile: result, encoding: .utf8),
      let work = UInt64(text.dropLast())
    else { throw Failure(text: "`layoutlint` does not count its work; see LAYOUTLINT_WORK_COUNT") }
    return work
  }

  private struct Failure: Error, CustomStringConvertible {
    let text: String
    var description: String { text }
  }
}
