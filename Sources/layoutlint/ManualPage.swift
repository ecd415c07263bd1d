import Project
import Reporting
import RuleKit
import Rules

/// The manual page of the program, generated from the same tables that the program uses.
struct ManualPage {
  /// The page in man(7) macros.
  var text: String {
    var page = RoffPage(
      name: "layoutlint", section: 1, source: "layoutlint \(LayoutLint.version)")
    addHead(to: &page)
    addCommands(to: &page)
    addOptions(to: &page)
    addRules(to: &page)
    addConfiguration(to: &page)
    addReporters(to: &page)
    addSuppressions(to: &page)
    addSurroundings(to: &page)
    addEnd(to: &page)
    return page.text
  }

  private func addHead(to page: inout RoffPage) {
    page.addSection("NAME")
    page.addName("layoutlint", "lint the layout in Swift view code")
    page.addSection("SYNOPSIS")
    page.addCalls(Command.allCases.map(\.synopsis))
    page.addSection("DESCRIPTION")
    page.addParagraph(
      "layoutlint finds mistakes in Swift view code, and where it departs from conventions: those of UIKit In Code by Uptech (https://github.com/uptechteam/ios-cookbook/blob/master/7-1-ui-in-code.md), or your team's own. It reads the source text and does not compile it."
    )
    page.addParagraph(
      "A PATH is a file, a folder, or `-` for the standard input. In a folder, all Swift files at any depth are linted, except those that `.gitignore` files and the configuration exclude."
    )
    page.addParagraph(
      "Folders whose name begins with a dot and those called \(list(FileDiscovery.prunedFolders)) are not entered, nor are Xcode's documents (\(list(FileDiscovery.prunedExtensions.map { "." + $0 }))), unless they are named. A file or folder that is called like a command is given as `./rules` or after `--`."
    )
    page.addParagraph(
      "An argument `@FILE` inserts the arguments in a file, one per line."
    )
  }

  private func addCommands(to page: inout RoffPage) {
    page.addSection("COMMANDS")
    for command in Command.allCases {
      let call = command.rawValue + (command.operands.isEmpty ? "" : " " + command.operands)
      page.addItem(roff: RoffPage.call(call), [command.summary + "."])
    }
  }

  private func addOptions(to page: inout RoffPage) {
    page.addSection("OPTIONS")
    page.addParagraph(
      "The value of an option is the next argument, or follows `=` in the same one. If an option is given twice, the last one counts; rules, presets and reporters add up. Unless other commands are named, an option is for `lint` only."
    )
    for topic in Option.Topic.allCases {
      page.addSubsection(topic.rawValue)
      for option in Option.all where option.topic == topic {
        var meanings = [option.help + "."]
        if option.commands.count == Command.allCases.count {
          meanings.append("For all commands.")
        } else if option.commands != [.lint] {
          meanings.append("For \(list(option.commands.map(\.rawValue))).")
        }
        page.addItem(roff: term(option), meanings)
      }
    }
  }

  private func term(_ option: Option) -> String {
    let names = option.spellings.reversed().map { "\\fB\(RoffText.code($0))\\fR" }
    let value = option.valueName.map { " \\fI\(RoffText.code($0))\\fR" } ?? ""
    return names.joined(separator: ", ") + value
  }

  private func addRules(to page: inout RoffPage) {
    page.addSection("RULES")
    page.addParagraph("`layoutlint explain RULE` shows each with its reasons and examples.")
    page.addParagraph(
      "Wherever a rule can be named, in options, configurations and comments, so can a family or a preset. It stands for its rules, except those that are named themselves. `correctness` is the family, except in `extends` and `--preset`. These are the families:"
    )
    for family in RuleFamily.allCases { page.addItem(family.id, family.summary) }
    page.addParagraph("These are the rules:")
    for rule in Catalog.rules {
      var meanings = [rule.description.summary + "."]
      if rule.description.defaultSeverity == .off { meanings.append("Off by default.") }
      page.addItem(roff: "\\fB\(RoffText.code(rule.id))\\fR", meanings)
    }
  }

  private func addConfiguration(to page: inout RoffPage) {
    page.addSection("CONFIGURATION")
    page.addParagraph(
      "The nearest `\(ConfigurationName.file)` in the folder of a file and the folders above it is the configuration of the file. It is YAML with these keys, all of them optional:"
    )
    for key in ConfigurationKey.allCases { page.addItem(key.rawValue, key.summary) }
    page.addParagraph(
      "These presets can be used in `\(ConfigurationKey.extends.rawValue)`, and with `--preset`, which replaces those in `\(ConfigurationKey.extends.rawValue)`:"
    )
    for preset in Preset.allCases { page.addItem(preset.rawValue, preset.summary) }
    page.addParagraph(
      "`layoutlint config PATH` shows the configuration of a path, and `layoutlint config --schema` prints a schema for editors."
    )
  }

  private func addReporters(to page: inout RoffPage) {
    page.addSection("REPORTERS")
    for format in ReportFormat.allCases { page.addItem(format.rawValue, format.summary) }
  }

  private func list(_ words: [String]) -> String {
    let words = words.map { "`\($0)`" }
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
