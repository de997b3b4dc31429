// Answers of the commands when all is well.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { at, both, bothInside, ids, samples } from './both.mjs';

test('list names the games that are promised', () => {
  const { status, out } = both(['list']);
  expect(status).toBe(0);
  expect(out).toMatch(/^([a-z-]+\t[^\t\n]+\n)+$/);
  const promised = readFileSync(at('docs/contract.md'), 'utf8').split('\n## Games\n')[1].split('\n### ')[0];
  expect([...ids].sort()).toEqual([...promised.matchAll(/`([a-z-]+)`/g)].map(([, id]) => id).sort());
});

test('no command, help and --help all give the usage', () => {
  const usage = both([]);
  expect(usage.out).toMatch(/^usage: /);
  for (const word of ['help', '--help', '-h']) expect(both([word])).toEqual(usage);
});

describe.each(ids)('%s', (id) => {
  test.each(samples(id).map((sample, index) => [index, sample]))('judges sample %i', (index, { input, output }) => {
    // The first as people run it.
    const run = index === 0 ? both : bothInside;
    expect(run(['judge', id], input)).toEqual({ status: 0, out: output, err: '' });
  });

  test('a byte-order mark and carriage returns do not matter to the judge', () => {
    const [{ input, output }] = samples(id);
    expect(bothInside(['judge', id], `\ufeff${input.replaceAll('\n', '\r\n')}`)).toEqual({ status: 0, out: output, err: '' });
  });

  test('has help', () => expect(bothInside(['help', id]).status).toBe(0));

  test('answers by its defaults', () => {
    const { status, out } = bothInside(['answer', id]);
    expect(status).toBe(0);
    const answer = JSON.parse(out);
    expect(answer.outcome).toMatch(/^[NPD]$/);
    expect(answer.text).not.toBe('');
  });

  test('explains by its defaults', () => {
    const { status, out } = both(['explain', id]);
    expect(status).toBe(0);
    const explanation = JSON.parse(out);
    expect(explanation).toMatchObject({ outcome: expect.stringMatching(/^[NPD]$/), reason: { kind: expect.any(String) } });
    expect(explanation.options.length).toBeLessThanOrEqual(1000);
  });

  test('tables agree in every layer and format', () => {
    for (const layer of ['outcome', 'nimber', 'remoteness']) {
      const formats = ['csv', 'json', 'pgm'].map((format) => {
        // Once through a pipe.
        const run = layer === 'outcome' && format === 'csv' ? both : bothInside;
        return run(['table', id, '--layer', layer, '--format', format]);
      });
      const statuses = new Set(formats.map(({ status }) => status));
      expect(statuses.size).toBe(1);
      if (!statuses.has(0)) continue;
      const [csv, json] = formats.map(({ out }) => out);
      const { width, height, rows } = JSON.parse(json);
      expect(rows.length).toBe(height);
      expect(rows.every((row) => row.length === width)).toBe(true);
      expect(csv).toBe(rows.map((row) => `${row.map((cell) => cell ?? '').join(',')}\n`).join(''));
      expect(formats[2].out.startsWith('P5')).toBe(true);
    }
  });
});

test('check says whose points a score is', () => {
  const notes = (end) => {
    const text = `n: 0..9 = 7\nmove k in {1, 2}: n -= k\n${end}`;
    const { notes } = JSON.parse(bothInside(['check', 'rules', '-p', `text=${text}`]).out);
    return notes.filter(({ line }) => line === 3).map(({ message }) => message);
  };
  expect(notes('end: score n')).toEqual([expect.stringContaining('the points of the player to move at the end')]);
  expect(notes('end: score first n')).toEqual([expect.stringContaining('the points of the player who began; second = 1')]);
  expect(notes('end: next loses')).toEqual([]);
});
