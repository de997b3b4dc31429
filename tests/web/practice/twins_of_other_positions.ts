// The twins of problems on strips, boards and words, and of those for points.
import type { Fact } from './samples.js';
import { ahead, facts, lists, put, scored, to, won } from './search.js';

const only = (name: string) => (list: readonly unknown[]) => ({ [name]: list.join() });

export const others: Record<string, () => Fact[]> = {
  'POJ-1704': () =>
    facts(
      lists(3, 7, 1, 1).filter(([a = 0, b = 0, c = 0]) => a < b && b < c),
      only('p'),
      won((p: readonly number[]) => p.flatMap((at, i) => to((p[i - 1] ?? 0) + 1, at - 1).map((place) => put(p, { [i]: place })))),
    ),
  'crazy-calendar': () => {
    const wins = won((g: readonly number[]) =>
      g.flatMap((coins, i) =>
        [...(i % 3 < 2 ? [i + 1] : []), ...(i < 3 ? [i + 3] : [])].flatMap((next) =>
          to(1, coins).map((k) => put(g, { [i]: coins - k, [next]: (g[next] ?? 0) + k })),
        ),
      ),
    );
    return facts(
      lists(6, 2, 7).filter((g) => g.reduce((sum, n) => sum + n, 0) <= 4),
      only('g'),
      wins,
    );
  },
  agc002_e: () =>
    facts(
      lists(3, 4, 1, 1).filter(([a = 0, b = 0, c = 0]) => a >= b && b >= c),
      only('piles'),
      won(
        (piles: readonly number[]) => {
          const sorted = [...piles].sort((a, b) => b - a);
          return [sorted.slice(1), sorted.map((n) => n - 1).filter((n) => n > 0)];
        },
        (piles) => (piles.length === 0 ? true : undefined),
      ),
    ),
  '1396/B': () =>
    facts(
      lists(3, 4),
      only('h'),
      (
        (search) => (h: readonly number[]) =>
          search([h, -1])
      )(
        won<[readonly number[], number]>(([h, last]) =>
          h.flatMap((n, i): [readonly number[], number][] => (n > 0 && i !== last ? [[put(h, { [i]: n - 1 }), i]] : [])),
        ),
      ),
    ),
  '?pid=3537': () => {
    const wins = won((t: readonly number[]) =>
      to(1, 2 ** t.length - 1).flatMap((turned) => {
        const places = t.flatMap((_, i) => ((turned >> i) & 1 ? [i] : []));
        return places.length <= 3 && t[places.at(-1) ?? 0] ? [t.map((side, i) => side ^ ((turned >> i) & 1))] : [];
      }),
    );
    return facts(
      lists(6, 1).map((t) => [...t, 0, 0]),
      only('t'),
      (t) => wins(t.slice(0, 6)),
    );
  },
  '?pid=3404': () => {
    const wins = won((b: readonly number[]) =>
      b.flatMap((lit, at) =>
        lit
          ? to(0, at).flatMap((other) => {
              const [i, j, p, q] = [Math.floor(at / 3), at % 3, Math.floor(other / 3), other % 3];
              if (p > i || q > j) return [];
              const corners = new Set([3 * i + j, 3 * i + q, 3 * p + j, 3 * p + q]);
              return [b.map((side, place) => (corners.has(place) ? 1 - side : side))];
            })
          : [],
      ),
    );
    return facts(lists(9, 1, 9), only('b'), wins);
  },
  'POJ-1740': () => {
    // Throws k of heap i away, then gives the others of it to heaps that are not empty, in all ways.
    const shared = (h: readonly number[], i: number, most: number, place = 0): (readonly number[])[] => {
      if (place === h.length) return [h];
      const on = place === i || !h[place] ? [0] : to(0, most);
      return on.flatMap((n) => shared(put(h, { [place]: (h[place] ?? 0) + n, [i]: (h[i] ?? 0) - n }), i, most - n, place + 1));
    };
    const wins = won((h: readonly number[]) =>
      h.flatMap((n, i) => to(1, n).flatMap((k) => shared(put(h, { [i]: n - k }), i, n - k).map((left) => [...left].sort()))),
    );
    return facts(lists(3, 3), only('h'), wins);
  },
  '1215/D': () =>
    ['0523', '??', '?0?0', '5??0', '?054??0?', '???00?', '9??0', '??00', '4?3?', '99??', '90?0?0'].map((ticket): Fact => {
      const half = ticket.length / 2;
      const sum = (text: string) => [...text].reduce((all, digit) => all + (Number(digit) || 0), 0);
      // Sorted, as only sums and numbers of unknown digits count; the twin still fills digits into words.
      const name = (text: string) => [text.slice(0, half), text.slice(half)].map((part) => [...part].sort().join('')).join('');
      const even = (text: string) => sum(text.slice(0, half)) === sum(text.slice(half));
      const filled = (text: string) =>
        [...text].flatMap((digit, i) => (digit === '?' ? to(0, 9).map((d) => [name(text.slice(0, i) + d + text.slice(i + 1))]) : []));
      // With no unknown digit left, an even number of moves was made: the first player is to move, and has won if the sums differ.
      const wins = won(
        ([text = '']: string[]) => filled(text),
        ([text = '']) => (text.includes('?') ? undefined : !even(text)),
      );
      const unknown = (text: string) => `${text.split('?').length - 1}`;
      const [front, back] = [ticket.slice(0, half), ticket.slice(half)];
      return [{ front: unknown(front), back: unknown(back), ahead: `${sum(front) - sum(back)}` }, wins([name(ticket)]) ? 'N' : 'P'];
    }),
  'stone-game-iii/': () =>
    scored(
      lists(4, 3, 19, -3),
      only('stones'),
      ahead((rest: readonly number[]) =>
        to(1, Math.min(3, rest.length)).map((k) => [rest.slice(0, k).reduce((sum, n) => sum + n, 0), rest.slice(k)]),
      ),
    ),
  'stone-game-ii/': () => {
    const value = ahead(([M, ...rest]: readonly number[]) =>
      to(1, Math.min(2 * (M ?? 1), rest.length)).map((k) => [
        rest.slice(0, k).reduce((sum, n) => sum + n, 0),
        [Math.max(M ?? 1, k), ...rest.slice(k)],
      ]),
    );
    return scored(lists(5, 4, 71, 1), only('piles'), (piles) => value([1, ...piles]));
  },
  '10891.pdf': () =>
    scored(
      [...lists(2, 3, 2, -3), ...lists(3, 3, 5, -3), ...lists(4, 3, 19, -3)],
      only('a'),
      ahead((rest: readonly number[]) =>
        to(1, rest.length).flatMap((k) => [
          [rest.slice(0, k).reduce((sum, n) => sum + n, 0), rest.slice(k)] as const,
          [rest.slice(-k).reduce((sum, n) => sum + n, 0), rest.slice(0, -k)] as const,
        ]),
      ),
    ),
  '276/B': () => {
    const isPalindrome = (word: string) => {
      const letters = [...word].sort();
      // Letters in pairs are taken out: at most one is left of a word that can be a palindrome.
      const single = letters.reduce<string[]>(
        (kept, letter) => (kept.includes(letter) ? kept.filter((one) => one !== letter) : kept.concat(letter)),
        [],
      );
      return single.length <= 1;
    };
    const wins = won(
      ([word = '']: string[]) => [...word].map((_, i) => [word.slice(0, i) + word.slice(i + 1)]),
      ([word = '']) => (isPalindrome(word) ? true : undefined),
    );
    return lists(3, 3, 2).map((c): Fact => [{ c: c.join() }, wins([c.map((n, i) => 'abc'.charAt(i).repeat(n)).join('')]) ? 'N' : 'P']);
  },
  'task/2208': () =>
    facts(
      lists(3, 3),
      only('h'),
      won((h: readonly number[]) =>
        lists(3, 1).flatMap((taken) => {
          const left = h.map((n, i) => n - (taken[i] ?? 0));
          return taken.some(Boolean) && left.every((n) => n >= 0) ? [left] : [];
        }),
      ),
    ),
};
