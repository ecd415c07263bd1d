/// Handwritten files, grouped by topic. A line `=====` separates two; `⇥` is a tab and `␣` a space at the end of a
/// line.
enum Corpus {
  static let all: [String] = [
    block, brokenBlock, scalars, flow, brokenFlow, unsupported, documents, comments,
    configurations,
  ].flatMap(samples)

  private static func samples(_ text: String) -> [String] {
    let text = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.map { $0 == "⇥" ? "\t" : $0 == "␣" ? " " : $0 })
    }
    return text.split(separator: "=====", omittingEmptySubsequences: false)
      .map { $0.map { $0 + "\n" }.joined() }
  }

  static let block = #"""
    a: 1
    =====
    a: 1
    b: 2
    c:
    d: ~
    =====
    a:
      b:
        c: 1
      d: 2
    e: 3
    =====
    - a
    - b
    =====
    - a
    -
    - - b
      - c
      -
        - d
    -   e
    =====
    a:
    - 1
    - 2
    b:
      - 3
      -   4
    =====
    - a: 1
      b: 2
    -   c: 3
        d:
        - 4
        - 5
    - e:
        f
    =====
    a:
      - b:
        - c
        d: e
    =====
    a :  1
    b  : 2
    'c' : 3
    "d": 4
    =====
    a:

      b: 1


      c: 2

    d: 3
    =====
    a: b: c
    =====
    a b c: d e f
    x-y_z: -1
    ~/x: y
    =====
    -
      a: 1
    -
      - 2
    -

      3
    =====
    - - - - a
      - - b
    =====
    ä: ö
    x: [ä, "ö", b]
    日本: "語" # c
    =====
      a: 1
      b: 2
    =====
    - ? a
    =====
    a: ?b
    c: -d
    e: :f
    =====
    a:b
    =====
    http://x.y: z
    u: http://x.y/z?a=b#c
    t: 12:30:45
    =====
    a:
      http://x
    =====
    - a:b
    - c::d
    - e:f g
    """#

  static let brokenBlock = #"""
    a: 1
     b: 2
    =====
    a:
      b: 1
     c: 2
    =====
      a: 1
    b: 2
    =====
    a: 1
    b
    c: 2
    =====
    a: 1
    - b
    =====
    - a
    b: 1
    =====
    - a
     - b
    =====
    a:
      - b
     - c
    =====
    a: - b
    =====
    a: - b
       - c
    =====
    a: "b" c
    =====
    a: "b": c
    =====
    "a" b: c
    =====
    a: [b] c
    =====
    a: 'it's'
    =====
    -a
    -b
    =====
    - a
    -b
    =====
    a: b
      c: d
    =====
    a: b
      c
      d: e
    =====
    a:
      b
      c: d
    =====
    a: "b
    =====
    a: 'b
    c: d
    =====
    "a
     b": c
    =====
    a
    b: c
    =====
    : a
    =====
    a: @b
    =====
    a: `b`
    =====
    a: %b
    =====
    a: , b
    =====
    a: ]
    =====
    a: }
    =====
    @a: b
    =====
    a:
    ⇥b: c
    =====
    a:
      b: 1
    ⇥c: 2
    =====
    -⇥- a
    =====
    ⇥a: b
    =====
    a: b
    ⇥c
    =====
    key
      : value
    =====
    - a: 1
     b: 2
    =====
    - a: 1
       b: 2
    =====
    a: 1
    a: 2
    =====
    "a": 1
    a: 2
    """#

  static let unsupported = #"""
    a: &x 1
    b: *x
    =====
    &x a: 1
    =====
    [&x a, b]
    =====
    - *.swift
    =====
    - **/Generated
    =====
    [*.swift, a]
    =====
    a: *x b
    =====
    !Foo a
    =====
    a: !!str 1
    =====
    - !Generated/**
    =====
    a: |
      b
    c: d
    =====
    - >-
      b

      c
    =====
    - |x
    =====
    <<: a
    =====
    a:
      <<: b
      d: 2
    =====
    "<<": a
    =====
    ? a
    : b
    =====
    [a, b]: c
    =====
    {[a]: b}
    """#
}
