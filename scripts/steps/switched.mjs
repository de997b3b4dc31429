// Puts many faults into one program, which enables one of them at its start (scripts/steps/mutant_switch.hpp): hundreds of mutants need
// only one compilation.
import { codeOf, mutated } from './mutants.mjs';

const closing = { '(': ')', '[': ']', '{': '}' };
const opens = (c) => c in closing;
const closes = (c) => c === ')' || c === ']' || c === '}';

/** Whether the = at `i` is an assignment, not a comparison. */
function assigns(code, i) {
  if (code[i + 1] === '=' || code[i - 1] === '=' || code[i - 1] === '!') return false;
  const shift = code.slice(i - 2, i);
  return !'<>'.includes(code[i - 1]) || shift === '<<' || shift === '>>';
}

const parts = (code, i) => code[i] === ':' && code[i - 1] !== ':' && code[i + 1] !== ':';
const separates = (code, i) => ';,?'.includes(code[i]) || parts(code, i);

/** Start of the expression around `from`: after an open bracket, a separator, or an assignment. */
function leftEnd(code, from) {
  let depth = 0;
  for (let i = from - 1; i >= 0; --i) {
    if (depth === 0 && code[i] === '}' && /^\s*\n/.test(code.slice(i + 1))) return i + 1;
    if (closes(code[i])) depth += 1;
    else if (opens(code[i])) {
      if (depth === 0) return i + 1;
      depth -= 1;
    } else if (depth === 0 && (separates(code, i) || (code[i] === '=' && assigns(code, i)))) return i + 1;
  }
  return 0;
}

function rightEnd(code, from) {
  let depth = 0;
  for (let i = from; i < code.length; ++i) {
    if (opens(code[i])) depth += 1;
    else if (closes(code[i])) {
      if (depth === 0) return i;
      depth -= 1;
    } else if (depth === 0 && (separates(code, i) || (code[i] === '=' && assigns(code, i)))) {
      // The operator of a compound assignment is not part of the expression.
      return code[i] === '=' ? i - /[-+*/%&|^<>]*$/.exec(code.slice(from, i))[0].length : i;
    }
  }
  return code.length;
}

/** Length of the head before an expression in a statement: if (...), else, return, case. */
function headLength(text) {
  const word = /^\s*(?:return|else|do|case|throw|co_return)\b\s*/.exec(text);
  if (word) return word[0].length + headLength(text.slice(word[0].length));
  const control = /^\s*(?:if|while|for|switch)\s*(?:constexpr\s*)?\(/.exec(text);
  if (!control) return /^\s*/.exec(text)[0].length;
  let depth = 1;
  let i = control[0].length;
  for (; i < text.length && depth > 0; ++i) depth += opens(text[i]) ? 1 : closes(text[i]) ? -1 : 0;
  return i + headLength(text.slice(i));
}

/** The range of the expression that a fault replaces: [start, end). */
export function regionOf(code, { operator, start, end }) {
  if (operator === 'statement' || operator === 'condition') return [start, end];
  const left = leftEnd(code, start);
  const first = left + headLength(code.slice(left, start));
  const last = rightEnd(code, end);
  const blanks = /\s*$/.exec(code.slice(first, last))[0].length;
  return [first, last - blanks];
}

/** The tree of nested regions: [{start, end, mutants, inner}]. Faults whose regions partly overlap others go into `crossing`. */
function nested(placed, crossing) {
  const root = { start: 0, end: Number.POSITIVE_INFINITY, mutants: [], inner: [] };
  const wide = [...placed].sort((one, other) => one.region[0] - other.region[0] || other.region[1] - one.region[1]);
  for (const { mutant, region } of wide) {
    const [start, end] = region;
    let node = root;
    for (let deeper = node; deeper; ) {
      node = deeper;
      deeper = node.inner.find((inner) => inner.start <= start && end <= inner.end);
    }
    const whole = mutant.operator === 'statement';
    if (node.start === start && node.end === end && !whole) node.mutants.push(mutant);
    else if (node.inner.some((inner) => inner.start < end && start < inner.end)) crossing.push(mutant);
    else node.inner.push({ start, end, mutants: [mutant], inner: [] });
  }
  return root.inner;
}

function rendered(text, start, end, nodes) {
  let out = '';
  let at = start;
  for (const node of [...nodes].sort((one, other) => one.start - other.start)) {
    out += text.slice(at, node.start) + renderedNode(text, node);
    at = node.end;
  }
  return out + text.slice(at, end);
}

const condition = ({ number, constant }) => `${constant ? 'MUTANT_IN_CONSTANTS' : 'MUTANT'}(${number})`;

/** Without comments and line ends, so that line numbers stay. */
const inOneLine = (text) => text.replace(/\/\/[^\n]*/g, '').replaceAll('\n', ' ');

function renderedNode(text, { start, end, mutants, inner }) {
  const base = rendered(text, start, end, inner);
  if (mutants[0].operator === 'statement') return `{ if (!${condition(mutants[0])}) { ${base} } }`;
  const plain = mutants.some(({ operator }) => operator === 'condition') ? `static_cast<bool>(${base})` : `(${base})`;
  const changed = (mutant) =>
    inOneLine(mutated(text.slice(start, end), { ...mutant, start: mutant.start - start, end: mutant.end - start }));
  return `(${mutants.map((mutant) => `${condition(mutant)} ? (${changed(mutant)}) : `).join('')}${plain})`;
}

/**
 * The text with all of these faults, selected by their `number`, and the faults that could not be included. Line numbers stay. `constant`
 * faults are inactive in constant evaluation.
 */
export function switched(text, mutants, header) {
  const code = codeOf(text);
  const crossing = [];
  const nodes = nested(
    mutants.map((mutant) => ({ mutant, region: regionOf(code, mutant) })),
    crossing,
  );
  return { text: `#include "${header}"\n#line 1\n${rendered(text, 0, text.length, nodes)}`, crossing };
}

/** First and last line of a fault's region, from 1. */
export function linesOf(text, mutant) {
  const [start, end] = regionOf(codeOf(text), mutant);
  const line = (offset) => text.slice(0, offset).split('\n').length;
  return [line(start), line(end)];
}
