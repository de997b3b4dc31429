// Attributes of figures that are no parameters of games. Addresses of rule texts keep away from them, too.

/** The element's own attributes; embed.html takes them, too. */
export const ownAttributes = ['theme', 'lang', 'controls', 'reveal', 'height', 'caption'] as const;

/** Attributes of any HTML element: no parameters of games. */
export const anyElement = new Set(
  'accesskey,autocapitalize,autofocus,class,contenteditable,dir,draggable,enterkeyhint,exportparts,hidden,id,inert,inputmode,is,itemid,itemprop,itemref,itemscope,itemtype,nonce,part,popover,role,slot,spellcheck,style,tabindex,title,translate'.split(
    ',',
  ),
);
