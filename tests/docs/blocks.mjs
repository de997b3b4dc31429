// The code blocks of the documents, in the order in which a reader meets them.
import { readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');

/** README.md first, then the documents in the order of its table, each once. */
export const documents = ['README.md', ...new Set([...read('README.md').matchAll(/^\| \[([\w/]+\.md)\]/gm)].map(([, path]) => path))];

/**
 * {document, line, language, text, mark}: `mark` is an HTML comment right before the block, which says more about it:
 * `file: NAME`, a file that later commands read, or `not run: REASON`.
 */
export function blocksOf(document) {
  const blocks = [];
  const text = read(document);
  for (const found of text.matchAll(/(?:^<!-- (.+) -->\n)?^(`{3,})([^`\n]*)\n([\s\S]*?)^\2$/gm)) {
    const [whole, mark, , language, body] = found;
    const line = text.slice(0, found.index + whole.indexOf('```')).split('\n').length;
    blocks.push({ document, line, language, text: body, mark });
  }
  return blocks;
}

const prompt = '$ ';

/**
 * The commands of a block: [{command, output}], `output` what the block prints below the command, undefined if it prints nothing. Undefined for a
 * block of something else. Where a line begins with a prompt, the others are output.
 */
export function commandsOf({ language, text }) {
  const lines = text.split('\n').slice(0, -1);
  if (!lines.some((line) => line.startsWith(prompt)))
    return language === 'sh' ? lines.filter((line) => line && !line.startsWith('#')).map((command) => ({ command })) : undefined;
  const commands = [];
  for (const line of lines) {
    const last = commands.at(-1);
    if (line.startsWith(prompt)) commands.push({ command: line.slice(prompt.length) });
    else last.output = `${last.output ?? ''}${line}\n`;
  }
  return commands;
}

/** Comments that mark a block and stand before none. */
export function strayMarks(document) {
  const marks = [...read(document).matchAll(/^<!-- (?:file|not run): .*$/gm)].length;
  return marks - blocksOf(document).filter(({ mark }) => /^(file|not run): /.test(mark ?? '')).length;
}
