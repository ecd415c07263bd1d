/// `layoutlint man`: prints the manual page.
struct ManCommand {
  init(_ invocation: Invocation) throws(UsageError) {
    guard let operand = invocation.operands.first else { return }
    let word = String(decoding: operand.bytes, as: UTF8.self)
    throw UsageError(
      "`man` takes no name, found `\(word)`",
      "`layoutlint explain RULE` shows one rule; `layoutlint ./man` lints a folder of that name")
  }

  func run() -> ExitStatus { Console.writeSource(Array(ManualPage().text.utf8), "the page") }

  /// The installation of the page, for the help.
  static let notes = """

    Installation (create the folder first if necessary):
      layoutlint man > ~/.local/share/man/man1/layoutlint.1
          Then `man layoutlint` shows it.

    """
}
