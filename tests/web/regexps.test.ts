// Regular expressions take time in proportion to a text: links and figures bring texts that nobody here has seen.
import { readdirSync, readFileSync } from 'node:fs';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);

/**
 * Files whose expressions see words of our own alone: style sheets, the library, what the core has written, a field of the reader; or lines
 * of at most 300 characters.
 */
const ofOwnWords = new Set([
  'web/embed/sheet.ts',
  'web/games/index.ts',
  'web/lab/facts.ts',
  'web/lab/fixes.ts',
  'web/views/how/instance.ts',
  'web/views/value/in_words.ts',
  'web/views/value/notation.ts',
  'web/views/table/export/svg_pen.ts',
  'web/views/table/panels/go_form.ts',
]);

/** Expressions with assertions or references back, which the checker does not know: each was looked at. */
const lookedAt = new Set([
  String.raw`/\B(?=(\d{3})+$)/g`,
  String.raw`/\b(\w+)\s+(?:in|of)\b|\b(\w+)\s*=(?!=)/g`,
  String.raw`/\(([\w\s,]+)\)\s*(?:(?:in|of)\b|=(?!=))/g`,
  String.raw`/^[ \t]*(?=\S)/m`,
  String.raw`/(?<=\d)[\u2009\u202F](?=\d{3}(?!\d))/g`,
  String.raw`/^\+?0*(?=\d)/`,
  String.raw`/^\w+|^(\S)\1*/`,
]);

function expressionsIn(path: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(new URL(path, root), 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
}

test('are linear', () => {
  const files = readdirSync(new URL('web/', root), { recursive: true, encoding: 'utf8' })
    .map((path) => `web/${path}`)
    .filter((path) => path.endsWith('.ts') && !ofOwnWords.has(path));
  const all = new Map(files.flatMap((path) => expressionsIn(path).map((text) => [text, path] as const)));
  expect(all.size).toBeGreaterThan(100);
  const slow = [...all].flatMap(([text, path]) => {
    const end = text.lastIndexOf('/');
    if (lookedAt.has(text)) return [];
    const { status } = checkSync(text.slice(1, end), text.slice(end + 1), { checker: 'automaton', timeout: null });
    return status === 'safe' ? [] : [`${path}: ${text} (${status})`];
  });
  expect(slow).toEqual([]);
});
