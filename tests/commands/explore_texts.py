"""Who wins random rule texts, by tools/rule_text.py and plain search from the start: it shares no code with the lab. Usage:
explore_texts.py < LINES, each {"text","left","right"?} as random_texts prints them. Prints how many answers were compared, refused and left
out, then each answer that differs, with its text."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
from rule_text import RuleText, Unreadable  # noqa: E402

MOST = 2_000  # positions of a text


class Explored:
    """All positions that can be reached: sorted components and the player to move. Outcomes backward from the ends; points in order."""

    def __init__(self, game, movers):
        self.game, self.nodes, self.cyclic = game, {}, False
        start = tuple(sorted(game.components()))
        if not start:
            raise Unreadable("no start")
        self.starts = {mover: (start, mover) for mover in movers}
        waiting = list(self.starts.values())
        while waiting:
            position = waiting.pop()
            if position in self.nodes:
                continue
            if len(self.nodes) == MOST:
                raise Unreadable("too many positions")
            self.nodes[position] = self.look(*position)
            waiting += [after for after, _ in self.nodes[position][1]]
        self.order()
        self.settle()

    def look(self, components, mover):
        """The payoff of a position that is over, or None; and its options, each once: where it leads, and what it gains."""
        game, other = self.game, mover
        if game.partisan:
            other = "Right" if mover == "Left" else "Left"
        options = set()
        for i, slots in enumerate(components):
            result = game.ended(slots)
            if result:
                return game.payoff(result, slots, mover), []
            for line, (who, _, _) in enumerate(game.moves):
                if who in ("move", mover):
                    for left, gained in game.options_of(line, slots):
                        after = tuple(sorted(components[:i] + components[i + 1 :] + tuple(left)))
                        if len(after) > 8:
                            raise Unreadable("too many components")
                        options.add(((after, other), gained))
        if options:
            return None, sorted(options)
        return game.payoff(game.stuck(), components[0] if components else tuple(game.start), mover), []

    def order(self):
        """Positions, options first, as far as play does not come back."""
        before, left, self.sorted = {}, {}, []
        for position, (_, options) in self.nodes.items():
            targets = {after for after, _ in options}
            left[position] = len(targets)
            for after in targets:
                before.setdefault(after, []).append(position)
            if not targets:
                self.sorted.append(position)
        for position in self.sorted:
            for earlier in before.get(position, ()):
                left[earlier] -= 1
                if left[earlier] == 0:
                    self.sorted.append(earlier)
        self.before, self.cyclic = before, len(self.sorted) < len(self.nodes)

    def settle(self):
        self.scores, self.nimbers, self.outcomes = {}, {}, {}
        letters = lambda payoff: "D" if payoff == 0 else "N" if payoff > 0 else "P"
        if not self.cyclic:
            for position in self.sorted:
                payoff, options = self.nodes[position]
                if self.game.scored:
                    self.scores[position] = payoff if payoff is not None else max(gained - self.scores[after] for after, gained in options)
                    self.outcomes[position] = letters(self.scores[position])
                after = {self.nimbers[one] for one, _ in options} if not self.game.scored else ()
                self.nimbers[position] = next(n for n in range(len(after) + 1) if n not in after)
        if self.game.scored:
            return
        left = {position: len({after for after, _ in options}) for position, (_, options) in self.nodes.items()}
        waiting = []
        for position, (payoff, _) in self.nodes.items():
            if payoff is not None:
                self.outcomes[position] = letters(payoff)
                waiting.append(position)
        for position in waiting:
            for earlier in self.before.get(position, ()):
                if earlier in self.outcomes:
                    continue
                left[earlier] -= self.outcomes[position] == "N"
                if self.outcomes[position] == "P" or left[earlier] == 0:
                    self.outcomes[earlier] = "N" if self.outcomes[position] == "P" else "P"
                    waiting.append(earlier)

    def answer(self, mover):
        position = self.starts[mover]
        out = {"outcome": self.outcomes.get(position, "D")}
        if position in self.scores:
            out["score"] = self.scores[position]
        game = self.game
        if position in self.nimbers and not (game.partisan or game.scored or game.decided or game.passes):
            out["nimber"] = self.nimbers[position]
        return out


def outcome_class(left, right):
    if "D" in (left, right):
        return None
    return {"NN": "N", "PP": "P", "NP": "L", "PN": "R"}[left + right]


def main():
    compared, refused, skipped, wrong = 0, 0, 0, []
    for line in sys.stdin:
        job = json.loads(line)
        try:
            game = RuleText(job["text"])
            explored = Explored(game, ["Left", "Right"] if game.partisan else ["Left"])
        except Unreadable:
            skipped += 1
            continue
        for key, mover in (("left", "Left"), ("right", "Right")):
            answer = job.get(key)
            if answer is None:
                continue
            if answer.get("code") == "contradiction":
                wrong.append({"text": job["text"], "first": mover, "found": answer})
                continue
            if "error" in answer:
                refused += 1
                continue
            expected = explored.answer(mover)
            if game.partisan:
                expected["class"] = outcome_class(explored.answer("Left")["outcome"], explored.answer("Right")["outcome"])
            # Nimbers are told where the solver needs them.
            if "nimber" not in answer:
                expected.pop("nimber", None)
            found = {name: answer.get(name) for name in expected}
            compared += 1
            if found != expected:
                wrong.append({"text": job["text"], "first": mover, "found": found, "expected": expected})
    print(json.dumps({"compared": compared, "refused": refused, "skipped": skipped}))
    for one in wrong:
        print(json.dumps(one))


if __name__ == "__main__":
    main()
