// The reader's progress, stored on this device: the exercises solved.

import { store, storedJson } from '../base/storage.js';

const key = 'grundyscope.book';

function solved(): Set<string> {
  const names = storedJson(key);
  return new Set(Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []);
}

export function markSolved(name: string): void {
  store(key, JSON.stringify([...solved().add(name)]));
  showProgress();
}

/** Shows the progress in the contents and at each exercise. */
export function showProgress(): void {
  const done = solved();
  for (const form of document.querySelectorAll<HTMLElement>('form.exercise'))
    form.toggleAttribute('data-solved', done.has(form.dataset.exercise ?? ''));
  const t = document.querySelector<HTMLElement>('nav[data-solved]')?.dataset.solved ?? '';
  for (const item of document.querySelectorAll<HTMLElement>('li[data-chapter]')) {
    const all = (item.dataset.exercises ?? '').split(' ').filter(Boolean);
    const count = all.filter((name) => done.has(name)).length;
    const place = item.querySelector('.done');
    if (place && count > 0) place.textContent = t.replace('SOLVED', String(count)).replace('ALL', String(all.length));
    item.toggleAttribute('data-finished', all.length > 0 && count === all.length);
  }
}
