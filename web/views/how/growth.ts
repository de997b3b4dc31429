// A chart of the positions that each method visits as the instance grows, up to where it stops. Both scales are logarithmic. Each line has
// its method's name beside it.
import { html, svg } from 'lit';
import type { HowWords } from '../../i18n/en/how.js';
import { grouped } from '../table/geometry/ticks.js';
import type { Method, Methods } from './methods.js';

/** Sizes in pixels. */
const WIDTH = 400;
const LEFT = 44;
const RIGHT = 166;
const TOP = 26;
const BOTTOM = 44;
const LEAST_HEIGHT = 270;
const CROSS = 4;
/** Names beside the lines: most characters and height of a line, and the space between two names. */
const CHARACTERS = 24;
const LINE = 13.5;
const GAP = 7;

type Growth = readonly (readonly [number, number])[];

interface Line {
  ids: string[];
  growth: Growth;
  names: string[];
  /** Wrapped. */
  text: string[];
  /** The middle of the name. */
  at: number;
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** 1, 10, 100, 1000, 10⁴ … */
const power = (exponent: number) =>
  exponent < 4 ? String(10 ** exponent) : `10${[...String(exponent)].map((digit) => SUPERSCRIPTS[Number(digit)]).join('')}`;
const powers = (most: number) => Array.from({ length: Math.floor(Math.log10(most) + 1e-9) + 1 }, (_, i) => i);

const end = (growth: Growth) => growth.at(-1) ?? ([1, 1] as const);

export function wrapped(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last && last.length + 1 + word.length > CHARACTERS) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}

/** Methods that visit the same numbers of positions share a line. */
function linesOf(methods: readonly Method[], titleOf: (method: Method) => string): Line[] {
  const found = new Map<string, Line>();
  for (const method of methods) {
    const { id, growth = [] } = method;
    if (growth.length === 0) continue;
    const line = found.get(JSON.stringify(growth)) ?? { ids: [], growth, names: [], text: [], at: 0 };
    line.ids.push(id);
    line.names.push(titleOf(method));
    if (line.text.length > 0) line.text.push(`${line.text.pop()};`);
    line.text.push(...wrapped(titleOf(method)));
    found.set(JSON.stringify(growth), line);
  }
  return [...found.values()];
}

const heightOf = ({ text }: Line) => text.length * LINE + GAP;

/** Moves names apart, each near the end of its line, in the same order. */
function place(lines: Line[], top: number, bottom: number): void {
  let free = top;
  for (const line of lines) {
    line.at = Math.max(line.at, free + heightOf(line) / 2);
    free = line.at + heightOf(line) / 2;
  }
  let taken = bottom;
  for (const line of [...lines].reverse()) {
    line.at = Math.min(line.at, taken - heightOf(line) / 2);
    taken = line.at - heightOf(line) / 2;
  }
}

/** Empty if no growth was counted. `chosen`: the method whose line is highlighted; `instance`: what grows, in words. */
export function growthView(
  t: HowWords,
  { methods, grown, mostGrown = 0 }: Methods,
  chosen: string,
  instance: string,
  titleOf: (method: Method) => string,
) {
  const lines = linesOf(methods, titleOf);
  if (!grown || lines.length === 0) return '';
  const largest = Math.max(...lines.flatMap(({ growth }) => growth.map(([n]) => n)));
  const most = Math.max(10, ...lines.flatMap(({ growth }) => growth.map(([, positions]) => positions)));
  const height = Math.max(LEAST_HEIGHT, TOP + BOTTOM + lines.reduce((sum, line) => sum + heightOf(line), 0));
  const [right, bottom] = [WIDTH - RIGHT, height - BOTTOM];
  const x = (n: number) => LEFT + ((right - LEFT) * Math.log10(n)) / Math.log10(largest);
  const y = (positions: number) => bottom - ((bottom - TOP) * Math.log10(Math.max(1, positions))) / Math.log10(most);
  for (const line of lines) line.at = y(end(line.growth)[1]);
  // Of lines that end at one height, the one that stops first is named above.
  lines.sort((a, b) => a.at - b.at || end(a.growth)[0] - end(b.growth)[0]);
  place(lines, TOP - 10, bottom + 10);
  const stops = ({ growth }: Line) => end(growth)[0] < largest;
  return html`<p class="quiet-text">${t.growth(instance, grouped(mostGrown))}</p>
    <svg translate="no" class="how-growth" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${t.chart}. ${lines
      .map((line) => line.names.map((name) => `${name}: ${stops(line) ? t.upTo(grouped(end(line.growth)[0])) : t.everywhere}`).join('. '))
      .join('. ')}">
      <text class="axis title" x="2" y="11">${t.growthY}</text>
      <text class="axis title" text-anchor="middle" x=${(LEFT + right) / 2} y=${height - 6}>${t.growthX}</text>
      ${powers(largest).map(
        (exponent) => svg`<path class="ground" d="M${x(10 ** exponent)} ${bottom}v4" />
          <text class="axis" text-anchor="middle" x=${x(10 ** exponent)} y=${bottom + 18}>${power(exponent)}</text>`,
      )}
      ${powers(most).map(
        (exponent) => svg`<path class="ground" d="M${LEFT} ${y(10 ** exponent)}H${right}" />
          <text class="axis" text-anchor="end" x=${LEFT - 6} y=${y(10 ** exponent) + 4}>${power(exponent)}</text>`,
      )}
      ${lines.map((line) => {
        const [n, positions] = end(line.growth);
        const first = line.at - (line.text.length * LINE) / 2 + LINE * 0.78;
        return svg`<g class=${line.ids.includes(chosen) ? 'chosen' : ''}>
          <path class="leader" d="M${x(n) + (stops(line) ? CROSS + 2 : 2)} ${y(positions)}L${right + 8} ${line.at}" />
          <path d="M${line.growth.map(([n, positions]) => `${x(n).toFixed(1)} ${y(positions).toFixed(1)}`).join('L')}" />
          ${stops(line) ? svg`<path d="M${x(n) - CROSS} ${y(positions) - CROSS}l${2 * CROSS} ${2 * CROSS}m0 ${-2 * CROSS}l${-2 * CROSS} ${2 * CROSS}" />` : ''}
          <text class="name">${line.text.map((text, i) => svg`<tspan x=${right + 11} y=${first + i * LINE}>${text}</tspan>`)}</text>
        </g>`;
      })}
    </svg>`;
}
