// Pack the game and the standard library for the page, by the page's own Python: `node pack.mjs FOLDER`.
//
// game.zip becomes game.pack, python_stdlib.zip becomes library.pack: modules compiled, so that no start has to do it,
// and without what only people read. Of the standard library only what is imported stays. A pack is a zip archive that
// is compressed as a whole, which takes less room than file by file.

import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "./node_modules/pyodide/pyodide.mjs";

const PACK = `
import ast, importlib, importlib.util, marshal, struct, sys, types, zipfile

# What is imported only when it is needed, beside what all modules import at once.
LATER = {
    "_strptime", "_weakrefset", "calendar", "contextlib", "difflib", "encodings.ascii", "encodings.idna",
    "encodings.latin_1", "encodings.utf_16", "encodings.utf_32", "gzip", "importlib.simple", "statistics",
    "stringprep", "zoneinfo._zoneinfo", "fractions", "pprint", "csv", "textwrap", "unittest", "_colorize",
}

def bare(tree):
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            node.body = [
                each for each in node.body
                if not (isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant))
            ] or ([ast.Pass()] if not isinstance(node, ast.Module) else [])
    return ast.fix_missing_locations(tree)

def without_lines(code):
    constants = tuple(without_lines(each) if isinstance(each, types.CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=constants)

def compiled(name, source):
    code = compile(bare(ast.parse(source)), name, "exec", dont_inherit=True)
    if not name.startswith("orcs/"):
        code = without_lines(code)
    return importlib.util.MAGIC_NUMBER + struct.pack("<III", 0, 0, 0) + marshal.dumps(code)

def pack(source, target, wanted):
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for name in sorted(old.namelist(), key=lambda name: (name.rpartition(".")[2], name)):
            if name.endswith("/") or not wanted(name):
                continue
            body = old.read(name)
            if name.endswith(".py"):
                name, body = name + "c", compiled(name, body)
            new.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), body)

def module_of(name):
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")

with zipfile.ZipFile("/game.zip") as game:
    game.extractall("/game")
    modules = [
        module_of(name) for name in game.namelist()
        if name.startswith("orcs/") and name.endswith(".py") and not name.startswith("orcs/lab/")
    ]
sys.path.insert(0, "/game")
for module in modules:
    importlib.import_module(module)
used = set(sys.modules) | LATER
used |= {name.rpartition(".")[0] for name in used}
pack("/game.zip", "/game.pack", lambda name: not name.startswith("orcs/lab/") or module_of(name) in used)
pack("/library.zip", "/library.pack", lambda name: not name.endswith(".py") or module_of(name) in used)
`;

const folder = process.argv[2];
const python = await loadPyodide();
python.FS.writeFile("/game.zip", new Uint8Array(readFileSync(`${folder}/game.zip`)));
const library = new URL("./node_modules/pyodide/python_stdlib.zip", import.meta.url);
python.FS.writeFile("/library.zip", new Uint8Array(readFileSync(library)));
python.runPython(PACK);
for (const name of ["game.pack", "library.pack"]) {
  writeFileSync(`${folder}/${name}`, gzipSync(python.FS.readFile(`/${name}`), { level: 9 }));
}
