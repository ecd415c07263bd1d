import LayoutModel
import LintEngine

/// A rule about ways, of which a project uses only one.
protocol LearnableWays: LearnableRule {
  associatedtype Way: WayOption
}

extension LearnableWays {
  /// The view types that show a way.
  func placeCount(in file: ViewFile) -> Int {
    var tally = Tally()
    Self.survey(file, &tally)
    return tally[Tally.owners]
  }

  static func survey(_ file: ViewFile, _ tally: inout Tally) {
    tally.countWays(of: Self(), in: file)
  }

  static func convention(_ tally: Tally) -> Convention? { .ways(Way.self, tally) }
}

extension ViewStructure: LearnableWays { typealias Way = Style }
extension ViewConfiguration: LearnableWays { typealias Way = Style }
extension InteractionStyle: LearnableWays { typealias Way = Style }
extension InitializerStyle: LearnableWays { typealias Way = Style }
extension SetupPrefix: LearnableWays { typealias Way = Style }
extension LayoutDialect: LearnableWays { typealias Way = Style }
