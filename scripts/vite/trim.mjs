// Takes the indentation out of sources before they are built: within HTML templates it would stay to the end. White space at the beginning of
// a line means nothing in any of our texts.
export const trimmedTemplates = () => ({
  name: 'trimmed-templates',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/web\/.*\.ts$/.test(id)) return;
    return { code: code.replaceAll(/\n[ \t]+/g, '\n'), map: null };
  },
});
