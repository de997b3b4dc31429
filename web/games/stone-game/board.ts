// Piles where a move takes i stones from pile i: the stones lie in groups of i, and the remainder, which can never be taken, is hollow.
import { type SVGTemplateResult, svg } from 'lit';
import { cell, disc, ghostDisc, text, unit } from '../../boards/ink.js';
import { grouped, listed, numbers, range } from '../../boards/numbers.js';
import { chipHeight, chips, mostDrawn, mound, moundHeight, radius, shownOf } from '../../boards/stones.js';
import { ownWords } from '../../boards/words.js';
import type { Board, Target } from '../../views/play/board.js';
import { boardWords } from './board.en.js';

const start = 20;
const gap = 3;

export const groupsBoard: Board = ({ position, before, words: own, across: most = 15 }) => {
  const across = Math.min(15, most);
  const width = start + across * cell + 4 * gap + 1;
  const earlier = before ? numbers(before.state) : [];
  const words = ownWords(own, 'stone-game', boardWords);
  const state = numbers(position.state);
  const piles = range(0, state.length / 2).map((i) => ({ number: BigInt(state[2 * i] ?? 1), size: BigInt(state[2 * i + 1] ?? 0) }));
  const open = listed(position);
  const shown = shownOf(piles, (_, i) => open.has(`${i},0`));
  const art: SVGTemplateResult[] = [];
  const targets: Target[] = [];
  let y = 1;
  for (const i of shown) {
    const { number, size } = piles[i] ?? { number: 1n, size: 0n };
    const move = `${i},0`;
    art.push(
      text(8, y + cell / 2 + 0.5, 7, grouped(number), {
        fill: (earlier[2 * i + 1] ?? `${size}`) !== `${size}` ? 'var(--accent)' : open.has(move) ? 'var(--ink)' : 'var(--quiet)',
        italic: true,
      }),
    );
    if (size > mostDrawn) {
      art.push(mound(start, y, grouped(size)));
      const offered = open.has(move) ? [number] : [];
      const row = chips(offered, start, y + moundHeight + 1, width);
      art.push(row.art);
      targets.push(...row.places.map((place) => ({ ...place, move })));
      y += moundHeight + (offered.length > 0 ? chipHeight + 3 : 0) + 4;
      continue;
    }
    const pile = layout(Number(size), Number(number), y, across);
    art.push(svg`
      ${pile.groups.map(({ box }) => svg`<rect x=${box.x} y=${box.y} width=${box.width} height=${box.height} rx="3" fill="var(--faint)" stroke="var(--line)" stroke-width="0.4"/>`)}
      ${pile.groups.map(({ stones }) => stones.map(({ x, y }) => disc(x, y, radius - 0.3)))}
      ${pile.over.map(({ x, y }) => svg`<circle cx=${x} cy=${y} r=${radius - 0.7} fill="none" stroke="var(--quiet)" stroke-width="0.5"/>`)}
      ${size === 0n ? svg`<path d="M${start + 2} ${y + cell / 2}h6" stroke="var(--line)" stroke-width="0.8"/>` : ''}`);
    const last = pile.groups.at(-1);
    if (last && open.has(move)) {
      targets.push({ ...last.box, move, preview: svg`${last.stones.map(({ x, y }) => ghostDisc(x, y, radius - 0.3))}` });
    }
    y += pile.height + 4;
  }
  if (shown.length < piles.length) {
    art.push(text(start, y + 4, 4.6, words.morePiles(piles.length - shown.length), { anchor: 'start', italic: true }));
    y += 9;
  }
  const sizes = piles.slice(0, 40).map(({ number, size }) => words.pile(grouped(number), grouped(size)));
  return { width, height: y, unit, art: svg`${art}`, targets, description: words.piles(piles.length, sizes.join(', ')) };
};

/** Groups of `each` stones side by side, as many as fit in a line; a longer group starts a line and continues below. */
function layout(size: number, each: number, top: number, across: number) {
  const tall = Math.ceil(each / across);
  const wide = Math.ceil(each / tall);
  const line = Math.max(1, Math.floor((across * cell + 4 * gap + gap) / (wide * cell + gap)));
  const count = Math.floor(size / each);
  const at = (group: number, i: number) => ({
    x: start + (group % line) * (wide * cell + gap) + (i % wide) * cell + cell / 2,
    y: top + Math.floor(group / line) * (tall * cell + 2) + Math.floor(i / wide) * cell + cell / 2,
  });
  const groups = range(0, count).map((group) => {
    const first = at(group, 0);
    const box = { x: first.x - cell / 2, y: first.y - cell / 2, width: wide * cell, height: tall * cell };
    return { box, stones: range(0, each).map((i) => at(group, i)) };
  });
  const over = range(0, size % each).map((i) => at(count, i));
  const bottom = Math.max(top + cell, ...[...groups.flatMap(({ stones }) => stones), ...over].map(({ y }) => y + cell / 2));
  return { groups, over, height: bottom - top };
}
