// npm run census: writes jobs for `grundyscope batch` that survey families of games, to build/census/FAMILY.jsonl: the period of each.
import { mkdirSync, writeFileSync } from 'node:fs';
import { at } from './steps/place.mjs';
import { main, print } from './steps/terminal.mjs';

/** Heaps of the octal games. */
const largestHeap = 100_000;
/** The largest number in a set, and the heaps that are enough to prove the period of every set. */
const mostTaken = 16;
const enough = 1000;

const job = (id, parameters) => ({ id, game: 'rules', parameters, want: 'period' });

/** The codes 0.d1d2d3 with the digits 0 to 7, but for 0.000, which has no move. */
function* octalGames() {
  for (let code = 1; code < 512; code++) {
    const text = `0.${code.toString(8).padStart(3, '0')}`;
    yield job(text, { text, N: largestHeap });
  }
}

/** The games in which a number of a set is taken, for every set. */
function* subtractionGames() {
  for (let set = 1; set < 2 ** mostTaken; set++) {
    const numbers = Array.from({ length: mostTaken }, (_, i) => i + 1).filter((number) => (set >> (number - 1)) & 1);
    yield job(numbers.join(','), { text: `n: 0..${enough}\nmove k in {${numbers}}: n -= k` });
  }
}

await main(async () => {
  mkdirSync(at('build', 'census'), { recursive: true });
  for (const [family, jobs] of Object.entries({ octal: [...octalGames()], subtraction: [...subtractionGames()] })) {
    const path = `build/census/${family}`;
    writeFileSync(at(`${path}.jsonl`), jobs.map((one) => `${JSON.stringify(one)}\n`).join(''));
    print(`${jobs.length} jobs. To run them: node bin/grundyscope.mjs batch --resume ${path}.results.jsonl < ${path}.jsonl`);
  }
});
