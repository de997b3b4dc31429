// The lines that the lab suggests for contest input, from what the core says of a text; samples in comments.
import { describe, expect, test } from 'vitest';
import type { Checked } from '../../web/engine/protocol.js';
import { contestLines, withLines } from '../../web/lab/contest_lines.js';
import { sameOutput, samplesOf } from '../../web/lab/samples.js';

const checked = (...parameters: NonNullable<Checked['parameters']>): Checked => ({ ok: true, faults: [], notes: [], parameters });

describe('suggested lines', () => {
  test('read starts, lists with a count of a free name, and texts', () => {
    const of = contestLines(
      checked(
        { name: 'a', kind: 'list', default: '2,3' },
        { name: 'N', kind: 'integer', default: '9' },
        { name: 'word', kind: 'text', default: 'ab' },
        { name: 'k', kind: 'integer', default: '3', start: true },
      ),
    );
    expect(of).toBe('read T times: m, a[m], word, k\nprint wins ? "First" : "Second"');
  });

  test('are not there for a code, and where nothing can be read', () => {
    expect(contestLines({ ...checked({ name: 'n', kind: 'integer', default: '3', start: true }), rules: 'n: 0..3' })).toBeUndefined();
    expect(contestLines(checked({ name: 'N', kind: 'integer', default: '3' }))).toBeUndefined();
  });

  test('stand after the first comments, as far to the right as the text', () => {
    expect(withLines('# A game\nn: 0..3\n', 'read n\nprint n')).toBe('# A game\nread n\nprint n\nn: 0..3\n');
    expect(withLines('  n: 0..3\n  move: n -= 1', 'read n\nprint n')).toBe('  read n\n  print n\n  n: 0..3\n  move: n -= 1');
  });
});

test('samples are lines of input, an arrow, and lines of output', () => {
  const text = '# sample: 2\\n3 4 -> First\\nSecond\n#sample: 1->0\n# sample without an arrow\nn: 0..3';
  expect(samplesOf(text)).toEqual([
    { input: '2\n3 4\n', output: 'First\nSecond\n' },
    { input: '1\n', output: '0\n' },
  ]);
  expect(sameOutput('a \nb\n\n', 'a\nb')).toBe(true);
  expect(sameOutput('a\nb', 'a\n b')).toBe(false);
});
