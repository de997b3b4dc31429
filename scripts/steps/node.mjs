// The versions of Node that work, from `engines` in package.json.
import { manifest } from './versions.mjs';

export const { node: needed } = manifest().engines;

/** `^A.B`: major version A, from A.B on; `>=A.B`: all from A.B on. */
const ranges = needed.split(' || ').map((text) => {
  const [, kind, major, minor] = /^(\^|>=)(\d+)\.(\d+)$/.exec(text);
  return { major: Number(major), minor: Number(minor), later: kind === '>=' };
});

/** The oldest version of each range. */
export const oldest = ranges.map(({ major, minor }) => `${major}.${minor}`);

/** Whether a version works. */
export function works(version) {
  const [major, minor] = version.split('.').map(Number);
  return ranges.some((range) => (major === range.major && minor >= range.minor) || (range.later && major > range.major));
}
