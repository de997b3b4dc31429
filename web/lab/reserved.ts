// The reserved words of the language, as in cpp/lab/language/parse.cpp.
export const reserved =
  'move Left Right end legal if start show in of for while and or not split into gain pass any all count sum min max len rows cols abs gcd next last wins loses draw score'.split(
    ' ',
  );

/** Forms that a part may be shown as, and on: cpp/lab/language/syntax.hpp. */
export const shownAs = 'stones heaps bar rows strip grid pieces coins lights lines'.split(' ');
export const shownOn = 'graph arrows edges lines ends'.split(' ');

/** Words of the language in these places of a line alone, where there are names elsewhere. */
const placed = [
  String.raw`(?<=(?:^|;)[ \t]*)(?:read|print)\b`,
  String.raw`(?<=\bread[ \t]+)until\b(?![ \t]*(?:[,[]|$))`,
  String.raw`(?<=\bread[ \t]+\w+[ \t]+)times(?=[ \t]*:)`,
  String.raw`(?<=\bprint\b.*\bfor\b.*[ \t])by\b(?=[ \t]*")`,
  String.raw`(?<=[:,][ \t]*)again\b(?=[ \t]*(?:$|[,;#]|if\b))`,
  String.raw`(?<=\bscore[ \t]+)first\b(?=[ \t]*[(!-]|[ \t]+(?!(?:and|or|in|if)\b)\w)`,
  String.raw`(?<=(?:^|;)[ \t]*)hide\b(?=[ \t]+\w)`,
  String.raw`(?<=\bshow\b.*\w[ \t]+)(?:across|up|down|(?:as|on)[ \t]+\w+)\b`,
  String.raw`\b(?:joined|groups)8?(?=[ \t]*\()`,
];

/** Words of the language that the editor colours, as the source of a regular expression of one line. */
export const keywords = [...placed, `\\b(?:${reserved.join('|')})\\b`].join('|');
