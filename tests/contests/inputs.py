"""Usage: inputs.py NAME COUNT SEED. Prints pairs of input and output of a problem as JSON: its samples, then COUNT random ones.

The outputs of the samples are those of NAME.game, and must be those of NAME.py; the others are found by NAME.py."""

import importlib
import json
import random
import sys
from pathlib import Path


def samples(name):
    text = Path(__file__).with_name(f"{name}.game").read_text(encoding="utf8")
    marked = [line.removeprefix("# sample:") for line in text.splitlines() if line.startswith("# sample:")]
    for sample in marked:
        given, answer = sample.replace("\\n", "\n").split(" -> ")
        yield given.strip() + "\n", answer.strip() + "\n"


def pairs(name, count, seed):
    problem = importlib.import_module(name)
    rng = random.Random(f"{name} {seed}")
    for given, answer in samples(name):
        found = problem.solve(given)
        if found != answer:
            raise ValueError(f"{name}: for the sample {given!r}, expected {answer!r}, got {found!r}")
        yield given, answer
    for _ in range(count):
        given = problem.random_input(rng)
        yield given, problem.solve(given)


if __name__ == "__main__":
    print(json.dumps(list(pairs(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))))
