// The rooms of core and page, in the order of docs/architecture.md: a file includes or imports only its own room and rooms above it.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The rooms that the table below a heading names in its first column, in order. */
function roomsBelow(heading: string): string[] {
  const section = read('docs/architecture.md').split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([\w/]+)`/g)].map(([, room]) => room as string));
}

const filesOf = (folder: string, endings: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => endings.test(path) && !path.includes('node_modules'))
    .sort();

/** The innermost room that a file lies in. */
const roomOf = (path: string, rooms: readonly string[]) =>
  rooms.filter((room) => path.startsWith(`${room}/`)).sort((one, other) => other.length - one.length)[0];

/** The paths that a C++ file includes, of the project's own. */
const includesOf = (path: string): string[] => [...read(path).matchAll(/^#include "([^"]+)"/gm)].map(([, name]) => `cpp/${name}`);

/** The paths that a script or a style sheet of the page imports, of the page's own. */
const importsOf = (path: string): string[] =>
  [...read(path).matchAll(/(?:\bfrom|\bimport|\bimport\(|@import)\s*['"](\.[^'"?]+)/g)]
    .map(([, name]) => normalize(join(dirname(path), name as string)))
    .filter((target) => target.startsWith('web/'));

/** "FILE (ROOM) -> TARGET (ROOM)" for each reference to a room further down. */
function upward(files: readonly string[], rooms: readonly string[], targetsOf: (path: string) => string[]): string[] {
  return files.flatMap((path) => {
    const room = roomOf(path, rooms);
    if (!room) return [`${path} lies in no room`];
    return targetsOf(path).flatMap((target) => {
      const other = roomOf(target, rooms);
      if (!other) return [];
      return rooms.indexOf(other) <= rooms.indexOf(room) ? [] : [`${path} -> ${target}`];
    });
  });
}

describe('the core', () => {
  const rooms = roomsBelow('Rooms of the core');
  const files = filesOf('cpp', /\.(cpp|hpp)$/);

  test('has the rooms that are listed', () => {
    expect(rooms.length).toBeGreaterThan(15);
    for (const room of rooms)
      expect(
        files.some((path) => path.startsWith(`${room}/`)),
        room,
      ).toBe(true);
  });

  test('includes in one direction', () => {
    expect(upward(files, rooms, includesOf)).toEqual([]);
  });
});

describe('the page', () => {
  const rooms = roomsBelow('Rooms of the page');
  const files = filesOf('web', /\.(ts|css)$/).filter((path) => path.split('/').length > 2);

  test('has the rooms that are listed', () => {
    expect(rooms.length).toBeGreaterThan(10);
    for (const room of rooms)
      expect(
        files.some((path) => path.startsWith(`${room}/`)),
        room,
      ).toBe(true);
  });

  test('imports in one direction', () => {
    expect(upward(files, rooms, importsOf)).toEqual([]);
  });
});
