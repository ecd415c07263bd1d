import Project
import RuleKit

/// The sections about suppressions, files and the environment.
extension ManualPage {
  func addSuppressions(to page: inout RoffPage) {
    page.addSection("SUPPRESSIONS")
    page.addParagraph(
      "A comment in the code silences rules. The verb is followed by the rules, families or presets, separated by commas, or `all`; a dash between spaces introduces the reason."
    )
    for verb in Suppression.Verb.allCases {
      page.addItem("layoutlint:" + verb.rawValue, meaning(of: verb))
    }
    page.addParagraph("For one long function:")
    page.addCode(["// layoutlint:disable:next setup_length - one screen of settings"])
  }

  private func meaning(of verb: Suppression.Verb) -> String {
    switch verb {
    case .disable: "Silences the rules from here to `layoutlint:enable` or the end of the file"
    case .enable: "Ends the effect of `layoutlint:disable`"
    case .disableNext: "Silences them on the next line with code"
    case .disableThis: "Silences them on the line of the comment"
    case .disablePrevious: "Silences them on the nearest line with code above the comment"
    }
  }

  func addSurroundings(to page: inout RoffPage) {
    page.addSection("EXIT STATUS")
    for status in ExitStatus.allCases {
      page.addItem(String(status.rawValue), status.meaning)
    }
    page.addSection("ENVIRONMENT")
    for (name, meaning) in Self.environment { page.addItem(name, meaning) }
    page.addSection("FILES")
    page.addItem(
      ConfigurationName.file, "The configuration of its folder and those below")
    page.addItem(".gitignore", "Names files that are not linted; see `--no-gitignore`")
  }

  private static let environment = [
    (
      "NO_COLOR",
      "If set and not empty, there are no colors, except with `--color always`"
    ),
    (
      "CLICOLOR_FORCE",
      "If set, not empty and not 0, there are colors even if the output is not a terminal"
    ),
    ("FORCE_COLOR", "The same as CLICOLOR_FORCE"),
    ("TERM", "If `dumb`, there are no colors unless something else asks for them"),
    ("PATH", "Where to find `git` and, for `hook install`, the program itself"),
    (
      "PRE_COMMIT",
      "If pre-commit has set it, `--staged` fails where nothing is staged and no commit is made"
    ),
    ("GIT_INDEX_FILE", "Set by Git while a commit is made: what is staged for it"),
    (
      "GITHUB_ACTIONS",
      "If `true`, annotations for GitHub are printed in addition to the other reports"
    ),
    (
      "GITHUB_STEP_SUMMARY",
      "With annotations for GitHub: the file that a summary of the run is appended to"
    ),
    ("GITHUB_SERVER_URL", "The server in the links of that summary"),
    ("GITHUB_REPOSITORY", "The repository in these links: OWNER/NAME"),
    ("GITHUB_SHA", "The commit in these links"),
  ]

  func addEnd(to page: inout RoffPage) {
    page.addSection("EXAMPLES")
    let examples = [
      ("Lint the current folder:", "layoutlint"),
      (
        "Fail on warnings too, and write a report for a CI server in addition to the text:",
        "layoutlint --strict --reporter xcode --reporter junit=layout.xml Sources"
      ),
      ("Lint what is about to be committed:", "layoutlint --staged"),
      (
        "Report what a branch has made worse, for a review:",
        "layoutlint --since origin/main --changed-lines"
      ),
      ("Accept what is found today:", "layoutlint --write-baseline layoutlint-baseline.txt"),
      (
        "Lint the files that another tool lists:",
        "git ls-files -z -- '*.swift' | layoutlint -0 --files-from -"
      ),
      (
        "Lint unsaved text from an editor:",
        "layoutlint --stdin-filename Sources/Cell.swift - < unsaved"
      ),
    ]
    for (purpose, call) in examples {
      page.addParagraph(purpose)
      page.addCode([call])
    }
    page.addSection("SEE ALSO")
    page.addParagraph("`gitignore`(5), `git-diff`(1)")
  }
}
