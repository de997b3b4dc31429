// Text that lit has drawn, and that something else has changed since: translators of pages wrap text nodes in elements of their own,
// extensions split or remove them. Lit writes a new text into the node that it made, and finds the end of a part by the node that came
// after it; where these nodes are gone, the page would keep what it said before. Here a part looks at what is there before it draws.
import { nothing } from 'lit';
import { clearPart, getCommittedValue, setCommittedValue } from 'lit/directive-helpers.js';
import { _$LH, type ChildPart } from 'lit/html.js';

/** Parts shared by lit's modules, under the names of its compressed and of its plain build. */
const shared = _$LH as unknown as Record<'I' | '_ChildPart', { prototype: Record<string, unknown> } | undefined>;
const childPart = shared.I?.prototype ?? shared._ChildPart?.prototype ?? {};
const [SET, END] = '_$AI' in childPart ? ['_$AI', '_$AB'] : ['_$setValue', '_$endNode'];
const set = childPart[SET] as (this: ChildPart, value: unknown, parent?: unknown) => void;

const isText = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** Ends the part with a comment, which nobody wraps, instead of the template's next text. */
function fence(part: ChildPart): void {
  const { endNode: next } = part;
  if (!(next instanceof Text)) return;
  const end = document.createComment('');
  next.before(end);
  (part as unknown as Record<string, Comment>)[END] = end;
}

/** True if the part shows a text in lit's one node. */
function isDrawn({ startNode: start, endNode: end }: ChildPart): boolean {
  const text = start?.nextSibling;
  return text instanceof Text && text.nextSibling === end;
}

childPart[SET] = function (this: ChildPart, value: unknown, parent?: unknown) {
  fence(this);
  const drawn = getCommittedValue(this);
  // A text that stays the same stays translated, unless it was removed.
  if (isText(drawn) && !isDrawn(this) && (value !== drawn || this.startNode?.nextSibling === this.endNode)) {
    clearPart(this);
    setCommittedValue(this, nothing);
  }
  set.call(this, value, parent);
};
