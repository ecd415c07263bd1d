import LintEngine
import Platform
import Project
import RuleKit
import SwiftSource

/// Fixes files on several threads, each with the rules of its scope.
public struct FixRun: Sendable {
  public enum Delivery: Sendable, Equatable {
    /// They are written to the files, each as a whole or not at all.
    case files(FileWriter)
    /// They are shown in each file's `diff`, and the files are unchanged.
    ///
    /// - Parameter folder: the absolute path, links resolved, that the paths of the diff are relative to.
    case diffs(folder: FilePath)
  }

  private let threads: Int
  private let choice: FixChoice
  private let delivery: Delivery

  public init(threads: Int, _ choice: FixChoice, _ delivery: Delivery) {
    self.threads = max(1, threads)
    self.choice = choice
    self.delivery = delivery
  }

  /// Fixes one text, without writing it anywhere.
  ///
  /// - Parameters:
  ///   - result: that of the run, which knows the rest of its project; nil for a text without one.
  ///   - project: the index of the project; nil if the run was about this text only.
  /// - Returns: the result with the fixed text. The diff names the file by its path.
  public func run(
    text: [UInt8], as path: FilePath, _ scope: Scope, in result: LintResult? = nil,
    project: Int? = nil
  ) -> FixedFile {
    guard text.count <= SourceFile.maximumByteCount else {
      let problem = ReadProblem.tooLarge(path, most: SourceFile.maximumByteCount)
      return FixedFile(path: path, text: text, FixProblem(problem))
    }
    let fixer = Fixer(rules: scope.rules)
    fixer.checker.isOnlyFile = false
    fixer.checker.runFacts =
      if let project { result?.facts[project] } else { result?.facts.first?.value }
    var file = fixer.fixedFile(text, as: path, scope, choice)
    if case .diffs = delivery {
      file.diff = UnifiedDiff(from: text, to: file.text).rendered(path: path)
    }
    return file
  }

  /// Fixes the files in which a run has found something that the choice includes. Each is read and checked again. A
  /// signal that asks the process to end takes effect once the threads have finished their current files.
  public func run(_ discovery: FileDiscovery, _ result: LintResult) -> FixResult {
    let wanted = Set(result.diagnostics.lazy.filter(choice.includes).map(\.path))
    let files = discovery.files.filter { wanted.contains($0.path) }
    let queue = Monitor((waiting: files[...], fixed: [FixedFile]()))
    withSignalsHeld { isAskedToEnd in
      runOnThreads(min(threads, files.count)) { _ in
        var worker = FixWorker(self, discovery.scopes, result.facts)
        while !isAskedToEnd(), let file = queue.withLock({ $0.waiting.popFirst() }) {
          let fixed = worker.fix(file)
          queue.withLock { $0.fixed.append(fixed) }
        }
      }
    }
    return FixResult(files: queue.withLock { $0.fixed }.sorted { $0.path < $1.path })
  }

  private struct FixWorker {
    private let run: FixRun
    private let scopes: [Scope]
    private let fixer: Fixer
    private let facts: [Int: RunFacts]
    /// The project whose facts `fixer` has.
    private var project = ProjectTable.none

    init(_ run: FixRun, _ scopes: [Scope], _ facts: [Int: RunFacts]) {
      self.run = run
      self.scopes = scopes
      self.facts = facts
      fixer = Fixer()
      fixer.checker.isOnlyFile = false
    }

    mutating func fix(_ file: FileDiscovery.File) -> FixedFile {
      if file.project != project {
        project = file.project
        fixer.checker.runFacts = facts[project]
      }
      let scope = scopes[file.scope]
      fixer.rules = scope.rules
      do throws(FixProblem) {
        let (text, version) = try read(file.path, most: scope.mostBytes)
        var fixed = fixer.fixedFile(text, as: file.path, scope, run.choice)
        if fixed.text != text {
          switch run.delivery {
          case .files(let writer):
            do throws(RewriteFailure) {
              try writer.rewrite(file.path, with: fixed.text, ifStill: version)
            } catch {
              throw FixProblem(error)
            }
          case .diffs(let folder):
            let path = file.path.withoutLinks(in: folder).relative(to: folder)
            fixed.diff = UnifiedDiff(from: text, to: fixed.text).rendered(path: path)
          }
        }
        fixed.text = []
        return fixed
      } catch {
        return FixedFile(path: file.path, error)
      }
    }

    private func read(
      _ path: FilePath, most: Int
    ) throws(FixProblem) -> (text: [UInt8], version: FileVersion) {
      do throws(SystemError) {
        let file = try OpenFile(path: path.systemBytes)
        let version = try file.version()
        guard try file.status().kind == .file else { throw SystemError.notSeekable }
        let text = try readFile(path.systemBytes, most: most)
        return (text, version)
      } catch {
        throw FixProblem(
          error == .tooLarge ? .tooLarge(path, most: most) : ReadProblem(path: path, error: error))
      }
    }
  }
}

extension FilePath {
  fileprivate func withoutLinks(in folder: FilePath) -> FilePath {
    guard let path = try? resolvedPath(systemBytes) else { return absolute(in: folder) }
    return FilePath(bytes: path)
  }
}

extension Fixer {
  /// Fixes or silences a text, and applies its scope to the remaining findings.
  fileprivate func fixedFile(
    _ text: [UInt8], as path: FilePath, _ scope: Scope, _ choice: FixChoice
  ) -> FixedFile {
    var file = checker.whileBusy { fix(text, as: path, choice) }
    for index in file.remaining.indices { file.remaining[index].judge(by: scope.strictness) }
    return file
  }
}
