import type { Examples, Exercises } from '../../web/book/exercise.js';

const SIZE = 9;
const sides = ['top', 'left'] as const;
type Border = Record<(typeof sides)[number], string>;

/** The judge's digits for one cell, "row column", of tables with these borders. */
const judgeInput = (borders: readonly Border[], cells: readonly string[]) =>
  [borders.length, ...borders.flatMap(({ top, left }) => [top, left, cells.length, ...cells])].join('\n');

/** As readers of the chapter's languages may call them. */
const names: Record<keyof Border, readonly string[]> = { top: ['top', 't', 'arriba'], left: ['left', 'l', 'izquierda'] };

/** "top 3": that digit, by its side and its place. */
function digitsNamed(answer: string): string[] | undefined {
  const named: string[] = [];
  let side: string | undefined;
  for (const word of answer.toLowerCase().match(/[a-z]+|[^\sa-z,;:()]+/g) ?? []) {
    if (word === 'and' || word === 'y') continue;
    const of = sides.find((one) => names[one].includes(word));
    if (of) side = of;
    else if (side && /^\d$/.test(word) && word !== '0') named.push(`${side} ${word}`);
    else return undefined;
  }
  return named.length > 0 ? named : undefined;
}

const places = sides.flatMap((side) => Array.from({ length: SIZE }, (_, i) => ({ side, i, name: `${side} ${i + 1}` })));

/** Every beginning of both sides, with the same digits after them. */
const borders: Border[] = Array.from({ length: 16 }, (_, bits) => {
  const [a, b, c, d] = bits.toString(2).padStart(4, '0');
  return { top: `${a}${b}0110100`, left: `${c}${d}1011001` };
});

const flipped = (border: Border, side: keyof Border, i: number): Border => ({
  ...border,
  [side]: [...border[side]].map((digit, j) => (j === i ? 1 - Number(digit) : digit)).join(''),
});

export const exercises: Exercises = {
  break: async (answer, engine) => {
    const [top, left, ...rest] = answer.trim().split(/[\s,;/]+/);
    if (![top, left].every((digits) => /^[01]{2}$/.test(digits ?? '')) || rest.length > 0) return 'shape';
    if (top === '00' && left === '00') return 'zeros';
    const [first, second] = await engine.judge('tabgame', judgeInput([{ top: top ?? '', left: left ?? '' }], ['1 1', '2 2']));
    if (first !== '1') return 'first';
    return second === '0' ? undefined : 'second';
  },
  decide: async (answer, engine) => {
    const named = digitsNamed(answer);
    if (!named) return 'shape';
    const all = borders.flatMap((border) => [border, ...places.map(({ side, i }) => flipped(border, side, i))]);
    const won = (await engine.judge('tabgame', judgeInput(all, [`${SIZE} ${SIZE}`]))).trim().split('\n');
    const rows = places.length + 1;
    const matters = places.filter((_, j) => borders.some((__, b) => won[b * rows] !== won[b * rows + j + 1])).map(({ name }) => name);
    if (named.some((name) => !matters.includes(name))) return 'none';
    return matters.every((name) => named.includes(name)) ? undefined : 'more';
  },
};

export const examples: Record<string, Examples> = {
  break: {
    right: ['10 00', '00, 10'],
    wrong: {
      '': 'shape',
      '10': 'shape',
      '1000': 'shape',
      '12 00': 'shape',
      '00 00': 'zeros',
      '11 10': 'first',
      '01 00': 'second',
      '10 01': 'second',
    },
  },
  decide: {
    right: ['top 1 2 left 1 2', 'Left 2, 1; top 2 and 1', 't1 t2 l1 l2'],
    wrong: { '': 'shape', '1 2': 'shape', 'top 9 left 9': 'none', 'top 1 2 left 1 2 3': 'none', 'top 2 left 2': 'more', 'top 12': 'shape' },
  },
};
