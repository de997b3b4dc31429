# Runs a method's program on many inputs: `run.py PATH`, inputs on standard input and outputs on standard output, each with a record separator
# (character 30) after it.
import io
import sys

with open(sys.argv[1], encoding="utf-8") as source:
    program = compile(source.read(), sys.argv[1], "exec")
inputs = sys.stdin.read().split("\x1e")[:-1]
results = sys.stdout
for text in inputs:
    sys.stdin = io.StringIO(text)
    sys.stdout = io.StringIO()
    exec(program, {"__name__": "__main__"})
    results.write(sys.stdout.getvalue() + "\x1e")
