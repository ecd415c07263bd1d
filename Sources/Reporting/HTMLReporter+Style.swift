extension HTMLReporter {
  /// The hash of `style` in the form that the policy of the page uses: SHA-256 in Base64. A test recomputes it.
  static let styleHash = "sha256-Qb9bqW9wA5j69nvyr0de7/Hg7OhNI/tAan+UnfzXlSc="

  /// The style sheet of the page. Text and background have a contrast of at least 4.5 to 1 (WCAG 2.2, 1.4.3) in light
  /// and dark.
  static let style = """

    :root {
      --ground: #f6f7f9; --card: #ffffff; --line: #dde1e7; --text: #1c2129; --soft: #5a6372;
      --code: #f1f3f6; --accent: #0b57c2; --on-accent: #ffffff;
      --error: #b3192b; --warning: #8a5300; --note: #0b6170;
      --error-ground: #fde8ea; --warning-ground: #fdf0d9; --note-ground: #dff3f6;
      --good: #1a6b34;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --ground: #14171c; --card: #1c2026; --line: #333a45; --text: #e6e9ee; --soft: #a2abb9;
        --code: #14171c; --accent: #8ab8ff; --on-accent: #0c1a2e;
        --error: #ff98a2; --warning: #f2bf6b; --note: #7fd3e0;
        --error-ground: #4a1c22; --warning-ground: #43310f; --note-ground: #113a41;
        --good: #7ed69a;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 5rem; }
    body {
      margin: 0 auto; padding: 0 1.5rem; max-width: 84rem; background: var(--ground);
      color: var(--text); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
    }
    h1, h2, p, ul, ol, dl, dd, pre { margin: 0; padding: 0; }
    ul, ol { list-style: none; }
    a { color: var(--accent); }
    code, pre, h2, i { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
    code, pre, h2 { direction: ltr; unicode-bidi: isolate; }
    code { font-size: .9em; background: var(--code); padding: .1em .3em; border-radius: .25rem; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    summary { cursor: pointer; }

    header { padding: 2rem 0 1.5rem; }
    h1 { font-size: 1rem; font-weight: 600; color: var(--soft); }
    header p { font-size: 1.5rem; line-height: 1.3; font-weight: 600; text-wrap: balance; }
    footer { padding: 2rem 0; color: var(--soft); font-size: .875rem; }
    .clean { padding: 3rem 0; color: var(--good); font-size: 1.25rem; }
    .columns { display: grid; grid-template-columns: 17rem minmax(0, 1fr); gap: 2rem; }

    nav { position: sticky; top: 1rem; align-self: start; max-height: calc(100vh - 2rem);
      overflow-y: auto; display: grid; gap: 1.25rem; padding: 2px; }
    nav summary { font-size: .8125rem; font-weight: 600; color: var(--soft); padding: .125rem; }
    nav li, nav button {
      display: flex; justify-content: space-between; align-items: baseline; gap: .75rem;
      width: 100%; font-size: .875rem;
    }
    nav li { padding: .25rem .5rem; }
    nav li:has(button) { padding: 0; }
    nav button {
      font: inherit; font-size: .875rem; text-align: start; color: inherit; cursor: pointer;
      padding: .25rem .5rem; border: 0; border-radius: .375rem; background: none;
      overflow-wrap: anywhere;
    }
    nav button:hover { background: var(--line); }
    nav button[aria-pressed=true] { background: var(--accent); color: var(--on-accent); }
    nav b { flex: none; font-weight: 600; font-variant-numeric: tabular-nums; }

    form {
      position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: center;
      gap: .5rem .75rem; padding: .75rem 0; background: var(--ground);
    }
    form[hidden] { display: none; }
    form label { font-size: .875rem; font-weight: 600; }
    form input {
      flex: 1 1 9rem; min-width: 0; font: inherit; color: inherit; padding: .375rem .625rem;
      background: var(--card); border: 1px solid var(--soft); border-radius: .375rem;
    }
    form input::placeholder { color: var(--soft); opacity: 1; }
    form button {
      font: inherit; font-size: .875rem; color: var(--accent); background: none; cursor: pointer;
      border: 1px solid currentcolor; border-radius: .375rem; padding: .375rem .75rem;
    }
    form output { flex-basis: 100%; color: var(--soft); font-size: .875rem; }
    #none { padding: 2rem 0; color: var(--soft); }

    .file {
      margin-bottom: 1.25rem; background: var(--card); border: 1px solid var(--line);
      border-radius: .625rem; content-visibility: auto; contain-intrinsic-size: auto 30rem;
    }
    .file > summary {
      display: flex; align-items: baseline; gap: .75rem; padding: .625rem 1rem;
      border-radius: .625rem;
    }
    .file > summary::-webkit-details-marker { display: none; }
    .file > summary::before {
      content: ""; flex: none; width: .4rem; height: .4rem; border: solid var(--soft);
      border-width: 0 2px 2px 0; rotate: -45deg; translate: 0 -.1rem;
    }
    .file[open] > summary::before { rotate: 45deg; }
    .file h2 { flex: 1; font-size: .9375rem; font-weight: 600; }
    .file > summary b { color: var(--soft); font-size: .875rem; font-variant-numeric: tabular-nums; }
    .file li {
      padding: .75rem 1rem; border-top: 1px solid var(--line); content-visibility: auto;
      contain-intrinsic-size: auto 9.5rem;
    }
    .file li p:first-child { display: flex; flex-wrap: wrap; align-items: baseline;
      gap: .25rem .75rem; font-size: .8125rem; color: var(--soft); }
    .file li p + p { margin-top: .25rem; }
    .file i { font-style: normal; font-variant-numeric: tabular-nums; }
    em { font-style: normal; font-weight: 600; padding: 0 .5rem; border-radius: 1rem; }
    .error em { color: var(--error); background: var(--error-ground); }
    .warning em { color: var(--warning); background: var(--warning-ground); }
    .note em { color: var(--note); background: var(--note-ground); }
    pre {
      margin: .5rem 0; padding: .5rem .75rem; background: var(--code); border-radius: .375rem;
      font-size: .8125rem; line-height: 1.6; white-space: pre-wrap; tab-size: 4;
    }
    mark { color: inherit; padding: .1em 0; border-bottom: 2px solid; border-radius: .125rem; }
    .error mark { background: var(--error-ground); border-color: var(--error); }
    .warning mark { background: var(--warning-ground); border-color: var(--warning); }
    .note mark { background: var(--note-ground); border-color: var(--note); }
    .more { color: var(--soft); font-size: .8125rem; }
    .help, .fix { font-size: .9375rem; }
    .help::before, .fix::before { font-weight: 600; color: var(--good); }
    .help::before { content: "Help: "; }
    .fix::before { content: "Fix: "; }

    #rules { padding: 2rem 0 0; }
    #rules h2, .part > h2 { font: 600 1.125rem/1.5 system-ui, sans-serif; }
    .part > h2 { padding: .5rem 0; }
    #rules dt { margin-top: 1rem; font: 600 .9375rem/1.5 ui-monospace, Menlo, monospace; }
    #rules dd { max-width: 44rem; }
    #rules dt:target { color: var(--accent); }
    .file li[hidden], .file[hidden], .part:not(:has(.file:not([hidden]))) { display: none; }

    @media (max-width: 52rem) {
      body { padding: 0 1rem; }
      header { padding: 1.25rem 0 1rem; }
      header p { font-size: 1.25rem; }
      .columns { grid-template-columns: minmax(0, 1fr); gap: .5rem; }
      nav { position: static; max-height: none; gap: .75rem; }
      nav ul { max-height: 16rem; overflow-y: auto; }
      form { position: static; }
      html { scroll-padding-top: 1rem; }
    }
    @media print {
      :root { --ground: #ffffff; --code: #ffffff; }
      html { font-size: 10pt; }
      body { max-width: none; padding: 0; }
      form, .file > summary::before { display: none; }
      .columns { display: block; }
      nav { position: static; max-height: none; margin-bottom: 1rem; }
      nav ul { max-height: none; }
      .file, .file li { content-visibility: visible; break-inside: avoid-page; }
      .file { break-inside: auto; }
      mark, em { print-color-adjust: exact; }
    }
    @media (forced-colors: active) {
      nav button[aria-pressed=true] { outline: 2px solid; }
    }

    """
}
