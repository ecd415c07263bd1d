import RuleKit

/// A new view in a team's style.
public struct NewView {
  private let style: TeamStyle

  public init(_ style: TeamStyle) { self.style = style }

  /// Whether a view may have this name.
  public static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isXIDStart || first == "_" else {
      return false
    }
    return text.unicodeScalars.allSatisfy(\.properties.isXIDContinue) && text != "_"
  }

  /// The content of a Swift file with a view of this name.
  public func file(named name: String) -> String {
    SampleView(style, typeName: name).file.joined(separator: "\n") + "\n"
  }

  /// The rules that still report the view, for styles that ask for code of another shape.
  public func departures(from rules: RuleSet) -> [String] {
    ExampleCheck(rules).findings(in: file(named: "NewView")).sorted()
  }

  /// An Xcode code snippet with a placeholder for the name: a property list in XML.
  public func snippet() -> String {
    // Xcode puts the same text into all placeholders of one name.
    let code = SampleView(style, typeName: "Placeholder").file.joined(separator: "\n")
      .replacing("Placeholder", with: "<#Name#>").replacing("placeholder", with: "<#name#>")
    let values = [
      ("IDECodeSnippetCompletionPrefix", "<string>newview</string>"),
      ("IDECodeSnippetCompletionScopes", "<array>\n\t\t<string>TopLevel</string>\n\t</array>"),
      ("IDECodeSnippetContents", "<string>\(code.escapedForXML)\n</string>"),
      ("IDECodeSnippetIdentifier", "<string>layoutlint.newview</string>"),
      ("IDECodeSnippetLanguage", "<string>Xcode.SourceCodeLanguage.Swift</string>"),
      ("IDECodeSnippetSummary", "<string>A view in the style of the team</string>"),
      ("IDECodeSnippetTitle", "<string>New view</string>"),
      ("IDECodeSnippetUserSnippet", "<true/>"),
      ("IDECodeSnippetVersion", "<integer>2</integer>"),
    ]
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \(values.map { "\t<key>\($0.0)</key>\n\t\($0.1)" }.joined(separator: "\n"))
      </dict>
      </plist>

      """
  }
}

extension String {
  fileprivate var escapedForXML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
