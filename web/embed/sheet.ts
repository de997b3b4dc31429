// The one style sheet of all embeds of a page.
import css from './style.css?inline';

let made: CSSStyleSheet | undefined;

/** Sizes are written in rem, which belongs to the page around: here they are multiples of the embed's own size. */
export const ownSizes = (text: string): string => text.replace(/(-?[\d.]+)rem\b/g, 'calc($1*var(--grundy-font-size,16px))');

export function sheet(): CSSStyleSheet {
  if (!made) {
    made = new CSSStyleSheet();
    made.replaceSync(ownSizes(css));
  }
  return made;
}
