// Loading a script file into the page.
import { scriptURL } from './trusted_types.js';

/** A script that is missing, or that the page may not run. */
export class ScriptNotLoaded extends Error {
  readonly address: string;

  constructor(address: string) {
    super(address);
    this.address = address;
  }
}

/** Attributes of the script's element. */
export type ScriptOptions = Partial<Pick<HTMLScriptElement, 'nonce' | 'crossOrigin' | 'integrity'>>;

/** Resolves once the script has run; rejects with ScriptNotLoaded. */
export function loadScript(address: string, options: ScriptOptions = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), options);
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new ScriptNotLoaded(address));
    };
    script.src = scriptURL(address);
    document.head.append(script);
  });
}
