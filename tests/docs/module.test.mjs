// The examples of docs/reference/module.md: each is run on its own, after the lines that the page begins with.
import { expect, test } from 'vitest';
import { certify, check } from '../../bin/certificates.mjs';
import { createEngine } from '../../lib/node.js';
import { commentOf, declarations, examples, prologue } from '../../scripts/docs/module.mjs';

const AsyncFunction = (async () => {}).constructor;
const beginning = prologue().replace(/^import .*\n/gm, '');

/** The value of an expression after the page's first lines; `undefined` is not JSON. */
async function resultOf({ before, expression }) {
  const text = `${beginning}\n${before}\ntry {\n  return [${expression}];\n} finally {\n  engine.close();\n}`;
  const [value] = await new AsyncFunction('createEngine', 'certify', 'check', text)(createEngine, certify, check);
  return value === undefined ? 'undefined' : JSON.stringify(value);
}

const all = examples();

test.each(all.map((example) => [example.name, example]))('%s', async (_, example) => {
  expect(await resultOf(example)).toBe(example.value);
});

test('every function but the one for browsers has an example', () => {
  const functions = ['Engine', 'ValueEngine', 'RuleFinder', 'Solution', 'Table', 'Play'].flatMap((name) =>
    declarations()
      .get(name)
      .members.map((member) => `${name}.${member.name.text}`),
  );
  expect(functions.filter((name) => !all.some((example) => example.name === name))).toEqual(['Table.draw']);
});

/** Refused calls, with their codes: those that the page has under *throws*. */
const refused = [
  [
    'Engine.judge',
    'input',
    (engine) => engine.judge('rules', 'x', { parameters: { text: 'n: 0..9; move k in 1..3: n -= k; read n; print "A", "B"' } }),
  ],
  ['Engine.judge', 'usage', (engine) => engine.judge('nothing', '')],
  ['Engine.open', 'parameter', (engine) => engine.open('rules', { text: 'n' })],
  ['Engine.open', 'usage', (engine) => engine.open('nothing')],
  ['ValueEngine.value', 'parameter', (engine) => engine.value('{')],
  ['ValueEngine.compare', 'parameter', (engine) => engine.compare('{', '1')],
  ['RuleFinder.findRule', 'parameter', (engine) => engine.findRule({ text: 'n' })],
  ['Table.table', 'usage', (_, solution) => solution.table('score')],
  ['Table.table', 'usage', (_, solution) => solution.table('outcome', { column: 0, row: 0, width: 99_999, height: 99_999 })],
  ['Table.csv', 'usage', (_, solution) => solution.csv('score')],
  ['Table.paint', 'usage', (_, solution) => solution.paint({ x: 0, y: 0, step: 1, width: 1, height: 1, layer: 'score' })],
  ['Solution.explain', 'usage', (_, solution) => solution.explain([99, 0])],
  ['Solution.explain', 'usage', (_, solution) => solution.explain('99')],
  ['Table.seek', 'usage', (_, solution) => solution.seek({ from: [99, 0], along: 'row', outcomes: 'P' })],
  ['Solution.alike', 'usage', (_, solution) => solution.alike('nimber', [99, 0])],
  ['Solution.anyMove', 'usage', (_, solution) => solution.anyMove('99', 0)],
  ['Solution.follow', 'usage', (_, solution) => solution.follow('8', '0,3')],
  ['Solution.play', 'usage', (_, solution) => solution.play('99')],
  [
    'Solution.difference',
    'usage',
    async (engine, solution) => solution.difference('nimber', await engine.open('rules', { text: 'n: 0..5; move: n -= 1' }), 'nimber'),
  ],
  ['Solution.wrap', 'usage', async (engine) => (await engine.open('rules', { text: 'a: 0..3; b: 0..3; move: a -= 1' })).wrap(2)],
  ['Play.move', 'usage', (_, solution) => solution.play().then((play) => play.move('0,3'))],
];

test.each(refused)('%s rejects with %s', async (name, code, call) => {
  const [type, member] = name.split('.');
  const node = declarations()
    .get(type)
    .members.find((one) => one.name.text === member);
  const { throws } = commentOf(node);
  const as = /^As `(\w+)`/.exec(throws)?.[1];
  if (as) expect(refused.some(([other, same]) => other.endsWith(`.${as}`) && same === code)).toBe(true);
  else expect(throws).toContain(`\`${code}\``);
  const engine = await createEngine();
  const solution = await engine.open('rules', { text: 'n: 0..20 = 8; move k in 1..3: n -= k' });
  await expect(call(engine, solution)).rejects.toMatchObject({ name: 'EngineError', code });
  engine.close();
});
