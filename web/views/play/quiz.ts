// "Who wins, and how?": a position from somewhere in the game, a guess, a move, and the score, which stays on this device.

import { html } from 'lit';
import type { Chance, Explanation, OutcomeLetter, Play, Solution } from '../../engine/said.js';
import type { Words } from '../../i18n/words.js';
import type { Side } from './match.js';

/** Positions are looked for this many moves into the game at most. */
const DEEPEST = 40;

export interface Score {
  asked: number;
  right: number;
}

const KEY = 'grundyscope.quiz';

export function keptScore(): Score {
  try {
    const { asked, right } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Score>;
    if (Number.isSafeInteger(asked) && Number.isSafeInteger(right)) return { asked: asked as number, right: right as number };
  } catch {
    // As if none had been kept.
  }
  return { asked: 0, right: 0 };
}

function keepScore(score: Score): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(score));
  } catch {
    // It lasts as long as the page.
  }
}

/** `who`: who wins is asked; `how`: a winning move is asked for; `told`: the answer is there. */
type Stage = 'who' | 'how' | 'told';

/** A position that is not over, some random moves from the start. */
export async function position(
  solution: Solution,
  play: Play,
  chance: Chance = Math.random,
): Promise<{ at: Explanation; moves: number } | undefined> {
  let at = play.positions[0] as Explanation;
  const most = Math.floor(chance() * DEEPEST);
  let moves = 0;
  for (; moves < most; ++moves) {
    const move = await solution.anyMove(at.state, Math.floor(chance() * 2 ** 53));
    if (move === undefined) break;
    const next = await solution.follow(at.state, move);
    if (next.best === undefined) break;
    at = next;
  }
  return at.best === undefined ? undefined : { at, moves };
}

export class Quiz {
  stage: Stage = 'who';
  right = false;
  score = keptScore();
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  guess(outcome: OutcomeLetter, is: OutcomeLetter): void {
    if (outcome !== is) this.#tell(false);
    else if (is === 'N') this.stage = 'how';
    else this.#tell(true);
    this.#changed();
  }

  /** The position after the move that was to win. */
  answer(next: Explanation): void {
    this.#tell(next.outcome === 'P');
    this.#changed();
  }

  next(): void {
    this.stage = 'who';
  }

  #tell(right: boolean): void {
    this.stage = 'told';
    this.right = right;
    this.score = { asked: this.score.asked + 1, right: this.score.right + (right ? 1 : 0) };
    keepScore(this.score);
  }

  render(
    words: Words,
    position: Explanation,
    side: Side,
    names: readonly [string, string],
    draws: boolean,
    next: () => void,
    stop: () => void,
  ) {
    const say = words.strings.play.quiz;
    const { asked, right } = this.score;
    const guesses: [OutcomeLetter, string][] = [
      ['N', say.wins(names[side])],
      ['P', say.wins(names[(1 - side) as Side])],
    ];
    if (draws) guesses.push(['D', say.draw]);
    return html`<div class="quiz">
      <p role="status">${
        this.stage === 'who'
          ? say.who(names[side])
          : this.stage === 'how'
            ? say.how
            : html`<b>${this.right ? say.right : say.wrong}</b> ${words.told(position.text)}`
      }</p>
      <p class="quiz-buttons">
        ${
          this.stage === 'who'
            ? guesses.map(
                ([outcome, text]) => html`<button type="button" @click=${() => this.guess(outcome, position.outcome)}>${text}</button>`,
              )
            : ''
        }
        ${this.stage === 'told' ? html`<button type="button" @click=${next}>${say.next}</button>` : ''}
        <button type="button" class="link" @click=${stop}>${say.stop}</button>
        <span class="quiet-text">${say.score(String(right), String(asked))}</span>
      </p>
    </div>`;
  }
}
