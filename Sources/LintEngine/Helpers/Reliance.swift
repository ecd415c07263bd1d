/// What a fix relies on that only the files of a run can say together.
public enum Reliance: Sendable, Equatable {
  /// An extension of the type declares the function, and other files can call it: the fix is unsafe without.
  case declaration(FunctionName, ofExtended: String)
  /// A file declares or calls the function: there is no fix without.
  case occurrence(FunctionName)

  /// What is left of it where the user says how safe the fixes of the rule are; nil for nothing.
  func left(with setting: FixSetting) -> Reliance? {
    if case .declaration = self, setting == .safe { nil } else { self }
  }
}

extension [Diagnostic] {
  /// Lowers the safety of fixes that rely on what the files do not have, or takes them away.
  mutating func decideFixes(by sightings: HelperSightings) {
    for index in indices {
      guard let reliance = self[index].reliance else { continue }
      self[index].reliance = nil
      switch reliance {
      case .declaration(let function, let type):
        if !sightings.isDeclared(function, extending: type) { self[index].fix?.safety = .unsafe }
      case .occurrence(let function):
        if !sightings.occurs(function) { self[index].dropFix() }
      }
    }
  }
}

extension Diagnostic {
  fileprivate mutating func dropFix() { (fix, editPlaces, wholeEdit) = (nil, [], nil) }
}
