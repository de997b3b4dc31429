// The table in docs/embedding.md: made of what was seen, by `UPDATE_TABLE=1`.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = fileURLToPath(new URL('../../../../docs/embedding.md', import.meta.url));
const between = /(?<=<!-- what works where -->\n)[\s\S]*?(?=<!-- end -->)/;

/** `outcomes`: by browser. What most of them say, and who says something else. */
export function wordOf(outcomes: Readonly<Record<string, string>>): string {
  const all = Object.values(outcomes);
  const times = (outcome: string) => all.filter((one) => one === outcome).length;
  const usual = all.toSorted((a, b) => times(b) - times(a))[0] ?? '';
  const others = Object.entries(outcomes).filter(([, outcome]) => outcome !== usual);
  return [usual, ...others.map(([browser, outcome]) => `${browser}: ${outcome}`)].join('; ');
}

export function tableOf(columns: readonly string[], rows: readonly (readonly [title: string, cells: readonly string[]])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  return [line(['', ...columns]), `|${'---|'.repeat(columns.length + 1)}\n`, ...rows.map(([title, cells]) => line([title, ...cells]))].join(
    '',
  );
}

export const readTable = (): string | undefined => readFileSync(path, 'utf8').match(between)?.[0];

export function writeTable(table: string): void {
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(between, () => table),
  );
}
