// The browsers of tests, and their fonts. Sizes and layouts that tests measure depend on both, and must not
// depend on what else is installed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium, firefox, fontFolders, webkit } from './needs.mjs';
import { at } from './place.mjs';

/** The fonts of Debian's fonts-dejavu-core. Others, such as the italics of fonts-dejavu-extra, would be used where they are installed. */
const files = ['Sans', 'Sans-Bold', 'SansMono', 'SansMono-Bold', 'Serif', 'Serif-Bold'].map((name) => `DejaVu${name}.ttf`);

const generic = { serif: 'DejaVu Serif', 'sans-serif': 'DejaVu Sans', 'system-ui': 'DejaVu Sans', monospace: 'DejaVu Sans Mono' };

/** The settings of text rendering that Debian has by default. */
const rendering = { antialias: ['bool', 'true'], hinting: ['bool', 'true'], hintstyle: ['const', 'hintslight'], rgba: ['const', 'none'] };

/** A configuration of fontconfig (https://www.freedesktop.org/software/fontconfig/fontconfig-user.html) with no fonts but these. */
export const fontsConfiguration = (folders, cache) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${folder}</dir>\n`).join('')}  <cachedir>${cache}</cachedir>
  <selectfont>
    <rejectfont><glob>*.*</glob></rejectfont>
${files.map((name) => `    <acceptfont><glob>*/${name}</glob></acceptfont>\n`).join('')}  </selectfont>
${Object.entries(generic)
  .map(([name, font]) => `  <alias binding="same"><family>${name}</family><prefer><family>${font}</family></prefer></alias>\n`)
  .join('')}  <match target="font">
${Object.entries(rendering)
  .map(([name, [type, value]]) => `    <edit name="${name}" mode="assign"><${type}>${value}</${type}></edit>\n`)
  .join('')}  </match>
</fontconfig>
`;

/** Writes the configuration to build/, if it has changed. Undefined where these fonts are not in a known folder, as on macOS. */
function fontsFile() {
  const folders = fontFolders();
  if (folders.length === 0) return undefined;
  const path = at('build', 'fonts', 'fonts.conf');
  const text = fontsConfiguration(folders, at('build', 'fonts', 'cache'));
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  return path;
}

/** The environment variables of tests that start browsers: CHROMIUM, FIREFOX, WEBKIT and FONTCONFIG_FILE, each if there is one. */
export function browserEnvironment() {
  const all = { CHROMIUM: chromium(), FIREFOX: firefox(), WEBKIT: webkit(), FONTCONFIG_FILE: fontsFile() };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value));
}
