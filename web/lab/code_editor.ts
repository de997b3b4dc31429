// The editor of the rule text. It is in a shadow root, where the page's policy allows the style sheets that it constructs.
import { autocompletion, type CompletionContext } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, insertNewline, isolateHistory } from '@codemirror/commands';
import { type Diagnostic, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { Decoration, EditorView, keymap, lineNumbers, MatchDecorator, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { completions } from './completion.js';
import type { Faults } from './faults.js';
import { keywords } from './reserved.js';

const marked = (name: string) => Decoration.mark({ class: name });
const [keyword, comment, quoted] = [marked('word'), marked('comment'), marked('quoted')];

const decorator = new MatchDecorator({
  regexp: new RegExp(`#.*|"[^"\\n]*"|'[^'\\n]'|${keywords}`, 'g'),
  decoration: ([found]) => (found.startsWith('#') ? comment : /^["']/.test(found) ? quoted : keyword),
});

const colours = ViewPlugin.fromClass(
  class {
    decorations;
    constructor(view: EditorView) {
      this.decorations = decorator.createDeco(view);
    }
    update(update: ViewUpdate) {
      this.decorations = decorator.updateDeco(update, this.decorations);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

const look = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--paper)', border: '1px solid var(--line)', borderRadius: '3px', fontSize: '0.86rem' },
  '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '1px' },
  '.cm-content': { fontFamily: 'var(--mono, ui-monospace, monospace)', caretColor: 'var(--ink)', minHeight: '6.5em', padding: '0' },
  // Padding of the content would move the numbers of lines once it is measured.
  '.cm-scroller': { padding: '0.5em 0' },
  '.cm-gutters': { color: 'var(--quiet)', backgroundColor: 'transparent', border: 'none' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground, ::selection': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 25%, transparent) !important',
  },
  '.word': { color: 'var(--accent)' },
  '.comment': { color: 'var(--quiet)', fontStyle: 'italic' },
  '.quoted': { color: 'var(--quiet)' },
  '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: 'underline wavy var(--wrong, #c33) 1px', textUnderlineOffset: '3px' },
  '.cm-lintRange-info': { backgroundImage: 'none', textDecoration: 'underline dotted var(--quiet) 1px', textUnderlineOffset: '3px' },
  '.cm-tooltip': { color: 'var(--ink)', backgroundColor: 'var(--paper)', border: '1px solid var(--line)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { color: 'var(--paper)', backgroundColor: 'var(--accent)' },
});

/** Asked for at each key, since a word that becomes complete has no completions. */
function complete(context: CompletionContext) {
  const before = context.matchBefore(/\w+/);
  if (!before) return null;
  const options = completions(context.state.doc.toString(), before.from, before.to);
  return options.length > 0 ? { from: before.from, options } : null;
}

/** The field that the editor takes the place of. */
export interface Field {
  label: string;
  text: string;
  /** Called on every edit of the reader. */
  changed(text: string): void;
}

export class CodeEditor {
  readonly #box = document.createElement('div');
  readonly #view: EditorView;
  #given = false; // the text is changed from outside

  constructor(root: ShadowRoot, { label, text, changed }: Field) {
    root.append(this.#box);
    this.#view = new EditorView({
      parent: this.#box,
      root,
      state: EditorState.create({
        doc: text,
        extensions: [
          lineNumbers(),
          history(),
          // Tab leaves the editor, as in any field. Enter copies no indentation: a blank at the beginning continues the line above.
          keymap.of([{ key: 'Enter', run: insertNewline, shift: insertNewline }, ...defaultKeymap, ...historyKeymap, ...lintKeymap]),
          // Enter accepts only what was selected with the arrow keys.
          autocompletion({ override: [complete], activateOnTyping: true, selectOnOpen: false, filterStrict: true, icons: false }),
          EditorView.lineWrapping,
          colours,
          look,
          EditorView.contentAttributes.of({ 'aria-label': label, autocapitalize: 'off', autocorrect: 'off', spellcheck: 'false' }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged && !this.#given) changed(update.state.doc.toString());
          }),
        ],
      }),
    });
  }

  destroy(): void {
    this.#view.destroy();
    this.#box.remove();
  }

  /** Over the place that it will have, unseen. */
  set hidden(hidden: boolean) {
    // The view itself says that its place is relative.
    const { style } = this.#box;
    [style.position, style.inset, style.visibility] = hidden ? ['absolute', '0', 'hidden'] : ['', '', ''];
  }

  /** Focuses the text; the default would be its scroll container, which takes no keys. */
  focus(options?: FocusOptions): void {
    this.#view.contentDOM.focus(options);
  }

  select(from: number, to: number): void {
    this.#view.dispatch({ selection: { anchor: from, head: to } });
  }

  /** Replaces the text without a call of `changed`. Undone by itself, whatever was typed before. */
  replace(text: string): void {
    const { doc } = this.#view.state;
    if (doc.toString() === text) return;
    this.#given = true;
    this.#view.dispatch({ changes: { from: 0, to: doc.length, insert: text }, annotations: isolateHistory.of('full') });
    this.#given = false;
  }

  /** Underlines faults and doubts, to the end of the word. Lines and columns count from 1. */
  mark(faults: Faults): void {
    const { doc } = this.#view.state;
    const diagnostics: Diagnostic[] = faults.flatMap(({ line, column, text, doubt }) => {
      if (line < 1 || line > doc.lines) return [];
      const { from: begin, to: end, text: content } = doc.line(line);
      const from = Math.min(begin + column - 1, end);
      const word = /^\w+|^(\S)\1*/.exec(content.slice(from - begin))?.[0].length ?? 0;
      return [
        {
          from: word === 0 && from > begin ? from - 1 : from,
          to: Math.min(from + word, end),
          severity: doubt ? 'info' : 'error',
          message: text,
        },
      ];
    });
    this.#view.dispatch(setDiagnostics(this.#view.state, diagnostics));
  }

  /** Moves the cursor to a place. */
  goTo(line: number, column: number): void {
    const view = this.#view;
    if (line < 1 || line > view.state.doc.lines) return;
    const at = view.state.doc.line(line);
    view.dispatch({ selection: { anchor: Math.min(at.from + column - 1, at.to) }, scrollIntoView: true });
    view.focus();
  }
}
