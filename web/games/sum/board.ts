// The boards of all parts on one stage, each drawn by its own game or its rules: columns of drawings, numbered as in the texts of moves.
import { type SVGTemplateResult, svg } from 'lit';
import { text, unit } from '../../boards/ink.js';
import { boardOfPart } from '../../boards/rules/part.js';
import { ownTitle } from '../../boards/rules/title.js';
import type { Explanation, Option, PartOfSum, State } from '../../engine/api_messages.js';
import type { Message } from '../../engine/message.js';
import type { TablePart } from '../../engine/shapes.js';
import type { Language } from '../../i18n/languages.js';
import type { Board, Drawing, Field, Scene, Target } from '../../views/play/board.js';
import { plainValue } from '../../views/value/value_line.js';
import { loadWordsFor, valueWords } from '../../views/value/words.js';
import { allBoards } from '../index.js';

const gap = 8;
const titleHeight = 7;
const titleLetters = 4.4;
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

/** A pick of a part: the part of its moves, or else the place where they begin, after the index of the part. */
const wholePick = (own: string, index: number, count: number): string =>
  /^\d+$/.test(own) ? (wholeMove(`${own},0`, index, count).split(',')[0] as string) : `${index}:${own}`;

/** The same as the part has it; undefined if it is another part's. */
function ownPick(pick: string, index: number, count: number): string | undefined {
  if (pick.includes(':')) return pick.startsWith(`${index}:`) ? pick.slice(`${index}:`.length) : undefined;
  const { index: picked, own } = ownMove(`${pick},0`, count);
  return picked === index ? own.split(',')[0] : undefined;
}

/** The text of a move without the number of its part. */
const ownText = (move: Message): Message => (Array.isArray(move) && move[0] === 'sum-move' ? move[1] : move);

/** The state of a part: that of a sum has, for each part, how many numbers its state has, and these numbers. */
function ownState(whole: State, index: number): State {
  let rest = whole.split(',');
  for (let i = 0; i < index; ++i) rest = rest.slice(1 + Number(rest[0]));
  return rest.slice(1, 1 + Number(rest[0])).join();
}

/** The position of one part, with its moves as its own game writes them. */
function partOf(whole: Explanation, index: number): Explanation {
  const { outcome, reason, text, parts = [] } = whole;
  const options = whole.options.flatMap((option): Option[] => {
    const { index: moved, own } = ownMove(option.play, parts.length);
    const state = option.state === undefined ? {} : { state: ownState(option.state, index) };
    return moved === index ? [{ ...option, ...state, play: own, move: ownText(option.move) }] : [];
  });
  return { outcome, reason, text, options, ...(parts[index] as PartOfSum) };
}

/** A position in words, with its moves below it, in columns: of rules whose board is not there yet. */
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
  return {
    words,
    explained,
    ...part,
    position: partOf(position, index),
    before: before?.parts && partOf(before, index),
    picked: picked === undefined ? undefined : ownPick(picked, index, shape.parts?.length ?? 1),
    cells: undefined,
    across: scene.across,
  };
}

/** The targets, middles and fields of a part, moved to its place, with moves as the sum writes them. */
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
      ...(pick !== undefined && { pick: wholePick(pick, index, count) }),
      ...(preview && { preview: svg`<g transform="translate(${x} ${y})">${preview}</g>` }),
    };
  });
  const fields = (drawing.fields ?? []).map(
    (field): Field => ({ ...field, label: `${index + 1}: ${field.label}`, move: (value) => wholeMove(field.move(value), index, count) }),
  );
  const middles = [...(drawing.middles ?? [])].map(
    ([move, middle]) => [wholeMove(move, index, count), [middle[0] + x, middle[1] + y]] as [string, readonly [number, number]],
  );
  return { targets, middles, fields };
}

/** `boards`: those of all games, by id. */
const sumBoard =
  (boards: ReadonlyMap<string, Board>): Board =>
  (scene): Drawing => {
    const { words, shape, position } = scene;
    const parts = shape.parts ?? [];
    loadWordsFor({ requestUpdate: () => scene.redraw?.() }, words.language);
    const titles = parts.map((part, i) => titleOf(i, part, scene.explained ? position.parts?.[i] : undefined, words.language));
    const drawings = parts.map(({ game, shape }, i) => {
      const draw = boards.get(game) ?? boardOfPart(shape, () => scene.redraw?.()) ?? written;
      const drawing = draw(sceneOf(scene, i));
      return { ...drawing, width: Math.max(drawing.width, 0.6 * titleLetters * (titles[i]?.length ?? 0)) };
    });
    const { places, width, height } = arranged(drawings, aspectOf(scene.across));
    const art: SVGTemplateResult[] = [];
    const targets: Target[] = [];
    const middles = new Map<string, readonly [number, number]>();
    const fields: Field[] = [];
    drawings.forEach((drawing, i) => {
      const place = places[i] ?? { x: 0, y: 0 };
      art.push(
        text(place.x + 1, place.y - titleHeight / 2, titleLetters, titles[i] ?? '', { anchor: 'start', fill: 'var(--ink)', weight: 600 }),
      );
      art.push(svg`<g transform="translate(${place.x} ${place.y})">${drawing.ground ?? ''}${drawing.art}</g>`);
      const own = placed(drawing, place, i, parts.length, (label) => ['sum-move', label, i + 1]);
      targets.push(...own.targets);
      for (const [move, middle] of own.middles) middles.set(move, middle);
      fields.push(...own.fields);
    });
    return { width, height, unit, art: svg`${art}`, targets, middles, fields, description: words.translate(position.position) };
  };

/** Longer titles are cut. */
const MOST_TITLE = 40;

/** The number of a part, its title if it is a rule text that has one, and what it is worth where the board explains. */
function titleOf(index: number, of: TablePart<Message>, part: Pick<PartOfSum, 'nimber' | 'value'> | undefined, language: Language): string {
  const title = ownTitle(of.parameters.text ?? '');
  const short = title && title.length > MOST_TITLE ? `${title.slice(0, MOST_TITLE)}…` : title;
  const value = part?.value === undefined ? undefined : plainValue(part.value, valueWords(language));
  const evaluation = part?.nimber === undefined ? value : `∗${part.nimber}`;
  return [index + 1, ...[short, evaluation].filter((one) => one !== undefined)].join(':  ');
}

export const loadSumBoard = async (): Promise<Board> => sumBoard(await allBoards('sum'));
