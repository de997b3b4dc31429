// For each rule text of the practice list, small positions of the problem, valued by a search over the problem's own positions: by the end
// of its address.
import type { Fact } from './samples.js';
import { each, facts, lists, loopy, put, to, won } from './search.js';
import { others } from './twins_of_other_positions.js';

const heaps = (list: readonly number[]) => ({ heaps: list.join() });
const only = (name: string) => (list: readonly unknown[]) => ({ [name]: list.join() });

/** The parts into which a heap can be split, of different sizes if `distinct`, two or more. */
function splits(n: number, least = 1): number[][] {
  return to(least, n).flatMap((a) => (a === n ? [[n]] : splits(n - a, a + 1).map((rest) => [a, ...rest])));
}

const oneHeap: Record<string, () => Fact[]> = {
  '1537/D': () =>
    facts(
      to(1, 40).map((n) => [n]),
      only('n'),
      won(([n = 0]) => to(2, n - 1).flatMap((d) => (n % d === 0 ? [[n - d]] : []))),
    ),
  'NGM/': () =>
    facts(
      [...to(0, 45), ...to(95, 125)].map((n) => [n]),
      only('n'),
      won(([n = 0]) => [...String(n)].flatMap((digit) => (digit === '0' ? [] : [[n - Number(digit)]]))),
    ),
  '8/847.pdf': () =>
    [2, 9, 10, 17, 18, 19, 100, 162, 163, 324, 325].map((N) => {
      const wins = won(([p = 0]: number[]) => (p < N ? to(2, 9).map((k) => [p * k]) : []));
      return [{ N: `${N}` }, wins([1]) ? 'N' : 'P'];
    }),
  '1033/C': () =>
    [
      [3, 6, 5, 4, 2, 7, 1, 8],
      [2, 1, 4, 3, 6, 5, 8, 7],
      [1, 3, 2, 5, 7, 6, 8, 4],
    ].flatMap((a) =>
      facts(
        to(0, 7).map((x) => [x]),
        ([x]) => ({ a: a.join(), x: `${x}` }),
        won(([x = 0]: number[]) => {
          const [from = 0, reach = to(1, 7).flatMap((n) => [n * from, -n * from])] = [a[x]];
          return reach.flatMap((by) => ((a[x + by] ?? 0) > from ? [[x + by]] : []));
        }),
      ),
    ),
  '?pid=1079': () => {
    const last = Date.UTC(2001, 10, 4);
    const day = 86_400_000;
    const wins = won(([at = 0]: number[]) => {
      const date = new Date(at);
      const month = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
      const same = new Date(month).getUTCDate() === date.getUTCDate();
      return [at + day, ...(same ? [month] : [])].flatMap((next) => (next <= last ? [[next]] : []));
    });
    const parameters = ([at = 0]: number[]) => {
      const [year = '', month = '', date = ''] = new Date(at).toISOString().slice(0, 10).split('-');
      return { year, month: `${Number(month)}`, day: `${Number(date)}` };
    };
    return facts(
      [...to(0, 40), ...to(245, 255), ...to(613, 618)].map((n) => [last - n * day]),
      parameters,
      wins,
    );
  },
  '114/11489.pdf': () =>
    ['4', '33', '771', '12', '123', '36912', '1', '2', '11', '21', '111', '222', '1425', '147', '1470', '58', '99999'].map((digits) => {
      const sum = (text: string) => [...text].reduce((all, digit) => all + Number(digit), 0);
      const without = (text: string, i: number) => text.slice(0, i) + text.slice(i + 1);
      const wins = won(([text = '']: string[]) =>
        [...text].flatMap((_, i) => (sum(without(text, i)) % 3 === 0 ? [[without(text, i)]] : [])),
      );
      const counts = [0, 1, 2].map((rest) => [...digits].filter((digit) => Number(digit) % 3 === rest).length);
      return [{ d: counts.join() }, wins([digits]) ? 'N' : 'P'];
    }),
  'can-i-win/': () =>
    [3, 4, 6].flatMap((N) =>
      to(1, (N * (N + 1)) / 2).map((goal): Fact => {
        const wins = won<[number[], number]>(
          ([left, sum]) => (sum < goal ? left.map((k) => [left.filter((other) => other !== k), sum + k]) : []),
          ([, sum]) => (sum >= goal ? false : undefined),
        );
        return [{ N: `${N}`, goal: `${goal}` }, wins([to(1, N), 0]) ? 'N' : 'P'];
      }),
    ),
  '105/10578.pdf': () => {
    const wins = won<[number[], number]>(([cards, sum]) =>
      cards.flatMap((count, i): [number[], number][] =>
        count > 0 && sum + i + 1 <= 31 ? [[put(cards, { [i]: count - 1 }), sum + i + 1]] : [],
      ),
    );
    const starts: [number[], number][] = [
      [[4, 4, 4, 4, 4, 4], 0],
      [[4, 4, 3, 4, 2, 1], 31 - 5],
      [[0, 4, 4, 4, 4, 4], 28],
      [[1, 0, 0, 2, 0, 1], 22],
      [[1, 1, 0, 0, 0, 0], 28],
      [[1, 0, 0, 0, 0, 0], 22],
      [[0, 0, 0, 0, 1, 1], 27],
    ];
    return starts.map(([cards, sum]) => [{ cards: cards.join(), total: `${sum}` }, wins([cards, sum]) ? 'N' : 'P']);
  },
  '786/A': () =>
    [
      { N: 7, steps: [[1, 3], [2]] },
      {
        N: 6,
        steps: [
          [2, 3],
          [1, 4],
        ],
      },
      { N: 9, steps: [[3], [2, 5]] },
    ].flatMap(({ N, steps }) => {
      const outcome = loopy(
        ([x = 0, turn = 0]: number[]) => (steps[turn] ?? []).map((step) => [(x + step) % N, 1 - turn]),
        ([x]) => (x === 0 ? false : undefined),
      );
      return lists(2, N - 1).flatMap(([x = 0, turn = 0]): Fact[] =>
        turn > 1 || x === 0
          ? []
          : [[{ N: `${N}`, 'rules.first': `${steps[0]}`, second: `${steps[1]}`, x: `${x}`, turn: `${turn}` }, outcome([x, turn])]],
      );
    }),
  'cat-and-mouse/': () => {
    const edges = [[0, 2], [0, 5], [1, 3], [2, 4], [2, 5], [3, 4], [3, 5]]; // biome-ignore format: pairs
    const beside = (place: number) => edges.flatMap(([a = 0, b = 0]) => (a === place ? [b] : b === place ? [a] : []));
    const outcome = loopy(
      ([mouse = 0, cat = 0, turn]: number[]) =>
        turn === 0 ? beside(mouse).map((place) => [place, cat, 1]) : beside(cat).flatMap((place) => (place > 0 ? [[mouse, place, 0]] : [])),
      // To move is the cat if the turn is 1.
      ([mouse, cat, turn]) => (mouse === 0 ? turn === 0 : mouse === cat ? turn === 1 : undefined),
    );
    return lists(3, 5, 2).flatMap(([mouse = 0, cat = 0, turn = 0]): Fact[] =>
      turn > 1 || cat === 0 || mouse === 0 || mouse === cat
        ? []
        : [[{ mouse: `${mouse}`, cat: `${cat}`, turn: `${turn}` }, outcome([mouse, cat, turn])]],
    );
  },
};

const manyHeaps: Record<string, () => Fact[]> = {
  '1382/B': () =>
    facts(
      lists(3, 3),
      only('h'),
      won((h: readonly number[]) => {
        const i = h.findIndex((n) => n > 0);
        return i < 0 ? [] : to(0, (h[i] ?? 0) - 1).map((n) => put(h, { [i]: n }));
      }),
    ),
  '1147/C': () =>
    facts(
      lists(4, 3, 5),
      only('h'),
      won((h: readonly number[]) =>
        to(0, 2).flatMap((i) =>
          to(i + 1, 3).flatMap((j) => to(0, (h[i] ?? 0) - 1).flatMap((a) => to(0, (h[j] ?? 0) - 1).map((b) => put(h, { [i]: a, [j]: b })))),
        ),
      ),
    ),
  'again-stone-game': () => facts(lists(3, 6, 5, 1), heaps, won(each((n: number) => to(1, Math.floor(n / 2)).map((k) => [n - k])))),
  'POJ-2425': () => {
    const edges = [[0, 1], [0, 3], [1, 2], [1, 3], [3, 2], [0, 2]]; // biome-ignore format: pairs
    const wins = won(each((place: number) => edges.flatMap(([a, b = 0]) => (a === place ? [[b]] : []))));
    const written = edges.map(([a, b]) => `(${a},${b})`).join();
    return facts(lists(3, 3, 2), (list) => ({ edges: written, tokens: list.join() }), wins);
  },
  'game-of-hyper-knights': () => {
    const jumps = [[-2, 1], [-2, -1], [1, -2], [-1, -2], [-3, -1], [-1, -3]]; // biome-ignore format: pairs
    const wins = won(
      each(([r, c]: readonly [number, number]) =>
        jumps.flatMap(([dr = 0, dc = 0]) => (r + dr >= 0 && c + dc >= 0 ? [[[r + dr, c + dc] as const]] : [])),
      ),
    );
    const pairs = lists(4, 4, 11).map(([a = 0, b = 0, c = 0, d = 0]) => [[a, b] as const, [c, d] as const]);
    return facts(pairs, (pair) => ({ knights: pair.map(([r, c]) => `(${r},${c})`).join() }), wins);
  },
  '768/E': () => {
    type Heap = readonly [n: number, used: readonly number[]];
    const wins = won(
      each(([n, used]: Heap) => to(1, n).flatMap((k) => (used.includes(k) ? [] : [[[n - k, [...used, k].sort()] as Heap]]))),
    );
    return facts(
      lists(2, 6, 2).map((list) => list.map((n): Heap => [n, []])),
      (list) => heaps(list.map(([n]) => n)),
      wins,
    );
  },
  'partitioning-game': () =>
    facts(lists(2, 9, 3, 1), heaps, won(each((n: number) => to(1, n - 1).flatMap((a) => (a < n - a ? [[a, n - a]] : []))))),
  '?pid=3032': () =>
    facts(
      [...lists(2, 6), [1, 2, 4], [2, 2, 3], [1, 3, 5]],
      heaps,
      won(each((n: number) => [...to(0, n - 1).map((k) => [k]), ...to(1, n - 1).map((a) => [a, n - a])])),
    ),
  'stone-piles': () =>
    facts(
      [...to(1, 14).map((n) => [n]), ...to(1, 9).map((n) => [n, 10]), ...lists(2, 8, 5, 1)],
      heaps,
      won(each((n: number) => splits(n).filter((parts) => parts.length > 1))),
    ),
  // Rings, of which the first player has painted some beads: the row that is left is the other way round.
  '?pid=3980': () =>
    to(1, 3).flatMap((M) =>
      to(M, 10).map((beads): Fact => {
        const wins = won((ring: readonly number[]) =>
          to(0, beads - 1).flatMap((from) => {
            const places = to(from, from + M - 1).map((place) => place % beads);
            return places.some((place) => ring[place]) ? [] : [put(ring, Object.fromEntries(places.map((place) => [place, 1])))];
          }),
        );
        return [{ M: `${M}`, n: `${beads - M}` }, wins(Array(beads).fill(0)) ? 'P' : 'N'];
      }),
    ),
  'POJ-3537': () =>
    to(1, 10).map((cells): Fact => {
      const lined = (row: readonly number[]) => row.some((_, i) => row[i] && row[i + 1] && row[i + 2]);
      const wins = won(
        (row: readonly number[]) => row.flatMap((crossed, i) => (crossed ? [] : [put(row, { [i]: 1 })])),
        (row) => (lined(row) ? false : undefined),
      );
      // Shorter rows end without a line; the problem has three cells or more.
      return [{ n: `${cells + 2}` }, wins(Array(cells + 2).fill(0)) ? 'N' : 'P'];
    }),
  'POJ-2311': () => {
    type Sheet = readonly [number, number];
    const cut = ([x, y]: Sheet) => [
      ...to(1, x - 1).map((a): Sheet[] => [[a, y], [x - a, y]]), // biome-ignore format: a pair
      ...to(1, y - 1).map((a): Sheet[] => [[x, a], [x, y - a]]), // biome-ignore format: a pair
    ];
    const wins = won(
      (sheets: readonly Sheet[]) => each(cut)(sheets),
      (sheets) => (sheets.some(([x, y]) => x === 1 && y === 1) ? false : undefined),
    );
    return lists(2, 6, 1, 2)
      .filter(([x = 0, y = 0]) => x * y <= 12)
      .map(([x = 0, y = 0]): Fact => [{ x: `${x}`, y: `${y}` }, wins([[x, y]]) ? 'N' : 'P']);
  },
  '603/C': () =>
    facts(
      lists(2, 9, 3),
      heaps,
      won(each((n: number) => [...(n > 0 ? [[n - 1]] : []), ...(n > 0 && n % 2 === 0 ? [[n / 2, n / 2]] : [])])),
    ),
};

export const twins: Record<string, () => Fact[]> = { ...oneHeap, ...manyHeaps, ...others };
