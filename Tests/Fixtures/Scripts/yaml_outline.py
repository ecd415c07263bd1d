import re, sys, yaml
styles = {None: 'plain', '': 'plain', "'": 'singleQuoted', '"': 'doubleQuoted', '|': 'block', '>': 'block'}
def outline(data):
    yaml.compose(data, Loader=yaml.SafeLoader)
    lines = re.split('\r\n|\r|\n', data.decode('utf-8-sig'))
    nodes = []
    def place(event):
        mark = event.start_mark
        text = lines[mark.line] if mark.line < len(lines) else ''
        return '%d:%d' % (mark.line + 1, len(text[:mark.column].encode()) + 1)
    for event in yaml.parse(data, Loader=yaml.SafeLoader):
        if isinstance(event, yaml.ScalarEvent):
            text = event.value.encode('utf-8', 'surrogatepass').hex()
            nodes.append('%s %s %s' % (place(event), styles[event.style], text))
        elif isinstance(event, yaml.AliasEvent):
            nodes.append('%s alias' % place(event))
        elif isinstance(event, yaml.SequenceStartEvent):
            nodes.append('%s list' % place(event))
        elif isinstance(event, yaml.MappingStartEvent):
            nodes.append('%s mapping' % place(event))
        elif isinstance(event, (yaml.SequenceEndEvent, yaml.MappingEndEvent)):
            nodes.append('end')
    return '|'.join(nodes)
for line in sys.stdin:
    try: print(outline(bytes.fromhex(line)))
    except Exception: print('error')
