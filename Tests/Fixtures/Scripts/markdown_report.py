import html.parser, json, re, sys
import cmarkgfm
from cmarkgfm.cmark import Options

class Reader(html.parser.HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.tags, self.links, self.loose, self.rows = [], [], [], []
        self.open, self.path, self.cells, self.paragraphs = [], "", [], []

    def handle_starttag(self, tag, attributes):
        self.tags.append(tag)
        if tag == "br":
            self.cells[-1] += "\n"
            return
        self.open.append(tag)
        if tag == "p": self.paragraphs.append("")
        self.links += [value for name, value in attributes if name == "href"]
        if tag == "summary": self.path = ""
        if tag == "tr": self.cells = []
        if tag in ("td", "th"): self.cells.append("")

    def handle_endtag(self, tag):
        assert self.open.pop() == tag, tag
        if tag == "tr" and len(self.cells) == 4 and self.cells[0] != "place":
            self.rows.append([self.path, self.cells[3]])

    def handle_data(self, data):
        if "summary" in self.open and "code" in self.open: self.path += data
        if "p" in self.open: self.paragraphs[-1] += data
        if "td" in self.open or "th" in self.open: self.cells[-1] += data
        if "code" not in self.open and "a" not in self.open:
            self.loose += re.findall(r"[@#]\w+|:\w+:|://", data)

    def handle_comment(self, data): self.tags.append("comment")
    def handle_decl(self, data): self.tags.append("declaration")

text = sys.stdin.buffer.read().decode()
reader = Reader()
reader.feed(cmarkgfm.github_flavored_markdown_to_html(text, Options.CMARK_OPT_UNSAFE))
reader.close()
json.dump(vars(reader) | {"rawdata": None}, sys.stdout, default=str)
