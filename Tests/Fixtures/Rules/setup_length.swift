// What setup_length finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class A: UIView {
…
  }
}

// case: lines of strings count; blank lines, comments and the braces do not
// options: {max_lines: 3, max_statements: 90}
  func ↓setup() {
    label0.alpha = 0
    // a comment

    /* and
 another */

    label1.alpha = 0
    // a comment

    /* and
 another */

    label2.alpha = 0
    // a comment

    /* and
 another */

    label3.alpha = 0
    // a comment

    /* and
 another */
// ---
  func setup() {
    label0.alpha = 0
    // a comment

    /* and
 another */

    label1.alpha = 0
    // a comment

    /* and
 another */

    label2.alpha = 0
    // a comment

    /* and
 another */
// ---
  func ↓setup() {
    let x = """
      1
      2
      """
// ---
  func ↓setup() {
    label0.alpha = 0
    // a comment

    /* and
 another */

    label1.alpha = 0
    // a comment

    /* and
 another */

    label2.alpha = 0
    // a comment

    /* and
 another */

    label3.alpha = 0
    // a comment

    /* and
 another */
// says: `setup()` has 4 lines of code, more than 3

// around:
class A: UIView {
  init() { watch() }
…
  }
}

// case: a function called by a setup function counts if it touches views
// options: {max_lines: 2, max_statements: 90}
  func watch() {
    a { self.label.alpha = 0 }
    b()
    c()
// ---
  func watch() {
    a { self.label.alpha = 0 }
    b()
    player.rate = 1
// ---
  func ↓watch() {
    a { self.label.alpha = 0 }
    b()
    label.alpha = 1

// around:
class A: UIView {
…
    if a { b() }
    switch c { case .d: e(); default: f { g() } }
  }
}

// case: statements at every level count, labels do not
// options: {max_statements: 5}
  func ↓setup() {
// ---
// options: {max_statements: 6}
  func setup() {

// around:

// case: the code of a handler is no setup, and an action sets nothing up
final class AScreen: UIViewController { override func ↓viewDidLoad() {
if isOn {
call0()
call1()
call2()
call3()
call4()
call5()
call6()
call7()
call8()
call9()
call10()
call11()
call12()
call13()
call14()
call15()
call16()
call17()
call18()
call19()
call20()
call21()
call22()
call23()
call24()
call25()
call26()
call27()
call28()
call29()
call30()
call31()
call32()
call33()
call34()
call35()
call36()
call37()
call38()
call39()
call40()
call41()
call42()
call43()
call44()
call45()
call46()
call47()
call48()
call49()
call50()
}
} }
// ---
final class AScreen: UIViewController { override func ↓viewDidLoad() {
«if isOn {→loader.onEvent = { event in»
call0()
call1()
call2()
call3()
call4()
call5()
call6()
call7()
call8()
call9()
call10()
call11()
call12()
call13()
call14()
call15()
call16()
call17()
call18()
call19()
call20()
call21()
call22()
call23()
call24()
call25()
call26()
call27()
call28()
call29()
call30()
call31()
call32()
call33()
call34()
call35()
call36()
call37()
call38()
call39()
call40()
call41()
call42()
call43()
call44()
call45()
call46()
call47()
call48()
call49()
call50()
}
} }
// ---
final class AScreen: UIViewController { func ↓createGroup() {
call0()
call1()
call2()
call3()
call4()
call5()
call6()
call7()
call8()
call9()
call10()
call11()
call12()
call13()
call14()
call15()
call16()
call17()
call18()
call19()
call20()
call21()
call22()
call23()
call24()
call25()
call26()
call27()
call28()
call29()
call30()
call31()
call32()
call33()
call34()
call35()
call36()
call37()
call38()
call39()
call40()
call41()
call42()
call43()
call44()
call45()
call46()
call47()
call48()
call49()
call50()
} }
// ---
final class AScreen: UIViewController { «func →@objc func »↓createGroup() {
call0()
call1()
call2()
call3()
call4()
call5()
call6()
call7()
call8()
call9()
call10()
call11()
call12()
call13()
call14()
call15()
call16()
call17()
call18()
call19()
call20()
call21()
call22()
call23()
call24()
call25()
call26()
call27()
call28()
call29()
call30()
call31()
call32()
call33()
call34()
call35()
call36()
call37()
call38()
call39()
call40()
call41()
call42()
call43()
call44()
call45()
call46()
call47()
call48()
call49()
call50()
} }
// ---
final class AScreen: UIViewController { @IBAction func createGroup() {
call0()
call1()
call2()
call3()
call4()
call5()
call6()
call7()
call8()
call9()
call10()
call11()
call12()
call13()
call14()
call15()
call16()
call17()
call18()
call19()
call20()
call21()
call22()
call23()
call24()
call25()
call26()
call27()
call28()
call29()
call30()
call31()
call32()
call33()
call34()
call35()
call36()
call37()
call38()
call39()
call40()
call41()
call42()
call43()
call44()
call45()
call46()
call47()
call48()
call49()
call50()
} }
