// Play through the engine: moves, other moves, opponents.
import { afterAll, describe, expect, test } from 'vitest';
import type { Explanation } from '../../web/engine/api.js';
import { dice } from '../../web/games/random.js';
import { openEngine } from './engine.js';
import { byLength } from './length.js';

const engine = await openEngine();
afterAll(() => engine.close());

/** From 0 up to 1, the same for the same seed. */
function chance(seed: number): () => number {
  const roll = dice(seed);
  return () => roll.number(0, 2 ** 30 - 1) / 2 ** 30;
}

test.each(engine.games.map(({ id }) => id))(
  '%s: whole games between perfect, skilled and random players',
  async (id) => {
    const solution = await engine.open(id);
    for (const [seed, skills] of [
      [1, 1],
      [1, 0],
      [0, 1],
      [0.5, 0.5],
    ].entries()) {
      const random = chance(seed);
      const play = await solution.play();
      const most = 300;
      while (play.index < most) {
        const before: Explanation = play.position;
        const skill = skills[play.index % 2] as number;
        const move = await play.choose(skill, random);
        if (move === undefined) break;
        const after = await play.move(move);
        expect(play.position).toBe(after);
        expect(await solution.explain(after.state)).toEqual(after);
        if (skill === 1 && before.outcome === 'N') expect(after.outcome).toBe('P');
        if (skill === 1 && before.outcome === 'D') expect(after.outcome).toBe('D');
        if (skill === 1 && before.remoteness !== undefined) expect(Number(after.remoteness)).toBe(Number(before.remoteness) - 1);
      }
      expect(play.moves.length).toBe(play.index);
      expect(play.positions.length).toBe(play.index + 1);
      if (play.index < most) expect(play.position.options).toEqual([]);
    }
    solution.close();
  },
  120_000,
);

describe('a move by chance', () => {
  /** Chances of 32 bits, as some hosts have them: times 2^53, every one is an even number. */
  const coarse = () => {
    let state = 7;
    return () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 2 ** 32;
    };
  };

  test.each([
    ['bachet', { take: '1,2', n: 5 }, 2],
    ['nim', { heaps: '1,2' }, 3],
    ['take-away', { take: '1,2,3', heaps: '7' }, 3],
  ] as const)('%s %j: all are equally likely', async (id, parameters, count) => {
    const solution = await engine.open(id, parameters);
    const play = await solution.play();
    for (const chance of [coarse(), Math.random]) {
      const seen = new Map<string, number>();
      const draws = 300 * count;
      for (let i = 0; i < draws; ++i) {
        const move = (await play.choose(0, chance)) as string;
        seen.set(move, (seen.get(move) ?? 0) + 1);
      }
      expect(seen.size).toBe(count);
      // Six standard deviations.
      for (const times of seen.values()) expect(Math.abs(times - 300)).toBeLessThan(6 * Math.sqrt(300));
    }
    solution.close();
  });
});

describe('a game', () => {
  test('goes back, forth, and another way', async () => {
    const nim = await engine.open('nim', { heaps: [3, 5, 7] });
    const play = await nim.play();
    await play.move('0,2');
    await play.move('1,0');
    play.goTo(1);
    expect(play.position.state).toBe('2,5,7');
    play.goTo(2);
    expect(play.position.state).toBe('2,0,7');
    play.goTo(0);
    expect((await play.move('2,6')).state).toBe('3,5,6');
    expect(play.moves).toEqual(['2,6']);
    expect(play.positions.map(({ state }) => state)).toEqual(['3,5,7', '3,5,6']);
    expect(() => play.goTo(2)).toThrow(RangeError);
    nim.close();
  });

  test('begins at a cell or at any position, and takes no move but those of the rules', async () => {
    const nim = await engine.open('nim', { heaps: [3, 5, 7] });
    expect((await nim.play([4, 4])).position.state).toBe('4,4,7');
    const play = await nim.play('9,9');
    await expect(play.move('0,9')).rejects.toMatchObject({ code: 'usage', field: 'move' });
    await expect(play.move('2,0')).rejects.toMatchObject({ code: 'usage', field: 'move' });
    await expect(play.move('x')).rejects.toMatchObject({ message: 'move: expected a move of the position, got "x"' });
    expect(play.index).toBe(0);
    await expect(nim.play('a,b')).rejects.toMatchObject({ code: 'usage', field: 'state' });
    nim.close();
  });

  test('of heaps to 10^18 is played by numbers, and the win is not lost', async () => {
    const heaps = ['1000000000000000000', '999999999999999999', '123456789012345678'];
    const nim = await engine.open('nim', { heaps: heaps.join(',') });
    const play = await nim.play();
    const random = chance(5);
    for (let moves = 0; moves < 40; ++moves) {
      const move = await play.choose(moves % 2 === 0 ? 1 : 0, random);
      if (move === undefined) break;
      const { outcome } = await play.move(move);
      expect(outcome).toBe(moves % 2 === 0 ? 'P' : 'N');
    }
    nim.close();
  });

  test('of many heaps, a strip of 10^6 cells and a board of 4096 x 4096 is played, too', async () => {
    for (const [id, parameters] of [
      ['nim', { heaps: Array.from({ length: byLength(200, 1000) }, (_, i) => i) }],
      ['nim', { heaps: Array.from({ length: byLength(300, 2000) }, (_, i) => i), misere: true }],
      ['ungame', { n: 1_000_000 }],
      ['knights', { n: 4096, knights: '4000.4000,3000.1,12.9' }],
      ['tabgame', { top: 'random:100000:1', left: 'random:100000:2' }],
      ['letter-picking', { s: 'random:100000:3' }],
    ] as const) {
      const solution = await engine.open(id, parameters as never);
      const play = await solution.play();
      for (let moves = 0; moves < 8; ++moves) {
        const { outcome } = play.position;
        const after = await play.move((await play.choose(1)) as string);
        if (outcome !== 'P') expect(after.outcome).toBe(outcome === 'N' ? 'P' : 'D');
      }
      solution.close();
    }
  }, 120_000);
});
