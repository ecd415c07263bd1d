extension HTMLReporter {
  /// The hash of `script` in the form that the policy of the page uses: SHA-256 in Base64. A test recomputes it.
  static let scriptHash = "sha256-wh9FrR3iVeT88O45LcuJbxFbo+SZT8t9LrW2db5FZl8="

  /// The filter: lines of the overview become buttons, and findings that do not match are hidden. It takes its data
  /// from the page, and never turns text into markup.
  static let script = """

    "use strict";
    (() => {
      const form = document.getElementById("filter");
      if (!form) return;
      const input = document.getElementById("text");
      const shown = document.getElementById("shown");
      const none = document.getElementById("none");
      const files = [...document.querySelectorAll(".file")].map((element) => ({
        element,
        folder: element.dataset.folder,
        count: element.querySelector("summary b"),
        findings: [...element.querySelectorAll("li")].map((item) => ({
          element: item, rule: item.dataset.rule, severity: item.className, text: null,
        })),
      }));
      const total = files.reduce((sum, file) => sum + file.findings.length, 0);
      const chosen = { severity: new Set(), rule: new Set(), folder: new Set() };
      const allows = (kind, value) => chosen[kind].size === 0 || chosen[kind].has(value);
      const plain = (text) => text.toLowerCase().replace(/\\s+/g, " ");

      // A page can have so many findings that their texts are read only when someone filters by them.
      const hasText = (file, finding, words) => {
        if (words.length === 0) return true;
        file.path ??= plain(file.element.querySelector("h2").textContent);
        finding.text ??= plain(finding.element.textContent);
        return words.every((word) => finding.text.includes(word) || file.path.includes(word));
      };

      // The filter stands in the address, so that a link can lead to a part of the findings.
      const buttons = () => [...document.querySelectorAll("nav button")];
      const kindOf = (button) => button.closest("ul").dataset.kind;
      const nameOf = (button) => button.querySelector("span").textContent;
      const saveState = () => {
        const state = new URLSearchParams();
        if (input.value !== "") state.set("text", input.value);
        for (const button of buttons()) {
          if (button.ariaPressed === "true") state.append(kindOf(button), nameOf(button));
        }
        const address = location.href.split("#")[0];
        const hash = state.toString();
        const isOurs = hash !== "" || location.hash.includes("=");
        if (isOurs) history.replaceState(null, "", hash === "" ? address : `${address}#${hash}`);
      };
      const choose = (button, isChosen) => {
        const set = chosen[kindOf(button)];
        const value = button.parentElement.dataset.value;
        if (isChosen) set.add(value); else set.delete(value);
        button.ariaPressed = String(isChosen);
      };
      const restoreState = () => {
        if (!location.hash.includes("=")) return;
        const state = new URLSearchParams(location.hash.slice(1));
        input.value = state.get("text") ?? "";
        for (const button of buttons()) {
          choose(button, state.getAll(kindOf(button)).includes(nameOf(button)));
        }
        apply();
      };

      const apply = () => {
        const words = plain(input.value).split(" ").filter((word) => word !== "");
        let count = 0;
        for (const file of files) {
          const inFolder = allows("folder", file.folder);
          let own = 0;
          for (const finding of file.findings) {
            const matches = inFolder && allows("severity", finding.severity)
              && allows("rule", finding.rule) && hasText(file, finding, words);
            if (finding.element.hidden === matches) finding.element.hidden = !matches;
            if (matches) own += 1;
          }
          const all = file.findings.length;
          const label = own === all ? String(all) : `${own} of ${all}`;
          if (file.count.textContent !== label) file.count.textContent = label;
          file.element.hidden = own === 0;
          count += own;
        }
        const noun = total === 1 ? "finding" : "findings";
        saveState();
        shown.textContent = count === total ? `${total} ${noun}` : `${count} of ${total} ${noun}`;
        none.hidden = count > 0;
      };

      for (const list of document.querySelectorAll("nav ul")) {
        for (const item of list.children) {
          const button = document.createElement("button");
          button.type = "button";
          button.ariaPressed = "false";
          button.append(...item.childNodes);
          item.append(button);
        }
        list.addEventListener("click", (event) => {
          const button = event.target.closest("button");
          if (!button) return;
          choose(button, button.ariaPressed !== "true");
          apply();
        });
      }

      let timer;
      input.addEventListener("input", () => {
        clearTimeout(timer);
        timer = setTimeout(apply, total > 5000 ? 250 : 0);
      });
      form.addEventListener("submit", (event) => event.preventDefault());
      form.addEventListener("reset", () => {
        for (const button of buttons()) choose(button, false);
        setTimeout(apply);
      });
      document.addEventListener("keydown", (event) => {
        if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.target instanceof HTMLInputElement) return;
        event.preventDefault();
        input.focus();
      });
      addEventListener("beforeprint", () => {
        for (const group of document.querySelectorAll("details")) group.open = true;
      });
      if (matchMedia("(max-width: 52rem)").matches) {
        for (const group of document.querySelectorAll("nav details")) group.open = false;
      }
      form.hidden = false;
      addEventListener("hashchange", restoreState);
      restoreState();
    })();

    """
}
