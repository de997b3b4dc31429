// Attributes of figures that are no parameters of games. Addresses of rule texts keep away from them, too.

/** The element's own attributes; embed.html takes them, too. */
export const ownAttributes = ['theme', 'lang', 'controls', 'reveal', 'height', 'caption'] as const;

/** Attributes of any HTML element: no parameters of games. */
export const anyElement = new Set(
  'accesskey,autocapitalize,autofocus,class,contenteditable,dir,draggable,enterkeyhint,exportparts,hidden,id,inert,inputmode,is,itemid,itemprop,itemref,itemscope,itemtype,nonce,part,popover,role,slot,spellcheck,style,tabindex,title,translate'.split(
    ',',
  ),
);

/**
 * Whether a name of an address may stand in a tag, as the name of a parameter or of the element's own attribute: it is written as names of
 * attributes are, and means nothing else there. Handlers, `style` and what any element has are none.
 */
export const isWritable = (name: string): boolean =>
  /^[a-z][\w.-]*$/i.test(name) && !/^on/i.test(name) && !anyElement.has(name.toLowerCase());
