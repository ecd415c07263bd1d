import RuleKit

extension RunFacts {
  /// Drops the findings of which a condition does not hold, and completes the others.
  ///
  /// - Returns: how many of the silenced ones would be reported.
  func decide(_ diagnostics: inout [Diagnostic], silenced: [Conditions]) -> Int {
    let project = Project(self)
    func hold(_ conditions: Conditions) -> Bool {
      conditions.all.allSatisfy { $0.holds(in: project) }
    }
    diagnostics.keep(where: hold)
    for index in diagnostics.indices where !diagnostics[index].conditions.all.isEmpty {
      var message = Finding.Message(stringLiteral: diagnostics[index].message)
      var advice = Finding.Message(stringLiteral: diagnostics[index].advice)
      for condition in diagnostics[index].conditions.all {
        condition.complete(&message, &advice, in: project)
      }
      (diagnostics[index].message, diagnostics[index].advice) = (message.text, advice.text)
      diagnostics[index].conditions.all = []
    }
    return silenced.count(where: hold)
  }

  /// Makes the safe fixes unsafe that assume what does not hold, or what is unlikely and the run cannot know; those that
  /// need it go.
  func decideFixes(of diagnostics: inout [Diagnostic], inOnlyFile isAlone: Bool = false) {
    for index in diagnostics.indices {
      guard let assumptions = diagnostics[index].fix?.assumptions, !assumptions.isEmpty else {
        continue
      }
      diagnostics[index].fix?.assumptions = []
      let broken =
        if isAlone {
          [Fix.Assumption]()
        } else if let names, !missesNames {
          assumptions.filter { !names.allow($0) }
        } else {
          assumptions.filter { !$0.isLikely }
        }
      if broken.contains(where: \.isNeeded) {
        diagnostics[index].dropFix()
      } else if !broken.isEmpty {
        diagnostics[index].fix?.safety = .unsafe
      }
    }
  }
}

extension [Diagnostic] {
  /// Removes those whose conditions do not hold, and keeps the order of the others, which are moved and not copied.
  fileprivate mutating func keep(where hold: (Conditions) -> Bool) {
    let count = withUnsafeMutableBufferPointer { diagnostics in
      var count = 0
      for index in diagnostics.indices where hold(diagnostics[index].conditions) {
        if index != count { diagnostics.swapAt(index, count) }
        count += 1
      }
      return count
    }
    removeSubrange(count...)
  }
}
