import LayoutSolver
import Testing

@Suite("Fractions")
struct FractionTests {
  @Test("are exact where floating point is not")
  func exactness() {
    #expect(Fraction(1, over: 10) + Fraction(2, over: 10) == Fraction(3, over: 10))
    #expect(Fraction(1, over: 3) * Fraction(3) == Fraction(1))
    #expect(Fraction(6, over: -4) == Fraction(-3, over: 2))
  }

  @Test("read the decimal literals of Swift and nothing else")
  func literals() {
    #expect(Fraction(literal: "16".utf8) == Fraction(16))
    #expect(Fraction(literal: "0.5".utf8) == Fraction(1, over: 2))
    #expect(Fraction(literal: "1_000.25".utf8) == Fraction(4_001, over: 4))
    for text in ["", "0x10", "1e3", "_1", ".5", "1.2.3", "a"] {
      #expect(Fraction(literal: text.utf8) == nil, "\(text)")
    }
  }

  @Test("are unknown where a result does not fit, and stay so")
  func overflow() {
    let large = Fraction(.max)
    #expect(!(large + Fraction(1)).isKnown)
    #expect(!(large * large).isKnown)
    #expect(!(Fraction(1) / .zero).isKnown)
    #expect(!Fraction(1, over: .min).isKnown)
    #expect(!(large * large - large * large).isKnown)
    #expect(!(Fraction.unknown * .zero).isKnown)
    #expect(Fraction(literal: String(repeating: "9", count: 40).utf8)?.isKnown == false)
  }

  @Test(
    "are written as Swift writes them",
    arguments: [
      (Fraction(-8), "-8"), (Fraction(33, over: 2), "16.5"), (Fraction(-1, over: 3), "-0.333"),
      (Fraction(1, over: 1_000_000), "0.000"), (.unknown, "?"),
    ])
  func description(number: Fraction, text: String) {
    #expect(number.description == text)
  }
}
