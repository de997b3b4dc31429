// The one style sheet of all embeds of a page: it grows with the views that are loaded.
import css from './style.css?inline';

/** Sheets are written in rem, which belongs to the host page: in an embed these become multiples of its own font size. */
export const ownSizes = (sheet: string): string => sheet.replace(/(-?[\d.]+)rem\b/g, 'calc($1*var(--grundy-font-size,16px))');

let made: CSSStyleSheet | undefined;
let text = css;

export function sheet(): CSSStyleSheet {
  if (!made) {
    made = new CSSStyleSheet();
    made.replaceSync(ownSizes(text));
  }
  return made;
}

/** O(length of the whole sheet). */
export function extend(more: string): void {
  text += more;
  made?.replaceSync(ownSizes(text));
}
