// Sets the content security policy of embed.html before anything is loaded. A sandboxed frame has no origin, and WebKit then ignores
// 'self': so the policy names the page's own address.

// location.origin is "null" there.
const address = new URL(location.href);
const here = /^https?:$/.test(address.protocol) ? `'self' ${address.origin}` : "'self'";

const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
// SCRIPTS: the page's own scripts, by their hashes (scripts/vite/embed.mjs).
policy.content = `default-src 'none'; script-src ${here} SCRIPTS 'wasm-unsafe-eval'; worker-src blob:; style-src 'unsafe-inline'; img-src data: blob:; base-uri 'none'; form-action 'none'`;
document.head.append(policy);

export {};
