import sys, yaml
def show(value):
    if isinstance(value, str): return value.encode().hex()
    if isinstance(value, list): return '[' + ', '.join(map(show, value)) + ']'
    return ascii(value)
for line in sys.stdin:
    try: print(show(yaml.safe_load(bytes.fromhex(line))))
    except Exception: print('error')
