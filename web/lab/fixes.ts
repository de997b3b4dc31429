// Fixes of faults and doubts: one line of the text changed, where it is known what was meant. The phrase and the place of the fault tell.
import type { Message, Phrased } from '../engine/message.js';
import { type Fault, UNCHANGED } from './faults.js';

/** `line`: the changed line, as a button shows it; `text`: the whole text with it. */
export interface Fix {
  readonly line: string;
  readonly text: string;
}

/** The place of a fault: its line, and what is before and behind the place; `args` of its phrase, without quotes. */
interface Place {
  readonly line: string;
  readonly before: string;
  readonly behind: string;
  readonly args: readonly string[];
  readonly text: string;
}

/** Longer lines have no fix: the expressions below take the square of the length of a line. */
const LONGEST = 300;

/** Another line of the text, by its index. */
interface Elsewhere {
  readonly index: number;
  readonly line: string;
}

/** Returns the line as it was meant, or another one that was meant otherwise; undefined if that is not known. */
type Rule = (place: Place) => string | Elsewhere | undefined;

/** A part of the position or one of its numbers, as a step changes it. */
const TARGET = String.raw`\w+(?:\[[^\]]*\])?`;
const CHANGES = new RegExp(String.raw`^${TARGET}\s*[-+*/%^|&]?=(?!=)`);

/** Lines that say who wins at the end, in other words. */
const ENDS: readonly (readonly [line: RegExp, right: string])[] = [
  [/^(?:end\b\s*:?\s*)?mis[eè]re\b[^"]*$/i, 'end: next wins'],
  [/^(?:end\b\s*:?\s*)?(?:the\s+)?last(?:\s+player)?(?:\s+to\s+move)?\s+loses?\.?$/i, 'end: next wins'],
  [/^(?:end\b\s*:?\s*)?(?:the\s+)?last(?:\s+player)?(?:\s+to\s+move)?\s+wins?\.?$/i, 'end: last wins'],
  [/^(?:end\b\s*:?\s*)?wins?$/i, 'end: next wins'],
  [/^(?:end\b\s*:?\s*)?(?:loses?|normal(?:\s+play)?)$/i, 'end: last wins'],
];

const end: Rule = ({ line }) => ENDS.find(([wrong]) => wrong.test(line.trim()))?.[1];

/** Words at the beginning of a line that are misspelt, or of another language. */
const beginning: Rule = ({ before, behind, args: [wrong = '', right = ''] }) => {
  const rest = behind.slice(wrong.length);
  const whole =
    right === 'end' ? /^\s*(?::|if\b).*\b(?:wins|loses|draw|score)\b/.test(rest) : /^(?:move|Left|Right|legal if|start|show)$/.test(right);
  return whole && behind.startsWith(wrong) ? before + right + rest : undefined;
};

/** A word or symbol instead of another; not of functions, which are written in another order, nor where more than the word changes. */
const instead: Rule = ({ before, behind, args: [right = '', wrong = ''] }) => {
  const rest = behind.slice(wrong.length);
  const call = rest.startsWith('(') && /\W|\d/.test(right);
  const alike = !['unless', 'then', 'such'].includes(wrong) && !call && (right !== '1..3' || /^\d/.test(wrong));
  return alike && wrong !== '' && behind.startsWith(wrong) ? before + right + rest : undefined;
};

const nearName: Rule = ({ before, behind, args: [wrong = '', right = ''] }) =>
  behind.startsWith(wrong) ? before + right + behind.slice(wrong.length) : undefined;

/** `n = n - k`, `n =- k`: a change that may leave its range. What is taken away must be one product, or a + would change its sign. */
const change: Rule = ({ before, behind }) => {
  const turned = new RegExp(String.raw`^(${TARGET})\s*=\s*-\s*`).exec(behind);
  if (turned) return `${before}${turned[1]} -= ${behind.slice(turned[0].length)}`;
  const same = new RegExp(String.raw`^(${TARGET})\s*=\s*(${TARGET})\s*([-+])\s*`).exec(behind);
  if (!same || same[1]?.replace(/\s/g, '') !== same[2]?.replace(/\s/g, '')) return undefined;
  const rest = behind.slice(same[0].length);
  const product = /^[\w\s*/%()[\],.]*$/.test(rest);
  return product ? `${before}${same[1]} ${same[3]}= ${rest}` : undefined;
};

/** `=+` where a step begins: `+=`. */
const plus: Rule = ({ before, behind }) =>
  behind.startsWith('+') && /=\s*$/.test(before) ? `${before.replace(/\s*=\s*$/, ' += ')}${behind.slice(1).trimStart()}` : undefined;

/** `and` or `;` between steps: a comma. `before` ends where the next step has its sign, or begins. */
const comma: Rule = ({ before, behind }) => {
  const joined = new RegExp(String.raw`^(.*:.*=.*?)\s*(?:\band\b|;)\s*(${TARGET}\s*)$`).exec(before);
  if (joined && /^[-+*/%^|&]?=/.test(behind)) return `${joined[1]}, ${joined[2]}${behind}`;
  return /:.*=.*;\s*$/.test(before) ? `${before.replace(/\s*;\s*$/, ', ')}${behind}` : undefined;
};

const compare: Rule = ({ before, behind }) => (/^=[^=]/.test(behind) ? `${before}==${behind.slice(1)}` : undefined);

/** A step without its `move:`. */
const bare: Rule = ({ before, behind }) => (before.trim() === '' && CHANGES.test(behind) ? `move: ${behind}` : undefined);

/** The colon between choices and steps. */
const colon: Rule = ({ before, behind }) => (CHANGES.test(behind) ? `${before.trimEnd()}: ${behind}` : undefined);

const comment: Rule = ({ before, behind, args: [wrong = ''] }) =>
  /^(?:\/\/|--)$/.test(wrong) && behind.startsWith(wrong) ? `${before}#${behind.slice(wrong.length)}` : undefined;

/** Names of the arrays of a text. */
const arraysOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.length > LONGEST ? [] : (/^(\w+)\s*\[[^\]]*\]\s*:/.exec(line)?.[1] ?? [])));

/** `count(x if x == 0)`: what is counted, and over what. `before` ends at the `if`. */
const counted: Rule = ({ before, behind, text }) => {
  const call = /^(.*\b(?:count|any)\()\s*([^()]*?)\s*$/.exec(before);
  const [condition, rest] = closed(behind.slice('if'.length));
  if (!call || rest === undefined) return undefined;
  const [, head, item = ''] = call;
  const over = (what: string) => `${head}${what}${rest}`;
  if (/^\(?[\w\s,]+\)?\s+(?:of|in)\s/.test(condition)) return over(`${item} for ${condition}`);
  const element = /^(\w+)\[([^\]]*)\]$/.exec(item);
  const indices = element?.[2]?.includes(',') ? `(${element[2]})` : element?.[2];
  if (element) return /^\(?[a-z][\w\s,]*\)?$/i.test(indices ?? '') ? over(`${condition} for ${indices} of ${element[1]}`) : undefined;
  const arrays = arraysOf(text);
  if (arrays.includes(item)) return over(`${condition.replaceAll(new RegExp(`\\b${item}\\b`, 'g'), 'x')} for x in ${item}`);
  return /^[a-z]\w*$/i.test(item) && arrays.length === 1 ? over(`${condition} for ${item} in ${arrays[0]}`) : undefined;
};

/** A text up to the bracket that closes it, and the rest from there; without a rest if it is not closed. */
function closed(text: string): readonly [string, string | undefined] {
  let depth = 0;
  for (const [at, character] of [...text].entries()) {
    if (character === '(') depth += 1;
    else if (character === ')' && --depth < 0) return [[...text].slice(0, at).join('').trim(), [...text].slice(at).join('')];
  }
  return [text, undefined];
}

const places: Rule = ({ before, behind }) => {
  const chosen = /^(\w+|\([^)]*\))\s+in\b/.exec(behind);
  return chosen ? `${before}${chosen[1]} of${behind.slice(chosen[0].length)}` : undefined;
};

const power: Rule = ({ before, behind }) => (behind.startsWith('^') ? `${before}**${behind.slice(1)}` : undefined);

/** `n: 15`: the largest number that the part has. */
const range: Rule = ({ before, behind }) => {
  const most = /^(\d+)\s*$/.exec(behind)?.[1];
  return most && /^\w+\s*:\s*$/.test(before) ? `${before}0..${most} = ${most}` : undefined;
};

/** `stones = 15`: a constant that moves change, or the first one where the text has no part. */
const part: Rule = ({ text, args: [name] }) => {
  const lines = text.split('\n');
  const constants = lines.map((line) => (line.length > LONGEST ? null : /^(\w+)\s*=\s*(\d+)\s*$/.exec(line)));
  const index = constants.findIndex((found) => found && (name === undefined || found[1] === name));
  const [, own, most] = constants[index] ?? [];
  return own === undefined ? undefined : { index, line: `${own}: 0..${most} = ${most}` };
};

/** Names of the numbers of a position. */
const numbersOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.length > LONGEST ? [] : (/^(\w+)\s*:\s*\d+\.\./.exec(line)?.[1] ?? [])));

/** `take 1..3`, `move 1..3`, `move take 1..3`: stones of the only heap. */
const take: Rule = ({ line, text }) => {
  const amounts = /^\s*(?:move\s+)?(?:(?:take|remove|subtract)\s+)?(\d+\s*\.\.\s*\w+|\{[\d\s,]+\})\s*$/.exec(line)?.[1];
  const [name, ...others] = numbersOf(text);
  return amounts && name !== undefined && others.length === 0 ? `move k in ${amounts}: ${name} -= k` : undefined;
};

/** `move 1..3: n -= k`: a choice without its name. */
const choice: Rule = ({ before, behind }) => {
  const [, steps] = /^(?:\d+\s*\.\.\s*\w+|\{[\d\s,]+\})\s*:(.*)$/.exec(behind) ?? [];
  const name = /[-+]=\s*([a-z]\w*)\s*$/i.exec(steps ?? '')?.[1];
  return name ? `${before}${name} in ${behind}` : undefined;
};

/** A part that no move changes, as a constant with the same range. */
const constant: Rule = ({ line }) => {
  const part = /^(\w+)\s*:\s*([^=#]+?)\s*=\s*([^=#]+?)\s*$/.exec(line);
  return part ? `${part[1]} = ${part[3]} in ${part[2]}` : undefined;
};

/** Rules by phrases; `lab-expected` also by what is expected, if that is a phrase or a sign. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  'lab-statement-near': [end, take, beginning],
  'lab-expected lab-statement': [end],
  'lab-strange': [end],
  'lab-expected lab-name-goes-on': [end],
  'lab-expected lab-colon': [take],
  'lab-expected if': [end],
  'lab-expected lab-result': [end],
  'lab-expected :': [colon, take],
  'lab-expected lab-choice': [choice, take],
  'lab-expected lab-range': [range],
  'lab-assign-constant': [part],
  'lab-no-part': [part],
  'lab-expected )': [counted],
  'lab-expected lab-expression': [plus],
  'lab-expected lab-end-of-line': [comma],
  'lab-bare-step': [comma, bare],
  'lab-equals': [comma, compare],
  'lab-outside': [change],
  'lab-write': [instead],
  'lab-comment': [comment],
  'lab-unknown-near': [nearName],
  'lab-in-of': [places],
  'lab-power': [power],
  [UNCHANGED]: [constant],
};

const isPhrase = (message: Message | undefined): message is Phrased => typeof message === 'object';
const unquoted = (message: Message): string => (isPhrase(message) ? '' : String(message).replace(/^"([\s\S]*)"$/, '$1'));

function ruleNames(message: Message): string {
  if (!isPhrase(message)) return '';
  const [id, wanted] = message;
  if (id !== 'lab-expected' || wanted === undefined) return id;
  return `${id} ${isPhrase(wanted) ? wanted[0] : unquoted(wanted)}`;
}

/** The fix of a fault or a doubt, if one is known. Columns count characters, as the faults' do. */
export function fixOf(text: string, { line: number, column, message }: Fault): Fix | undefined {
  const lines = text.split('\n');
  const line = lines[number - 1];
  if (line === undefined || line.length > LONGEST) return undefined;
  const characters = [...line];
  const [before, behind] = [characters.slice(0, column - 1).join(''), characters.slice(column - 1).join('')];
  const args = isPhrase(message) ? message.slice(1).map(unquoted) : [];
  for (const rule of rules[ruleNames(message)] ?? []) {
    const meant = rule({ line, before, behind, args, text });
    if (meant === undefined || meant === line) continue;
    const there = typeof meant === 'string' ? { index: number - 1, line: meant } : meant;
    return { line: there.line.trim(), text: lines.with(there.index, there.line).join('\n') };
  }
  return undefined;
}
