/** Set by the build: whether the script is a module. */
declare const EMBED_IS_MODULE: boolean;
