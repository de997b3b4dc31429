// Heaps of stones in rows; large heaps as a pile with its number. The target of a stone takes it and all after it.
import { type SVGTemplateResult, svg } from 'lit';
import type { Board, Drawing, Field, Target } from '../views/play/board.js';
import { cell, disc, ghostDisc, hollow, text, unit } from './ink.js';
import { grouped, parts, range, sizes } from './numbers.js';
import { chipHeight, chips, left, lines, mostDrawn, mound, moundHeight, radius, rowsOf, shownOf, stone } from './stones.js';
import { boardWords } from './words.js';

/** Most moves offered as buttons at a pile too large to draw; with more moves, the number is typed. */
const mostChips = 40;
/** Most piles that all have a field; with more, only the picked one has. */
const mostFields = 3;
/** Heaps whose sizes the description has. */
const mostNamed = 40;

/** The stones of a heap, those just taken as rings, and their number. */
function stones(count: number, was: number, y: number, at: (j: number) => { x: number; y: number }): SVGTemplateResult {
  return svg`${text(14, y + cell / 2, 5.2, count, { anchor: 'end', fill: 'var(--ink)' })}
    ${range(0, count).map((j) => disc(at(j).x, at(j).y, radius))}
    ${range(count, was).map((j) => hollow(at(j).x, at(j).y, radius - 0.2))}
    ${count === 0 && was === 0 ? svg`<path d="M${left + 2} ${y + cell / 2}h6" stroke="var(--line)" stroke-width="0.8"/>` : ''}`;
}

/** The sizes of the first heaps. */
const listed = (heaps: readonly bigint[]): string =>
  heaps.slice(0, mostNamed).map(grouped).join(', ') + (heaps.length > mostNamed ? ', …' : '');

/** How many stones of a heap are drawn, now and before. */
const drawnOf = (now = 0n, was = 0n): number[] => [now, was > mostDrawn ? 0n : was].filter((size) => size <= mostDrawn).map(Number);

/** How many stones the listed options take, in order. */
function takingsOf(options: readonly { play: string }[], heaps: readonly bigint[]): bigint[] {
  const takings = options.map(({ play }) => {
    const [index, to] = parts(play);
    return (heaps[Number(index)] ?? 0n) - BigInt(to);
  });
  return [...new Set(takings)].sort((a, b) => (a < b ? -1 : 1));
}

/** `any`: a move takes any number of stones. Otherwise the numbers of the listed options, the same for all heaps. */
export function heapsBoard(rule: 'any' | 'set'): Board {
  return ({ position, before, picked, words: own, across }): Drawing => {
    const words = boardWords(own);
    const [heaps, earlier] = [sizes(position.state), before ? sizes(before.state) : []];
    const named = new Map(position.options.map((option) => [option.play, option.move]));
    const all = rule === 'set' ? takingsOf(position.options, heaps) : [];
    /** The numbers that may be taken from a heap. Of equal heaps the options list only the first. */
    const open = (size: bigint) => (rule === 'any' ? range(1, Number(size) + 1).map(BigInt) : all.filter((taken) => taken <= size));
    const shown = shownOf(heaps, (size) => size > 0n);
    const large = shown.filter((i) => (heaps[i] ?? 0n) > mostDrawn);
    const byPick = rule === 'any' && large.length > mostFields;
    const largest = Math.max(...shown.flatMap((i) => drawnOf(heaps[i], earlier[i])), large.length > 0 ? 15 : 1);
    const rows = rowsOf(largest, across, Math.max(0, ...large.map((i) => grouped(heaps[i] ?? 0n).length)));

    const [art, targets, fields]: [SVGTemplateResult[], Target[], Field[]] = [[], [], []];
    let y = 1;
    for (const i of shown) {
      const size = heaps[i] ?? 0n;
      const move = (taken: bigint) => `${i},${size - taken}`;
      const action = (taken: bigint) => ({ move: move(taken), label: named.get(move(taken)) ?? ['take-from-heap', String(taken), i + 1] });
      if (heaps.length > 1) art.push(text(3, y + cell / 2, 4.2, i + 1, { italic: true }));

      if (size <= mostDrawn) {
        const count = Number(size);
        const was = (earlier[i] ?? 0n) <= mostDrawn ? Number(earlier[i] ?? 0n) : 0;
        const at = (j: number) => stone(j, y, rows);
        art.push(stones(count, was, y, at));
        for (const taken of open(size)) {
          const from = count - Number(taken);
          const { x, y: middle } = at(from);
          if (rule === 'set') art.push(text(x, middle, 4.2, String(taken), { fill: 'var(--paper)', weight: 600 }));
          const preview = svg`${range(from, count).map((j) => ghostDisc(at(j).x, at(j).y, radius))}`;
          targets.push({ x: x - cell / 2, y: middle - cell / 2, width: cell, height: cell, ...action(taken), preview });
        }
        y += lines(Math.max(count, was), rows) * cell + 3;
        continue;
      }

      const taken = (earlier[i] ?? size) - size;
      art.push(mound(left, y, grouped(size), picked === String(i), taken > 0n ? `−${grouped(taken)}` : ''));
      if (byPick)
        targets.push({ x: left, y, width: rows.width - left - 1, height: moundHeight, pick: String(i), label: words.pickHeap(i + 1) });
      const offered = rule === 'set' ? open(size).slice(0, mostChips) : [];
      const row = chips(offered, left, y + moundHeight + 1, rows.width - 1);
      art.push(row.art);
      targets.push(...row.places.map((place, j) => ({ ...place, over: true as const, ...action(offered[j] ?? 1n) })));
      y += moundHeight + (offered.length > 0 ? row.lines * (chipHeight + 2) + 2 : 0) + 3;
      const unlisted = rule === 'set' && (all.length > mostChips || position.more);
      if (unlisted || (rule === 'any' && (!byPick || picked === String(i)))) {
        fields.push({ label: heaps.length > 1 ? words.takeFromHeap(i + 1) : words.takeHowMany, least: 1n, most: size, move });
      }
    }
    if (shown.length < heaps.length) {
      art.push(text(left, y + 4, 4.6, words.moreHeaps(heaps.length - shown.length), { anchor: 'start', italic: true }));
      y += 9;
    }
    return {
      width: rows.width,
      height: y,
      unit,
      ground: svg``,
      art: svg`${art}`,
      targets,
      fields,
      description: words.heaps(heaps.length, listed(heaps)),
    };
  };
}
