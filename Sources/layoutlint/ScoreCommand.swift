import Learning
import LintEngine
import Platform
import Reporting
import Rules

/// `layoutlint score [PATH …]`: counts the places that the rules judge, and those that depart.
struct ScoreCommand {
  private let invocation: Invocation
  private let workspace: Workspace

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    workspace = try Workspace(ofFiles: invocation, "score")
  }

  func run() throws(UsageError) -> ExitStatus {
    var earlier: EarlierScore?
    if let file = invocation.file(.compare) {
      guard let read = read(file) else { return .failure }
      earlier = read
    }
    guard let discovery = try workspace.discovery(invocation) else { return .failure }
    let linter = Linter(
      threads: invocation.number(.threads) ?? processorCount(), wantsFixes: false)
    let (score, problems) = linter.score(discovery, rules: Catalog.rules.map { $0.description })
    for problem in problems {
      Console.report(problem.message, problem.advice, about: problem.path.bytes)
    }
    let format = invocation.value(.format).flatMap(ScoreFormat.init(rawValue:)) ?? .text
    var output: [UInt8] = []
    ScoreReport(score, since: earlier, style: invocation.style).render(format, into: &output)
    let written =
      switch format {
      case .text: Console.show(output)
      case .json: Console.write(output, .json)
      }
    guard problems.isEmpty, written == .success else { return .failure }
    guard let earlier else { return .success }
    return ScoreComparison(score, since: earlier).isWorse ? .found : .success
  }

  /// The score in a file; nil after a message if it has none.
  private func read(_ file: FilePath) -> EarlierScore? {
    let advice = "name what `layoutlint score --format json` has written"
    do throws(SystemError) {
      let bytes = try readFile(file.bytes, most: InputLimit.list, waitsForPipes: true)
      do throws(EarlierScore.Problem) {
        return try EarlierScore(bytes)
      } catch {
        Console.report(
          "\(error.line):\(error.column): \(error.message)", advice, about: file.bytes)
      }
    } catch {
      Console.report(error.text, advice, about: file.bytes)
    }
    return nil
  }
}
