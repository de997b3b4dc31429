// Answers to exercises: judged by the chapter's own rules and by the engine of the page's figures.
import type { Engine } from '../engine/api.js';
import { introduction } from '../games/index.js';
import type { Exercises } from './exercise.js';
import { markSolved } from './progress.js';

const files = import.meta.glob<Exercises>('../../book/*/exercises.ts', { eager: true, import: 'exercises' });

const exerciseOf = (name: string) => {
  const [chapter = '', exercise = ''] = name.split('/');
  return files[`../../book/${chapter}/exercises.ts`]?.[exercise];
};

/** The public element's engine, from a hidden figure: the visible ones may be off screen and not started. */
let engine: Promise<Engine> | undefined;

async function startEngine(): Promise<Engine> {
  await customElements.whenDefined('grundy-scope');
  const figure = document.createElement('grundy-scope');
  const { game, parameters } = introduction();
  const attributes = { game, ...parameters, controls: 'none', reveal: 'load', height: '200', class: 'engine-figure' };
  for (const [name, value] of Object.entries(attributes)) figure.setAttribute(name, value);
  figure.inert = true;
  document.body.append(figure);
  await figure.ready;
  if (!figure.engine) throw new Error('the figure has no engine');
  return figure.engine;
}

async function judge(form: HTMLFormElement): Promise<void> {
  const name = form.dataset.exercise ?? '';
  const verdict = form.querySelector<HTMLElement>('.verdict');
  const field = form.querySelector<HTMLInputElement>('input');
  const exercise = exerciseOf(name);
  if (!verdict || !field || !exercise) return;
  const show = (kind: 'right' | 'wrong' | 'failed', hint?: string) => {
    verdict.textContent = verdict.dataset[kind] ?? '';
    form.dataset.verdict = kind;
    field.setAttribute('aria-invalid', String(kind === 'wrong'));
    const words = hint === undefined ? undefined : form.querySelector(`.hint[data-hint="${hint}"]`);
    if (words) verdict.append(' ', ...words.cloneNode(true).childNodes);
  };
  try {
    engine ??= startEngine();
    const hint = await exercise(field.value, await engine);
    show(hint === undefined ? 'right' : 'wrong', hint);
    if (hint === undefined) markSolved(name);
  } catch {
    engine = undefined;
    show('failed');
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
