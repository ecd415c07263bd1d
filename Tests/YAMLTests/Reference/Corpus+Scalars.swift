extension Corpus {
  static let scalars = #"""
    a: b c  d
    e: f   # g
    h: i#j
    k: 'l # m'
    n: "o: p"
    =====
    a: b
      c
        d
    e: f

      g


      h
    i: j
    =====
    a:
      b
      c
    d: e
    =====
    - a
      b
    - c

      d
    -
      e
      f
    =====
    a b
    c d

    e
    =====
    a: 'b
      c

      d'
    e: "f
      g

      h  \
      i\
      j"
    =====
    a: 'b''c'
    d: ''''
    e: ''
    f: ""
    g: '"'
    h: "'"
    =====
    a: "\t\n\"\\\/\x41\u00e9\U0001F600\0\a\b\e\f\r\v\ \_\N\L\P"
    =====
    a: "\q"
    =====
    a: "\x4"
    =====
    a: "\u12g4"
    =====
    a: "\U00110000"
    =====
    a: "\ud83d"
    =====
    a: "  b  "
    c: '  d  '
    =====
    a: "  b  ␣
      c  ␣

       d  "
    =====
    a: "b\␣␣
      c"
    =====
    a: "b \
         \ c"
    =====
    - 1
    - -1
    - 0x1F
    - 0o17
    - 1.5
    - 1e3
    - .inf
    - .nan
    - true
    - False
    - null
    - ~
    - yes
    - 2024-05-01
    =====
    - a - b
    - a? b
    - a! b
    - a& *b
    - a | b > c
    - a @ b % c
    - a, b
    - a] b} c[ d{
    - -a
    - --
    - -1
    - ?a
    - :a
    - a:b
    - a#b
    - "a"
    =====
    a: b:
    =====
    a: b: # c
    =====
    a:: b
    =====
    a: - # b
    =====
    a: b⇥c
    d:⇥e
    f: g⇥
    =====
    a: b # c
      d
    =====
    a: "b"
      c
    =====
    a: 'b
    c'
    =====
    a: "b

    c"
    =====
    a: b␣␣␣
    c:␣␣␣
      d␣
    =====
    a: b
     -  c
    =====
    a: b
      # c
      d
    =====
    - "a
      b"
    - 'c

      d'
    =====
    "a"
    =====
    'a
    b'
    =====
    text
    =====
    a: "b" # c
    d: 'e'# f
    =====
    a: "b"#c
    =====
    "a":b
    =====
    "a"b: c
    =====
    'a': 'b'
    "c" : "d"
    =====
    a: it's "fine" 'here'
    """#
}
