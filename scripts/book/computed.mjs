// What a chapter says of games is computed: [1,326]{= expression} is the expression's value, [no cell is lost]{? expression} is true.
// Expressions are JavaScript; they know the calls of engine.mjs and what the chapter's facts.mjs exports.

const places = /\[((?:[^[\]]|\[[^[\]]*\])*)\]\{([=?])\s*((?:[^{}]|\{[^{}]*\})+)\}/g;

export const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** How a value may be written in a language. */
function written(value, language) {
  if (Array.isArray(value)) return [value.map(String).join(', ')];
  if (typeof value === 'number') return [String(value), value.toLocaleString(language, { useGrouping: 'always' })];
  return [String(value)];
}

/**
 * `text` with the marks of what is computed in it instead of the expressions, and what was computed. `faults`: of every claim that is false,
 * with its line. `line`: that of the text's beginning in its file.
 */
export function compute(text, { file, line = 1, language, scope }) {
  const faults = [];
  const computed = [];
  const names = Object.keys(scope);
  const filled = text.replace(places, (_, printed, kind, expression, offset) => {
    const place = `${file}:${line + text.slice(0, offset).split('\n').length - 1}`;
    try {
      const value = new Function(...names, `"use strict"; return (${expression});`)(...Object.values(scope));
      if (kind === '?' && value !== true) faults.push(`${place}: "${printed}" is not so: ${expression} is ${JSON.stringify(value)}`);
      if (kind === '=' && !written(value, language).includes(printed))
        faults.push(`${place}: "${printed}" is written, ${written(value, language)[0]} is computed by ${expression}`);
      computed.push({ printed, kind, expression });
    } catch (error) {
      faults.push(`${place}: ${expression}: ${error.message}`);
    }
    return kind === '=' ? `<span class="computed">${printed}</span>` : printed;
  });
  for (const { index } of filled.matchAll(/\{[=?] /g))
    faults.push(`${file}:${line + filled.slice(0, index).split('\n').length - 1}: an expression without its brackets`);
  return { text: filled, computed, faults };
}
