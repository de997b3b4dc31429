// The policy of embed.html, before anything is loaded. A frame that is sandboxed has no origin, and in WebKit 'self' then means nothing: so
// the page's address says where its script may come from.

// Not location.origin, which is "null" there.
const address = new URL(location.href);
const here = /^https?:$/.test(address.protocol) ? `'self' ${address.origin}` : "'self'";

const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
// SCRIPTS: the page's own scripts, by their hashes (scripts/vite/embed.mjs).
policy.content = `default-src 'none'; script-src ${here} SCRIPTS 'wasm-unsafe-eval'; worker-src blob:; style-src 'unsafe-inline'; img-src data: blob:; base-uri 'none'; form-action 'none'`;
document.head.append(policy);

export {};
