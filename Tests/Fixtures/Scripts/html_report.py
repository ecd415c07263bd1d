import html.parser, json, sys

class Reader(html.parser.HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.open, self.path, self.rows, self.paragraph = [], "", [], 0

    def handle_starttag(self, tag, attributes):
        if tag in ("meta", "input"): return
        self.open.append(tag)
        if "ol" not in self.open:
            if tag == "h3": self.path = ""
            return
        if tag == "li": self.rows.append([self.path, "", "", "", ""]); self.paragraph = 0
        if tag == "p":
            self.paragraph += 1
            if dict(attributes).get("class") == "help": self.paragraph = 4

    def handle_endtag(self, tag):
        assert self.open.pop() == tag, tag

    def handle_data(self, data):
        if "ol" not in self.open:
            if "h3" in self.open: self.path += data
        elif "a" in self.open: self.rows[-1][1] += data
        elif "pre" in self.open: self.rows[-1][3] += data
        elif "p" in self.open and self.paragraph in (2, 4): self.rows[-1][self.paragraph] += data

reader = Reader()
reader.feed(sys.stdin.buffer.read().decode())
reader.close()
assert reader.open == [], reader.open
json.dump(reader.rows, sys.stdout)
