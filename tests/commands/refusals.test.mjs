// Errors of both commands: a clear message on stderr, exit status 2, nothing on stdout, and never a crash.
import { describe, expect, test } from 'vitest';
import { byLength } from '../web/length.ts';
import { bothEnd, bothRefuse, bothRefuseInside, ids, parameters, samples } from './both.mjs';

describe('command line', () => {
  test.each([
    [['fly']],
    [['judge']],
    [['judge', 'chess']],
    [['judge', 'nim', 'twice']],
    [['answer', 'nim', '-p']],
    [['answer', 'nim', '-p', 'heaps']],
    [['answer', 'nim', '-p', '=3']],
    [['answer', 'nim', '-p', 'height=3']],
    [['answer', 'nim', '--layer', 'nimber']],
    [['table', 'nim', '--layer', 'beauty']],
    [['table', 'nim', '--format', 'png']],
    [['table', 'nim', '--window', '0,0,5']],
    [['table', 'nim', '--window', '0,0,0,5']],
    [['table', 'nim', '--window', '250,0,99999999999999999999,1']],
    [['explain', 'nim', '--at', '1']],
    [['explain', 'nim', '--at', '-1,0']],
    [['explain', 'nim', '--at', '9999999,0']],
    [['answer', 'nim', '-p', 'heaps=@no-such-file']],
    [['answer', 'nim', '-p', 'heaps=@.']],
    [['answer', 'ungame', '-p', 'n=ß∞']],
    [['answer', 'nim', '-p', '\ue000a|b\ue002=6']],
    [['answer', 'nim', '-p', 'heaps=\ue000{}\ue001']],
    [['answer', '\ue000']],
    [['answer', 'nim', '-p', '{}={}']],
  ])('%j is refused', (args) => {
    bothRefuse(args);
  });

  test('a table above 4,000,000 cells says how to window it', () => {
    expect(bothRefuse(['table', 'ungame', '-p', 'n=100000'])).toMatch(/window/);
  });
});

describe.each(ids)('judging %s', (id) => {
  const { input } = samples(id)[0];
  const withToken = (index, token) => {
    let seen = -1;
    return input.replace(/\S+/g, (word) => (++seen === index ? token : word));
  };
  const count = input.match(/\S+/g).length;
  const places = [...new Set([0, 1, 2, 3, count - 1])].filter((place) => place < count);

  test('nothing at all', () => {
    bothEnd(['judge', id], '');
    bothEnd(['judge', id], '\n \r\n');
  });

  test('cut short anywhere', () => {
    for (const part of [0.2, 0.4, 0.6, 0.8]) bothEnd(['judge', id], input.slice(0, Math.floor(input.length * part)));
    bothEnd(['judge', id], input.trimEnd().slice(0, -1));
  });

  test.each(['x', '-1', '1.5', '99999999999999999999999', '\0', '\u00ff'])('%j where a number belongs', (token) => {
    bothRefuseInside(['judge', id], withToken(0, token));
    for (const place of places) bothEnd(['judge', id], withToken(place, token));
  });

  test('zero anywhere', () => {
    for (const place of places) bothEnd(['judge', id], withToken(place, '0'));
  });

  test('text after the end', () => {
    // Text after nim's final 0 is ignored.
    if (id === 'nim') expect(bothEnd(['judge', id], `${input}\nand so on\n`).status).toBe(0);
    else bothRefuseInside(['judge', id], `${input}\nand so on\n`);
  });
});

describe('judging what is nearly right', () => {
  test.each([
    ['dominoes', '5 0 1\n00000\n'],
    ['dominoes', '5 1 0\n00000\n'],
    ['dominoes', '5 1 1\n0000\n'],
    ['dominoes', '5 1 1\n000000\n'],
    ['dominoes', '5 1 1\n00200\n'],
    ['tabgame', '1\n101\n01\n1\n3 1\n'],
    ['tabgame', '1\n101\n01\n1\n0 1\n'],
    ['tabgame', '1\n101\n21\n1\n1 1\n'],
    ['tabgame', '1\n101\n01\n2\n1 1\n'],
    ['letter-picking', '1\nabc\n'],
    ['letter-picking', '1\nabCd\n'],
    ['ungame', '1\n3 1\n4\n'],
    ['ungame', '1\n3 1\n0\n'],
    ['bachet', '20 3 1 3\n'],
    ['bachet', '20 3 1 3 8 9\n'],
    ['bachet', '20 1 0\n'],
    ['knights', '2\n..\n.\n'],
    ['knights', '2\n..\n..K\n'],
    ['knights', '2\n..\n.X\n'],
    ['exclusively-edible', '1\n2 3 2 0\n'],
    ['bobs-game', '1\n2\n.K\n.\n'],
    ['bobs-game', '1\n2\n.K\n.Q\n'],
  ])('%s %j', (id, input) => {
    expect(bothRefuseInside(['judge', id], input)).toMatch(/^error: line \d+, token \d+: /);
  });
});

describe('megabytes of noise', () => {
  const length = byLength(1_000_000, 10_000_000);
  // A linear congruential generator: the same noise every time.
  const noise = (alphabet) => {
    const bytes = Buffer.alloc(length);
    for (let i = 0, seed = 1; i < length; i++) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      bytes[i] = alphabet ? alphabet.charCodeAt((seed >>> 16) % alphabet.length) : seed >>> 24;
    }
    return bytes;
  };
  const kinds = {
    bytes: noise(),
    letters: noise('abcdefghijklmnopqrstuvwxyz \n'),
    numbers: noise('0123456789 \n'),
    nines: Buffer.alloc(length, '9'),
  };

  test.each(ids)('%s', (id) => {
    // Once through the pipes of a process.
    if (id === ids[0]) bothRefuse(['judge', id], kinds.bytes);
    for (const input of Object.values(kinds)) expect(bothEnd(['judge', id], input).status).toBe(2);
  });
});

describe.each(ids)('parameters of %s', (id) => {
  test.each(parameters(id))('%s', (name) => {
    for (const value of [
      '',
      '0',
      'x',
      '-1',
      '1,,2',
      '1.5',
      '99999999999999999999999',
      '18446744073709551616',
      'random:',
      'random:x:y',
      'random:5:1:101',
    ]) {
      bothEnd(['answer', id, '-p', `${name}=${value}`]);
    }
  });
});
