import Learning
import RuleKit
import SwiftSource

/// The formats of a score. The raw value is the name.
public enum ScoreFormat: String, CaseIterable, Sendable {
  case text, json
}

/// Writes a score.
public struct ScoreReport: Sendable {
  private let score: Score
  private let comparison: ScoreComparison?
  private let style: Style

  /// - Parameters:
  ///   - earlier: the score to compare with; nil for none.
  public init(_ score: Score, since earlier: EarlierScore?, style: Style) {
    self.score = score
    self.style = style
    comparison = earlier.map { ScoreComparison(score, since: $0) }
  }

  /// Appends the score in a format.
  public func render(_ format: ScoreFormat, into output: inout [UInt8]) {
    switch format {
    case .text: renderText(into: &output)
    case .json: renderJSON(into: &output)
    }
  }
}

// MARK: - Text

extension ScoreReport {
  private func renderText(into output: inout [UInt8]) {
    let byRule = score.byRule
    renderTable(
      "rule", score.rules.map { ($0.id, byRule[$0.id] ?? Score.Count()) }, into: &output)
    let folders = score.byTopFolder
    if folders.count > 1 {
      output.append("\n")
      renderTable(
        "folder", folders.map { ($0.folder.isEmpty ? "." : $0.folder, $0.count) }, into: &output)
    }
    let total = score.total
    output.append("\n")
    style.append(
      .bold, "The conventions are kept in \(total.percent) % of \(amount(total.places, "place"))",
      to: &output)
    output.append(
      "; \(amount(total.departures, "departure")), \(amount(score.mistakeCount, "mistake"))\n")
    renderComparison(into: &output)
  }

  private func renderTable(
    _ title: String, _ rows: [(name: String, count: Score.Count)], into output: inout [UInt8]
  ) {
    guard !rows.isEmpty else { return }
    let width = rows.reduce(title.count) { max($0, displayWidth(of: $1.name)) }
    func pad(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    style.append(
      .dim,
      title + String(repeating: " ", count: width - title.count) + "    kept  departures   places",
      to: &output)
    output.append("\n")
    for (name, count) in rows {
      output.appendVisible(name)
      output.append(String(repeating: " ", count: width - displayWidth(of: name)))
      output.append("   \(pad(String(count.percent), 3)) %")
      output.append("  \(pad(String(count.departures), 10))  \(pad(String(count.places), 7))\n")
    }
  }

  private func renderComparison(into output: inout [UInt8]) {
    guard let comparison else { return }
    output.append("\n")
    guard !comparison.changes.isEmpty else {
      output.append("No rule has more or fewer departures than before.\n")
      return
    }
    for change in comparison.changes {
      let (before, now) = (change.before, change.now)
      let word = change.isWorse ? "worse" : now.departures < before.departures ? "better" : "more"
      style.append(change.isWorse ? .error : .bold, word, to: &output)
      output.append(
        "  \(change.rule): \(amount(now.departures, "departure")) in \(amount(now.places, "place")), \(now.percent) %; before \(before.departures) in \(before.places), \(before.percent) %\n"
      )
    }
  }
}

// MARK: - JSON

extension ScoreReport {
  private func renderJSON(into output: inout [UInt8]) {
    let byRule = score.byRule
    JSONWriter.write(to: &output, isIndented: true) { json in
      json.object { json in
        json.key("version")
        json.value(EarlierScore.version)
        write(score.total, to: &json)
        json.key("percent")
        json.value(score.total.percent)
        json.key("mistakes")
        json.value(score.mistakeCount)
        json.key("rules")
        json.array { json in
          for rule in score.rules {
            json.object { json in
              write(rule, to: &json)
              write(byRule[rule.id] ?? Score.Count(), to: &json)
            }
          }
        }
        json.key("folders")
        json.array { json in
          for (folder, counts) in score.folders.sorted(by: { $0.key < $1.key }) {
            json.object { json in
              json.key("path")
              json.value(folder)
              json.key("rules")
              json.array { json in
                for rule in score.rules {
                  guard let count = counts[rule.id] else { continue }
                  json.object { json in
                    write(rule, to: &json)
                    write(count, to: &json)
                  }
                }
              }
            }
          }
        }
        if let comparison {
          json.key("worse")
          json.array { json in
            for change in comparison.changes where change.isWorse { json.value(change.rule) }
          }
        }
      }
      json.endLine()
    }
  }

  private func write(_ rule: RuleDescription, to json: inout JSONWriter) {
    json.key("rule")
    json.value(rule.id)
    json.key("family")
    json.value(rule.family.id)
  }

  private func write(_ count: Score.Count, to json: inout JSONWriter) {
    json.key("places")
    json.value(count.places)
    json.key("departures")
    json.value(count.departures)
  }
}
