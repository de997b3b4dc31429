// Answers to exercises: judged by the chapter's own rules and by the engine of the page's figures.

import type { Engine, ValueEngine } from '../engine/api.js';
import { moreIds } from '../engine/facts.js';
import { RULES, withGames } from '../engine/modules.js';
import { introduction } from '../games/index.js';
import { VALUE } from '../value/address.js';
import { type Exercises, outputLines, type Programs } from './exercise.js';
import { markSolved } from './progress.js';

const files = import.meta.glob<{ exercises: Exercises; programs?: Programs }>('../../book/*/exercises.ts', { eager: true });

/** A chapter's exercises, and the name of one of them, from its full name. */
function partsOf(name: string) {
  const [chapter = '', exercise = ''] = name.split('/');
  return { chapter, exercise, file: files[`../../book/${chapter}/exercises.ts`] };
}

let engine: Promise<Engine> | undefined;

const ready = () => {
  engine ??= startEngine();
  return engine;
};

/** The engine of the games and, once it is needed, of rule texts. */
async function startEngine(): Promise<Engine> {
  const { game, parameters } = introduction();
  const builtIn = await engineOf({ game, ...parameters });
  const withRules = withGames({ ...builtIn }, [RULES], () => engineOf({ game: RULES, text: 'n: 0..3\nmove: n -= 1' }));
  return withGames(withRules, moreIds, () => engineOf({ game: moreIds[0] }));
}

/** The calculator of the page's figures of values. */
async function calculator(): Promise<ValueEngine> {
  if (!globalThis.grundyscopeValue) await shownHidden({ game: VALUE, text: '0' });
  if (!globalThis.grundyscopeValue) throw new Error('the figure has no calculator');
  return globalThis.grundyscopeValue.calculator();
}

/** The public element's engine, from a hidden figure: the visible ones may be off screen and not started. */
async function engineOf(shown: Record<string, string>): Promise<Engine> {
  const { engine } = await shownHidden(shown);
  if (!engine) throw new Error('the figure has no engine');
  return engine;
}

async function shownHidden(shown: Record<string, string>) {
  await customElements.whenDefined('grundy-scope');
  const figure = document.createElement('grundy-scope');
  const attributes = { ...shown, controls: 'none', reveal: 'load', height: '200', class: 'engine-figure' };
  for (const [name, value] of Object.entries(attributes)) figure.setAttribute(name, value);
  figure.inert = true;
  document.body.append(figure);
  await figure.ready;
  return figure;
}

interface Verdict {
  kind: 'right' | 'wrong' | 'failed';
  /** Help added to the words of the verdict. */
  help?: readonly (string | Node)[];
}

/** A line as answer: judged by the chapter, which names a hint. */
async function judgeAnswer(form: HTMLFormElement, answer: string): Promise<Verdict> {
  const { file, exercise } = partsOf(form.dataset.exercise ?? '');
  const hint = await file?.exercises[exercise]?.(answer, await ready(), calculator);
  if (hint === undefined) return { kind: 'right' };
  return { kind: 'wrong', help: [...(form.querySelector(`.hint[data-hint="${hint}"]`)?.cloneNode(true).childNodes ?? [])] };
}

/** The output of a reader's program for the input in the text, compared with that of the chapter or of the game's judge. */
async function judgeOutput(form: HTMLFormElement, output: string, words: DOMStringMap): Promise<Verdict> {
  const { chapter, file, exercise } = partsOf(form.dataset.exercise ?? '');
  const input = form.querySelector('pre')?.textContent ?? '';
  const program = file?.programs?.[exercise];
  const expected = outputLines(await (program ? program(input, await ready()) : (await ready()).judge(chapter, input)));
  const given = outputLines(output);
  const differs = given.findIndex((line, i) => line !== expected[i]);
  if (differs >= 0 && differs < expected.length) return { kind: 'wrong', help: [(words.line ?? '').replace('LINE', String(differs + 1))] };
  if (given.length === expected.length) return { kind: 'right' };
  const help = (words.lines ?? '').replace('GIVEN', String(given.length)).replace('EXPECTED', String(expected.length));
  return { kind: 'wrong', help: [help] };
}

/** A proof is compared by its reader, who has opened every step. */
const judgeProof = (form: HTMLFormElement): Verdict => ({ kind: form.querySelector('details:not([open])') ? 'wrong' : 'right' });

async function judge(form: HTMLFormElement): Promise<void> {
  const verdict = form.querySelector<HTMLElement>('.verdict');
  if (!verdict) return;
  const field = form.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const show = ({ kind, help = [] }: Verdict) => {
    verdict.textContent = verdict.dataset[kind] ?? '';
    form.dataset.verdict = kind;
    field?.setAttribute('aria-invalid', String(kind === 'wrong'));
    if (help.length > 0) verdict.append(' ', ...help);
    if (kind === 'right') markSolved(form.dataset.exercise ?? '');
  };
  try {
    if (!field) show(judgeProof(form));
    else if (form.dataset.kind === 'program') show(await judgeOutput(form, field.value, verdict.dataset));
    else show(await judgeAnswer(form, field.value));
  } catch {
    engine = undefined;
    show({ kind: 'failed' });
  }
}

export function listenForAnswers(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.dataset.exercise) return;
    event.preventDefault();
    void judge(form);
  });
}
