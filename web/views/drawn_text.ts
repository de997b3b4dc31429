// Text that lit has drawn, and that something else has changed since: translators of pages wrap text nodes in elements of their own,
// extensions split or remove them. Lit writes a new text into the node that it made, and finds the end of a part by the node that came
// after it; where these nodes are gone, the page would keep what it said before. Here a part looks at what is there before it draws.
import { nothing } from 'lit';
import { _$LH } from 'lit/html.js';

/** A place of a template for children. The names are lit's own for what its modules share; they stay when lit is compressed. */
interface ChildPart {
  /** Sets the value. */
  _$AI(value: unknown, parent?: unknown): void;
  /** Removes the nodes from `from` on. */
  _$AR(from?: Node | null): void;
  /** The comment before its nodes. */
  readonly _$AA: Comment;
  /** The node after its nodes; null at the end of an element. */
  _$AB: Node | null;
  /** The value drawn. */
  _$AH: unknown;
}

const childPart = (_$LH as unknown as { I: { prototype: ChildPart } }).I.prototype;
const { _$AI: set } = childPart;

const isText = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** Ends the part with a comment, which nobody wraps, instead of the template's next text. */
function fence(part: ChildPart): void {
  const { _$AB: next } = part;
  if (!(next instanceof Text)) return;
  part._$AB = document.createComment('');
  next.before(part._$AB);
}

/** True if the part shows a text in lit's one node. */
function isDrawn({ _$AA: start, _$AB: end }: ChildPart): boolean {
  const text = start.nextSibling;
  return text instanceof Text && text.nextSibling === end;
}

childPart._$AI = function (this: ChildPart, value, parent) {
  fence(this);
  const { _$AH: drawn } = this;
  // A text that stays the same stays translated, unless it was removed.
  if (isText(drawn) && !isDrawn(this) && (value !== drawn || this._$AA.nextSibling === this._$AB)) {
    this._$AR();
    this._$AH = nothing;
  }
  set.call(this, value, parent);
};
