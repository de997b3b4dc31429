// Reads the chapters in book/: contents.json has their order, ID/LANGUAGE.md their text, ID/facts.mjs their computations.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sourceFile } from '../vite/inputs.mjs';

const root = fileURLToPath(new URL('../../book/', import.meta.url));

/** [{part, chapters: [id]}], in the order of reading. */
export const contents = () => JSON.parse(readFileSync(`${root}contents.json`, 'utf8'));

/** Reads a chapter: front matter, `name: value` lines between two lines of three hyphens, then Markdown. Undefined if there is no file. */
export function readChapter(id, language) {
  const file = `book/${id}/${language}.md`;
  if (!existsSync(`${root}${id}/${language}.md`)) return undefined;
  const source = readFileSync(`${root}${id}/${language}.md`, 'utf8');
  const head = /^---\n([\s\S]*?)\n---\n/.exec(source);
  if (!head) throw new Error(`${file}:1: expected front matter`);
  const front = Object.fromEntries(head[1].split('\n').map((line) => line.split(/:\s+(.*)/s).slice(0, 2)));
  for (const name of ['title', 'lead']) if (!front[name]) throw new Error(`${file}:1: the front matter has no ${name}`);
  return { id, language, file, ...front, text: source.slice(head[0].length), line: head[0].split('\n').length };
}

/** A rule text of the library, without the comments about it. */
export function ruleText(name) {
  const file = `lab/gallery/${name}.game`;
  if (!existsSync(`${root}../web/${file}`)) throw new Error(`there is no rule text "${name}" in web/lab/gallery`);
  return `${sourceFile(file)}`.replaceAll(/^#.*\n/gm, '').trim();
}

/** The facts of a chapter, computed by its facts.mjs with the calls of engine.mjs. */
export async function factsOf(id, calls) {
  if (!existsSync(`${root}${id}/facts.mjs`)) return {};
  const { default: facts } = await import(`${root}${id}/facts.mjs`);
  return facts(calls);
}
