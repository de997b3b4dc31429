// HTML and URLs of scripts under Trusted Types, a policy that pages can set: `require-trusted-types-for 'script'`. Everything here comes
// from this code, never from a page. Also parses HTML in pages that are XML, where `innerHTML` would expect XML.

interface Policy {
  createHTML(text: string): string;
  createScriptURL(address: string): string;
}

/** The name that a page allows: `trusted-types grundyscope`. */
export const POLICY_NAME = 'grundyscope';

/** Scripts of one page share a policy, whose name can be used only once. */
const key = Symbol.for('grundyscope.policy');
const page = globalThis as { [key]?: Policy; trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };
const asItIs = (text: string) => text;
const plain: Policy = { createHTML: asItIs, createScriptURL: asItIs };

function policy(): Policy {
  if (!page[key]) {
    try {
      page[key] = page.trustedTypes?.createPolicy(POLICY_NAME, plain) ?? plain;
    } catch {
      // The page does not allow the name. If it enforces the types, the caller's assignment throws.
      return plain;
    }
  }
  return page[key];
}

export const scriptURL = (address: string): string => policy().createScriptURL(address);

let inert: Document | undefined;

/** Returns a template with the given HTML. lit makes its templates by this (scripts/vite/lit.mjs). */
export function templateOf(html: string): HTMLTemplateElement {
  inert ??= document.implementation.createHTMLDocument('');
  const template = inert.createElement('template');
  template.innerHTML = policy().createHTML(html);
  return template;
}
