// Drawings for the characters of a text: marks, stones, chessmen, counters with a letter; coins and lamps.
import { type SVGTemplateResult, svg } from 'lit';
import { cell, disc, hatched, text } from '../ink.js';
import { chessman } from '../pieces.js';

/** Of Left and Right: Hackenbush's blue and red, as far apart as colours can be for every eye (Okabe and Ito 2008). */
export const [LEFT, RIGHT] = ['#0072b2', '#d55e00'];

/** Colours of characters that begin the name of a colour or of a player. */
export const COLOURS: Readonly<Record<string, string>> = { B: LEFT, L: LEFT, R: RIGHT, G: '#009e73' };

const STONE = 3.7;

const black = (x: number, y: number) => disc(x, y, STONE, '#26241f');
const rim = (x: number, y: number, radius = STONE) =>
  svg`<circle cx=${x} cy=${y} r=${radius} fill="none" stroke="var(--quiet)" stroke-width="0.5"/>`;

/** A black or a white stone, the same in every theme. */
export const stoneAt = (x: number, y: number, white: boolean): SVGTemplateResult =>
  svg`${white ? disc(x, y, STONE, '#fdfcf8') : black(x, y)}${rim(x, y)}`;

/** A counter with a letter, or without. */
export const counterAt = (x: number, y: number, fill: string, letter = ''): SVGTemplateResult =>
  svg`${disc(x, y, STONE, fill)}${letter ? text(x, y, 4.6, letter, { fill: fill === 'var(--ink)' ? 'var(--paper)' : '#fff', weight: 700 }) : ''}`;

const cross = (x: number, y: number) =>
  svg`<path d="M${x - 2.8} ${y - 2.8}L${x + 2.8} ${y + 2.8}M${x + 2.8} ${y - 2.8}L${x - 2.8} ${y + 2.8}" fill="none" stroke="var(--ink)" stroke-width="1.3" stroke-linecap="round"/>`;

const nought = (x: number, y: number) => svg`<circle cx=${x} cy=${y} r="2.9" fill="none" stroke="var(--ink)" stroke-width="1.3"/>`;

/** Chessmen by their characters: outlined ones are white. */
const chessmen = '♔♕♖♗♘♙♚♛♜♝♞♟';
const kinds = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'] as const;

function chessmanAt(x: number, y: number, index: number): SVGTemplateResult {
  const white = index < kinds.length;
  const [fill, lines] = white ? ['#fdfcf8', '#26241f'] : ['#26241f', '#fdfcf8'];
  return svg`<g stroke=${white ? '#26241f' : 'var(--quiet)'} stroke-width="0.35">${chessman(kinds[index % kinds.length] as (typeof kinds)[number], x - cell / 2, y - cell / 2, fill, lines)}</g>`;
}

/** A counter that points where it goes. `turn`: in degrees from upwards. */
const carAt = (x: number, y: number, fill: string, turn: number) => svg`${disc(x, y, STONE, fill)}
  <path d="M0-2.2L2 1.4H-2z" transform="translate(${x} ${y}) rotate(${turn})" fill="#fff"/>`;

/** A bowling pin. */
const pin = (x: number, y: number) =>
  svg`<path d="M${x} ${y - 4.2}c1 0 1.5 .9 1.3 2c-.2 1.1 .9 1.9 .9 3.6c0 1.2-.4 2.1-.8 2.7h-2.8c-.4-.6-.8-1.5-.8-2.7c0-1.7 1.1-2.5 .9-3.6c-.2-1.1 .3-2 1.3-2z" fill="var(--ink)"/>`;

/**
 * A character in the middle of a cell. `colour`: of the player whose piece it is, for letters that name no colour; undefined where players
 * share the pieces. Characters with a form of their own: X O # ● ○ and chessmen; I is a pin.
 */
export function glyphAt(x: number, y: number, char: string, colour?: string): SVGTemplateResult {
  const man = chessmen.indexOf(char);
  if (man >= 0) return chessmanAt(x, y, man);
  if (char === 'X') return cross(x, y);
  if (char === 'O') return nought(x, y);
  if (char === '●' || char === '○') return stoneAt(x, y, char === '○');
  if (char === '#') return hatched(x - cell / 2, y - cell / 2);
  if (char === 'I' && !colour) return pin(x, y);
  const own = COLOURS[char] ?? colour;
  const turn = '▲▶▼◀'.indexOf(char);
  if (turn >= 0) return carAt(x, y, own ?? 'var(--ink)', turn * 90);
  if (own && /\p{L}/u.test(char)) return counterAt(x, y, own, char);
  return text(x, y, 5.6, char, { fill: 'var(--ink)', weight: 600 });
}

/** A coin: heads are bright, tails dull. `letter`: of the side. */
export const coinAt = (x: number, y: number, heads: boolean, letter: string): SVGTemplateResult => svg`
  <circle cx=${x} cy=${y} r="4" fill=${heads ? '#e9b949' : '#c9c5ba'} stroke="var(--quiet)" stroke-width="0.4"/>
  <circle cx=${x} cy=${y} r="3.2" fill="none" stroke="var(--quiet)" stroke-width="0.3" stroke-dasharray="0.5 0.5"/>
  ${text(x, y, 4.2, letter, { fill: heads ? '#4a3304' : '#55524a', weight: 700 })}`;

/** A lamp that is on or off. */
export const lampAt = (x: number, y: number, on: boolean): SVGTemplateResult => svg`
  ${on ? svg`<circle cx=${x} cy=${y - 0.6} r="4.4" fill="#ffd84d" fill-opacity="0.35"/>` : ''}
  <path d=${`M${x - 1.1} ${y + 2.2}c0-1.2-1.6-1.7-1.6-3.6a2.7 2.7 0 0 1 5.4 0c0 1.9-1.6 2.4-1.6 3.6z`} fill=${on ? '#ffd84d' : '#d8d4c8'} stroke="var(--quiet)" stroke-width="0.4"/>
  <path d=${`M${x - 1} ${y + 2.9}h2M${x - 0.7} ${y + 3.7}h1.4`} stroke="var(--quiet)" stroke-width="0.5"/>`;
