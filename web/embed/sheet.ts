// The one style sheet of all embeds of a page: it grows with the views that are loaded.
import css from './style.css?inline';

/** Sheets are written in rem, which belongs to the host page: in an embed these become multiples of its own font size. */
export const ownSizes = (sheet: string): string => sheet.replace(/(-?[\d.]+)rem\b/g, 'calc($1*var(--grundyscope-rem,16px))');

/** Registered as a length, the variable is the font size of the scope in pixels, wherever it is used. */
function registerSize(): void {
  try {
    CSS.registerProperty({ name: '--grundyscope-rem', syntax: '<length>', inherits: true, initialValue: '16px' });
  } catch {
    // Registered by another copy of this code, or not supported, as in Firefox before 128: sizes are then those of the surrounding text.
  }
}

let made: CSSStyleSheet | undefined;
let text = css;

export function sheet(): CSSStyleSheet {
  if (!made) {
    registerSize();
    made = new CSSStyleSheet();
    made.replaceSync(ownSizes(text));
  }
  return made;
}

/** Adds styles, once. O(length of the whole sheet). */
export function extend(more: string): void {
  if (text.includes(more)) return;
  text += more;
  made?.replaceSync(ownSizes(text));
}
