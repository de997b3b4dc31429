// Values as they are drawn and copied.
import { html, type TemplateResult } from 'lit';

/** Common fonts lack ⧾ and ⧿: they are drawn as signs with a subscript. */
export function drawn(value: string): TemplateResult {
  const parts = value.replaceAll('-', '−').split(/([⧾⧿][\d/]+)/);
  return html`${parts.map((part) =>
    /^[⧾⧿]/.test(part) ? html`<span class="tiny-value">${part.startsWith('⧾') ? '+' : '−'}<sub>${part.slice(1)}</sub></span>` : part,
  )}`;
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const arrows: Readonly<Record<string, string>> = { '↑': '\\uparrow', '⇑': '\\Uparrow', '↓': '\\downarrow', '⇓': '\\Downarrow' };

const fraction = (number: string) => number.replace(/(\d+)\/(\d+)/, '\\tfrac{$1}{$2}');

/** The value in TeX's mathematical mode: "\{2 \mathbin{|} {-}\tfrac{1}{2}\}". */
export function tex(value: string): string {
  return value.replaceAll(
    /([⧾⧿])([\d/]+)|\d+\/\d+|([↑⇑↓⇓])(?:([⁰¹²³⁴-⁹]+)|(\[\d+\]))?|\*(\d*)|[±·{}]|\|+|-|,/g,
    (found, tiny, subscript, arrow, power, sum, star) => {
      if (tiny) return `{${tiny === '⧾' ? '+' : '-'}}_{${fraction(subscript)}}`;
      if (arrow)
        return `{${arrows[arrow]}}${power ? `^{${[...power].map((digit) => superscripts.indexOf(digit)).join('')}}` : sum ? `^{${sum}}` : ''}`;
      if (star !== undefined) return `{*}${star}`;
      if (found.startsWith('|')) return ` \\mathbin{${found}} `;
      const others: Readonly<Record<string, string>> = { '±': '{\\pm}', '·': '{\\cdot}', '{': '\\{', '}': '\\}', '-': '{-}', ',': ', ' };
      return others[found] ?? fraction(found);
    },
  );
}
