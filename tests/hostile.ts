// Words and rule texts that somebody wrote to break out of comments, quoted words, tags, lines and programs.

const utf8 = (text: string) => Buffer.from(text);

/** Characters that a text may have and that end or continue comments, strings, tags and lines in some language. */
const allowed = String.raw`
\ \\ ??/ ?\?/ \u000a \x0a \N{LINE_FEED} \' ''' ' */ /* // # --> --!> <!-- ]]> </script> </style> </title> </textarea> &quot; &#10; &lt;
<img%20src=x%20onerror=alert(1)> "onload="alert(1) ' > {{< {{% {/* {alert(1)} %> <? ?> %s%n $(touch%20PWNED) ${'`touch%20PWNED`'} \${x} ;
\end{figure} \input{x} % ~ ^ _ & [x](javascript:alert(1)) ![x](y) ** | --format $'x' !! é 😀 #%20-*-%20coding:%20utf-7%20-*- #include%20<PWNED>`
  .trim()
  .split(/\s+/)
  .map((piece) => piece.replaceAll('%20', ' '));
allowed.push('\\ ', '\\\t', '\\\u00a0', '??/ ', 'e\u0301', '  ', '\r# ', '\n# ', '\r\n# ');
allowed.push('\u0085', '\u2028', '\u2029', '\u202e', '\u2066', '\ufeff');

/** Line ends, quotes, controls: most texts with these are refused. */
const refused = ['\r', '\r\n', '\n', '\v', '\f', '\0', '\x1b[31m', '\x7f', '\u009b', '\\"', '"""', '"', '{0}', '{', '}', '\n    '];
refused.push('"+open("PWNED","w").name+"', 'import os; open("PWNED", "w")', '\rimport os; os.system("touch PWNED")', '\rint evil = 1;');

/** Bytes that are no UTF-8. */
const broken = [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xf0, 0x9f]].map((bytes) => Buffer.from(bytes));

/** Texts with strangers' words in them. The last two read an input. */
const forms: ((h: () => Buffer) => (string | Buffer)[])[] = [
  (h) => ['# Nim ', h(), '\nn: 0..9 = 7 # ', h(), '\nmove k in {1, 3}: n -= k #', h(), '\n#', h()],
  (h) => ['n: 0..9 = 7\nmove "take {k} ', h(), '" k in {1, 3}: n -= k\nmove "', h(), '": n -= 4\n'],
  (h) => ['W = "ab', h(), "\"\nn: 0..len(W) = 1\nmove k in {1, 3} if W[0] == 'a': n -= k\n"],
  (h) => ['# ', h(), '\nread until end: n\nprint wins ? "first ', h(), '" : "', h(), '"\nn: 0..9 = 7\nmove k in {1, 3}: n -= k\n'],
  (h) => ['read until end: n\nprint winning_move\nn: 0..9 = 7\nmove "take {k} ', h(), '" k in {1, 3}: n -= k # ', h(), '\n'],
];

/** A chooser of numbers from 0 to below `n`, the same in every run. */
function chooser(seed: number): (n: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** A rule text, as bytes. `reads`: it reads an input. */
export function hostileText(seed: number): { text: Buffer; reads: boolean } {
  const below = chooser(seed);
  const one = <Piece>(pieces: readonly Piece[]) => pieces[below(pieces.length)] as Piece;
  const piece = () => (below(15) > 0 ? utf8(one(allowed)) : below(5) > 0 ? utf8(one(refused)) : one(broken));
  const some = () => Buffer.concat(Array.from({ length: 1 + below(3) }, piece));
  const form = below(forms.length);
  const parts = forms[form]?.(some) ?? [];
  return { text: Buffer.concat(parts.map((part) => (typeof part === 'string' ? utf8(part) : part))), reads: form > 2 };
}

/** Some words, in UTF-16 with halves of characters. */
export function hostileWords(seed: number): string {
  const below = chooser(seed);
  const pieces = [...allowed, ...refused, '\ud800', '\udc00', 'x'];
  return Array.from({ length: 1 + below(5) }, () => pieces[below(pieces.length)]).join('');
}

/** A text as it is in UTF-8, which has no halves of characters. */
export const whole = (text: string): string => text.replace(/[\ud800-\udfff]/gu, '\ufffd');
