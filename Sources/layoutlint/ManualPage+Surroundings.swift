import LintEngine

/// What the page says of the world around the program.
extension ManualPage {
  func addSuppressions(to page: inout RoffPage) {
    page.addSection("SUPPRESSIONS")
    page.addParagraph(
      "A comment in the code silences rules. After the verb stand the rules, separated by commas, or `all`; what follows a dash between blanks is the reason."
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
    case .enable: "Ends what `layoutlint:disable` began"
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
      ConfigurationName.file, "The configuration; it holds for its folder and those below")
    page.addItem(".gitignore", "Names what is not linted; see `--no-gitignore`")
  }

  private static let environment = [
    (
      "NO_COLOR",
      "If it is set and not empty, there are no colors, unless `--color always` asks for them"
    ),
    (
      "CLICOLOR_FORCE",
      "If it is set, not empty and not 0, there are colors even where the output is no terminal"
    ),
    ("FORCE_COLOR", "The same as CLICOLOR_FORCE"),
    ("TERM", "If it is `dumb`, there are no colors unless something asks for them"),
    ("PATH", "Where `git` is looked for, and by `hook install` the program itself"),
    (
      "GITHUB_ACTIONS",
      "If it is `true`, annotations for GitHub are printed beside the other reports"
    ),
    (
      "GITHUB_STEP_SUMMARY",
      "With annotations for GitHub: the file to which a summary of the run is added"
    ),
    ("GITHUB_SERVER_URL", "Where the links of that summary lead to, with the next two"),
    ("GITHUB_REPOSITORY", "The repository in these links: OWNER/NAME"),
    ("GITHUB_SHA", "The commit in these links"),
  ]

  func addEnd(to page: inout RoffPage) {
    page.addSection("EXAMPLES")
    let examples = [
      ("Lint the folder one is in:", "layoutlint"),
      (
        "Fail on warnings too, and write a report for a CI server beside the text:",
        "layoutlint --strict --reporter xcode --reporter junit=layout.xml Sources"
      ),
      ("Lint what is about to be committed:", "layoutlint --staged"),
      (
        "Report what a branch has made worse, as a review of it wants to see it:",
        "layoutlint --since origin/main --changed-lines"
      ),
      ("Accept what is found today:", "layoutlint --write-baseline layoutlint-baseline.txt"),
      (
        "Lint the files that another tool lists:",
        "git ls-files -z -- '*.swift' | layoutlint -0 --files-from -"
      ),
      (
        "Lint a text that an editor has not saved:",
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
