// The text of the lab: typed, checked, accepted, and the consequences for its page.
import { expect, test } from 'vitest';
import type { Checked } from '../../web/engine/protocol.js';
import { faultsOf, isEmpty, isStale, isUnread, type RuleText, withCheck, withoutAccepted } from '../../web/lab/rule_text.js';

const right: Checked = { ok: true, faults: [], notes: [] };
const wrong: Checked = { ok: false, faults: [{ line: 1, column: 3, message: ['no'] as never }], notes: [] };
const stateOf = (text: RuleText): string =>
  [
    ...(isEmpty(text) ? ['empty'] : []),
    ...(isUnread(text) ? ['unread'] : []),
    ...(isStale(text) ? ['stale'] : []),
    ...faultsOf(text).map(({ line, column }) => `${line}:${column}`),
  ].join(' ');

test('from an empty page to rules that are changed, broken, mended and deleted', () => {
  let text: RuleText = {};
  expect(stateOf(text)).toBe('empty');
  text = { ...text, typed: 'n' };
  expect(stateOf(text)).toBe('unread');
  text = withCheck(text, 'n', wrong);
  expect(stateOf(text)).toBe('1:3');
  expect(text.accepted).toBe(undefined);
  text = withCheck({ ...text, typed: 'n: 0..9' }, 'n: 0..9', right);
  expect(stateOf(text)).toBe('');
  expect(text.accepted?.text).toBe('n: 0..9');
  // Until the next is checked, the page shows the one before.
  text = { ...text, typed: 'n: 0..' };
  expect(stateOf(text)).toBe('stale');
  text = withCheck(text, 'n: 0..', wrong);
  expect(stateOf(text)).toBe('stale 1:3');
  expect(text.accepted?.text).toBe('n: 0..9');
  // Back at the accepted text nothing is stale, though its check is still to come.
  expect(isStale({ ...text, typed: 'n: 0..9' })).toBe(false);
  text = withoutAccepted({ ...text, typed: ' \n' });
  expect(stateOf(text)).toBe('empty');
  expect(text.accepted).toBe(undefined);
});

test('the result of a text that is no longer typed is kept for what it is', () => {
  const text = withCheck({ typed: 'n: 0..99' }, 'n: 0..9', right);
  expect(text.accepted?.text).toBe('n: 0..9');
  expect(stateOf(text)).toBe('stale');
});
