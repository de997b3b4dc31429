// The snippet for each kind of page, as explained in docs/embedding.md.

import { attribute, bracketed, enclosed, lined, type Subject, scriptFile, sharedTexts, writable } from '../share/texts.js';
import { routeParts } from '../workspace/route.js';

export const targets = ['html', 'mdx', 'vue', 'markdown', 'mkdocs', 'sphinx', 'quarto', 'hugo', 'iframe', 'latex', 'email'] as const;
export type Target = (typeof targets)[number];

const indented = (text: string, by: string) => text.replace(/^(?=.)/gm, by);
/** Escapes the text of LaTeX, in one line; `texAddress`: a URL there. */
const inTex = (text: string) =>
  lined(text).replace(/[\\{}$&#^_%~]/g, (c) => (c === '\\' ? '\\textbackslash{}' : c === '^' || c === '~' ? `\\${c}{}` : `\\${c}`));
const texAddress = (address: string) => address.replace(/[%#&\\{}]/g, '\\$&');
/** Quotes a parameter of a shortcode, which is one line and knows a single escape. */
const inHugo = (text: string) => attribute(text).replace(/\\/g, '&#92;');
/** Characters that end a line or a comment in some language, and those that no terminal shows. */
const ENDING = /[\p{Cc}\p{Zl}\p{Zp}<>]/u;

/** A character as the shell reads it between $' and '. No word of a shell has NUL. */
function inShell(character: string): string {
  if (character === '\0') return '';
  if (character === '\n') return '\\n';
  if (character === '\\' || character === "'") return `\\${character}`;
  const code = character.charCodeAt(0).toString(16);
  return character < '\x80' ? `\\x${code.padStart(2, '0')}` : `\\u${code.padStart(4, '0')}`;
}

/** Quotes a word for a shell, in one line and without an end of a comment, since it is written into comments. */
function word(text: string): string {
  if (/^[\w.,:/=+-]+$/.test(text)) return text;
  if (ENDING.test(text)) return `$'${text.replace(/[\\'\p{Cc}\p{Zl}\p{Zp}<>]/gu, inShell)}'`;
  return `'${text.replace(/'/g, "'\\''")}'`;
}

/** The command that draws the picture of a figure. */
export function drawLine({ route: shown, more = [] }: Subject, file: string): string {
  const route = writable(shown);
  const given = Object.entries(route.parameters).flatMap(([name, value]) => ['-p', word(`${name}=${value}`)]);
  const layer = route.layer ? ['--layer', route.layer] : [];
  const theme = new Map(more).get('theme') === 'dark' ? ['--theme', 'dark'] : [];
  return ['npx grundyscope draw', route.game, ...given, ...layer, ...theme, '--format png >', file].join(' ');
}

/** The snippet for a target. O(length). */
export function linesFor(target: Target, subject: Subject): string {
  const texts = sharedTexts(subject);
  const { site, pinned } = subject;
  const route = writable(subject.route);
  const caption = new Map(subject.more).get('caption') ?? texts.caption;
  const file = `${route.game}.png`;
  const draw = drawLine(subject, file);
  const script = `${site}${scriptFile(pinned)}`;
  switch (target) {
    case 'html':
      return texts.element;
    case 'mdx':
    case 'iframe':
      return texts[target];
    case 'vue':
      return `<!-- vite.config.js: vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'grundy-scope' } } }) -->
<script setup>
import { onMounted } from 'vue';

onMounted(() => import('grundyscope/element'));
</script>

<template>
${indented(texts.tag, '  ')}
</template>`;
    case 'markdown':
      return `<!-- ${draw} -->
[![${bracketed(caption)}](${file})](${enclosed(texts.link)})`;
    case 'mkdocs':
      return `# mkdocs.yml
extra_javascript:
  - path: ${script}
    async: true

<!-- the page, with an empty line before and after -->

${texts.tag}`;
    case 'sphinx':
      return `# conf.py
html_js_files = [(${JSON.stringify(script)}, {"async": "async"${pinned ? `, "integrity": "${pinned.integrity}", "crossorigin": "anonymous"` : ''}})]

.. the page

.. raw:: html

${indented(texts.tag, '   ')}`;
    case 'quarto':
      return `# _quarto.yml
format:
  html:
    include-in-header:
      text: ${texts.script}

<!-- the page -->

\`\`\`{=html}
${texts.tag}
\`\`\``;
    case 'hugo': {
      const own = subject.controls && subject.controls !== 'basic' ? [['controls', subject.controls] as const] : [];
      const style = ['style', `display:block;min-height:${texts.height}px`] as const;
      const parts = [['game', route.game ?? ''] as const, ...routeParts(route), ...own, ...(subject.more ?? []), style];
      return `<!-- layouts/shortcodes/grundyscope.html, once -->
{{- if not (.Page.Store.Get "grundyscope") }}{{ .Page.Store.Set "grundyscope" true -}}
${texts.script}
{{- end -}}
{{- $attributes := slice -}}
{{- range $name, $value := .Params }}{{ if not (hasPrefix (lower $name) "on") }}{{ $attributes = $attributes | append (printf "%s=\\"%s\\"" $name ($value | htmlUnescape | htmlEscape)) }}{{ end }}{{ end -}}
{{ printf "<grundy-scope %s>" (delimit $attributes " ") | safeHTML }}{{ .Inner | markdownify }}</grundy-scope>

<!-- the page -->
{{< grundyscope ${parts.map(([name, value]) => `${name}="${inHugo(value)}"`).join(' ')} >}}${texts.markdown}{{< /grundyscope >}}`;
    }
    case 'latex':
      return `% ${draw}
\\begin{figure}
  \\centering
  \\includegraphics[width=0.7\\linewidth]{${file}}
  \\caption{\\href{${texAddress(texts.link)}}{${inTex(caption)}}}
\\end{figure}`;
    case 'email':
      return `<!-- ${draw} -->
<table role="presentation" cellpadding="0" cellspacing="0" border="0" align="center"><tr><td style="padding:16px;font-family:Georgia,serif;font-size:16px;color:#1d1b16;background:#fcfbf7">
  <a href="${attribute(texts.link)}"><img src="${file}" width="512" alt="${attribute(caption)}" style="display:block;width:100%;max-width:512px;height:auto;border:0"></a>
  <p style="margin:12px 0 0"><a href="${attribute(texts.link)}" style="color:#0b5c8f">${attribute(caption)}</a></p>
</td></tr></table>`;
  }
}
