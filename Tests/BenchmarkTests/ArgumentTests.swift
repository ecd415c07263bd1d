import BenchmarkSupport
import Testing

@Suite("The arguments of the benchmark")
struct ArgumentTests {
  private func message(_ words: String...) -> String? {
    do throws(BenchmarkArguments.Mistake) {
      _ = try BenchmarkArguments(words)
      return nil
    } catch {
      return error.message
    }
  }

  @Test("Paths and options may be in any order")
  func options() throws {
    let arguments = try BenchmarkArguments(["a", "--rounds", "3", "--all-rules", "--json", "b"])
    #expect(arguments.paths == ["a", "b"])
    #expect(arguments.rounds == 3)
    #expect(arguments.usesAllRules && arguments.printsJSON)
    #expect(try BenchmarkArguments(["--compare", "old.json", "a"]).oldReport == "old.json")
    #expect(try BenchmarkArguments(["--", "--json", "--"]).paths == ["--json", "--"])
    #expect(try BenchmarkArguments(["--help"]).wantsHelp)
  }

  @Test("Invalid arguments are rejected with what to do")
  func mistakes() {
    #expect(message() == "name a file or folder with Swift code")
    #expect(message("--json") == "name a file or folder with Swift code")
    #expect(message("--jsn", "a") == "no option is called `--jsn`; write `./--jsn` for a file")
    #expect(message("a", "--compare") == "`--compare` needs a value")
    for number in ["0", "-1", "x", "1.5", "10001", "99999999999999999999"] {
      #expect(
        message("--rounds", number, "a")
          == "`--rounds` wants a number from 1 to 10000, not `\(number)`")
    }
    #expect(
      message("--json", "--compare", "b", "a")
        == "`--json` and `--compare` do not go together; run one after the other")
  }
}
