import { expect, test } from 'vitest';
import { another } from '../../web/workspace/another.js';
import { openEngine } from './engine.js';

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

test('a random text is as long, of the same letters, and not always the same', () => {
  const made = times(50, () => another('0011', { alphabet: '01', default: '0' }));
  for (const text of made) expect(text).toMatch(/^[01]{4}$/);
  expect(new Set(made).size).toBeGreaterThan(3);
  // No letter that the model lacks; the rows of a board stay.
  for (const text of times(50, () => another('..K/.../X..', { alphabet: '.KX', default: '.' })))
    expect(text).toMatch(/^[.KX]{3}\/[.KX]{3}\/[.KX]{3}$/);
  for (const text of times(50, () => another('a', { alphabet: 'abc', default: 'b' }))) expect(text).toBe('a');
});

test('what is no such text, or nothing, gives one like the default', () => {
  for (const text of ['random:9:1', '', '01x']) expect(another(text, { alphabet: '01', default: '0000' })).toBe('0000');
});

test('no default is a file format of ours, and every game takes a random one of its kind', async () => {
  const engine = await openEngine();
  const specs = engine.games.flatMap(({ id, parameters }) => parameters.map((spec) => ({ id, spec })));
  for (const { spec } of specs) expect(spec.default).not.toContain('random:');
  const random = specs.filter(({ spec }) => spec.alphabet && spec.default);
  expect(random.length).toBeGreaterThan(4);
  for (const { id, spec } of random) {
    const solution = await engine.open(id, { [spec.name]: another(spec.default, spec) });
    expect((await solution.answer()).outcome, `${id} ${spec.name}`).toMatch(/[NPD]/);
    solution.close();
  }
  engine.close();
});
