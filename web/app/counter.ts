// The worker that counts and certifies: the command line itself, asked for one thing after the other. Certificates are checked at once, by a
// program that shares no code with it.
import createCommand from '../../build/wasm/command.mjs';
import wasm from '../../build/wasm/command.wasm?url';

const decode = new TextDecoder();

// Compiled once; each count has an instance of its own, as one that is refused in its middle is spent.
const compiled = fetch(new URL(wasm, self.location.href)).then(async (response) => {
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  return WebAssembly.compile(await response.arrayBuffer());
});
// Whoever asks hears of it.
compiled.catch(() => {});

self.onmessage = async ({ data }: MessageEvent<string[]>) => {
  try {
    const module = await compiled;
    const { command } = await new Promise<Awaited<ReturnType<typeof createCommand>>>((resolve, reject) => {
      createCommand({
        instantiateWasm(imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void) {
          WebAssembly.instantiate(module, imports).then(receive, reject);
          return {};
        },
      }).then(resolve, reject);
    });
    // It reads no files, and draws no pictures, which would be compressed.
    const { status, out, err } = command(
      data,
      () => undefined,
      (bytes) => bytes,
    );
    // A limit is refused in these words alone (cpp/tracer/methods.cpp).
    const error = decode
      .decode(err)
      .replace(/^error: \w*: /, '')
      .trim();
    const told = decode.decode(out);
    const checked = data[0] === 'certify' && status === 0 ? (await import('../../tools/check.mjs')).check(told) : undefined;
    self.postMessage(status === 0 ? { out: told, checked } : { error, large: error.endsWith(', got more') });
  } catch (error) {
    self.postMessage({ error: String(error) });
  }
};
