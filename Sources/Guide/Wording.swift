/// "a", "a and b", "a, b and c".
func list(_ words: [String], _ conjunction: String = "and") -> String {
  guard let last = words.last, words.count > 1 else { return words.last ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

/// Small numbers as words.
func spelled(_ number: Int) -> String {
  let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
  return words.indices.contains(number) ? words[number] : String(number)
}
