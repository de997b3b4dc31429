#!/usr/bin/env node
// Writes docs/faults.md: what can be wrong with a rule text, with an example of each fault. The examples are those of
// tests/fixtures/broken-texts.json, which a native test compares with what the core reports; the order is that of
// cpp/lab/language/phrases.hpp.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at } from './steps/place.mjs';

const document = at('docs', 'faults.md');

/** The headings, and the phrase with which each begins. */
const groups = [
  ['Signs and lines', 'lab-expected'],
  ['Reading and printing', 'lab-read-fixed'],
  ['Names, numbers and lists', 'lab-unknown'],
  ['Ranges and sizes', 'lab-empty-range'],
  ['The game as a whole', 'lab-no-part'],
];
/** Behind this phrase there are no faults of texts. */
const end = 'lab-text';
/** The most characters of an example: longer texts are too long by themselves. */
const longest = 400;

/** Phrases by their names, in order: their text with holes, {}. */
function phrases() {
  const source = readFileSync(at('cpp', 'lab', 'language', 'phrases.hpp'), 'utf8');
  const all = [...source.matchAll(/\{"(lab-[\w-]+)",\s*((?:"(?:[^"\\]|\\.)*"\s*)+)\}/g)].map(([, id, literals]) => {
    const text = [...literals.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part]) => part).join('');
    const escaped = text.replaceAll('\\"', '"').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return { id, text, pattern: new RegExp(`^${escaped.replaceAll('\\{\\}', '([\\s\\S]*?)')}$`) };
  });
  return all.slice(
    0,
    all.findIndex(({ id }) => id === end),
  );
}

/** A text with its control characters, but line ends and tabs, as pictures of them. */
const drawn = (text) => text.replace(/(?![\t\n])\p{Cc}/gu, (control) => String.fromCodePoint(0x2400 + control.charCodeAt(0)));

/** The phrases of a message, the outermost first; of several that fit, the longest. */
function namesOf(message, all) {
  const fits = all.filter(({ pattern, text }) => text !== '{}' && pattern.test(message));
  const best = fits.sort((a, b) => b.text.length - a.text.length)[0];
  if (!best) return [];
  const [, wanted] = best.pattern.exec(message);
  // Of "expected ..." each thing that can be expected is a fault of its own.
  return [best.id, ...(best.id === 'lab-expected' ? namesOf(wanted, all) : [])];
}

/** The shortest text with each fault, alone in it. */
function examples(all) {
  const out = new Map();
  for (const { text, faults } of JSON.parse(readFileSync(at('tests', 'fixtures', 'broken-texts.json'), 'utf8'))) {
    const found = /^(\d+):(\d+) ([^\n]*)$/.exec(faults);
    if (!found || text.length > longest) continue;
    const [, line, column, message] = found;
    const names = namesOf(message, all);
    const key = names.join(' ');
    if (key === '' || (out.has(key) && out.get(key).text.length <= text.length)) continue;
    out.set(key, { text, line, column, message, place: all.findIndex(({ id }) => id === names[0]) });
  }
  return [...out.values()].sort((a, b) => a.place - b.place);
}

export function faultsText() {
  const all = phrases();
  const begins = groups.map(([title, first]) => ({ title, from: all.findIndex(({ id }) => id === first) }));
  const found = examples(all);
  const parts = begins.map(({ title, from }, i) => {
    const here = found.filter(({ place }) => place >= from && place < (begins[i + 1]?.from ?? all.length));
    const shown = here.map(
      ({ text, line, column, message }) =>
        `\`\`\`fault\n${drawn(text.trimEnd())}\n\`\`\`\n\nLine ${line}, column ${column}: ${message.replaceAll(/[*_<>[\]`\\]/g, '\\$&')}.`,
    );
    return `## ${title}\n\n${shown.join('\n\n')}`;
  });
  return `# Faults of rule texts

What the lab and \`check rules\` say of a text that they cannot read, with the shortest example of each fault. The place is that of the fault; several faults are all shown.
\`node scripts/faults.mjs\` writes this page.

${parts.join('\n\n')}
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(document, faultsText());
