// Browsers behind one small interface. A tab is used again for address after address: what is in the background may not be painted.
import type { Frame as ChromiumFrame, Page as ChromiumPage } from 'playwright-core';
import puppeteer, { type Browser as Firefox, type Frame as FirefoxFrame, type Page as FirefoxPage } from 'puppeteer-core';
import { sharedBrowser } from '../site.js';
import { WebKit } from './webkit.js';

export interface Opened {
  /** In the innermost frame of the page. What is evaluated is sent as it is written; `given` goes with it as JSON. */
  evaluate<T>(act: () => T): Promise<T>;
  evaluate<T, G>(act: (given: G) => T, given: G): Promise<T>;
  /** Key by key, to whatever has the focus. */
  type(text: string): Promise<void>;
  /** Errors of the page since it was opened, where the browser's driver reports them. */
  readonly errors: readonly string[];
}

export interface Driver {
  /** Ends what was opened before; one at a time. Resolves once the page and its frames have loaded. */
  open(address: string, options: { javaScript: boolean }): Promise<Opened>;
  close(): Promise<void>;
}

interface Tab {
  page: ChromiumPage | FirefoxPage;
  errors: string[];
}

interface ConsoleEntry {
  type(): string;
  text(): string;
  location(): { url?: string } | undefined;
}

function noting(page: ChromiumPage | FirefoxPage): Tab {
  const errors: string[] = [];
  // Both drivers call these events the same, in types that know nothing of each other.
  const on = page.on.bind(page) as (name: string, listen: (entry: never) => void) => unknown;
  on('pageerror', (error: Error) => errors.push(error.message));
  on('console', (entry: ConsoleEntry) => {
    // That a server has no icon is nobody's error.
    if (entry.type() === 'error' && !entry.location()?.url?.endsWith('/favicon.ico')) errors.push(entry.text());
  });
  return { page, errors };
}

async function visit({ page, errors }: Tab, address: string): Promise<Opened> {
  // From an empty page: an address that differs in its hash alone would load nothing.
  await page.goto('about:blank');
  errors.length = 0;
  await page.goto(address, { waitUntil: 'load' });
  return {
    errors,
    type: (text) => page.keyboard.type(text),
    evaluate: (act: (given: never) => unknown, given?: unknown) =>
      ((page.frames() as (ChromiumFrame | FirefoxFrame)[]).at(-1) as FirefoxFrame).evaluate(act as never, given as never) as never,
  };
}

/** One tab with JavaScript and one without, each made when it is first needed. */
function driver(make: (javaScript: boolean) => Promise<ChromiumPage | FirefoxPage>, end: () => Promise<void>): Driver {
  const tabs = new Map<boolean, Promise<Tab>>();
  return {
    async open(address, { javaScript }) {
      const tab = tabs.get(javaScript) ?? make(javaScript).then(noting);
      tabs.set(javaScript, tab);
      return visit(await tab, address);
    },
    close: end,
  };
}

export interface Wishes {
  /** Sites may keep themselves for times without their host. */
  keeps?: boolean;
}

async function chromium({ keeps }: Wishes = {}): Promise<Driver> {
  const browser = await sharedBrowser();
  const pages: ChromiumPage[] = [];
  const make = async (javaScriptEnabled: boolean) => {
    const page = await browser.newPage({ javaScriptEnabled, serviceWorkers: keeps ? 'allow' : 'block', locale: 'en-US' });
    pages.push(page);
    return page;
  };
  return driver(make, async () => {
    await Promise.all(pages.map((page) => page.close()));
  });
}

/** Firefox can be told only at its start to run no scripts: it is then started once more. Scripts of the driver run all the same. */
async function firefox({ keeps = false }: Wishes = {}): Promise<Driver> {
  const { FIREFOX } = process.env;
  if (!FIREFOX) throw new Error('No Firefox was found; npm test installs one.');
  const started: Promise<Firefox>[] = [];
  const preferences = {
    // As it is set for everybody; for tests Firefox is started with a laxer one.
    'security.fileuri.strict_origin_policy': true,
    'dom.serviceWorkers.enabled': keeps,
    'intl.accept_languages': 'en-US',
  };
  const make = async (javaScript: boolean) => {
    const browser = puppeteer.launch({
      browser: 'firefox',
      executablePath: FIREFOX,
      extraPrefsFirefox: { ...preferences, 'javascript.enabled': javaScript },
      timeout: 60_000,
    });
    started.push(browser);
    return (await browser).newPage();
  };
  return driver(make, async () => {
    for (const browser of await Promise.allSettled(started)) if (browser.status === 'fulfilled') await browser.value.close();
  });
}

/** Its driver tells nothing of what a page complains of, and sites may always keep themselves. */
async function webkit(): Promise<Driver> {
  const started = new Map<boolean, Promise<WebKit>>();
  return {
    async open(address, { javaScript }) {
      const browser = started.get(javaScript) ?? WebKit.start({ javaScript });
      started.set(javaScript, browser);
      const page = await browser;
      await page.go(address);
      await page.intoFrames();
      return {
        errors: [],
        type: (text) => page.type(text),
        evaluate: (act: (given: never) => unknown, given?: unknown) => page.evaluate(act, given) as never,
      };
    },
    async close() {
      for (const browser of await Promise.allSettled(started.values())) if (browser.status === 'fulfilled') await browser.value.close();
    },
  };
}

/** WebKit where it can be had. */
export const launchers: Record<string, (wishes?: Wishes) => Promise<Driver>> = {
  Chromium: chromium,
  Firefox: firefox,
  ...(process.env.WEBKIT && { WebKit: webkit }),
};
