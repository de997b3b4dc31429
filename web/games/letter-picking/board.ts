// A row of letter tiles, taken from both ends, and the two words formed of them. Tiles keep their places, and taken ones leave empty cells.
// Long words show only their ends.
import { svg } from 'lit';
import { cell, ghost, square, text, unit } from '../../boards/ink.js';
import { clamp, grouped, numbers, parts, range } from '../../boards/numbers.js';
import { ownWords } from '../../boards/words.js';
import type { Board, Target } from '../../views/play/board.js';
import { boardWords } from './board.en.js';

const longest = 16;
/** The visible part of a long word moves in steps of this many places. */
const step = 8;
const most = 40;
const pitch = cell + 2;
const shownLetters = 12;

export const lettersBoard: Board = ({ position, shape, words: own, across: wanted = longest }) => {
  const words = ownWords(own, 'letter-picking', boardWords);
  const word = shape.scene ?? '';
  const [first = 0, last = 0, ...picks] = numbers(position.state).map(Number);
  let [l, r] = [first, last];
  const taken: [alice: string[], bob: string[]] = [[], []];
  for (const [i, pick] of picks.entries()) taken[i % 2]?.push(word[pick === 0 ? l++ : r--] ?? '');

  const long = last - first + 1 > most;
  const from = long ? first + Math.floor((l - first) / step) * step : first;
  const to = long ? last - Math.floor((last - r) / step) * step : last;
  const across = clamp(wanted, step, longest);
  const cut = to - from + 1 > most;
  // The visible places, row by row, and the number of hidden ones between.
  const rows = cut
    ? [range(from, from + across), range(to + 1 - across, to + 1)]
    : range(0, Math.ceil((to - from + 1) / across)).map((i) => range(from + i * across, Math.min(to + 1, from + (i + 1) * across)));
  const columns = Math.max(cut ? across : 0, ...rows.map((row) => row.length), 10);
  const top = (row: number) => 1 + row * pitch + (cut && row === 1 ? 7 : 0);
  const bottom = top(Math.max(0, rows.length - 1)) + cell;
  const hidden = to - from + 1 - 2 * across;

  const places = rows.flatMap((row, j) => row.map((index, i) => ({ index, x: 1 + i * cell, y: top(j) })));
  const targets = position.options.flatMap(({ play }): Target[] => {
    const index = parts(play)[0] === '0' ? l : r;
    const place = places.find((p) => p.index === index);
    if (!place) return [];
    const { x, y } = place;
    const preview = svg`${ghost(x + 0.6, y + 0.6, cell - 1.2, cell - 1.2)}`;
    return [{ x, y, width: cell, height: cell, move: play, preview }];
  });

  const ahead = leader(taken);
  const line = (who: 0 | 1, y: number) => {
    const letters = taken[who];
    const newestFirst = letters.slice(-shownLetters).reverse();
    const newest = picks.length > 0 && (picks.length - 1) % 2 === who;
    const [fill, weight] = ahead === who ? ['var(--ink)', 600] : ['var(--quiet)', 400];
    return svg`
      ${text(1, y + 4, 5.2, words.players[who] ?? '', { anchor: 'start', fill, weight })}
      ${ahead === who ? text(1, y + 9, 4.2, words.ahead, { anchor: 'start', italic: true }) : ''}
      ${newestFirst.map((letter, i) => {
        const x = 20 + i * 7;
        const fill = newest && i === 0 ? 'var(--accent)' : 'var(--ink)';
        return svg`${square(x, y + 0.5, 6.4, 7.4, 'none')}${text(x + 3.2, y + 4, 5, letter ?? '', { fill })}`;
      })}
      ${letters.length === 0 ? text(20, y + 4, 4.6, '—', { anchor: 'start' }) : ''}
      ${letters.length > shownLetters ? text(21 + shownLetters * 7, y + 4, 4.6, `… ${grouped(letters.length)}`, { anchor: 'start' }) : ''}`;
  };

  const letterAt = (index: number, x: number, y: number) =>
    text(x + cell / 2, y + cell / 2, 6, word[index] ?? '', { fill: index === l || index === r ? 'var(--ink)' : 'var(--quiet)' });

  return {
    width: Math.max(columns * cell + 2, taken[0].length > 0 ? Math.min(shownLetters, taken[0].length) * 7 + 40 : 0),
    height: bottom + 30,
    unit,
    art: svg`
      ${places.map(({ index, x, y }) =>
        index < l || index > r
          ? svg`<rect x=${x + 0.6} y=${y + 0.6} width=${cell - 1.2} height=${cell - 1.2} rx="1" fill="none" stroke="var(--line)" stroke-width="0.35" stroke-dasharray="1 1"/>`
          : svg`<rect x=${x + 0.6} y=${y + 0.6} width=${cell - 1.2} height=${cell - 1.2} rx="1" fill="var(--faint)"
                stroke=${index === l || index === r ? 'var(--ink)' : 'var(--line)'} stroke-width="0.45"/>
              ${letterAt(index, x, y)}`,
      )}
      ${cut ? text(1 + (across * cell) / 2, top(0) + cell + 4.5, 4.2, `⋯ ${words.letters(grouped(hidden))} ⋯`) : ''}
      ${line(0, bottom + 5)}${line(1, bottom + 18)}`,
    targets,
    description: words.word(r - l + 1, latest(taken[0]), latest(taken[1])),
  };
};

/** The beginning of the word: the latest letters. */
function latest(letters: string[]): string {
  const beginning = letters.slice(-100).reverse().join('');
  return letters.length > 100 ? `${beginning}…` : beginning;
}

/** Whose word is smaller: letters are prepended, so that the latest round with different letters decides. */
function leader([alice, bob]: [string[], string[]]): 0 | 1 | undefined {
  for (let i = Math.min(alice.length, bob.length) - 1; i >= 0; --i) {
    const [a = '', b = ''] = [alice[i], bob[i]];
    if (a !== b) return a < b ? 0 : 1;
  }
  return undefined;
}
