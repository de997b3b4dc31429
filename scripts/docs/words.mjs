// Parts of Markdown that the pages of docs/reference/ share.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** The second line of each page. */
export const generated = '`npm run docs` writes this page.';

/** A module of web/, by its path there. */
export async function load(path) {
  const file = fileURLToPath(new URL(`../../web/${path}`, import.meta.url));
  return (await runnerImport(file, { configFile: false, logLevel: 'warn' })).module;
}

/** Text as code, which may contain backticks. */
export function code(text) {
  const fence = text.includes('`') ? '``' : '`';
  return `${fence}${text}${fence}`;
}

const cell = (text) => text.replaceAll('\n', ' ').replaceAll('|', '\\|');

/** A table. Cells are Markdown; a `|` in them is escaped. */
export function table(heads, rows) {
  const line = (cells) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), `|${'---|'.repeat(heads.length)}`, ...rows.map(line)].join('\n');
}

/** Digits from 10,000 on in groups of three. */
export const grouped = (text) => text.replace(/(?<![\w.])\d{5,}(?![\w.])/g, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ','));

/** A word of a shell's command line. */
export const quoted = (word) => (/^[\w.,/=:+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** The anchor that forges give a heading: its text without markup and punctuation. */
export const anchor = (title) =>
  title
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
