// The worker that counts: the command line itself, asked for one count after the other.
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
    // A limit is refused in these words alone (cpp/methods/methods.cpp).
    const error = decode
      .decode(err)
      .replace(/^error: \w*: /, '')
      .trim();
    self.postMessage(status === 0 ? { out: decode.decode(out) } : { error, large: error.endsWith(', got more') });
  } catch (error) {
    self.postMessage({ error: String(error) });
  }
};
