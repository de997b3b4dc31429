// A line for an expression, with the wrong word or character marked in it, and why it is wrong below.
import { html, nothing } from 'lit';

export interface Line {
  id: string;
  label: string;
  text: string;
  /** Where the wrong word or character begins, from 1; the one after the last is the end. */
  column: number | undefined;
  reason: string;
  clear: string;
  type(text: string): void;
  /** The expression is complete. */
  finish(): void;
}

/** The text around the word, number or character at a place. Characters are counted as the core does: by code points. */
export function around(text: string, column: number): [before: string, wrong: string, after: string] {
  const characters = [...text];
  const [before, rest] = [characters.slice(0, column - 1).join(''), characters.slice(column - 1).join('')];
  const wrong = /^(\p{L}+(\d+(\.\d+)?)?|\d+(\.\d+)?|.)/su.exec(rest)?.[0] ?? '';
  return [before, wrong || ' ', rest.slice(wrong.length)];
}

/** The marks lie behind the field, and scroll with it. */
function follow(event: Event): void {
  const field = event.target as HTMLInputElement;
  const marks = field.parentElement?.querySelector('.expression-marks');
  if (marks) marks.scrollLeft = field.scrollLeft;
}

export function expressionLine({ id, label, text, column, reason, clear, type, finish }: Line) {
  // The button is gone then: what is typed next goes into the field.
  const empty = ({ currentTarget }: Event & { currentTarget: HTMLElement }) => {
    type('');
    currentTarget.parentElement?.querySelector('input')?.focus();
  };
  const [before, wrong, after] = column === undefined ? ['', '', ''] : around(text, column);
  return html`<div class="expression">
    <label for=${id}>${label}</label>
    <div class="expression-field">
      <div class="expression-marks" aria-hidden="true">${before}${wrong && html`<mark>${wrong}</mark>`}${after}</div>
      <input
        id=${id}
        type="text"
        class="mono"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        enterkeyhint="done"
        aria-invalid=${reason ? 'true' : nothing}
        aria-describedby="${id}-fault"
        .value=${text}
        @input=${(event: Event) => type((event.target as HTMLInputElement).value)}
        @change=${finish}
        @keydown=${({ key }: KeyboardEvent) => key === 'Enter' && finish()}
        @scroll=${follow}
      />
      <button type="button" class="quiet" ?hidden=${text === ''} aria-label="${clear}: ${label}" title=${clear} @click=${empty}>×</button>
    </div>
    <p id="${id}-fault" class="error" role="status">${reason}</p>
  </div>`;
}
