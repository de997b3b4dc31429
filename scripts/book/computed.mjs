// Checks the statements of a chapter: in [1,326]{= expression} the text is the expression's value, in [no cell is lost]{? expression} the
// expression is true. Expressions are JavaScript, with the calls of engine.mjs and the exports of the chapter's facts.mjs.

const places = /\[((?:[^[\]]|\[[^[\]]*\])*)\]\{([=?])\s*((?:[^{}]|\{[^{}]*\})+)\}/g;

export const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The ways to write a value in a language. */
function written(value, language) {
  const plain = Array.isArray(value) ? value.map(String).join(', ') : String(value);
  const grouped = typeof value === 'number' ? [value.toLocaleString(language, { useGrouping: 'always' })] : [];
  return [plain, plain.replaceAll('-', '−'), ...grouped];
}

/** The characters of values that mean something in Markdown. */
const inert = (text) => text.replaceAll(/[*|]/g, (character) => `&#${character.codePointAt(0)};`);

/**
 * Returns the value of expressions in a scope. Each is computed once: a chapter has the same in all its languages, and facts answer alike
 * whenever they are asked.
 */
export function evaluator(scope) {
  const known = new Map();
  return (expression) => {
    if (!known.has(expression))
      known.set(expression, new Function(...Object.keys(scope), `"use strict"; return (${expression});`)(...Object.values(scope)));
    return known.get(expression);
  };
}

/**
 * Returns `text` with marks instead of the expressions, the computed statements, and `faults`: the false statements, each with its line.
 * `line`: the line of the file at which the text begins; `evaluate`: of `evaluator`.
 */
export function compute(text, { file, line = 1, language, evaluate }) {
  const faults = [];
  const computed = [];
  const filled = text.replace(places, (_, printed, kind, expression, offset) => {
    const place = `${file}:${line + text.slice(0, offset).split('\n').length - 1}`;
    try {
      const value = evaluate(expression);
      if (kind === '?' && value !== true) faults.push(`${place}: "${printed}" is not so: ${expression} is ${JSON.stringify(value)}`);
      if (kind === '=' && !written(value, language).includes(printed))
        faults.push(`${place}: "${printed}" is written, ${written(value, language)[0]} is computed by ${expression}`);
      computed.push({ printed, kind, expression });
    } catch (error) {
      faults.push(`${place}: ${expression}: ${error.message}`);
    }
    return kind === '=' ? `<span class="computed">${inert(printed)}</span>` : printed;
  });
  for (const { index } of filled.matchAll(/\{[=?] /g))
    faults.push(`${file}:${line + filled.slice(0, index).split('\n').length - 1}: an expression without its brackets`);
  return { text: filled, computed, faults };
}
