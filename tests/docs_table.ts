// Tables in docs/ that are made of what tests saw: each stands between `<!-- its name -->` and `<!-- end -->`; `UPDATE_TABLE=1` writes it.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

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

/** The table called `name` in a file of docs/. */
export function tableIn(file: string, name: string) {
  const path = fileURLToPath(new URL(`../docs/${file}`, import.meta.url));
  const between = new RegExp(`(?<=<!-- ${name} -->\\n)[\\s\\S]*?(?=<!-- end -->)`);
  const text = () => readFileSync(path, 'utf8');
  return {
    read: (): string | undefined => text().match(between)?.[0],
    write: (table: string): void =>
      writeFileSync(
        path,
        text().replace(between, () => table),
      ),
  };
}
