// Prints the benchmark's tables.
import { print } from './terminal.mjs';

/** Three significant digits. */
function figure(value) {
  if (value === undefined) return '';
  if (value === 0) return '0';
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  return value.toLocaleString('en', { minimumFractionDigits: Math.min(digits, 4), maximumFractionDigits: Math.min(digits, 4) });
}

const megabytes = (bytes) => (bytes === undefined ? '' : figure(bytes / 2 ** 20));

const verdict = (bar) => (bar ? `${bar.met ? 'met' : 'NOT MET'}: ${figure(bar.value)} (${bar.text})` : '');

/** Columns [heading, width, text of a row]; a negative width aligns right. */
const columns = {
  games: [
    ['game', 19, ({ game }) => game],
    ['size', 44, ({ size }) => size],
    ['plain method', 15, ({ plain }) => plain?.method ?? ''],
    ['plain ms', -9, ({ plain }) => figure(plain?.milliseconds)],
    ['native ms', -10, ({ milliseconds }) => figure(milliseconds.native)],
    ['wasm ms', -9, ({ milliseconds }) => figure(milliseconds.wasm)],
    ['plain/native', -13, ({ ratios }) => figure(ratios.plainToNative)],
    ['wasm/native', -12, ({ ratios }) => figure(ratios.wasmToNative)],
    ['', -9, ({ wasmBar }) => (wasmBar.met ? 'met' : 'NOT MET')],
    ['plain states', -22, ({ plain }) => (plain ? `${plain.states.toLocaleString('en')} ${plain.unit}` : '')],
    ['states', -12, ({ states }) => states?.toLocaleString('en') ?? ''],
    ['MB plain', -9, ({ memory }) => megabytes(memory.plain)],
    ['native', -7, ({ memory }) => megabytes(memory.native)],
    ['wasm', -6, ({ memory }) => megabytes(memory.wasm)],
    ['  bar', 40, ({ bar }) => `  ${verdict(bar)}`],
  ],
  paint: [
    ['game', 19, ({ game }) => game],
    ['table', 20, ({ table }) => table],
    ['step', -14, ({ step, whole }) => `${whole ? 'whole ' : ''}${step.toLocaleString('en')}`],
    ['native ms', -11, ({ milliseconds }) => figure(milliseconds.native)],
    ['wasm ms', -9, ({ milliseconds }) => figure(milliseconds.wasm)],
    ['wasm/native', -12, ({ milliseconds }) => figure(milliseconds.wasm / milliseconds.native)],
    ['  sampled', 10, ({ sampled }) => (sampled ? '  sampled' : '')],
    ['bar', 40, ({ bar }) => verdict(bar)],
  ],
  growth: [
    ['game', 19, ({ game }) => game],
    ['size', 30, ({ size }) => size],
    ['exponent', -9, (row) => row.exponent.toFixed(2)],
    ['  native ms', 90, ({ points }) => `  ${points.map(({ size, milliseconds }) => `${size}: ${figure(milliseconds)}`).join('  ')}`],
  ],
  lab: [
    ['game', 19, ({ game }) => game],
    ['size', 16, ({ size }) => size],
    ['by hand ms', -11, ({ milliseconds }) => figure(milliseconds.hand.all)],
    ['compiled ms', -13, ({ milliseconds }) => figure(milliseconds.compiled.all)],
    ['registers ms', -13, ({ milliseconds }) => figure(milliseconds.registers.all)],
    ['longest slice', -14, ({ slice }) => figure(slice)],
    ['values alone: by hand', -22, ({ milliseconds }) => figure(milliseconds.hand.values)],
    ['compiled', -9, ({ milliseconds }) => figure(milliseconds.compiled.values)],
    ['ratio', -7, ({ ratios }) => figure(ratios.values)],
    ['  bar', 40, ({ bar }) => `  ${verdict(bar)}`],
  ],
  values: [
    ['what', 19, ({ game }) => game],
    ['native ms', -11, ({ milliseconds }) => figure(milliseconds.native)],
    ['wasm ms', -9, ({ milliseconds }) => figure(milliseconds.wasm)],
    ['page ms', -9, ({ milliseconds }) => figure(milliseconds.page)],
    ['longest slice', -14, ({ slice }) => figure(slice)],
    ['  bar', 40, ({ bar }) => `  ${verdict(bar)}`],
  ],
  page: [
    ['game', 19, ({ game }) => game],
    ['instance', 26, (row) => row.instance],
    ['first picture ms', -17, ({ milliseconds }) => figure(milliseconds.first)],
    ['final picture ms', -17, ({ milliseconds }) => figure(milliseconds.final)],
    ['pictures', -9, ({ pictures }) => `${pictures}`],
    ['panning: frame ms', -18, ({ frames }) => figure(frames.median)],
    ['slowest ms', -11, ({ frames }) => figure(frames.slowest)],
    ['pictures', -9, ({ frames }) => `${frames.pictures}`],
    ['last after ms', -14, ({ frames }) => figure(frames.lag)],
  ],
};

const line = (cells) =>
  cells
    .map(([width, text]) => (width < 0 ? text.padStart(-width) : text.padEnd(width)))
    .join('')
    .trimEnd();

/** Prints the headings; returns a function that prints a row. */
export function table(name, title) {
  const shape = columns[name];
  print(`\n${title}\n${line(shape.map(([heading, width]) => [width, heading]))}`);
  return (row) => print(line(shape.map(([, width, text]) => [width, text(row)])));
}

/** A row among those of all tables. */
const rowName = ({ game, size, table, step, plain }) =>
  [game, size ?? table, step && `step ${step}`, plain && `against ${plain.method}`].filter(Boolean).join(', ');

/** How many bars the rows have, and the names of those not met. */
export function bars(rows) {
  const all = rows.flatMap((row) => [row.bar, row.wasmBar].filter(Boolean).map((bar) => ({ row, bar })));
  const unmet = all.filter(({ bar }) => !bar.met).map(({ row, bar }) => `${rowName(row)}: ${figure(bar.value)} (${bar.text})`);
  return { count: all.length, unmet };
}
