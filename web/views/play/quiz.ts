// The quiz "Who wins, and how?": a position, a guess, a move, and a score for each game, stored on this device.

import { html } from 'lit';
import { storedObject, storeObject } from '../../base/storage.js';
import type { Explanation, OutcomeLetter, Solution } from '../../engine/api_messages.js';
import type { Words } from '../../i18n/words.js';
import type { Side } from './match.js';
import { Questions } from './questions.js';
import { playWords } from './words.js';

export interface Score {
  /** Questions answered or given up. */
  total: number;
  right: number;
  /** Right answers in a row, up to the last one. */
  streak: number;
}

const keyOf = (game: string) => `grundyscope.quiz.${game}`;

export function keptScore(game: string): Score {
  // `asked`: the name under which earlier versions stored the total.
  const { asked: total, right, streak } = storedObject(keyOf(game));
  const score = { total, right, streak } as Score;
  const rising = [0, streak, right, total] as number[];
  // A stored value that is no score counts as none.
  return rising.every((n, i) => Number.isSafeInteger(n) && n >= (rising[i - 1] ?? 0)) ? score : { total: 0, right: 0, streak: 0 };
}

/** Stage of the quiz: `who`, the question who wins; `how`, the question how; `answered`, the answer. */
type Stage = 'who' | 'how' | 'answered';

export class Quiz {
  stage: Stage = 'who';
  right = false;
  /** True if a draw is among the answers. */
  draws = false;
  /** The position of the question. */
  position: Explanation | undefined;
  score: Score;
  readonly #game: string;
  readonly #questions: Questions;

  constructor(solution: Solution) {
    this.#game = solution.id;
    this.#questions = new Questions(solution);
    this.score = keptScore(solution.id);
  }

  /** Returns the next question's position; undefined if there is none. */
  async ask(): Promise<Explanation | undefined> {
    const found = await this.#questions.next();
    this.draws = await this.#questions.draws();
    if (!found) return undefined;
    this.position = found;
    this.stage = 'who';
    return found;
  }

  guess(outcome: OutcomeLetter): void {
    if (outcome !== this.position?.outcome) this.tell(false);
    else if (outcome === 'N') this.stage = 'how';
    else this.tell(true);
  }

  tell(right: boolean): void {
    this.stage = 'answered';
    this.right = right;
    const { total, right: before, streak } = this.score;
    this.score = { total: total + 1, right: before + (right ? 1 : 0), streak: right ? streak + 1 : 0 };
    storeObject(keyOf(this.#game), { asked: total + 1, right: this.score.right, streak: this.score.streak });
  }
}

export interface QuizEvents {
  guess(outcome: OutcomeLetter): void;
  next(): void;
  /** Shows the answer; counts as wrong. */
  giveUp(): void;
  stop(): void;
}

/** `side`: the player to move. */
export function quizPanel(words: Words, quiz: Quiz, side: Side, names: readonly [string, string], events: QuizEvents) {
  const t = playWords(words).quiz;
  const { total, right, streak } = quiz.score;
  const { stage, position } = quiz;
  const guesses: [OutcomeLetter, string][] = [
    ['N', t.wins(names[side])],
    ['P', t.wins(names[(1 - side) as Side])],
  ];
  if (quiz.draws) guesses.push(['D', t.draw]);
  const verdict = html`<b>${quiz.right ? t.right : t.wrong}</b> ${position && words.translate(position.text)}`;
  return html`<div class="quiz">
    <p role="status">${stage === 'who' ? t.who(names[side]) : stage === 'how' ? t.how : verdict}</p>
    <p class="quiz-buttons">
      ${stage === 'who' ? guesses.map(([outcome, text]) => html`<button type="button" @click=${() => events.guess(outcome)}>${text}</button>`) : ''}
      ${
        stage === 'answered'
          ? html`<button type="button" class="primary" @click=${() => events.next()}>${t.next}</button>`
          : html`<button type="button" class="link" @click=${() => events.giveUp()}>${t.giveUp}</button>`
      }
      <button type="button" class="link" @click=${() => events.stop()}>${t.stop}</button>
      <span class="quiet-text">${t.score(String(right), String(total), String(streak))}</span>
    </p>
  </div>`;
}
