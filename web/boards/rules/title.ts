// The titles of rule texts.

/** The title that a text gives itself: the comment that it begins with, if that is no sample or limit; or the code. */
export function ownTitle(text: string): string | undefined {
  const first = (text.split('\n', 1)[0] ?? '').trim();
  const title = first.startsWith('#')
    ? first
        .slice(1)
        .replace(/^[ \t]*title:/, '')
        .trim()
    : '';
  if (title !== '' && !/^(?:sample|limit):/.test(title)) return title;
  const code = text.trim();
  return /^(?:[\dA-F]?\.[\dA-F[\]!?]+|[\dA-F][!?]\.[\dA-F[\]!?]*)$/i.test(code) ? code : undefined;
}
