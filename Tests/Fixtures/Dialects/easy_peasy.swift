// case: attributes, constants, relations, multipliers, references and priorities
a.easy.layout(
  Top(8), Left(>=10).to(b, .right), Bottom().to(b), CenterY().to(self.b),
  Size(44), Edges(insets), Center(), Margins(-x),
  CenterX(0).with(.high), Width(*0.5).like(b), Height(<=10*2), Width((>=10)*2).like(b, .height),
  LeadingMargin(1), FirstBaseline(), LastBaseline(), EasyPeasy.Trailing(==x)
)
// constraints:
a.top = superview.top + 8 (maker)
a.left >= b.right + 10 (maker)
a.bottom = b (maker)
a.centerY = b.centerY (maker)
a.height+width = + 44 (maker)
a.top+left+right+bottom = superview.top+left+right+bottom + insets (maker)
a.centerY+centerX = superview.centerY+centerX (maker)
a.top+left+right+bottom = superview.top+left+right+bottom + -x (maker)
a.centerX = superview.centerX + 0 @.high (maker)
a.width = b.width * 0.5 (maker)
a.height <= + 10 * 2 (maker)
a.width >= b.height + 10 * 2 (maker)
a.leading = superview.leading + 1 (maker)
a.firstBaseline = superview.firstBaseline (maker)
a.lastBaseline = superview.lastBaseline (maker)
a.trailing = superview.trailing + x (maker)
// actions:
constraint a
constraint a
constraint a
constraint a
constraint a
constraint a
constraint a
constraint a
constraint a
constraint a
constraint a
constraint a
constraint a
constraint a
constraint a
constraint a
// numbers:
8
10
44
insets
-x
0
0.5
10
2
10
2
1
x

// case: every way to pass an attribute is read
a.easy.layout(Top(8))
// constraints:
a.top = superview.top + 8 (maker)
// ---
a.easy.layout([Top(8)])
// constraints:
a.top = superview.top + 8 (maker)
// ---
self.a?.easy.layout((Top(8)))
// constraints:
a.top = superview.top + 8 (maker)
// ---
a.easy.layout([Top(8)] + common)
// constraints:
a.top = superview.top + 8 (maker)
// ---
let c = a.easy.layout(Top(8)).first
// constraints:
a.top = superview.top + 8 (maker)
// ---
import EasyPeasy
a <- Top(8)
// constraints:
// ---
import EasyPeasy
self.a <- [Top(8)]
// constraints:
// ---
import EasyPeasy
let c = a <- [Top(8)]
// constraints:

// case: the view itself and unnamed views are read
easy.layout(Width(8))
// constraints:
self.width = + 8 (maker)
// ---
self.easy.layout(Width(8))
// constraints:
self.width = + 8 (maker)
// ---
make(1).easy.layout(Width(8))
// constraints:
?.width = + 8 (maker)
// actions:

// case: the arguments of a call are a block, calls with one argument a sequence
func setUp() {
  a.easy.layout(Left(), Top())
  a.easy.layout([Right(), Bottom()])
  b.easy.layout(Width(8))
  b.easy.layout(Height(8))
  log()
  b.easy.layout(Top())
}
// sequences:
a: left top
a: right bottom
b: width height

// case: conditional attributes and branches are alternatives, elements of a conditional array are not
a.easy.layout(
  Top(), Left(8).when { wide }, wide ? Right() : Bottom(),
  CenterX().with(.low).when { [weak self] in self?.wide ?? false })
a.easy.layout([Width(8), Height(8)].when { $0.isPad })
a.easy.layout([Top(8), Left(8).with(.high)].with(.low))
// constraints:
a.top = superview.top (maker)
a.left = superview.left + 8 (alternative) (maker)
a.right = superview.right (alternative) (maker)
a.bottom = superview.bottom (alternative) (maker)
a.centerX = superview.centerX @.low (alternative) (maker)
a.width = + 8 (maker)
a.height = + 8 (maker)
a.top = superview.top + 8 @.low (maker)
a.left = superview.left + 8 @.high (maker)
// sequences:
a: top left
a: width height

// case: attributes that are not passed to a layout call create no constraint
import EasyPeasy
Top(8)
// constraints:
// ---
import EasyPeasy
let all = [Top(8)]
// constraints:
// ---
import EasyPeasy
f(Top(8))
// constraints:
// ---
import EasyPeasy
a.layout(Top(8))
// constraints:
// ---
import EasyPeasy
a.easy.show(Top(8))
// constraints:
// ---
import EasyPeasy
a.easy.reload()
// constraints:
// ---
import EasyPeasy
a.easy.clear()
// constraints:
// ---
import EasyPeasy
a.easy.layout(all)
// constraints:
// ---
import EasyPeasy
a.easy.layout(b.Top(8))
// constraints:
// ---
import EasyPeasy
a <- b[Top(8)]
// constraints:
// ---
import EasyPeasy
a <- map["x"]
// constraints:
// ---
import EasyPeasy
a.easy.layout(Foo(Top(8)))
// constraints:
// ---
import EasyPeasy
a = Top(8)
// constraints:
// ---
import EasyPeasy
// a.easy.layout(Top(8))
// constraints:
// ---
import EasyPeasy
let c = "a.easy.layout(Top(8))"
// constraints:

// case: another library's operator creates no constraint
a <- Top(8)
// constraints:

// case: attributes, constants, relations, multipliers, references and priorities
a.easy.layout(
  Top(8), Left(>=10).to(b, .right), Bottom().to(b), CenterY().to(self.b),
  Size(44), Edges(insets), Center(), Margins(-x),
  CenterX(0).with(.high), Width(*0.5).like(b), Height(<=10*2), Width((>=10)*2).like(b, .height),
  LeadingMargin(1), FirstBaseline(), LastBaseline(), EasyPeasy.Trailing(==x)
)
// constraints:
a.top = superview.top + 8 (maker)
a.left >= b.right + 10 (maker)
a.bottom = b (maker)
a.centerY = b.centerY (maker)
a.height+width = + 44 (maker)
a.top+left+right+bottom = superview.top+left+right+bottom + insets (maker)
a.centerY+centerX = superview.centerY+centerX (maker)
a.top+left+right+bottom = superview.top+left+right+bottom + -x (maker)
a.centerX = superview.centerX + 0 @.high (maker)
a.width = b.width * 0.5 (maker)
a.height <= + 10 * 2 (maker)
a.width >= b.height + 10 * 2 (maker)
a.leading = superview.leading + 1 (maker)
a.firstBaseline = superview.firstBaseline (maker)
a.lastBaseline = superview.lastBaseline (maker)
a.trailing = superview.trailing + x (maker)
// directions:
constant inward
constant inward
constant inward
constant inward
constant inward
constant inward
constant inward
constant inward
constant inward
constant inward
constant inward
constant inward
constant inward
constant inward
constant inward
constant inward
// actions:
constraint a
constraint a
constraint a
constraint a
constraint a
constraint a
constraint a
constraint a
constraint a
constraint a
constraint a
constraint a
constraint a
constraint a
constraint a
constraint a
// numbers:
8
10
44
insets
-x
0
0.5
10
2
10
2
1
x
