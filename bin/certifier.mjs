// `certify` and `check` over the command, for both entry points of 'grundyscope/certificates'.

const optionsOf = (of) => {
  if (of === undefined) return [];
  if (Array.isArray(of)) return [of.length === 4 ? '--window' : '--at', of.join(',')];
  const { claim, at, formula, against = 'outcome' } = of;
  if (claim !== undefined) return ['--claim', `${claim}`, ...optionsOf(at)];
  return ['--formula', `${formula}`, '--against', `${against}`];
};

/**
 * `load` resolves to the command as a function of its arguments. Each certificate uses a new instance, since one that runs out of memory is
 * unusable.
 *
 * @param {() => Promise<(words: string[]) => { status: number, out: Uint8Array, err: Uint8Array }>} load
 */
export const certifierOf =
  (load) =>
  async (game, parameters = {}, of = undefined) => {
    const command = await load();
    const given = Object.entries(parameters).flatMap(([name, value]) => ['-p', `${name}=${value}`]);
    const { status, out, err } = command(['certify', game, ...given, ...optionsOf(of)]);
    const decode = new TextDecoder();
    if (status !== 0)
      throw new Error(
        decode
          .decode(err)
          .replace(/^error: /, '')
          .trim(),
      );
    return decode.decode(out);
  };
