// The number of a short run: it chooses the games, widths and engines that some tests are done for. Ten runs in a row do all.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { at, root } from './place.mjs';

const file = at('build', 'turn.json');

function previous() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Where a fresh clone begins: the same turn for the same commit, so that a failure elsewhere can be repeated. */
function first() {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return Number.parseInt(stdout?.slice(0, 6) || '0', 16) % 10;
}

/** The next turn, 0 to 9; GRUNDY_TURN chooses another one. */
export function nextTurn() {
  if (process.env.GRUNDY_TURN) return Number(process.env.GRUNDY_TURN);
  const before = previous();
  const turn = before === undefined ? first() : (before + 1) % 10;
  mkdirSync(at('build'), { recursive: true });
  writeFileSync(file, `${turn}\n`);
  return turn;
}
