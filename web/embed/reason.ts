// Why nothing can be drawn, in words that the author of the page can act on.
import { words } from '../strings/index.js';

export interface PolicyWatch {
  /** What the page's content security policy has refused since, if anything. */
  readonly blocked: () => 'wasm' | 'worker' | undefined;
  stop(): void;
}

/** Listens to refusals of the page's content security policy, whoever causes them. */
export function watchPolicy(): PolicyWatch {
  let blocked: 'wasm' | 'worker' | undefined;
  const listen = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (blockedURI.startsWith('wasm')) blocked = 'wasm';
    else if (effectiveDirective === 'worker-src' || blockedURI.startsWith('blob')) blocked ??= 'worker';
  };
  document.addEventListener('securitypolicyviolation', listen);
  return { blocked: () => blocked, stop: () => document.removeEventListener('securitypolicyviolation', listen) };
}

export function reasonOf(error: unknown, blocked: 'wasm' | 'worker' | undefined): string {
  const say = words().embed;
  const text = error instanceof Error ? error.message : String(error);
  if (typeof WebAssembly === 'undefined') return say.noWasm;
  if (blocked === 'wasm' || /unsafe-eval|blocked by CSP/i.test(text)) return say.policy("'wasm-unsafe-eval'", 'script-src');
  if (blocked === 'worker' || (error as Error | undefined)?.name === 'SecurityError') return say.policy('blob:', 'worker-src');
  return text;
}
