// Claims about each game: the positions that its proofs point to are what they are said to be.
import { afterAll, expect, test } from 'vitest';
import { loadCommand } from '../../bin/module.mjs';
import { claimsOf } from '../../web/games/claims.js';
import { openEngine } from './engine.js';

const engine = await openEngine();
afterAll(() => engine.close());

test.each(engine.games.map(({ id }) => id))('%s: claims with their proofs, and positions as they are said', async (id) => {
  for (const language of ['en', 'es'] as const) {
    const { claims } = await claimsOf(id, language);
    expect(claims.length).toBeGreaterThanOrEqual(2);
    let seen = 0;
    for (const { claim, kind, steps } of claims) {
      expect(['proved', 'observed']).toContain(kind);
      expect([claim, ...steps.map(({ text }) => text)]).not.toContain('');
      expect(steps.length, claim).toBeGreaterThan(0);
      for (const { text, see } of steps) {
        if (!see) continue;
        seen += 1;
        const solution = await engine.open(id, see.parameters);
        await solution.solve();
        const explained = await solution.explain(see.at);
        expect(explained.outcome, text).toBe(see.outcome);
        if (see.nimber !== undefined) expect(explained.nimber, text).toBe(see.nimber);
        solution.close();
      }
    }
    expect(seen).toBeGreaterThan(0);
  }
});

test('what was counted for them', async () => {
  // Drawn words of four letters.
  let drawn = 0;
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const isDrawn = (word: string): boolean => {
    if (word.length > 0 && word[0] === word.at(-1)) return isDrawn(word.slice(1, -1));
    for (let i = 0; i < word.length; i += 2) if (word[i] !== word[i + 1]) return false;
    return true;
  };
  for (const a of letters)
    for (const b of letters) for (const c of letters) for (const d of letters) if (isDrawn(a + b + c + d)) drawn += 1;
  expect(drawn).toBe(1326);
  // Runs of both outcomes in the rows of the pawn's table.
  const runs = (n: number) => {
    const all = (1n << BigInt(n)) - 1n;
    let [lost, count] = [all, 1];
    for (let k = BigInt(n - 1); k > 0n; --k) {
      const won = ((lost << k) | (lost >> k)) & all;
      lost = all & ~won;
      count += 1 + ((won ^ (won >> 1n)) & (all >> 1n)).toString(2).replaceAll('0', '').length;
    }
    return count;
  };
  expect([1000, 2000, 4000].map(runs)).toEqual([7246, 15830, 34326]);
  const { command } = await loadCommand();
  const lost = (n: number) => JSON.parse(Buffer.from(command(['count', 'ungame', 'runs', '-p', `n=${n}`]).out).toString()).positions;
  expect([1000, 2000, 4000].map(lost)).toEqual([3291, 7249, 15831]);
  for (const n of [1000, 2000, 4000, 64_000]) expect(lost(n) / (n * Math.log(n))).toBeCloseTo(0.48, 2);
  // Six knights on 64 squares that they may share.
  let positions = 1;
  for (let i = 0; i < 6; ++i) positions = (positions * (64 + i)) / (i + 1);
  expect(positions).toBe(119_877_472);
});
