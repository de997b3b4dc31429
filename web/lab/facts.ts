// The facts in the comment lines of a game of the library: `# published: ...` is in its sources, `# fact: ...` was computed here.
//
//   n=7 outcome P             a position by its parameters, and its outcome, nimber, class, score or value
//   n=0..5 nimber 0 1 2 0 1 2 one value for each
//   P exactly if n % 3 == 0   about all solved positions: an expression over the numbers of the position
//   nimber = x ^ y            the same, about their nimbers
// The last two may begin with parameters, too.

export type Claim = 'outcome' | 'nimber' | 'class' | 'score' | 'value';

export interface Fact {
  published: boolean;
  /** As it is written. */
  words: string;
  given: Readonly<Record<string, string>>;
  /** Claims about a position, or about one for each value of the parameter `along` from `first` on. */
  values?: { claim: Claim; along?: string; first: number; wanted: readonly string[] };
  formula?: { against: 'outcome' | 'nimber'; expression: string };
}

const line = /^# (published|fact): (.*)$/gm;
const whole = /^((?:[\w.]+=\S+ )*)(?:(P exactly if|nimber =) (.+)|(outcome|nimber|class|score|value) (.+))$/;

function readFact(published: boolean, words: string): Fact {
  const found = whole.exec(words);
  if (!found) throw new Error(`not a fact: ${words}`);
  const [, parameters = '', about, expression = '', claim = '', values = ''] = found;
  const pairs = parameters
    .trim()
    .split(' ')
    .filter(Boolean)
    .map((pair) => pair.split(/=(.*)/s, 2) as [string, string]);
  const range = pairs.find(([, value]) => /^\d+\.\.\d+$/.test(value));
  const fact = { published, words, given: Object.fromEntries(pairs.filter((pair) => pair !== range)) };
  if (about) return { ...fact, formula: { against: about === 'nimber =' ? 'nimber' : 'outcome', expression } };
  const wanted = values.split(' ');
  const [first, last] = range ? range[1].split('..').map(Number) : [0, 0];
  if (wanted.length !== (last ?? 0) - (first ?? 0) + 1) throw new Error(`another number of values than of positions: ${words}`);
  return { ...fact, values: { claim: claim as Claim, ...(range && { along: range[0] }), first: first ?? 0, wanted } };
}

export const factsOf = (file: string): Fact[] =>
  [...file.matchAll(line)].map(([, kind, words]) => readFact(kind === 'published', words as string));
