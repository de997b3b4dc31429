// Saves results as files or copies them to the clipboard.
import type { Words } from '../../../i18n/words.js';
import { Refusal } from './sight.js';

/** Delay before the blob's URL is revoked; by then the browser has read it. */
const TAKEN_MS = 60_000;

export function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN_MS);
}

/** `within`: parent of a temporary text field for the legacy way of copying, so that the focus stays nearby. */
export async function copy({ strings }: Words, text: string, within: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copySelected(text, within)) throw new Refusal(strings.table.save.refused);
  }
}

/** Copies like `copy`; returns what to tell the reader: that it was copied, or why not. */
export const copyAndTell = (words: Words, text: string, within: Element): Promise<string> =>
  copy(words, text, within).then(
    () => words.strings.share.copied,
    (error: unknown) => words.error(error),
  );

function copySelected(text: string, within: Element): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.className = 'hidden';
  area.setAttribute('aria-hidden', 'true');
  area.value = text;
  within.append(area);
  area.focus({ preventScroll: true });
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    area.remove();
  }
}
