// QR codes of links.

/** Longest link drawn as a code: longer ones have modules too small for the back of a room. */
const LONGEST = 600;

/** The QR code of a link as a picture; empty if it is too long. */
export async function codeOf(link: string): Promise<string> {
  if (link.length > LONGEST) return '';
  const [{ generate }, { toSvgDataURL }] = await Promise.all([import('lean-qr'), import('lean-qr/extras/svg')]);
  return toSvgDataURL(generate(link), { on: '#000', off: '#fff' });
}
