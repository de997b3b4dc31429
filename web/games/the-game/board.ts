// Coins on a track of numbered squares. A long track shows only the squares with coins; the square to move to is then typed.
import { type SVGTemplateResult, svg } from 'lit';
import { cell, ghostDisc, square, text, unit } from '../../boards/ink.js';
import { grouped, listed, numbers, range } from '../../boards/numbers.js';
import { ownWords } from '../../boards/words.js';
import type { Message } from '../../engine/message.js';
import type { Board, Drawing, Field, Target } from '../../views/play/board.js';
import { boardWords } from './board.en.js';

/** Longest track drawn whole. */
const mostSquares = 65;
const mostShown = 40;
const height = 17;
const pitch = height + 6;
const radius = 3.3;
const thickness = 2.2;

export const trackBoard: Board = ({ position, before, picked, words: own, across: longest = 13 }): Drawing => {
  const words = ownWords(own, 'the-game', boardWords);
  const counts = ['0', ...numbers(position.state)];
  const earlier = before ? ['0', ...numbers(before.state)] : counts;
  const occupied = [...counts.keys()].filter((i) => counts[i] !== '0');
  const whole = counts.length <= mostSquares;
  const shown = whole ? [...counts.keys()] : [0, ...occupied.slice(0, mostShown)];
  // Rows of equal length, so that the last is not a stump. The square numbers of a long track need more room.
  const width = whole ? cell : 18;
  const most = Math.min(longest, whole ? 13 : 9);
  const rows = Math.max(1, Math.ceil(shown.length / most));
  const across = Math.max(whole ? 8 : 5, Math.ceil(shown.length / rows));
  const at = (place: number) => ({ x: 1 + (place % across) * width, y: 1 + Math.floor(place / across) * pitch });
  const from = picked === undefined ? undefined : Number(picked);
  const holds = from !== undefined && (counts[from] ?? '0') !== '0';
  const open = listed(position);

  const targets: Target[] = [];
  const fields: Field[] = [];
  for (const [place, i] of shown.entries()) {
    const { x, y } = at(place);
    const area = { x, y, width, height };
    const move = `${from},${i}`;
    if (holds && i < from && (position.more || open.has(move))) {
      const to = ghostDisc(x + width / 2, y + height - 4.2 - pileHeight(counts[i] ?? '0'), radius);
      targets.push({ ...area, move, goal: true, preview: to, label: label(position, move) ?? ['move-coin', from, i] });
    } else if (counts[i] !== '0') {
      targets.push({ ...area, pick: String(i), label: words.pickCoin(i) });
    }
  }
  if (holds && !whole) fields.push({ label: words.coinToSquare(from), least: 0n, most: BigInt(from - 1), move: (to) => `${from},${to}` });

  const hidden = occupied.length - (shown.length - (whole ? 0 : 1));
  const bottom = 1 + rows * pitch;
  return {
    width: across * width + 2,
    height: bottom + (!whole && hidden > 0 ? 8 : 0),
    unit,
    art: svg`
      ${shown.map((i, place) => {
        const { x, y } = at(place);
        const fill = i === from && holds ? 'var(--accent)' : 'var(--ink)';
        const changed = counts[i] !== earlier[i];
        return svg`${square(x, y, width, height)}${coins(x + width / 2, y + height - 4.2, counts[i] ?? '0', fill)}
          ${text(x + width / 2, y + height + 2.8, 3.9, grouped(i), changed ? { fill: 'var(--accent)', weight: 600 } : {})}`;
      })}
      ${!whole && hidden > 0 ? text(1, bottom + 4, 4.6, words.moreSquares(hidden), { anchor: 'start', italic: true }) : ''}`,
    targets,
    fields,
    description: words.coins(
      occupied.length === 0
        ? ''
        : occupied
            .slice(0, 40)
            .map((i) => words.coinsOn(counts[i] ?? '0', grouped(i)))
            .join(', '),
    ),
  };
};

function label({ options }: Parameters<Board>[0]['position'], move: string): Message | undefined {
  return options.find(({ play }) => play === move)?.move;
}

/** The height at which one more coin lies. */
function pileHeight(count: string): number {
  return Math.min(3, Number(count)) * thickness;
}

/** Up to three coins upon each other; above more, their number. */
function coins(x: number, y: number, count: string, fill: string): SVGTemplateResult {
  const n = Number(count);
  return svg`${range(0, Math.min(3, n)).map(
    (i) => svg`<circle cx=${x} cy=${y - i * thickness} r=${radius} fill=${fill} stroke="var(--faint)" stroke-width="0.5"/>`,
  )}${n > 3 ? text(x, y - 10.2, n > 999 ? 2.6 : 3.8, `×${grouped(count)}`, { fill, weight: 600 }) : ''}`;
}
