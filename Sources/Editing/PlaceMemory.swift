import LintEngine

/// Notes on findings, to recognize them after a round although their lines may have moved or changed.
struct PlaceMemory<Note> {
  private struct Key: Hashable {
    var rule: String
    var offset: Int
  }

  private var notes: [Key: Note] = [:]

  /// The note on a finding: on one of the same rule that begins at the same position.
  subscript(_ diagnostic: Diagnostic) -> Note? {
    get { notes[Key(rule: diagnostic.rule, offset: diagnostic.range.lowerBound)] }
    set { notes[Key(rule: diagnostic.rule, offset: diagnostic.range.lowerBound)] = newValue }
  }

  /// The note on a finding of a rule that begins at an offset.
  subscript(rule: String, at offset: Int) -> Note? { notes[Key(rule: rule, offset: offset)] }

  /// Moves the findings along with the edits.
  mutating func move(along script: EditScript) {
    guard !notes.isEmpty else { return }
    var moved: [Key: Note] = [:]
    moved.reserveCapacity(notes.count)
    for (key, note) in notes {
      moved[Key(rule: key.rule, offset: script.moved(key.offset))] = note
    }
    notes = moved
  }
}
