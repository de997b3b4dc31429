// Completions of a word in the editor of the lab.
import { expect, test } from 'vitest';
import { completions } from '../../web/lab/completion.js';
import { reserved } from '../../web/lab/reserved.js';

/** The completions of the word before |. */
function at(marked: string) {
  const to = marked.indexOf('|');
  const from = to - (/\w*$/.exec(marked.slice(0, to))?.[0].length ?? 0);
  return completions(marked.replace('|', ''), from, to);
}
const names = (marked: string) => at(marked).flatMap(({ label, type }) => (type === 'variable' ? [label] : []));

test.each([
  ['parts, constants and abbreviations', 'K = 3\nrow[2]: 0..3\nf(x) = x + 1\nn: 0..9; m: 0..3\nmove: z|', ['K', 'row', 'f', 'n', 'm']],
  ['names of the line’s choices', 'n: 0..9\nmove k in 1..3, (i, j) in {(1, 2)} w = k: z|', ['n', 'k', 'w', 'i', 'j']],
  ['also in lines that continue', 'n: 0..9\nmove k in 1..3\n  if z|: n -= k', ['n', 'k']],
  ['not of other lines', 'n: 0..9\nmove k in 1..3: n -= k\nmove: z|', ['n']],
  ['no words of comments and texts', 'n: 0..9 # a: b\nmove "q = {n}": z|', ['n']],
  ['and not the word itself', 'zz|: 0..9', []],
])('%s', (_, text, wanted) => expect(names(text)).toEqual(wanted));

test('names come before words of the language', () => {
  const [first, ...others] = at('most: 0..9\nm|');
  expect(first?.label).toBe('most');
  expect(others.map(({ label }) => label)).toEqual([...reserved, 'hide']);
  for (const { boost } of others) expect(boost).toBeLessThan(first?.boost ?? 0);
});

test.each([
  ['show n as s|', ['stones', 'heaps', 'bar', 'rows', 'strip', 'grid', 'pieces', 'coins', 'lights', 'lines']],
  ['n: 0..9\nshow n across, n on |', undefined],
  ['n: 0..9\nshow n across, n on g|', ['graph', 'arrows', 'edges', 'lines', 'ends']],
])('what parts are shown as: %s', (text, wanted) => expect(at(text).map(({ label }) => label)).toEqual(wanted ?? []));

test.each(['a: 0..9\nmove: a|', 'move a in 1..3: n -= a|', 'move|', '# co|', 'move "ta|', '2|'])('nothing for %s', (text) =>
  expect(at(text)).toEqual([]),
);
