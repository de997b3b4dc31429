// lit in figures: how it makes its templates, and their indentation.
import { fileURLToPath } from 'node:url';

const templates = fileURLToPath(new URL('../../web/base/trusted_types.ts', import.meta.url));

const places = [
  [/(\w+)\?\1\.createPolicy\("lit-html",\{createHTML:\w+=>\w+\}\):void 0/, () => 'void 0'],
  [
    /createElement\((\w+),\w+\)\{const (\w+)=\w+\.createElement\("template"\);return \2\.innerHTML=\1,\2\}/,
    (_, html) => `createElement(${html}){return templateOf(${html})}`,
  ],
  // Nodes, which the document of guest.mjs is not.
  [/createTreeWalker\(\w+,129\)/, () => 'createTreeWalker(globalThis.document,129)'],
  [/return (\w+)\.currentNode=\w+,(\w+)\}/, (_, walker, content) => `return ${walker}.currentNode=globalThis.document,${content}}`],
];

/**
 * Lets lit make its templates by `templateOf` (web/base/trusted_types.ts): under Trusted Types, with the policy that this project documents
 * instead of lit's own; and in pages that are XML. A build fails if lit's code no longer has these places.
 */
const ownTemplates = {
  name: 'own-templates',
  transform(code, id) {
    if (!/\/lit-html\/lit-html\.js$/.test(id.split('?')[0])) return undefined;
    const changed = places.reduce((text, [place, instead]) => {
      if (!place.test(text)) this.error(`lit-html has no ${place}`);
      return text.replace(place, instead);
    }, code);
    return { code: `import { templateOf } from ${JSON.stringify(templates)};${changed}`, map: null };
  },
};

/** Removes the indentation of templates, more than half a kilobyte compressed. A line break stays, since white space can separate words. */
const withoutIndentation = {
  name: 'without-indentation',
  enforce: 'pre',
  transform: (code, id) =>
    /\/web\/.*\.ts$/.test(id) && /\b(html|svg)`/.test(code) ? { code: code.replace(/\n +/g, '\n'), map: null } : undefined,
};

export const litTemplates = [ownTemplates, withoutIndentation];
