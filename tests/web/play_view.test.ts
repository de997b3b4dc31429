// Results of the play view: where arrow keys lead, who made a mistake.
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import type { Explanation } from '../../web/engine/api.js';
import { shortOf } from '../../web/games/index.js';
import { mexRow } from '../../web/views/explain/mex.js';
import { pointsOf } from '../../web/views/play/chart.js';
import { nextTarget } from '../../web/views/play/focus.js';
import { Questions } from '../../web/views/play/questions.js';
import { type GameRecord, persons, readRecord, recordParts } from '../../web/views/play/record.js';
import { reviewed } from '../../web/views/play/review.js';
import { type Route, readRoute, routeHash } from '../../web/workspace/route.js';
import { twins } from '../commands/twins.mjs';
import { openEngine } from './engine.js';

const engine = await openEngine();
afterAll(() => engine.close());

/** Chance that is the same in every run: a linear congruential generator. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

const at = (x: number, y: number) => ({ x, y, width: 1, height: 1 });

describe('arrow keys', () => {
  const grid = [at(0, 0), at(2, 0), at(4, 0), at(0, 2), at(2, 2)];

  test('lead to the nearest target in their direction', () => {
    expect(nextTarget(grid, 0, 'ArrowRight')).toBe(1);
    expect(nextTarget(grid, 1, 'ArrowDown')).toBe(4);
    expect(nextTarget(grid, 4, 'ArrowUp')).toBe(1);
    expect(nextTarget(grid, 4, 'ArrowLeft')).toBe(3);
    expect(nextTarget(grid, 3, 'End')).toBe(4);
    expect(nextTarget(grid, 3, 'Home')).toBe(0);
  });

  test('lead nowhere where there is nothing, and other keys do nothing', () => {
    expect(nextTarget(grid, 2, 'ArrowRight')).toBeUndefined();
    expect(nextTarget(grid, 0, 'ArrowUp')).toBeUndefined();
    expect(nextTarget(grid, 0, 'x')).toBeUndefined();
    expect(nextTarget([], 0, 'ArrowRight')).toBeUndefined();
  });

  test('reach every target of a row of odd ones from any other', () => {
    const row = [at(0, 0), at(3, 0.4), at(4.5, 0), at(9, 0.2)];
    const seen = new Set([0]);
    for (let here: number | undefined = 0; here !== undefined; ) {
      here = nextTarget(row, here, 'ArrowRight');
      if (here !== undefined) seen.add(here);
    }
    expect([...seen]).toEqual([0, 1, 2, 3]);
  });
});

test('the row of a mex leaves out no nimber that occurs', async () => {
  const nim = await engine.open('nim', { heaps: [20, 16] });
  const explanation = await nim.explain();
  const { near, far } = mexRow(explanation) ?? { near: [], far: [] };
  const present = near.filter(({ present }) => present).map(({ value }) => value);
  expect(far.length).toBeGreaterThan(0);
  // Only where a number is missing does the row break off.
  expect(far[0]).toBeGreaterThan(near.length);
  expect([...present, ...far]).toEqual(
    [...new Set(explanation.options.map(({ nimber }) => Number(nimber)))].sort((one, other) => one - other),
  );
  expect(near.find(({ present }) => !present)?.value).toBe(explanation.nimber);
  expect(near.map(({ value }) => value)).toEqual(near.map((_, i) => i));
  nim.close();
});

describe('the chart', () => {
  const byTurns = (index: number) => (index % 2) as 0 | 1;
  const of = (outcome: Explanation['outcome'], remoteness?: number) =>
    ({ outcome, ...(remoteness === undefined ? {} : { remoteness }) }) as Explanation;

  test('says who is ahead by how much, and where that changed', () => {
    // The first player wins, gives it away, gets it back.
    const points = pointsOf([of('N', 3), of('N', 3), of('N', 1), of('P', 0)], byTurns);
    expect(points.map(({ ahead }) => ahead)).toEqual([1, -1, 1, 1]);
    expect(points.map(({ mistake }) => mistake)).toEqual([false, true, true, false]);
    expect(points.map(({ remaining }) => remaining)).toEqual([3, 3, 1, 0]);
  });

  test('has draws in the middle, and turns over when the second player begins', () => {
    expect(pointsOf([of('D'), of('D')], byTurns).map(({ ahead }) => ahead)).toEqual([0, 0]);
    expect(pointsOf([of('N', 1), of('P', 0)], (i) => byTurns(i + 1)).map(({ ahead }) => ahead)).toEqual([-1, -1]);
  });
});

describe('the quiz', () => {
  test('asks for no position twice before all were asked, and for none that is over', async () => {
    for (const { id } of engine.games) {
      const solution = await engine.open(id, twins(id, 3)[0]);
      const questions = new Questions(solution, dice(7));
      const found = [];
      for (let i = 0; i < 20; ++i) found.push((await questions.next()) as Explanation);
      const states = found.map(({ state }) => state);
      const again = states.findIndex((state, i) => states.indexOf(state) < i);
      const round = again < 0 ? states.length : again;
      expect(round, id).toBeGreaterThan(1);
      // The second round begins anew.
      const second = states.slice(round, round + Math.ceil(round / 2));
      expect(new Set(second).size, id).toBe(second.length);
      expect(
        found.every(({ best }) => best !== undefined),
        id,
      ).toBe(true);
      solution.close();
    }
  });

  test('is balanced wherever the table has both, and offers a draw only where there is one', async () => {
    const draws: string[] = [];
    /** Where the default table is too small for so many questions. */
    const larger: Record<string, Record<string, string>> = { graph: { edges: 'random:90:260:1' } };
    for (const { id } of engine.games) {
      const solution = await engine.open(id, larger[id]);
      const questions = new Questions(solution, dice(11));
      const kinds = new Map<string, number>();
      const states = new Set<string>();
      for (let i = 0; i < 18; ++i) {
        const { outcome = '', state = '' } = (await questions.next()) ?? {};
        kinds.set(outcome, (kinds.get(outcome) ?? 0) + 1);
        states.add(state);
      }
      expect(states.size, id).toBe(18);
      if (await questions.draws()) draws.push(id);
      const each = (await questions.draws()) ? 6 : 9;
      expect([...kinds].sort(), id).toEqual((each === 6 ? ['D', 'N', 'P'] : ['N', 'P']).map((kind) => [kind, each]));
      solution.close();
    }
    expect(draws.sort()).toEqual(['dominoes', 'graph', 'letter-picking']);
  });

  test('begins near the end of the game', async () => {
    const pawn = await engine.open('ungame', { n: 1000 });
    const questions = new Questions(pawn, dice(5));
    const remotenesses: number[] = [];
    for (let i = 0; i < 30; ++i) remotenesses.push(Number((await questions.next())?.remoteness));
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(mean(remotenesses.slice(0, 10))).toBeLessThan(mean(remotenesses.slice(20)));
    pawn.close();
  });
});

describe('the short game', () => {
  test.each(engine.games.map(({ id }) => id))('of %s lasts 5 to 15 moves, and is won by whoever moves first', async (id) => {
    const solution = await engine.open(id, shortOf(id));
    const play = await solution.play();
    expect(play.position.outcome).toBe('N');
    while (play.position.best !== undefined) await play.move(play.position.best);
    expect(play.moves.length).toBeGreaterThanOrEqual(5);
    expect(play.moves.length).toBeLessThanOrEqual(15);
    solution.close();
  });
});

describe('the review', () => {
  test('tells mistakes, slow moves and only moves, as the rules have them', async () => {
    const bachet = await engine.open('bachet', { take: '1,2,3', n: 11 });
    const play = await bachet.play();
    // 11 is won by taking 3 alone; taking 1 gives that away; 10 is won by taking 2 alone.
    for (const stones of [1, 2, 3, 1]) {
      const option = play.position.options.find(({ move }) => move === `take ${stones}`);
      await play.move(option?.play as string);
    }
    const review = reviewed(play.positions as never, play.moves);
    expect(review.map(({ mark }) => mark)).toEqual(['?', '!', undefined, '!']);
    expect(review.map(({ perfect }) => perfect)).toEqual([false, true, true, true]);
    expect(review[0]?.better).toBe('take 3');
    bachet.close();
  });

  test('agrees with the outcomes and lengths of every option of every game', async () => {
    for (const { id } of engine.games) {
      const solution = await engine.open(id, shortOf(id));
      const play = await solution.play();
      const roll = dice(3);
      for (let i = 0; i < 6 && play.position.best !== undefined; ++i) {
        const move = await play.choose(0, roll);
        if (move === undefined) break;
        await play.move(move);
      }
      const review = reviewed(play.positions as never, play.moves);
      for (const [i, { mark, perfect }] of review.entries()) {
        const before = play.positions[i] as Explanation;
        const after = play.positions[i + 1] as Explanation;
        const kept = { N: 'P', P: 'N', D: 'D' }[before.outcome] === after.outcome;
        const given = !kept && before.outcome !== 'P';
        expect(mark === '?', id).toBe(given);
        if (perfect && before.remoteness !== undefined) expect(Number(after.remoteness), id).toBe(Number(before.remoteness) - 1);
        if (mark === '!')
          expect(
            before.options.filter(({ outcome }) => outcome === 'P'),
            id,
          ).toHaveLength(1);
      }
      solution.close();
    }
  });
});

test('a game is written and read again', () => {
  const move = fc.stringMatching(/^\d{1,4}(,\d{1,4}){0,2}$/);
  const record = fc.record({
    start: fc.stringMatching(/^(\d{1,5}(,\d{1,5}){0,4})?$/),
    starts: fc.constantFrom(0 as const, 1 as const),
    person: fc.constantFrom(...persons),
    skill: fc.integer({ min: 0, max: 100 }),
    moves: fc.array(move),
    step: fc.nat(1e6),
  });
  fc.assert(
    fc.property(record, fc.boolean(), (given, waits) => {
      const played: GameRecord = { ...given, ...(waits && { waits: true as const }) };
      const { match = '', moves = '' } = Object.fromEntries(recordParts(played));
      expect(readRecord(match, moves)).toEqual(played);
      const route: Route = { game: 'nim', parameters: {}, view: 'play', played };
      expect(readRoute(routeHash(route))).toEqual(route);
    }),
  );
  for (const nonsense of ['', '3,5', '3;0;nobody;100;0', '3;0;first;101;0', '3;2;first;1;0'])
    expect(readRecord(nonsense, '')).toBeUndefined();
  expect(readRecord('3;0;first;100;0', 'x')).toBeUndefined();
});
