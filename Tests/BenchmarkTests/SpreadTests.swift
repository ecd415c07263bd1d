import BenchmarkSupport
import Testing

@Suite("The spread of measurements")
struct SpreadTests {
  @Test("The median of an odd number is the middle one, of an even number the mean of two")
  func median() {
    #expect(Spread([3, 1, 2])?.median == 2)
    #expect(Spread([4, 1, 3, 2])?.median == 2.5)
    #expect(Spread([7])?.median == 7)
  }

  @Test("The order of the measurements does not matter")
  func order() {
    let samples = (1...15).map(Double.init)
    #expect(Spread(samples) == Spread(samples.reversed()))
  }

  @Test("Few measurements are all in the spread, of many a tenth is excluded at each end")
  func outliers() {
    #expect(Spread([5, 1, 9]) == Spread(low: 1, median: 5, high: 9))
    #expect(Spread([1000, 1, 5, 5, 5, 5, 5, 5, 5, 0]) == Spread(low: 1, median: 5, high: 5))
    let thirty = (1...30).map(Double.init)
    #expect(Spread(thirty) == Spread(low: 4, median: 15.5, high: 27))
  }

  @Test("Without measurements there is no spread")
  func none() { #expect(Spread([]) == nil) }
}
