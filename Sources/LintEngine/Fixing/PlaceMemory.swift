/// Findings that are to be known again after a round, although their lines may have moved or changed.
struct PlaceMemory<Note> {
  private struct Key: Hashable {
    var rule: String
    var offset: Int
  }

  private var notes: [Key: Note] = [:]

  /// What is remembered of a finding: of one of the same rule that begins at the same place.
  subscript(_ diagnostic: Diagnostic) -> Note? {
    get { notes[Key(rule: diagnostic.rule, offset: diagnostic.range.lowerBound)] }
    set { notes[Key(rule: diagnostic.rule, offset: diagnostic.range.lowerBound)] = newValue }
  }

  /// Follows the findings to where edits have moved them.
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
