extension Corpus {
  static let documents = #"""
    ---
    a: b
    =====
    ---
    - a
    =====
    # a
    --- # c
    a: b
    =====
    ---
    =====
    ---
    a: b
    ...
    =====
    a: b
    ...
    # c
    =====
    ...
    =====
    --- a
    =====
    --- [a, b]
    =====
    --- a: b
    =====
    %YAML 1.2
    ---
    a: b
    =====
    %FOO bar
    ---
    a: b
    =====
    a: b
    ---
    c: d
    =====
    ---a: b
    =====
    a:
    ---
    =====
    a: "b
    --- c"
    =====
    a
    ... b
    =====
    a
    ---b
    ...c
    """#

  static let comments = #"""
    # a
    =====

    =====
    # a

    # b
    a: 1 # c
    # d
    =====
    a:
    # b
      c: 1
        # d
      e: 2
    # f
    g: 3
    =====
    a: # b
      - c # d
        # e
      - f
    # g
    =====
    - # a
      b
    - # c
      - d
    =====
    a: b #
    c: #
    =====
    #a
    b: '#c'
    d: e #f #g
    =====
    a: b#c
    d: "e"#f
    =====
    a:
      # b
    c: d
    =====
    a:
          # b
      c: d
     # e
    =====
    - a

    # b

    - c
    """#

  static let configurations = #"""
    # What is linted
    included:
      - Sources
      - "App/**/*.swift"
    excluded: [Pods, 'Generated', "**/*.pb.swift"]

    rules:
      constraint_order:
        severity: error   # not a warning
        order: [top, leading, trailing, bottom]
      setup_length: off
      negative_constant:
        severity: warning
        message: "Negative constants are written
          as `-1.0 * inset`"

    overrides:
      - paths: ["Tests/**"]
        rules: {setup_length: off, config_in_layout: warning}
      - paths:
          - Legacy
        rules:
          setup_grouping: off
    =====
    rules:
      one: {severity: warning, options: {most: 3}}
      two: {severity: warning,
        options: {most: 3}}
    strict: yes
    threads: 4
    ratio: 0.75
    since: 2024-05-01
    version: 1.0
    empty:
    =====
    disabled_rules: # rule identifiers to exclude from running
      - colon
      - comma
      - control_statement
    opt_in_rules: # some rules are turned off by default, so you need to opt-in
      - empty_count # find all the available rules by running: `swiftlint rules`
    line_length: 110
    type_body_length:
      - 300 # warning
      - 400 # error
    custom_rules:
      pirates_beat_ninjas: # rule identifier
        regex: '([nN]inja)' # matching pattern
        match_kinds:
          - comment
        message: "Pirates are better than ninjas."
    =====
    on:
      push:
        branches: [ main ]
    jobs:
      test:
        runs-on: ${{ matrix.os }}
        steps:
          - uses: actions/checkout@v4
          - name: Test
            run: swift build &&
              swift test --parallel
          - run: echo "a: b" && echo 'c'
            env:
              A: "1"
    """#
}
