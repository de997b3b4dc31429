// The part of a sum that its table moves, in words.
import { trimmedLines, unescaped } from '../../base/foreign_text.js';
import { ownTitle } from '../../boards/rules/title.js';

/** Longer parts are cut. */
const MOST_SHOWN = 60;

/** The text of a part, if that is a rule text. */
function textOf(part: string): string | undefined {
  const [id, ...parameters] = part.split(';').map((one) => one.trim());
  return id === 'rules' ? unescaped(parameters.find((one) => one.startsWith('text='))?.slice('text='.length) ?? '') : undefined;
}

/** A part by its name: a rule text by its title, or as one of the reader's own. */
function nameOf(part: string, own: string): string {
  const text = textOf(part);
  if (text !== undefined) return ownTitle(text) ?? own;
  return part.length > MOST_SHOWN ? `${part.slice(0, MOST_SHOWN)}…` : part;
}

/** `format`: its number, the number of parts, and its name. `own`: the name of a rule text without a title. */
export const partShown =
  (format: (part: string, count: number, name: string) => string, own: string) =>
  ({ parts = '', part = '' }: Readonly<Record<string, string>>): string => {
    const all = parts.split('|');
    const shown = all[Number(part) - 1]?.trim();
    return shown ? format(part, all.length, nameOf(shown, own)) : '';
  };

/** Whether a part is a rule text in which Left and Right have moves of their own. */
export const hasLeftAndRight = ({ parts = '' }: Readonly<Record<string, string>>): boolean =>
  parts.split('|').some((part) => trimmedLines(textOf(part) ?? '').some((line) => /^(Left|Right)\b/.test(line)));
