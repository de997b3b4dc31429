import type { Examples, Exercises } from '../../web/book/exercise.js';
import type { Engine } from '../../web/engine/api.js';

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

/** Whether the player who moves from these cells, "row column", wins. */
async function wonCells(engine: Engine, border: Border, cells: readonly string[]): Promise<boolean[]> {
  const digits = await engine.judge('tabgame', judgeInput([border], cells));
  return [...digits.trim()].map((digit) => digit === '1');
}

export const exercises: Exercises = {
  move: async (answer, engine) => {
    const [up, left] = [['up', 'arriba'], names.left].map((words) => words.includes(answer.trim().toLowerCase()));
    if (!up && !left) return 'shape';
    const [leavesWon] = await wonCells(engine, { top: '0110', left: '00101' }, [up ? '4 4' : '5 3']);
    return leavesWon ? 'loses' : undefined;
  },
  plan: async (answer, engine) => {
    const [top = '', left = '', ...rest] = answer.trim().split(/[\s,;/]+/);
    if (!/^[01]{5}$/.test(top) || !/^[01]{2}$/.test(left) || rest.length > 0) return 'shape';
    if (top === '01001' && left === '00') return 'same';
    if (left[1] !== '0') return 'end';
    const [afterUp, afterLeft] = await wonCells(engine, { top, left }, ['1 5', '2 4']);
    return !afterUp && afterLeft ? undefined : 'loses';
  },
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
  move: { right: ['left', ' Left', 'izquierda'], wrong: { '': 'shape', down: 'shape', up: 'loses' } },
  plan: {
    right: ['11001 00', '01101/10'],
    wrong: { '': 'shape', '01001': 'shape', '01001 00': 'same', '11001 01': 'end', '00001 00': 'loses', '01000 00': 'loses' },
  },
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
