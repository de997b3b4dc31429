// The needs of each step: how to check that they are installed, and the names of their packages: with apt, alternatives in the order of
// preference; with dnf, pacman and brew from what these systems document, not tried.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { find } from './child.mjs';

const anyExists = (...paths) => paths.some((path) => existsSync(path));

/** The browser that the tests are written for: CHROMIUM, or the headless shell, which takes three quarters of the time of others. */
const headlessShell = () => find(process.env.CHROMIUM, 'chromium-headless-shell');

/** The browser of the page tests: that one, or the first other one found. */
export const chromium = () =>
  find(
    headlessShell(),
    'chromium',
    'chromium-browser',
    'google-chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  );

/** FIREFOX, or the first found. */
export const firefox = () => find(process.env.FIREFOX, 'firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox');

/** WebKit's driver, if any: macOS has WebKit only in a browser that tests may not start. */
export const webkit = () => (process.platform === 'linux' && find('Xvfb') ? find('WebKitWebDriver') : undefined);
const elsewhere = process.platform !== 'linux';

/** The folders of the DejaVu fonts, as Debian, Fedora and Arch name them: those that exist. */
export const fontFolders = () =>
  [
    '/usr/share/fonts/truetype/dejavu',
    ...['sans', 'sans-mono', 'serif'].map((kind) => `/usr/share/fonts/dejavu-${kind}-fonts`),
    '/usr/share/fonts/TTF',
  ].filter(existsSync);

/** The smallest program with libFuzzer, to check that it is installed. */
const fuzzer = 'extern "C" int LLVMFuzzerTestOneInput(const unsigned char*, unsigned long) { return 0; }';

const needs = {
  cmake: { present: () => find('cmake'), apt: ['cmake'], dnf: 'cmake', pacman: 'cmake', brew: 'cmake' },
  ninja: { present: () => find('ninja'), apt: ['ninja-build'], dnf: 'ninja-build', pacman: 'ninja', brew: 'ninja' },
  'a C++20 compiler': {
    present: () => find(process.env.CXX, 'c++', 'g++', 'clang++'),
    apt: ['g++'],
    dnf: 'gcc-c++',
    pacman: 'gcc',
    brew: 'gcc',
  },
  'emcc (Emscripten)': {
    present: () => find('emcc'),
    apt: ['emscripten'],
    dnf: 'emscripten',
    pacman: 'emscripten',
    brew: 'emscripten',
    note: 'or the Emscripten SDK: https://emscripten.org/docs/getting_started/downloads.html, with its emcc on PATH',
  },
  zlib: {
    present: () => process.platform === 'darwin' || anyExists('/usr/include/zlib.h', '/usr/local/include/zlib.h'),
    apt: ['zlib1g-dev'],
    dnf: 'zlib-devel',
    pacman: 'zlib',
    brew: 'zlib',
  },
  libdeflate: {
    present: () => find('libdeflate-gzip'),
    apt: ['libdeflate-tools'],
    dnf: 'libdeflate-utils',
    pacman: 'libdeflate',
    brew: 'libdeflate',
  },
  GoogleTest: {
    present: () => anyExists('/usr/include/gtest/gtest.h', '/usr/local/include/gtest/gtest.h', '/opt/homebrew/include/gtest/gtest.h'),
    apt: ['libgtest-dev'],
    dnf: 'gtest-devel',
    pacman: 'gtest',
    brew: 'googletest',
  },
  // Debian has the first, older ones the second, Ubuntu the third.
  Chromium: {
    present: chromium,
    preferred: headlessShell,
    apt: ['chromium-headless-shell', 'chromium', 'chromium-browser'],
    dnf: 'chromium',
    pacman: 'chromium',
    brew: '--cask chromium',
  },
  // Debian has it under the first name, Ubuntu under the second.
  Firefox: { present: firefox, apt: ['firefox-esr', 'firefox'], dnf: 'firefox', pacman: 'firefox', brew: '--cask firefox' },
  WebKit: {
    present: () => elsewhere || find('WebKitWebDriver'),
    apt: ['webkit2gtk-driver'],
    dnf: '/usr/bin/WebKitWebDriver',
    pacman: 'webkit2gtk-4.1',
  },
  'a screen for WebKit': {
    present: () => elsewhere || find('Xvfb'),
    apt: ['xvfb'],
    dnf: 'xorg-x11-server-Xvfb',
    pacman: 'xorg-server-xvfb',
  },
  'a font': {
    present: () => process.platform === 'darwin' || fontFolders().length > 0,
    apt: ['fonts-dejavu-core'],
    dnf: 'dejavu-sans-fonts',
    pacman: 'ttf-dejavu',
    note: 'any DejaVu font package',
  },
  clang: { present: () => find('clang++'), apt: ['clang'], dnf: 'clang', pacman: 'clang', brew: 'llvm' },
  libFuzzer: {
    present: () =>
      elsewhere || spawnSync('clang++', ['-fsanitize=fuzzer,address', '-x', 'c++', '-', '-o', '/dev/null'], { input: fuzzer }).status === 0,
    apt: ['libclang-rt-dev'],
    dnf: 'compiler-rt',
    pacman: 'compiler-rt',
  },
  'clang-tidy': { present: () => find('clang-tidy'), apt: ['clang-tidy'], dnf: 'clang-tools-extra', pacman: 'clang', brew: 'llvm' },
  cppcheck: { present: () => find('cppcheck'), apt: ['cppcheck'], dnf: 'cppcheck', pacman: 'cppcheck', brew: 'cppcheck' },
  pandoc: { present: () => find('pandoc'), apt: ['pandoc'], dnf: 'pandoc', pacman: 'pandoc-cli', brew: 'pandoc' },
  LaTeX: {
    present: () => find('pdflatex'),
    apt: ['texlive-latex-recommended'],
    dnf: 'texlive-collection-latexrecommended',
    pacman: 'texlive-latexrecommended',
    brew: '--cask mactex-no-gui',
  },
  'fonts of LaTeX': {
    present: () => elsewhere || anyExists('/usr/share/texmf/tex/latex/lm/lmodern.sty', '/usr/share/texmf-dist/tex/latex/lm/lmodern.sty'),
    apt: ['lmodern'],
    dnf: 'texlive-lm',
    pacman: 'texlive-fontsrecommended',
  },
  'MkDocs Material': {
    present: () => elsewhere || find('mkdocs'),
    apt: ['mkdocs-material'],
    dnf: 'mkdocs-material',
    pacman: 'mkdocs-material',
  },
  'Sphinx with furo': { present: () => elsewhere || find('sphinx-build'), apt: ['furo'], dnf: 'python3-furo', pacman: 'python-furo' },
  nbconvert: {
    present: () => find('jupyter-nbconvert'),
    apt: ['jupyter-nbconvert'],
    dnf: 'python3-nbconvert',
    pacman: 'jupyter-nbconvert',
    brew: 'nbconvert',
  },
  'a kernel for notebooks': {
    present: () => elsewhere || anyExists('/usr/share/jupyter/kernels/python3/kernel.json'),
    apt: ['python3-ipykernel'],
    dnf: 'python3-ipykernel',
    pacman: 'python-ipykernel',
  },
  // Only in full: the package starts a server.
  nginx: { present: () => find('nginx', '/usr/sbin/nginx'), apt: ['nginx-light', 'nginx'], dnf: 'nginx', pacman: 'nginx', brew: 'nginx' },
  Hugo: { present: () => find('hugo'), apt: ['hugo'], dnf: 'hugo', pacman: 'hugo', brew: 'hugo' },
};

const building = ['cmake', 'ninja', 'a C++20 compiler', 'emcc (Emscripten)', 'zlib', 'libdeflate'];
const testing = [...building, 'GoogleTest', 'Chromium', 'Firefox', 'WebKit', 'a screen for WebKit', 'a font', 'clang', 'libFuzzer'];

const purposes = {
  building,
  measuring: building,
  testing,
  analyzing: ['clang-tidy', 'cppcheck'],
  formatting: [],
  fuzzing: [...building, 'clang', 'libFuzzer'],
  'testing in full': [
    ...testing,
    'pandoc',
    'LaTeX',
    'fonts of LaTeX',
    'MkDocs Material',
    'Sphinx with furo',
    'Hugo',
    'nbconvert',
    'a kernel for notebooks',
    'nginx',
  ],
};

/** Whether a purpose needs the packages of tests/package.json, for tests, lint rules and browsers. */
export const needsTestPackages = (purpose) => ['measuring', 'testing', 'testing in full', 'formatting'].includes(purpose);

/** All needs of a purpose: [name, need] pairs. */
export const needsOf = (purpose) => purposes[purpose].map((name) => [name, needs[name]]);

/** The needs of a purpose that another program fulfils than the preferred one: [name, need] pairs. */
export const fulfilledByOthers = (purpose) => needsOf(purpose).filter(([, need]) => need.preferred && need.present() && !need.preferred());

/** The missing needs of a purpose: [name, need] pairs. */
export const missing = (purpose) => needsOf(purpose).filter(([, need]) => !need.present());
