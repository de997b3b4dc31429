// Explains why an engine cannot start, in terms that help the author of the page.
import { ScriptNotLoaded } from '../base/script_file.js';
import { POLICY_NAME } from '../base/trusted_types.js';
import type { Words } from './words.js';

/** Actions a content security policy can forbid: compiling, HTML by a script, a worker from a blob or from a file of the page's origin. */
type Refused = 'wasm' | 'types' | 'inlined worker' | 'worker file';

export interface PolicyWatch {
  /** The action that the page's policy has forbidden since, if any. Some browsers report it only after throwing. */
  blocked(): Promise<Refused | undefined>;
  stop(): void;
}

/** Listens to violations of the page's policy, by any script. */
export function watchPolicy(): PolicyWatch {
  let blocked: Refused | undefined;
  const listen = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (blockedURI.startsWith('wasm')) blocked = 'wasm';
    else if (blockedURI === 'trusted-types-sink') blocked ??= 'types';
    else if (blockedURI.startsWith('blob')) blocked ??= 'inlined worker';
    else if (effectiveDirective === 'worker-src') blocked ??= 'worker file';
  };
  document.addEventListener('securitypolicyviolation', listen);
  return {
    blocked: () => new Promise((resolve) => setTimeout(() => resolve(blocked))),
    stop: () => document.removeEventListener('securitypolicyviolation', listen),
  };
}

export function reasonOf(words: Words, error: unknown, blocked: Refused | undefined): string {
  const t = words.strings.embed;
  const text = words.error(error);
  if (typeof WebAssembly === 'undefined') return t.noWasm;
  if (blocked === 'wasm' || /unsafe-eval|blocked by CSP/i.test(text)) return t.policy("'wasm-unsafe-eval'", 'script-src');
  if (blocked === 'types') return t.policy(POLICY_NAME, 'trusted-types');
  if (error instanceof ScriptNotLoaded) return t.notLoaded(error.address);
  if (blocked === 'worker file') return t.policy("'self'", 'worker-src');
  if (blocked === 'inlined worker') return t.policy('blob:', 'worker-src');
  return text;
}
