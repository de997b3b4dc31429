// WebKit, by its WebDriver (https://www.w3.org/TR/webdriver2/), on a screen of its own that nobody sees: WebKitGTK, which Debian and its
// kin have as `webkit2gtk-driver`.
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';

const ENTER = '\uE007';
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  );
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Xvfb chooses a number and says it. */
function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    screen.once('error', reject);
    screen.stdio[3]?.once('data', (number) => resolve({ screen, display: `:${String(number).trim()}` }));
  });
}

export class WebKit {
  #path = '';
  #base: string;
  #children: ChildProcess[];

  private constructor(base: string, children: ChildProcess[]) {
    this.#base = base;
    this.#children = children;
  }

  static async start({ javaScript = true } = {}): Promise<WebKit> {
    const { screen, display } = await startScreen();
    const port = await freePort();
    const env = {
      ...process.env,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LANGUAGE: 'en',
      LC_ALL: 'C.UTF-8',
    };
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
    const browser = new WebKit(`http://127.0.0.1:${port}`, [driver, screen]);
    const args = ['--automation', ...(javaScript ? [] : ['--enable-javascript=false'])];
    try {
      const { sessionId } = await browser.#first({ capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args } } } });
      browser.#path = `/session/${sessionId}`;
    } catch (error) {
      await browser.close();
      throw error;
    }
    return browser;
  }

  /** The driver takes a moment before it listens. */
  async #first(body: unknown): Promise<{ sessionId: string }> {
    for (let tries = 0; ; ++tries) {
      try {
        return await this.#send('POST', '/session', body);
      } catch (error) {
        if (tries >= 100 || (error as { cause?: { code?: string } }).cause?.code !== 'ECONNREFUSED') throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }

  async #send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(this.#base + path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: T };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  #post<T>(path: string, body: unknown = {}): Promise<T> {
    return this.#send('POST', this.#path + path, body);
  }

  /** Resolves once the page and its frames have loaded. What comes next is about the page, not a frame. */
  async go(address: string): Promise<void> {
    // From an empty page: an address that differs in its hash alone would load nothing.
    await this.#post('/url', { url: 'about:blank' });
    await this.#post('/url', { url: address });
  }

  /** Directs later commands to the innermost frame. */
  async intoFrames(): Promise<void> {
    await this.#post('/frame', { id: null });
    for (;;) {
      const [frame] = await this.#post<{ [ELEMENT]: string }[]>('/elements', { using: 'css selector', value: 'iframe' });
      if (!frame) return;
      await this.#post('/frame', { id: frame });
    }
  }

  evaluate<T>(act: (given: never) => T, given?: unknown): Promise<T> {
    return this.#post('/execute/sync', { script: `return (${act})(...arguments)`, args: [given ?? null] });
  }

  /** To whatever has the focus, a key after the other. */
  async type(text: string): Promise<void> {
    const actions = [...text.replaceAll('\n', ENTER)].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async close(): Promise<void> {
    if (this.#path) await this.#send('DELETE', this.#path).catch(() => {});
    for (const child of this.#children) child.kill();
  }
}
