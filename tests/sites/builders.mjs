// Site builders: for each a small site of two pages, in which stand the lines of docs/builders.md and nothing of ours besides, and how its
// readers go from page to page and turn it dark.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const guide = readFileSync(new URL('../../docs/builders.md', import.meta.url), 'utf8');

/** The blocks of code below a heading. `site`: where the files of the site lie. */
export function linesOf(heading, site) {
  const section = guide.split(/^#{2,3} /m).find((part) => part.startsWith(`${heading}\n`));
  if (!section) throw new Error(`docs/builders.md has no section ${heading}`);
  return [...section.matchAll(/^```\w+\n([\s\S]*?)^```$/gm)].map(([, text]) => text.replaceAll('https://games.example/', site));
}

/** The same figure of another strip. */
const shorter = (tag) => tag.replaceAll('1000', '60');

const links = { there: 'To the other page', back: 'Back to this one' };
const npx =
  (...args) =>
  (port) => ['npx', '--no-install', ...args, ...(port ? [port] : [])];

/** In Markdown: two pages, each with a link to the other. */
const markdown = (tag, [first, second], [toFirst, toSecond] = [first, second]) => ({
  [`${first}.md`]: `# A strip of 1000\n\nSome text.\n\n${tag}\n[${links.there}](${toSecond}.md)\n`,
  [`${second}.md`]: `# A strip of 60\n\nSome text.\n\n${shorter(tag)}\n[${links.back}](${toFirst}.md)\n`,
});

const clicks = (selector) => async (page) => page.locator(selector).filter({ visible: true }).first().click();
/** Pages that follow the system. */
const system = async (page, dark) => page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
const follows = '<meta name="color-scheme" content="light dark">';

/** An application of one component, which shows one page or the other. */
const views = {
  html: (script) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Two strips</title><link rel="icon" href="data:,">${follows}</head>
    <body><div id="app"></div><script type="module" src="/src/${script}"></script></body></html>`,
  vite: { build: npx('vite', 'build'), out: 'dist', develop: npx('vite', '--port'), turn: system },
};

export const builders = [
  {
    name: 'MkDocs Material',
    packages: [],
    files([fresh, old, tag], { home }) {
      const [, minor] = /version 1\.(\d+)/.exec(spawnSync('mkdocs', ['--version'], { encoding: 'utf8' }).stdout) ?? [];
      const script = Number(minor) < 5 ? old : fresh;
      const pages = markdown(`\n${tag}`, ['index', 'other']);
      return {
        'mkdocs.yml': `site_name: Strips
site_url: ${home}
theme:
  name: material
  font: false
  features: [navigation.instant]
  palette:
    - scheme: default
      toggle: { icon: material/weather-night, name: Dark }
    - scheme: slate
      toggle: { icon: material/weather-sunny, name: Light }
${script}`,
        ...Object.fromEntries(Object.entries(pages).map(([path, text]) => [`docs/${path}`, text])),
      };
    },
    build: () => ['mkdocs', 'build'],
    out: 'site',
    develop: (port) => ['mkdocs', 'serve', '--no-livereload', '-a', `localhost:${port}`],
    turn: clicks('form[data-md-component=palette] label'),
  },
  {
    name: 'Docusaurus',
    packages: ['@docusaurus/core@3', '@docusaurus/preset-classic@3', 'react@19', 'react-dom@19'],
    files([script, tag], { picture }) {
      const pages = markdown(tag, ['index', 'other']);
      return {
        'docusaurus.config.js': `module.exports = {
  title: 'Strips', url: 'http://localhost', baseUrl: '/',
  ${script}
  presets: [['classic', { blog: false, docs: { routeBasePath: '/' } }]],
};`,
        'static/img/ungame.png': picture,
        ...Object.fromEntries(Object.entries(pages).map(([path, text]) => [`docs/${path}`, text])),
      };
    },
    build: npx('docusaurus', 'build'),
    out: 'build',
    develop: npx('docusaurus', 'start', '--no-open', '--port'),
    turn: clicks('button[class*=toggleButton]'),
  },
  {
    name: 'VitePress',
    packages: ['vitepress@1'],
    settings: { type: 'module' },
    files: ([script, tag], { picture }) => ({
      '.vitepress/config.js': `export default {\n  title: 'Strips',\n${script}};`,
      'public/ungame.png': picture,
      ...markdown(tag, ['index', 'other']),
    }),
    build: npx('vitepress', 'build'),
    out: '.vitepress/dist',
    develop: npx('vitepress', 'dev', '--port'),
    turn: clicks('.VPSwitchAppearance'),
  },
  {
    name: 'Starlight',
    packages: ['astro@5', '@astrojs/starlight@0.37'],
    settings: { type: 'module' },
    files([script, tag], { picture }) {
      const page = (title, tag, link, to) => `---\ntitle: ${title}\n---\n\nSome text.\n\n${tag}\n[${link}](${to})\n`;
      return {
        'astro.config.mjs': `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({ telemetry: false, integrations: [starlight({ title: 'Strips', pagefind: false,\n${script}})] });`,
        'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };`,
        'public/ungame.png': picture,
        'src/content/docs/index.md': page('A strip of 1000', tag, links.there, '/other/'),
        'src/content/docs/other.md': page('A strip of 60', shorter(tag), links.back, '/'),
      };
    },
    build: npx('astro', 'build'),
    out: 'dist',
    develop: npx('astro', 'dev', '--port'),
    turn: async (page, dark) => page.locator('starlight-theme-select select').first().selectOption(dark ? 'dark' : 'light'),
  },
  {
    name: 'Sphinx',
    packages: [],
    files([script, tag]) {
      const page = (title, tag, link, to) => `${title}\n===============\n\nSome text.\n\n${tag}\n:doc:\`${link} <${to}>\`\n`;
      return {
        'source/conf.py': `project = "Strips"\nhtml_theme = "furo"\n${script}`,
        'source/index.rst': `${page('A strip of 1000', tag, links.there, 'other')}\n.. toctree::\n   :hidden:\n\n   other\n`,
        'source/other.rst': page('A strip of 60', shorter(tag), links.back, 'index'),
      };
    },
    build: () => ['sphinx-build', '-q', 'source', 'out'],
    out: 'out',
    // As furo's button does it, which Debian's furo leaves without its script: a module that is not loaded as one. A sheet of it lies elsewhere.
    turn: (page, dark) =>
      page.evaluate((name) => {
        document.body.dataset.theme = name;
      }, dark ? 'dark' : 'light'),
    theirs: /Cannot use import statement|ERR_FILE_NOT_FOUND|404/,
  },
  {
    name: 'Hugo',
    packages: [],
    files([shortcode, tag]) {
      const page = (title, tag, link, to) => `---\ntitle: ${title}\n---\n\nSome text.\n\n${tag}\n[${link}](${to})\n`;
      return {
        'config.yaml': 'title: Strips\nbaseURL: http://localhost/\nrelativeURLs: true\ndisableKinds: [taxonomy, term, RSS, sitemap]\n',
        'layouts/shortcodes/grundyscope.html': shortcode,
        ...Object.fromEntries(
          ['index.html', '_default/single.html', '_default/list.html'].map((path) => [
            `layouts/${path}`,
            `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title><link rel="icon" href="data:,">${follows}</head><body>{{ .Content }}</body></html>`,
          ]),
        ),
        'content/_index.md': page('A strip of 1000', tag, links.there, 'other/'),
        'content/other.md': page('A strip of 60', shorter(tag), links.back, '../'),
      };
    },
    build: () => ['hugo', '--quiet'],
    out: 'public',
    develop: (port) => ['hugo', 'server', '--disableLiveReload', '-p', port],
    turn: system,
  },
  {
    name: 'reveal.js',
    packages: ['reveal.js@6'],
    files: ([script, slide]) => ({
      'index.html': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Strips</title><link rel="icon" href="data:,">
        <link rel="stylesheet" href="node_modules/reveal.js/dist/reveal.css"><link rel="stylesheet" id="theme" href="node_modules/reveal.js/dist/theme/white.css">
        ${script}</head><body><div class="reveal"><div class="slides">${slide}${shorter(slide)}</div></div>
        <script src="node_modules/reveal.js/dist/reveal.js"></script><script>Reveal.initialize({ transition: 'none' })</script></body></html>`,
    }),
    out: '.',
    go: (page, link) => page.keyboard.press(link === links.there ? 'ArrowRight' : 'ArrowLeft'),
    at: '.present',
    turn: (page, dark) =>
      page.evaluate((name) => {
        document.querySelector('#theme').href = `node_modules/reveal.js/dist/theme/${name}.css`;
      }, dark ? 'black' : 'white'),
  },
  {
    name: 'React',
    ...views.vite,
    packages: ['vite@8', '@vitejs/plugin-react@6', 'react@19', 'react-dom@19'],
    settings: { type: 'module' },
    files: ([component]) => ({
      'vite.config.js': "import react from '@vitejs/plugin-react';\nexport default { plugins: [react()] };",
      'index.html': views.html('main.jsx'),
      'src/pawn.jsx': component,
      'src/main.jsx': `import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Pawn } from './pawn.jsx';

function App() {
  const [other, show] = useState(false);
  return other
    ? <section><Pawn n="60" /><button onClick={() => show(false)}>${links.back}</button></section>
    : <main><Pawn n="1000" /><button onClick={() => show(true)}>${links.there}</button></main>;
}

createRoot(document.querySelector('#app')).render(<StrictMode><App /></StrictMode>);`,
    }),
  },
  {
    name: 'Next',
    packages: ['next@16', 'react@19', 'react-dom@19'],
    files([client], { site }) {
      const [component] = linesOf('React', site);
      const page = (n, link, to) => `import Link from 'next/link';
import { Pawn } from '${to === '/' ? '../' : './'}pawn.jsx';
export default function Page() { return <main><Pawn n="${n}" /><Link href="${to}">${link}</Link></main>; }`;
      return {
        'app/layout.jsx': `export const metadata = { title: 'Strips', icons: 'data:,' };
export const viewport = { colorScheme: 'light dark' };
export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }`,
        'app/pawn.jsx': client + component,
        'app/page.jsx': page('1000', links.there, '/other'),
        'app/other/page.jsx': page('60', links.back, '/'),
      };
    },
    build: npx('next', 'build'),
    serve: npx('next', 'start', '-p'),
    develop: npx('next', 'dev', '-p'),
    turn: system,
  },
  {
    name: 'Vue',
    ...views.vite,
    packages: ['vite@8', '@vitejs/plugin-vue@6', 'vue@3'],
    settings: { type: 'module' },
    files: ([setting, component]) => ({
      'vite.config.js': `import vue from '@vitejs/plugin-vue';\nexport default {\n${setting}};`,
      'index.html': views.html('main.js'),
      'src/main.js': "import { createApp } from 'vue';\nimport App from './App.vue';\ncreateApp(App).mount('#app');",
      'src/Pawn.vue': component,
      'src/App.vue': `<script setup>
import { ref } from 'vue';
import Pawn from './Pawn.vue';
const other = ref(false);
</script>
<template>
  <section v-if="other"><Pawn n="60" /><button @click="other = false">${links.back}</button></section>
  <main v-else><Pawn n="1000" /><button @click="other = true">${links.there}</button></main>
</template>`,
    }),
  },
  {
    name: 'Svelte',
    ...views.vite,
    packages: ['vite@8', '@sveltejs/vite-plugin-svelte@7', 'svelte@5'],
    settings: { type: 'module' },
    files: ([component]) => ({
      'vite.config.js': "import { svelte } from '@sveltejs/vite-plugin-svelte';\nexport default { plugins: [svelte()] };",
      'index.html': views.html('main.js'),
      'src/main.js': "import { mount } from 'svelte';\nimport App from './App.svelte';\nmount(App, { target: document.querySelector('#app') });",
      'src/Pawn.svelte': component,
      'src/App.svelte': `<script>
  import Pawn from './Pawn.svelte';
  let other = $state(false);
</script>
{#if other}
  <section><Pawn n="60" /><button onclick={() => { other = false; }}>${links.back}</button></section>
{:else}
  <main><Pawn n="1000" /><button onclick={() => { other = true; }}>${links.there}</button></main>
{/if}`,
    }),
  },
].map((one) => ({
  go: (page, link) => page.getByText(link, { exact: true }).filter({ visible: true }).first().click(),
  at: '',
  ...one,
  links,
}));
