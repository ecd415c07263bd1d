import LintEngine
import RuleKit

/// A rule in the form of SARIF (3.49, `reportingDescriptor`). Each text is there once: the summary as the short description,
/// the rationale as the full one, and source, options and examples as help. Readers show all of them.
struct SARIFRule {
  /// The id, which results use as `ruleId`.
  let id: String
  private let summary: String
  private let rationale: String
  private let help: (text: String, markdown: String?)
  private let severity: Severity
  private let tags: [String]
  /// The address of its documentation.
  private var helpAddress: String?

  /// - Parameter documentation: the address of the repository's files; nil if it is not published.
  init(_ rule: RuleDescription, documentation: String?) {
    helpAddress = documentation.map(rule.address)
    id = rule.id
    summary = rule.summary
    rationale = rule.rationale
    severity = rule.defaultSeverity
    tags = [rule.family.rawValue.lowercased(), "uikit"]
    var markdown: [UInt8] = []
    RuleCatalogue([rule]).appendDetails(of: rule, to: &markdown)
    help = (
      "`layoutlint explain \(rule.id)` shows the source, the options and examples.",
      String(decoding: markdown, as: UTF8.self)
    )
  }

  private init(id: String, summary: String, rationale: String, severity: Severity, tag: String) {
    self.id = id
    self.summary = summary
    self.rationale = rationale
    self.severity = severity
    tags = [tag]
    help = ("`layoutlint` says what is wrong with the text, and where.", nil)
  }

  /// The descriptor for syntax errors, which no rule of the catalogue finds.
  static let syntax = SARIFRule(
    id: Diagnostic.syntaxRule, summary: "The text is complete, readable Swift",
    rationale:
      "Unclosed or invalid text hides the code after it: the rules may have missed findings there.",
    severity: .error, tag: "syntax")

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("id", id)
      json.object("shortDescription") { $0.member("text", sarifPlainText(summary)) }
      json.object("fullDescription") { json in
        json.member("text", sarifPlainText(rationale))
      }
      if let helpAddress { json.member("helpUri", helpAddress) }
      json.object("help") { json in
        json.member("text", sarifPlainText(help.text))
        if let markdown = help.markdown { json.member("markdown", markdown) }
      }
      json.object("defaultConfiguration") { json in
        // A rule that is off reports warnings when it is turned on.
        if severity == .off { json.member("enabled", false) }
        json.member("level", severity == .off ? "warning" : severity.sarifLevel)
      }
      json.object("properties") { json in
        json.array("tags") { json in
          for tag in tags { json.value(tag) }
        }
      }
    }
  }
}
