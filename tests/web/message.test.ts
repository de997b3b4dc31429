// Messages in words: patterns, plurals, and what is never taken for a pattern.
import { afterAll, describe, expect, test } from 'vitest';
import { untranslated } from '../../web/engine/api_messages.js';
import { EngineError, placed } from '../../web/engine/errors.js';
import { catalogueOf, type Message, render } from '../../web/engine/message.js';
import { createEngine } from '../../web/engine/node.js';
import { openEngine, wasmFile } from './engine.js';

const english = catalogueOf('en', {
  take: 'take {} from heap {}',
  next: '{}, then {}',
  moves: { one: '{} move', other: '{} moves' },
  nothing: 'nothing',
  'at-line': 'line {}, token {}: {}',
  'at-field': '{}: {}',
});
const rendered = (message: Message) => render(message, english);

describe('messages', () => {
  test('are filled from left to right, in each other', () => {
    expect(rendered(['take', 2, 3])).toBe('take 2 from heap 3');
    expect(rendered(['next', ['take', 1, 1], 'x'])).toBe('take 1 from heap 1, then x');
    expect(rendered(['nothing'])).toBe('nothing');
    expect(rendered('3,5,7')).toBe('3,5,7');
    expect(rendered(12)).toBe('12');
  });

  test('are filled in the order of the language', () => {
    expect(render(['take', 2, 3], catalogueOf('en', { take: 'from heap {2} take {1}' }))).toBe('from heap 3 take 2');
  });

  test('count as the language does', () => {
    expect(rendered(['moves', 1])).toBe('1 move');
    expect(rendered(['moves', 0])).toBe('0 moves');
    expect(rendered(['moves', '340282366920938463463374607431768211456'])).toBe('340282366920938463463374607431768211456 moves');
    const polish = catalogueOf('pl', { moves: { one: '{} ruch', few: '{} ruchy', many: '{} ruchów', other: '{} ruchu' } });
    expect([1, 3, 5].map((n) => render(['moves', n], polish))).toEqual(['1 ruch', '3 ruchy', '5 ruchów']);
    // Spanish has a form for millions; who does not give it means the one for all others.
    expect(render(['moves', 1_000_000], catalogueOf('es', { moves: { one: '{} jugada', other: '{} jugadas' } }))).toBe('1000000 jugadas');
  });

  test('that the catalogue lacks are their ids', () => {
    expect(rendered(['unheard-of', 1])).toBe('unheard-of');
  });

  test.each(['{}', '{1}', '{2} {}', '\ue000a|b\ue002', '$&', '$1', '["take",1,1]', '|', 'constructor'])('take %s as it is', (text) => {
    expect(rendered(text)).toBe(text);
    expect(rendered(['next', text, text])).toBe(`${text}, then ${text}`);
    expect(rendered(['next', ['next', text, 1], 2])).toBe(`${text}, then 1, then 2`);
    expect(rendered(placed(text, { field: text }))).toBe(`${text}: ${text}`);
  });

  test('have their place put in front of them once', () => {
    expect(rendered(placed('no', { line: 2, token: 1 }))).toBe('line 2, token 1: no');
    expect(rendered(placed('no', { field: 'n' }))).toBe('n: no');
    expect(rendered(placed('no', {}))).toBe('no');
  });
});

describe('an engine', async () => {
  const engine = await openEngine();
  afterAll(() => engine.close());

  test('says English, and keeps what it says for other languages', async () => {
    const nim = await engine.open('nim');
    expect((await nim.answer()).text).toBe('The first player wins in 15 moves');
    const same = await untranslated(engine).open('nim');
    expect((await same.answer()).text).toEqual(['wins-in', ['first-player'], ['moves', 15]]);
    expect((await same.explain()).options[0]?.move).toEqual(['take-from-heap', 1, 1]);
    nim.close();
    same.close();
  });

  test.each(['\ue000a|b\ue002', '{}', '["take",1]', '<b>'])('takes %s as a name and as a value', async (odd) => {
    for (const parameters of [{ [odd]: '6' }, { heaps: `x${odd}` }]) {
      const error = await engine.open('nim', parameters).then(
        () => undefined,
        (reason) => reason,
      );
      expect(error).toBeInstanceOf(EngineError);
      expect(error.message.startsWith(`${Object.keys(parameters)[0]}: expected `)).toBe(true);
      expect(render(placed(error.said, error), catalogueOf('en', untranslated(engine).phrases))).toBe(error.message);
    }
  });

  test('says another language as far as it has its phrases', async () => {
    const spanish = await createEngine({
      wasm: wasmFile,
      words: { language: 'es', phrases: { 'wins-in': '{} gana en {}', draw: 'Empate' } },
    });
    const nim = await spanish.open('nim');
    expect((await nim.answer()).text).toBe('The first player gana en 15 moves');
    spanish.close();
  });

  test('gives errors as a code, a place and a message', async () => {
    await expect(engine.judge('nim', '2\n1 x\n')).rejects.toMatchObject({
      code: 'input',
      line: 2,
      token: 2,
      message: 'line 2, token 2: expected the size of a heap, a number from 0 to 9223372036854775807, got "x"',
      said: ['expected', ['number-in', ['heap-size'], ['from-to', 0, '9223372036854775807']], '"x"'],
    });
  });
});
