// A pen that writes SVG. It supports the calls that the drawing of tables uses; of transforms, only rotation and translation.
import type { Pen } from '../draw/pen.js';

/** The position of texts: `drop` is the distance of the letters below the pen's line for a `baseline`. */
export type Measure = (text: string, font: string, baseline: Pen['textBaseline']) => { width: number; drop: number };

interface State {
  fillStyle: Pen['fillStyle'];
  strokeStyle: Pen['strokeStyle'];
  lineWidth: number;
  lineJoin: Pen['lineJoin'];
  globalAlpha: number;
  font: string;
  textAlign: Pen['textAlign'];
  textBaseline: Pen['textBaseline'];
  /** The transform of the pen's axes: an angle and a translation. */
  cos: number;
  sin: number;
  x: number;
  y: number;
  clip: number;
}

const ANCHORS: Partial<Record<Pen['textAlign'], string>> = { center: 'middle', right: 'end' };

export const escaped = (text: string): string =>
  text
    // Characters that XML forbids.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');

/** Hundredths are finer than any screen or printer resolves. */
export const written = (value: number): string => String(Math.round(value * 100) / 100 || 0);

/** A colour as attributes that every SVG reader supports, unlike newer CSS forms. */
export function painted(attribute: 'fill' | 'stroke', style: Pen['fillStyle']): string {
  const match = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*(?:[,/]\s*([\d.]+)\s*)?\)$/.exec(String(style));
  if (!match) return ` ${attribute}="${escaped(String(style))}"`;
  const hex = match.slice(1, 4).map((channel) => Number(channel).toString(16).padStart(2, '0'));
  const alpha = Number(match[4] ?? 1);
  return ` ${attribute}="#${hex.join('')}"${alpha < 1 ? ` ${attribute}-opacity="${Math.round(alpha * 1000) / 1000}"` : ''}`;
}

export class SvgPen implements Pen {
  fillStyle: Pen['fillStyle'] = '#000';
  strokeStyle: Pen['strokeStyle'] = '#000';
  lineWidth = 1;
  lineJoin: Pen['lineJoin'] = 'miter';
  globalAlpha = 1;
  font = '10px sans-serif';
  textAlign: Pen['textAlign'] = 'start';
  textBaseline: Pen['textBaseline'] = 'alphabetic';
  readonly #measure: Measure;
  readonly #body: string[] = [];
  readonly #definitions: string[] = [];
  readonly #saved: State[] = [];
  #path: string[] = [];
  #cos = 1;
  #sin = 0;
  #x = 0;
  #y = 0;
  /** Number of the current clip; 0 for none. */
  #clip = 0;
  #clips = 0;
  /** Attributes of the open group; elements with the same ones are added to it. */
  #group = '';

  constructor(measure: Measure) {
    this.#measure = measure;
  }

  save(): void {
    const { fillStyle, strokeStyle, lineWidth, lineJoin, globalAlpha, font, textAlign, textBaseline } = this;
    const style = { fillStyle, strokeStyle, lineWidth, lineJoin, globalAlpha, font, textAlign, textBaseline };
    this.#saved.push({ ...style, cos: this.#cos, sin: this.#sin, x: this.#x, y: this.#y, clip: this.#clip });
  }

  restore(): void {
    const state = this.#saved.pop();
    if (!state) return;
    const { cos, sin, x, y, clip, ...style } = state;
    Object.assign(this, style);
    [this.#cos, this.#sin, this.#x, this.#y, this.#clip] = [cos, sin, x, y, clip];
  }

  translate(dx: number, dy: number): void {
    [this.#x, this.#y] = this.#at(dx, dy);
  }

  rotate(angle: number): void {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    [this.#cos, this.#sin] = [this.#cos * cos - this.#sin * sin, this.#sin * cos + this.#cos * sin];
  }

  beginPath(): void {
    this.#path = [];
  }

  moveTo(x: number, y: number): void {
    this.#path.push(`M${this.#point(x, y)}`);
  }

  lineTo(x: number, y: number): void {
    this.#path.push(`L${this.#point(x, y)}`);
  }

  rect(x: number, y: number, width: number, height: number): void {
    const corners = [this.#point(x, y), this.#point(x + width, y), this.#point(x + width, y + height), this.#point(x, y + height)];
    this.#path.push(`M${corners.join('L')}Z`);
  }

  /** Whole circles in two halves; parts of them in one stroke, clockwise. */
  arc(x: number, y: number, radius: number, from: number, to: number): void {
    const on = (angle: number) => this.#point(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    const whole = Math.abs(to - from) >= 2 * Math.PI - 1e-9;
    const r = written(radius);
    const bow = (angle: number, large: boolean) => `A${r} ${r} 0 ${large ? 1 : 0} 1 ${on(angle)}`;
    this.#path.push(`${this.#path.length === 0 || whole ? 'M' : 'L'}${on(from)}`);
    if (whole) this.#path.push(bow(from + Math.PI, false), bow(from, false), 'Z');
    else this.#path.push(bow(to, Math.abs(to - from) > Math.PI));
  }

  closePath(): void {
    this.#path.push('Z');
  }

  /** Intersects with the current clip. */
  clip(): void {
    const id = ++this.#clips;
    const outer = this.#clip ? ` clip-path="url(#clip${this.#clip})"` : '';
    this.#definitions.push(`<clipPath id="clip${id}"${outer}><path d="${this.#path.join('')}"/></clipPath>`);
    this.#clip = id;
  }

  fill(rule: 'nonzero' | 'evenodd' = 'nonzero'): void {
    this.#put(this.#filled(), `<path${rule === 'evenodd' ? ' fill-rule="evenodd"' : ''} d="${this.#path.join('')}"/>`);
  }

  stroke(): void {
    const join = this.lineJoin === 'miter' ? '' : ` stroke-linejoin="${this.lineJoin}"`;
    const style = ` fill="none"${painted('stroke', this.strokeStyle)} stroke-width="${written(this.lineWidth)}"${join}${this.#faded()}`;
    this.#put(style, `<path d="${this.#path.join('')}"/>`);
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    const before = this.#path;
    this.beginPath();
    this.rect(x, y, width, height);
    this.fill();
    this.#path = before;
  }

  fillText(text: string, x: number, y: number): void {
    const match = /^(italic )?(\d{3} )?([\d.]+)px (.*)$/.exec(this.font);
    const [, italic, weight, size = '10', families = ''] = match ?? [];
    const anchor = ANCHORS[this.textAlign];
    const style =
      `${this.#filled()} font-family="${generic(families)}" font-size="${size}"${italic ? ' font-style="italic"' : ''}` +
      `${weight ? ` font-weight="${weight.trim()}"` : ''}${anchor ? ` text-anchor="${anchor}"` : ''}`;
    const { drop } = this.#measure(text, this.#generically(), this.textBaseline);
    const turned = Math.abs(this.#sin) > 1e-9 || this.#cos < 0;
    const degrees = written((Math.atan2(this.#sin, this.#cos) * 180) / Math.PI);
    const [px, py] = this.#at(x, y + drop);
    const place = turned
      ? `transform="translate(${written(px)} ${written(py)}) rotate(${degrees})"`
      : `x="${written(px)}" y="${written(py)}"`;
    this.#put(style, `<text ${place}>${escaped(text)}</text>`);
  }

  measureText(text: string): { readonly width: number } {
    return this.#measure(text, this.#generically(), this.textBaseline);
  }

  /** Adds markup at the pen's axes. */
  insert(markup: string): void {
    this.#put(` transform="translate(${written(this.#x)} ${written(this.#y)})"`, markup);
  }

  define(markup: string): void {
    this.#definitions.push(markup);
  }

  /** The complete document, of this size. */
  finish(width: number, height: number, title: string): string {
    this.#close();
    const size = `width="${written(width)}" height="${written(height)}" viewBox="0 0 ${written(width)} ${written(height)}"`;
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-labelledby="title">`,
      `<title id="title">${escaped(title)}</title>`,
      this.#definitions.length > 0 ? `<defs>\n${this.#definitions.join('\n')}\n</defs>` : '',
      ...this.#body,
      '</svg>\n',
    ].join('\n');
  }

  #at(x: number, y: number): [number, number] {
    return [this.#x + this.#cos * x - this.#sin * y, this.#y + this.#sin * x + this.#cos * y];
  }

  #point(x: number, y: number): string {
    return this.#at(x, y).map(written).join(' ');
  }

  #generically(): string {
    return this.font.replace(/px .*$/, (families) => `px ${generic(families)}`);
  }

  #filled(): string {
    return `${painted('fill', this.fillStyle)}${this.#faded()}`;
  }

  #faded(): string {
    return this.globalAlpha === 1 ? '' : ` opacity="${written(this.globalAlpha)}"`;
  }

  /** Wraps each group in a clip of its own, so that the clip does not turn with the content. */
  #put(style: string, markup: string): void {
    const group = `${this.#clip ? `<g clip-path="url(#clip${this.#clip})">` : '<g>'}<g${style}>`;
    if (group !== this.#group) {
      this.#close();
      this.#group = group;
      this.#body.push(group);
    }
    this.#body.push(markup);
  }

  #close(): void {
    if (this.#group) this.#body.push('</g></g>');
    this.#group = '';
  }
}

/** Only generic font families, since fonts differ between machines. */
function generic(families: string): string {
  return /(?:^|[^-])serif\b/.test(families.replace(/sans-serif/g, '')) ? 'serif' : /mono/.test(families) ? 'monospace' : 'sans-serif';
}
