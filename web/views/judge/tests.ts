// <judge-tests>: the tests of a judge's input beside their answers, a page of them at a time, and beside another output's answers.
import { html, type PropertyValues } from 'lit';
import { cut } from '../../base/cut.js';
import { siteWords } from '../../i18n/site_words.js';
import { grouped } from '../table/geometry/ticks.js';
import { define, View } from '../view.js';
import { type Comparison, theirLine } from './compare.js';
import { judgeWords } from './words.js';

/** A test of an input. */
export interface ReadTest {
  /** Its place in the input, in characters. */
  start: number;
  end: number;
  /** Splits its line of the output: answers with their positions, and the text between them. */
  answers(line: string): readonly Answer[];
}

/** An answer, or the text between two. */
export interface Answer {
  text: string;
  /** A link to its position. */
  href?: string | undefined;
  /** Its number among the answers of the test, from 1, where there are several, and the parameters in which it differs from these. */
  number?: number | undefined;
  place?: string | undefined;
}

/** Reads the tests of an input one by one; the output has a line for each. */
export type ReadTests = (input: string) => Iterable<ReadTest>;

/** Shows a test, counted from 0; a new object shows it again. `unasked`: the reader is doing something else, and keeps the focus. */
export interface Jump {
  test: number;
  unasked?: boolean;
}

/** Tests shown at a time. */
const PAGE = 60;
/** Most lines and characters shown of a test and of a line of the output. */
const LINES = 12;
const CHARACTERS = 400;
/** Characters of an answer in a sentence. */
const LONGEST_ANSWER = 60;

export class JudgeTests extends View {
  static override properties = {
    input: { attribute: false },
    output: { attribute: false },
    comparison: { attribute: false },
    read: { attribute: false },
    jump: { attribute: false },
    first: { state: true },
  };
  declare input: string;
  declare output: string;
  declare comparison: Comparison | undefined;
  declare read: ReadTests;
  declare jump: Jump | undefined;
  /** The first test shown. */
  declare first: number;
  #unread: Iterator<ReadTest> | undefined;
  #tests: ReadTest[] = [];
  #lines: readonly string[] = [];

  constructor() {
    super();
    this.first = 0;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('output')) this.#lines = this.output === '' ? [] : this.output.replace(/\n$/, '').split('\n');
    if (changed.has('input') || changed.has('read')) {
      this.#unread = this.read(this.input)[Symbol.iterator]();
      this.#tests = [];
      this.first = 0;
    }
    if (changed.has('jump') && this.jump) this.first = this.jump.test - (this.jump.test % PAGE);
    if (this.first >= this.#lines.length) this.first = 0;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('jump') || !this.jump) return;
    const list = this.querySelector('.judge-list');
    const row = list?.querySelector<HTMLElement>(`[data-test="${this.jump.test}"]`);
    if (!list || !row) return;
    if (!this.jump.unasked) row.focus({ preventScroll: true });
    list.scrollTop = row.offsetTop - list.clientHeight / 3;
    if (!this.jump.unasked) list.scrollIntoView({ block: 'nearest' });
  }

  /** Reads as far as needed. Undefined if the input ends before. */
  #test(index: number): ReadTest | undefined {
    while (this.#tests.length <= index) {
      const next = this.#unread?.next();
      if (!next || next.done) return undefined;
      this.#tests.push(next.value);
    }
    return this.#tests[index];
  }

  protected override render() {
    const judge = judgeWords(this.words);
    const t = siteWords(this.words.language).judgeTests;
    const count = this.#lines.length;
    if (count === 0) return html`<p class="quiet-text">${t.none}</p>`;
    const shown = this.#lines.slice(this.first, this.first + PAGE);
    return html`
 ${this.#firstWrong()}
      <div class="judge-list" tabindex="0" role="group" aria-label=${judge.modes.tests}>
        <table>
          <thead><tr>
            <th scope="col">${t.test}</th>
            <th scope="col">${t.input}</th>
            <th scope="col">${judge.ours}</th>
            ${this.comparison ? html`<th scope="col">${judge.theirs}</th>` : ''}
          </tr></thead>
          <tbody>${shown.map((line, i) => this.#row(line, this.first + i))}</tbody>
        </table>
      </div>
      ${count > PAGE ? this.#pages(count) : ''}
    `;
  }

  /** The first wrong answer in words, with a link to its position. */
  #firstWrong() {
    const [index] = this.comparison?.differing ?? [];
    const test = index === undefined ? undefined : this.#test(index);
    const theirs = index === undefined || !this.comparison ? undefined : theirLine(this.comparison, index);
    if (index === undefined || !test || theirs === undefined) return '';
    const wrong = wrongAnswer(test.answers(this.#lines[index] ?? ''), theirs);
    if (!wrong) return '';
    const t = siteWords(this.words.language).judgeTests;
    const { number, place, text, href } = wrong.answer;
    const where = t.answerAt(grouped(index + 1), number === undefined ? undefined : grouped(number), place);
    return html`<p class="judge-wrong" role="status">${t.wrong(where, cut(text, LONGEST_ANSWER), cut(wrong.theirs, LONGEST_ANSWER))}
      ${href ? html`<a href=${href}>${t.why}</a>` : ''}</p>`;
  }

  #row(line: string, index: number) {
    const judge = judgeWords(this.words);
    const t = siteWords(this.words.language).judgeTests;
    const test = this.#test(index);
    const theirs = this.comparison && theirLine(this.comparison, index);
    const differs = this.comparison !== undefined && line.trimEnd() !== theirs;
    return html`<tr data-test=${index} tabindex="-1" class=${differs ? 'differs' : ''}>
      <th scope="row">${grouped(index + 1)}${differs ? html` <span aria-hidden="true">✗</span><span class="hidden">${t.differs}</span>` : ''}</th>
      <td><pre translate="no" class="mono">${test ? excerptOf(this.input, test) : ''}</pre></td>
      <td class="mono judge-answers">${test ? this.#answers(test, line) : cut(line, CHARACTERS)}</td>
      ${this.comparison ? html`<td class="mono">${theirs === undefined ? html`<em>${judge.noLine}</em>` : marked(line, theirs)}</td>` : ''}
    </tr>`;
  }

  #answers(test: ReadTest, line: string) {
    const found: unknown[] = [];
    let room = CHARACTERS;
    for (const { text, href } of test.answers(line)) {
      if (room <= 0) return [...found, '…'];
      found.push(href ? html`<a href=${href}>${text}</a>` : cut(text, CHARACTERS));
      room -= text.length;
    }
    return found;
  }

  #pages(count: number) {
    const t = siteWords(this.words.language).judgeTests;
    const go = (first: number) => () => {
      this.first = first;
      this.querySelector('.judge-list')?.scrollTo(0, 0);
    };
    const last = Math.min(count, this.first + PAGE);
    return html`<p class="judge-pages">
      <span role="status">${t.shown(grouped(this.first + 1), grouped(last), grouped(count))}</span>
      <button type="button" class="quiet" ?disabled=${this.first === 0} @click=${go(this.first - PAGE)}>${t.previous}</button>
      <button type="button" class="quiet" ?disabled=${last === count} @click=${go(this.first + PAGE)}>${t.next}</button>
    </p>`;
  }
}

/** The first answer that differs in their line, with theirs; undefined if their line is divided otherwise. O(line). */
function wrongAnswer(answers: readonly Answer[], theirs: string): { answer: Answer; theirs: string } | undefined {
  let at = 0;
  for (const [i, answer] of answers.entries()) {
    const next = answers[i + 1];
    // Alone it is the whole line; else it ends where the text between the answers goes on, or has the length of ours.
    const gap = next && next.number === undefined ? theirs.indexOf(next.text, at) : -1;
    const end = answers.length === 1 ? theirs.length : gap >= 0 ? gap : at + answer.text.length;
    const theirAnswer = theirs.slice(at, end);
    if (theirAnswer.trimEnd() !== answer.text.trimEnd()) return { answer, theirs: theirAnswer };
    at = end;
  }
  return undefined;
}

/** Their line, with what differs from ours marked. */
function marked(ours: string, theirs: string) {
  const shown = cut(theirs, CHARACTERS);
  const isWrong = (i: number) => shown[i] !== ours[i];
  const parts: { wrong: boolean; text: string }[] = [];
  for (let i = 0; i < shown.length; ++i) {
    const last = parts.at(-1);
    if (last && last.wrong === isWrong(i)) last.text += shown[i];
    else parts.push({ wrong: isWrong(i), text: shown[i] as string });
  }
  return parts.map(({ wrong, text }) => (wrong ? html`<mark>${text}</mark>` : text));
}

/** The lines of a test; of a long one, its beginning. */
function excerptOf(input: string, { start, end }: ReadTest): string {
  const lines = input
    .slice(start, Math.min(end, start + CHARACTERS))
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
  const cutOff = end - start > CHARACTERS || lines.length > LINES;
  return lines.slice(0, LINES).join('\n') + (cutOff ? '…' : '');
}

define('judge-tests', JudgeTests);
