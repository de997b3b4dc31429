// Small random instances of a game, as cpp/games/ID/twins.json describes them: the patterns of tests/cpp/twins.hpp.
import { readFileSync } from 'node:fs';
import { dice } from '../../web/games/random.ts';

const many = (count, make) => Array.from({ length: count }, make);

/** One instance of each kind: parameters by name. */
export function twins(id, seed) {
  const roll = dice(seed);
  return JSON.parse(readFileSync(new URL(`../../cpp/games/${id}/twins.json`, import.meta.url), 'utf8')).map((patterns) => {
    const values = {};
    const value = (name) => {
      values[name] ??= made(patterns[name]);
      return values[name];
    };
    const number = (text) => {
      const [, name, less] = /^\{(\w+)\}(-1)?$/.exec(text) ?? [];
      return name ? Number(value(name)) - (less ? 1 : 0) : Number(text);
    };
    const within = (range) => {
      const [, least, most] = /^([^-]+)-(.+)$/.exec(range);
      return roll.number(number(least), number(most));
    };
    const made = (pattern) => {
      const [kind, range, ...rest] = pattern.split(' ');
      const last = rest.at(-1);
      if (kind === 'number') return `${within(range)}`;
      if (kind === 'list') return many(within(range), () => within(last)).join(',');
      if (kind === 'text') return roll.word(rest[0] === 'even' ? 2 * Math.floor(within(range) / 2) : within(range), last);
      if (kind === 'squares') {
        const side = number(last) - 1;
        return many(within(range), () => `${roll.number(0, side)}.${roll.number(0, side)}`).join(',');
      }
      if (kind === 'edges') {
        const end = () => roll.number(0, number(last) - 1);
        return many(within(range), () => `${end()}>${end()}`).join(',');
      }
      if (kind !== 'board') return pattern;
      const side = within(range);
      const rows = many(side, () => [...roll.word(side, rest[1])]);
      for (let remaining = within(rest[3]); remaining > 0; --remaining) roll.pick(rows)[roll.number(0, side - 1)] = last;
      return rows.map((row) => row.join('')).join('/');
    };
    for (const name of Object.keys(patterns)) value(name);
    return values;
  });
}
