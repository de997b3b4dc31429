// The one style sheet of all embeds of a page: it grows with the views that are loaded.
import { ownSizes } from './sizes.js';
import css from './style.css?inline';

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
