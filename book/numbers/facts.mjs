const upTo = (n) => Array.from({ length: n + 1 }, (_, i) => i);

/** All words of the letters B and R with this many letters. */
const ofLength = (n) => (n === 0 ? [''] : ofLength(n - 1).flatMap((word) => [`${word}B`, `${word}R`]));

/** The sum of Berlekamp's rule. */
function rule(word) {
  const first = word.search(/BR|RB/) + 1 || word.length;
  const signs = [...word].map((edge) => (edge === 'B' ? 1 : -1));
  return signs.reduce((sum, sign, i) => sum + sign * (i < first ? 1 : 2 ** (first - 1 - i)), 0);
}

/** A number of quarters as values are written. */
const quarters = (n) => (n % 4 === 0 ? `${n / 4}` : n % 2 === 0 ? `${n / 2}/2` : `${n}/4`);
const numberOf = (text) => Number(text.split('/')[0]) / Number(text.split('/')[1] ?? 1);

/** The simplest number between two numbers, as it is written: an integer near 0, or one with a small denominator. */
function simplest(a, b) {
  const [low, high] = [numberOf(a), numberOf(b)];
  for (let scale = 1; ; scale *= 2)
    for (let n = 0; n <= 4 * scale; n += 1)
      for (const one of n === 0 ? [0] : [n, -n])
        if (low < one / scale && one / scale < high) return scale === 1 ? `${one}` : `${one}/${scale}`;
}

export default ({ positionValue }) => {
  const edges = (words) => words.flatMap((word) => upTo(3).map((i) => Math.max(0, '.BR'.indexOf(word[i] ?? '.'))));
  /** The value of stalks side by side, written from the ground upwards. */
  const stalks = (one, two = '', three = '') => positionValue('rules:hackenbush', `e=${edges([one, two, three]).join()}`);
  const short = ['', ...ofLength(1), ...ofLength(2)];
  return {
    stalks,
    rule,
    simplest,
    /** All stalks of one to four edges. */
    words: [1, 2, 3, 4].flatMap(ofLength),
    pairs: upTo(24).flatMap((a) => upTo(24).flatMap((b) => (a < b ? [[quarters(a - 12), quarters(b - 12)]] : []))),
    /** The sums of three stalks of up to two edges. */
    small: short.flatMap((a) => short.flatMap((b) => short.map((c) => rule(a) + rule(b) + rule(c)))),
  };
};
