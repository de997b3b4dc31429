// Compiling and instantiating the wasm module. Compiled once; each session gets an instance of its own.
import type { Bindings } from './bindings.js';

/** Where the wasm comes from: its bytes, a compiled module, the response of a server, or its address. */
export type WasmSource = ArrayBuffer | ArrayBufferView<ArrayBuffer> | WebAssembly.Module | Response | URL | string;

/** By its tag, which objects of another realm have, too: test runners make realms of their own. */
const isA = <Kind>(source: unknown, tag: string): source is Kind => Object.prototype.toString.call(source) === `[object ${tag}]`;

export async function compile(source: WasmSource): Promise<WebAssembly.Module> {
  if (isA<WebAssembly.Module>(source, 'WebAssembly.Module')) return source;
  if (typeof source === 'string' || isA<URL>(source, 'URL')) return compileResponse(await fetch(source));
  return isA<Response>(source, 'Response') ? compileResponse(source) : WebAssembly.compile(source);
}

async function compileResponse(response: Response): Promise<WebAssembly.Module> {
  if (!response.ok) throw new Error(`The solver could not be loaded: ${response.status} for ${response.url}`);
  // A host that serves wasm with a wrong MIME type makes compileStreaming fail: then take the bytes.
  if (response.headers.get('content-type')?.startsWith('application/wasm')) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

type Receive = (instance: WebAssembly.Instance, wasm: WebAssembly.Module) => void;

interface FactoryOptions {
  instantiateWasm(imports: object, receive: Receive): object;
  onAbort(what: unknown): void;
  print(text: string): void;
  printErr(text: string): void;
}

export type Factory = (options: FactoryOptions) => Promise<Bindings>;

/** `createModule` is the default export of the generated grundyscope.mjs. */
export function instantiate(createModule: Factory, wasm: WebAssembly.Module): Promise<Bindings> {
  return new Promise((resolve, reject) => {
    const quiet = () => {};
    const options: FactoryOptions = {
      instantiateWasm(imports, receive) {
        WebAssembly.instantiate(wasm, imports as WebAssembly.Imports).then((instance) => receive(instance, wasm), reject);
        return {};
      },
      onAbort: (what) => reject(new WebAssembly.RuntimeError(String(what))),
      print: quiet,
      printErr: quiet,
    };
    createModule(options).then(resolve, reject);
  });
}
