// The calculator of values over the module that the build left: its answers are the command's; refusals, and cancelling.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadCommand } from '../../bin/module.mjs';
import createValues from '../../build/wasm/values.mjs';
import { directLink } from '../../web/engine/direct_link.js';
import { EngineError } from '../../web/engine/errors.js';
import type { Connect } from '../../web/engine/link.js';
import { compile, type Factory, instantiate } from '../../web/engine/load.js';
import { catalogueOf, render } from '../../web/engine/message.js';
import type { ToSession } from '../../web/engine/protocol.js';
import { startCalculator, type ValueBindings, valuePhrases, valuing } from '../../web/engine/valuing.js';

const wasm = readFileSync(new URL('../../build/wasm/values.wasm', import.meta.url));
const fixture = readFileSync(new URL('../fixtures/values.tsv', import.meta.url), 'utf8');
const values = fixture.split('\n').flatMap((line) => (line ? [line.split('\t')[0] as string] : []));
const { command } = await loadCommand();
const printed = (...words: string[]) => Buffer.from(command(words).out).toString();

/** A session in the same thread; `posted` gets the messages to it. */
const inThisThread =
  (posted: ToSession[], createModule: Factory = createValues): Connect =>
  (receive, died) => {
    const link = directLink(createModule, {}, valuing)(receive, died);
    return {
      ...link,
      post(message) {
        posted.push(message);
        link.post(message);
      },
    };
  };
const posted: ToSession[] = [];
const calculator = await startCalculator(wasm, inThisThread(posted));

describe('the module', () => {
  const encode = (text: string) => new TextEncoder().encode(text);

  /** The JSON of a report, as the module writes it. */
  async function written(open: (module: ValueBindings) => ReturnType<ValueBindings['value']>): Promise<string> {
    const module = (await instantiate(createValues, await compile(wasm))) as unknown as ValueBindings;
    const opened = open(module);
    if (!opened.ok) throw new Error(opened.error.said);
    for (;;) {
      const slice = module.advance(opened.handle, 5);
      if (!slice.ok) throw new Error(slice.error.said);
      if (slice.progress < 1) continue;
      module.close(opened.handle);
      expect(module.advance(opened.handle, 5).ok).toBe(false);
      return slice.json as string;
    }
  }

  test('values as the command does, byte for byte', async () => {
    expect(values.length).toBe(61);
    for (const one of values) {
      expect(`${await written((module) => module.value(encode(one)))}\n`, one).toBe(printed('value', one));
    }
  });

  test('compares as the command does', async () => {
    const pairs = values.slice(1).map((one, i) => [one, values[i] as string] as const);
    for (const [one, two] of pairs) {
      expect(`${await written((module) => module.compare(encode(one), encode(two)))}\n`).toBe(printed('compare', one, two));
    }
  });
});

describe('what values are made of', () => {
  test('options make the value again, and are told as the command tells values', async () => {
    for (const one of values) {
      const { left, right, more } = await calculator.options(one);
      if (more) continue;
      const form = `{${left.map(({ ascii }) => ascii).join()}|${right.map(({ ascii }) => ascii).join()}}`;
      expect((await calculator.compare(form, one)).relation, one).toBe('=');
      for (const option of [...left, ...right]) expect(option).toEqual(JSON.parse(printed('value', option.ascii ?? '')));
    }
    expect(await calculator.options('*100')).toMatchObject({ more: true });
    expect(await calculator.options('0')).toEqual({ left: [], right: [] });
  });

  test('a cooled game stops where the walls are; above the temperature it is its mean', async () => {
    const wallAt = (wall: readonly (readonly [string, string])[], tax: string) => wall.find(([t]) => t === tax)?.[1];
    let corners = 0;
    for (const one of values) {
      const { walls, mean, temperature } = await calculator.value(one);
      for (const [tax] of [...walls.left, ...walls.right]) {
        const cooled = await calculator.cooled(one, tax);
        const [left, right] = [wallAt(walls.left, tax), wallAt(walls.right, tax)];
        if (left !== undefined) expect(cooled.left_stop, `${one} at ${tax}`).toBe(left);
        if (right !== undefined) expect(cooled.right_stop, `${one} at ${tax}`).toBe(right);
        ++corners;
      }
      if (!temperature.startsWith('-')) expect((await calculator.cooled(one, `${temperature} + 1/8`)).value).toBe(mean);
    }
    expect(corners).toBeGreaterThan(100);
    expect((await calculator.cooled('{2|0}', '1')).value).toBe('1*');
    await expect(calculator.cooled('{2|0}', '-1')).rejects.toMatchObject({ field: 'tax' });
    await expect(calculator.cooled('{2|0}', '*')).rejects.toMatchObject({ field: 'tax' });
  });
});

describe('refusals', () => {
  const refusal = (expression: string) =>
    calculator.value(expression).then(
      () => undefined,
      (error: EngineError) => [error.code, error.column, render(error.said, catalogueOf('en', valuePhrases))],
    );

  test('name the character, what is allowed, and what was found', async () => {
    expect(await refusal('{2|x}')).toEqual([
      'parameter',
      4,
      'character 4: expected a value: a number, *, ^, v, +-, Tiny(, { or (, got "x"',
    ]);
    expect(await refusal('2 + stars')).toEqual([
      'parameter',
      5,
      'character 5: expected a value: a number, *, ^, v, +-, Tiny(, { or (, got "stars"',
    ]);
    expect((await refusal('↑ + 𝟙'))?.slice(0, 2)).toEqual(['parameter', 5]);
    expect((await refusal(''))?.[1]).toBe(1);
    expect((await refusal('\ud800'))?.[1]).toBe(1);
  });

  test('of values beyond reach have no character', async () => {
    expect(await refusal('1/4611686018427387904 + {1/4611686018427387904|0}')).toEqual([
      'reach',
      undefined,
      'expected numbers no finer than 2^-62, got a finer one',
    ]);
  });

  test('end nothing: the next call is answered', async () => {
    await refusal('{');
    expect((await calculator.value('1')).value).toBe('1');
    const compared = await calculator.compare('1', 'x').catch((error: EngineError) => error);
    expect(compared).toBeInstanceOf(EngineError);
    expect(compared).toMatchObject({ field: 'B', column: 1, message: expect.stringMatching(/^B: character 1: expected a value/) });
  });
});

test('a call that is cancelled ends, and the next is answered at once', async () => {
  // Switches whose sums are all different: 2^18 positions.
  const many = Array.from({ length: 18 }, (_, i) => `{${3 ** (i + 1)}|${-(2 ** i)}}`).join(' + ');
  const cancel = new AbortController();
  const long = calculator.value(many, cancel).catch((error: DOMException) => error.name);
  await new Promise((resolve) => setTimeout(resolve, 40));
  const from = performance.now();
  cancel.abort();
  expect(await long).toBe('AbortError');
  expect((await calculator.value('↑')).ascii).toBe('^');
  expect(performance.now() - from).toBeLessThan(1000);
  expect(posted.some(({ kind }) => kind === 'cancel')).toBe(true);
});

test('reports that run at the same time are answered each', async () => {
  const all = await Promise.all(values.map((one) => calculator.value(one)));
  expect(all.map(({ ascii }) => ascii)).toEqual(values.map((one) => JSON.parse(printed('value', one)).ascii));
});

test('a module that dies is started again', async () => {
  let starts = 0;
  const failing: Factory = (options) => (++starts === 1 ? Promise.reject(new Error('no memory')) : createValues(options));
  const one = await startCalculator(wasm, inThisThread([], failing));
  const error = await one.value('1').catch((reason: EngineError) => reason);
  expect(error).toMatchObject({ code: 'crashed', message: expect.stringContaining('no memory') });
  expect((await one.value('1')).value).toBe('1');
  expect(starts).toBe(2);
  one.close();
  await expect(one.value('1')).rejects.toMatchObject({ code: 'closed' });
});
