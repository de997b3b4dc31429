// Notes on a text beyond its faults: none about texts that are meant as they are, and all of them in the reader's language.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogueOf, render } from '../../web/engine/message.js';
import { phrases as common } from '../../web/i18n/es/phrases.js';
import { withUnchanged } from '../../web/lab/faults.js';
import { phrases as spanish } from '../../web/lab/words/es.js';
import { check } from './lab_check.js';
import { oneIn } from './length.js';

const folder = new URL('../../web/lab/gallery/', import.meta.url);
const gallery = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
const reference = readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8');
const shown = [...reference.matchAll(/```game\n([\s\S]*?)```/g)].map(([, text]) => text as string);

test('nothing is asked about the examples of the gallery and of the reference', () => {
  expect(gallery.length + shown.length).toBeGreaterThan(110);
  for (const text of [...gallery, ...shown].filter(oneIn(6))) {
    const { faults, notes, layout } = check(text);
    const doubts = withUnchanged(text, layout, []);
    expect([faults, notes.filter(({ column }) => column !== undefined), doubts], text).toEqual([[], [], []]);
  }
});

const broken: { text: string }[] = JSON.parse(readFileSync(new URL('../fixtures/broken-texts.json', import.meta.url), 'utf8'));

test('the Spanish of faults contains no English', () => {
  const catalogue = catalogueOf('es', { ...common, ...spanish });
  const english = /\b(the|expected|got|number|numbers|expression|list|range|name|write|instead|here|this|must|takes|perhaps|or)\b/;
  for (const { text } of broken.filter(oneIn(5))) {
    for (const { message } of check(text).faults) {
      // Words of the text and of the language are quoted, or are names.
      const plain = render(message, catalogue).replace(/"[^"]*"|existen .*/g, '');
      expect(english.exec(plain)?.[0], `${text}${plain}`).toBe(undefined);
    }
  }
});
