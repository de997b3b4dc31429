// The boards of all parts on one stage, each drawn by its own game: columns of drawings, numbered as in the texts of moves.
import { type SVGTemplateResult, svg } from 'lit';
import { text, unit } from '../../boards/ink.js';
import type { Explanation, Option, PartOfSum } from '../../engine/api_messages.js';
import type { Message } from '../../engine/message.js';
import type { Board, Drawing, Field, Scene, Target } from '../../views/play/board.js';
import { allBoards } from '../index.js';

const gap = 8;
const titleHeight = 7;
/** How much wider than high the stage is, and where rows are wrapped at so many cells. */
const aspect = 1.4;
const aspectOf = (across: number | undefined) => (across === undefined ? aspect : across / 20);
/** The size of letters of a part that is written, not drawn, and of a move there. */
const letters = 4;
const line = 8;

/** A move is "part,to"; the part of a sum of n games is n times that of the game, plus the game's index. */
const wholeMove = (own: string, index: number, count: number): string => {
  const [part = '0', to = '0'] = own.split(',');
  return `${BigInt(part) * BigInt(count) + BigInt(index)},${to}`;
};

const ownMove = (move: string, count: number): { index: number; own: string } => {
  const [part = '0', to = '0'] = move.split(',');
  return { index: Number(BigInt(part) % BigInt(count)), own: `${BigInt(part) / BigInt(count)},${to}` };
};

/** The text of a move without the number of its part. */
const ownText = (move: Message): Message => (Array.isArray(move) && move[0] === 'sum-move' ? move[1] : move);

/** The position of one part, with its moves as its own game writes them. */
function partOf(whole: Explanation, index: number): Explanation {
  const { outcome, reason, text, parts = [] } = whole;
  const options = whole.options.flatMap((option): Option[] => {
    const { index: moved, own } = ownMove(option.play, parts.length);
    return moved === index ? [{ ...option, play: own, move: ownText(option.move) }] : [];
  });
  return { outcome, reason, text, options, ...(parts[index] as PartOfSum) };
}

/** A position in words, with its moves below it, in columns: of games without a board. */
const written: Board = ({ position, words }) => {
  const moves = position.options.map(({ move }) => words.translate(move));
  const title = words.translate(position.position);
  const across = Math.max(1, Math.round(Math.sqrt(moves.length / 8)));
  const column = 4 + 0.55 * letters * Math.max(4, ...moves.map((one) => one.length));
  const at = (i: number) => ({ x: 2 + (i % across) * column, y: line * (1 + Math.floor(i / across)) });
  return {
    width: 4 + Math.max(across * column, 0.6 * letters * title.length),
    height: line * (1 + Math.ceil(moves.length / across)),
    unit,
    art: svg`${text(2, line / 2, letters, title, { anchor: 'start', fill: 'var(--ink)' })}
      ${moves.map((one, i) => text(at(i).x + 2, at(i).y + line / 2, letters * 0.9, one, { anchor: 'start' }))}`,
    targets: position.options.map(({ play }, i) => ({ ...at(i), width: column, height: line, move: play })),
    description: title,
  };
};

interface Stage {
  places: { x: number; y: number }[];
  width: number;
  height: number;
}

/** Puts drawings into columns of at most this height, in their order. */
function columns(drawings: readonly Drawing[], most: number): Stage {
  const places: Stage['places'] = [];
  let [x, y, wide, high] = [0, 0, 0, 0];
  for (const { width, height } of drawings) {
    if (y > 0 && y + titleHeight + height > most) [x, y, wide] = [x + wide + gap, 0, 0];
    places.push({ x, y: y + titleHeight });
    wide = Math.max(wide, width);
    y += titleHeight + height + gap;
    high = Math.max(high, y - gap);
  }
  return { places, width: x + wide, height: high };
}

/** The columns that fill a stage of this shape best. O(drawings^3). */
function arranged(drawings: readonly Drawing[], aspect: number): Stage {
  const size = ({ width, height }: Stage) => Math.max(width / aspect, height);
  const tops = drawings.map(({ height }) => height + titleHeight);
  const heights = tops.flatMap((_, from) => tops.slice(from).map((_, n) => tops.slice(from, from + n + 1).reduce((a, b) => a + b + gap)));
  return heights
    .filter((height) => height >= Math.max(...tops))
    .map((height) => columns(drawings, height))
    .reduce((best, one) => (size(one) < size(best) ? one : best));
}

/** The scene of one part: what its own board is drawn from. */
function sceneOf(scene: Scene, index: number): Scene {
  const { position, before, shape, picked, words, explained } = scene;
  const { game: _, ...part } = shape.parts?.[index] ?? { game: '', parameters: {}, shape };
  const pick = picked === undefined ? undefined : ownMove(`${picked},0`, shape.parts?.length ?? 1);
  return {
    words,
    explained,
    ...part,
    position: partOf(position, index),
    before: before?.parts && partOf(before, index),
    picked: pick?.index === index ? pick.own.split(',')[0] : undefined,
    cells: undefined,
    across: scene.across,
  };
}

/** The targets and fields of a part, moved to its place, with moves as the sum writes them. */
function placed(drawing: Drawing, { x, y }: { x: number; y: number }, index: number, count: number, label: (own: Message) => Message) {
  const targets = drawing.targets.map((target): Target => {
    const { move, pick, reach, preview } = target;
    return {
      ...target,
      x: target.x + x,
      y: target.y + y,
      ...(target.label !== undefined && { label: label(target.label) }),
      ...(reach && { reach: [reach[0] + x, reach[1]] }),
      ...(move !== undefined && { move: wholeMove(move, index, count) }),
      ...(pick !== undefined && { pick: wholeMove(`${pick},0`, index, count).split(',')[0] as string }),
      ...(preview && { preview: svg`<g transform="translate(${x} ${y})">${preview}</g>` }),
    };
  });
  const fields = (drawing.fields ?? []).map(
    (field): Field => ({ ...field, label: `${index + 1}: ${field.label}`, move: (value) => wholeMove(field.move(value), index, count) }),
  );
  return { targets, fields };
}

/** `boards`: those of all games, by id. */
const sumBoard =
  (boards: ReadonlyMap<string, Board>): Board =>
  (scene): Drawing => {
    const { words, shape, position } = scene;
    const parts = shape.parts ?? [];
    const drawings = parts.map(({ game }, i) => (boards.get(game) ?? written)(sceneOf(scene, i)));
    const { places, width, height } = arranged(drawings, aspectOf(scene.across));
    const art: SVGTemplateResult[] = [];
    const targets: Target[] = [];
    const fields: Field[] = [];
    drawings.forEach((drawing, i) => {
      const place = places[i] ?? { x: 0, y: 0 };
      const part = scene.explained ? position.parts?.[i] : undefined;
      art.push(text(place.x + 1, place.y - titleHeight / 2, 4.4, titleOf(i, part), { anchor: 'start', fill: 'var(--ink)', weight: 600 }));
      art.push(svg`<g transform="translate(${place.x} ${place.y})">${drawing.art}</g>`);
      const own = placed(drawing, place, i, parts.length, (label) => ['sum-move', label, i + 1]);
      targets.push(...own.targets);
      fields.push(...own.fields);
    });
    return { width, height, unit, art: svg`${art}`, targets, fields, description: words.translate(position.position) };
  };

/** The number of a part, and what it is worth where the board explains. */
function titleOf(index: number, part: Pick<PartOfSum, 'nimber' | 'value'> | undefined): string {
  const worth = part?.nimber === undefined ? part?.value?.replaceAll('-', '−') : `∗${part.nimber}`;
  return worth === undefined ? `${index + 1}` : `${index + 1}:  ${worth}`;
}

export const loadSumBoard = async (): Promise<Board> => sumBoard(await allBoards('sum'));
