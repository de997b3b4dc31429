// Certificates: each is accepted by three checkers that share no code, agrees with the solver, and is rejected after tampering.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { oneIn } from '../web/length.ts';
import { at, both, bothInside, bothRefuse, native, runOne } from './both.mjs';
import {
  certificateOf,
  expectTabulated,
  ids,
  instances,
  large,
  long,
  sealed,
  tabulated,
  tampered,
  verdicts,
  windows,
  words,
} from './certificates.mjs';

const COUNT = long ? 200 : 8;
const CORRUPTIONS = long ? 2000 : 210;

/** The command's answer to what the certificate is about. */
function answered(id, { at: cell, ...parameters }) {
  const { out } = runOne(native, cell ? ['explain', id, ...words({ ...parameters, at: cell })] : ['answer', id, ...words(parameters)]);
  return out.length > 0 ? JSON.parse(out.toString()) : undefined;
}

describe.each(ids.filter(oneIn(3)))('%s', (id) => {
  test('windows of its table are certified cell by cell, and three checkers agree', () => {
    const texts = windows[id].map((given) => certificateOf(id, given));
    const valid = texts.map(() => 'valid');
    expect(verdicts(texts)).toEqual({ cpp: valid, python: valid, javascript: valid });
    for (const [i, text] of texts.entries()) expectTabulated(JSON.parse(text), tabulated(id, windows[id][i]), text.slice(0, 300));
    // The first one is small: all that can be reached from it is listed.
    expect(JSON.parse(texts[0])).toMatchObject({ proof: 'values', proved: true });
  });

  test(`${COUNT} random instances and large ones are certified, and three checkers agree`, () => {
    const given = instances(id, COUNT);
    const texts = given.map((parameters) => certificateOf(id, parameters));
    const { cpp, python, javascript } = verdicts(texts);
    const valid = texts.map(() => 'valid');
    expect(cpp).toEqual(valid);
    expect(python).toEqual(valid);
    expect(javascript).toEqual(valid);
    for (const [i, text] of texts.entries()) {
      const { claim, proved, proof } = JSON.parse(text);
      const answer = answered(id, given[i]);
      expect(claim.outcome, text.slice(0, 300)).toBe(answer.outcome);
      for (const name of ['nimber', 'remoteness']) {
        if (name in claim && name in answer) expect(claim[name], text.slice(0, 300)).toEqual(answer[name]);
      }
      // Small ones are proved without a theorem, but for dominoes that vanish late.
      if (i < COUNT) expect([proved, id === 'dominoes' && proof === 'reduction' ? 'values' : proof]).toEqual([true, 'values']);
    }
  });
});

test('the large ones rest on all kinds of proofs', () => {
  const proofs = new Set(
    Object.entries(large).flatMap(([id, given]) => given.map((parameters) => JSON.parse(certificateOf(id, parameters)).proof)),
  );
  expect([...proofs].sort()).toEqual(['nimbers', 'period', 'reduction', 'sample', 'strategy', 'theorem', 'values']);
  const ofWindows = ids.flatMap((id) => windows[id].map((given) => JSON.parse(certificateOf(id, given)).proof));
  expect([...new Set(ofWindows)].sort()).toEqual(['nimbers', 'period', 'sample', 'theorem', 'values']);
});

describe(`${CORRUPTIONS} certificates corrupted in one value`, () => {
  /** Certificates of small files, so that what is changed matters; two of each kind of proof at least. */
  const originals = ids.flatMap((id) =>
    [...instances(id, 6), ...windows[id]]
      .map((parameters) => ({ id, text: certificateOf(id, parameters) }))
      .filter(({ text }) => text.length < 200_000),
  );
  const pick = (i) => originals[i % originals.length];

  test('every one is refused as it is', () => {
    const texts = Array.from({ length: CORRUPTIONS }, (_, i) => JSON.stringify(tampered(pick(i).text, i + 1)));
    const found = verdicts(texts);
    for (const verdict of Object.values(found)) expect(verdict.filter((words) => words === 'valid')).toEqual([]);
  });

  test('with a checksum that fits, three checkers agree, and what they accept is true', () => {
    const changed = Array.from({ length: CORRUPTIONS }, (_, i) => ({
      id: pick(i).id,
      original: JSON.parse(pick(i).text),
      certificate: tampered(pick(i).text, i + 1),
    }));
    const { cpp, python, javascript } = verdicts(changed.map(({ certificate }) => sealed(certificate)));
    let refused = 0;
    for (const [i, { id, original, certificate }] of changed.entries()) {
      const accepted = [cpp[i], python[i], javascript[i]].map((words) => words === 'valid');
      // The command knows its own limits, too, of a table's width and the like; they are no part of the proof.
      if (cpp[i].startsWith('parameters: ')) accepted.fill(false);
      const shown = `${id} ${JSON.stringify(certificate).slice(0, 600)}\n${cpp[i]}\n${python[i]}\n${javascript[i]}`;
      expect(new Set(accepted).size, shown).toBe(1);
      if (!accepted[0]) {
        refused += 1;
        continue;
      }
      // Nothing of the claim was changed, or into something that is true and said less of.
      const { at: cell, window, outcome, nimber, remoteness } = certificate.claim;
      expect(certificate.game, shown).toBe(original.game);
      if (window) {
        // A sample does not look at all cells, and says so.
        if (certificate.proved) expectTabulated(certificate, tabulated(id, { ...certificate.parameters, window: window.join(',') }), shown);
        continue;
      }
      const answer = answered(id, { ...certificate.parameters, ...(cell && { at: cell.join(',') }) });
      expect(answer?.outcome, shown).toBe(outcome);
      if (nimber !== undefined && answer.nimber !== undefined) expect(nimber, shown).toBe(answer.nimber);
      if (remoteness !== undefined && answer.remoteness !== undefined) expect(remoteness, shown).toBe(answer.remoteness);
    }
    console.log(`${refused} of ${CORRUPTIONS} refused; the others claim what is true`);
    expect(refused).toBeGreaterThan(CORRUPTIONS * 0.8);
  });
});

describe('the command', () => {
  test('is the same in Node', () => {
    for (const id of ids) expect(bothInside(['certify', id, ...words(instances(id, 1)[0])]).status).toBe(0);
    for (const id of ['bachet', 'nim', 'dominoes']) expect(bothInside(['certify', id, ...words(large[id][0])]).status).toBe(0);
    expect(both(['certify', 'nim', '-p', 'heaps=2,3']).out.split('\n')[0]).toMatch(
      /^\{"certificate":1,"game":"nim",.*"checksum":"[0-9a-f]{8}",$/,
    );
  });

  test('verify says valid, or what is wrong and where, with the status', () => {
    const text = certificateOf('nim', { heaps: '1,2' });
    expect(runOne(native, ['verify', '-'], text)).toMatchObject({ status: 0, out: Buffer.from('valid\n'), err: '' });
    const claim = runOne(native, ['verify', '-'], sealed({ ...JSON.parse(text), claim: { position: [1, 2], outcome: 'P' } }));
    expect([claim.status, claim.out.toString()]).toEqual([1, 'claim: the proof shows N, nimber 3, remoteness 3\n']);
    const wrong = JSON.parse(text);
    wrong.values.at(-1)[2] = 2;
    expect(runOne(native, ['verify', '-'], sealed(wrong)).out.toString()).toBe(
      'values, entry 5, position 1, 2: it is N, nimber 3, remoteness 3, not N, nimber 2, remoteness 3\n',
    );
    expect(runOne(native, ['verify', '-'], '{"certificate":1,\n]').out.toString()).toBe('line 2, column 1: expected a text in quotes\n');
    const sample = runOne(native, ['verify', '-'], certificateOf('ungame', { n: '1000000' }));
    expect([sample.status, sample.out.toString(), sample.err]).toEqual([
      0,
      'valid\n',
      'note: a sample: the positions on it agree with one another, and nothing is proved\n',
    ]);
  });

  test('refuses what makes no sense', () => {
    expect(bothRefuse(['verify'])).toMatch(/^error: verify: expected the file of a certificate/);
    expect(bothRefuse(['verify', '/no/such/file'])).toMatch(/^error: verify: expected a readable file/);
    expect(bothRefuse(['certify', 'chess'])).toMatch(/^error: game: /);
    expect(bothRefuse(['certify', 'nim', '--at', '300,2'])).toMatch(/^error: at: expected a cell of the table/);
    expect(bothRefuse(['certify', 'nim', '--window', '250,2,7,1'])).toMatch(
      /^error: window: expected a cell of the table.*got 250,2 to 256,2/,
    );
    expect(bothRefuse(['certify', 'nim', '--window', '0,0,0,1'])).toBe('error: window: expected 1 to 65536 cells, got 0 x 1\n');
    expect(bothRefuse(['certify', 'nim', '-p', 'max=65536', '--window', '0,0,65537,1'])).toMatch(
      /^error: window: expected 1 to 65536 cells/,
    );
    expect(bothRefuse(['certify', 'letter-picking', '-p', 's=abba', '--window', '0,2,2,1'])).toMatch(
      /^error: window: expected a window with a position/,
    );
    expect(bothRefuse(['certify', 'nim', '--window', '0,0,1,1', '--at', '0,0'])).toBe(
      'error: certify: expected --at or --window, got both\n',
    );
    expect(bothRefuse(['certify', 'knights', '-p', 'board=random:600:1:50'])).toMatch(
      /^error: certificate: expected a position whose options/,
    );
  });
});

test('numbers that were typed in another way are written as all checkers read them', () => {
  const texts = ['3 5 7', '[3;5;7]', '3, 5, 7,', '+3,05,7'].map((heaps) => certificateOf('nim', { heaps }));
  for (const text of texts) expect(JSON.parse(text).parameters.heaps).toBe('3,5,7');
  const valid = texts.map(() => 'valid');
  expect(verdicts(texts)).toEqual({ cpp: valid, python: valid, javascript: valid });
});

test('the certificate that the documentation reads aloud is the one that is written, and it names every theorem', () => {
  const text = readFileSync(at('docs/certificates.md'), 'utf8');
  expect(/```json\n(.*?)```/s.exec(text)?.[1]).toBe(certificateOf('nim', { heaps: '1,2' }));
  const named = [...text.split('## The theorems')[1].matchAll(/^\| `([\w-]+)`/gm)].map((found) => found[1]);
  const used = ids.flatMap((id) => large[id].map((parameters) => JSON.parse(certificateOf(id, parameters)).theorem)).filter(Boolean);
  expect([...new Set(used)].sort()).toEqual(named.sort());
});

test('a heap with more options than memory holds is refused by the rules alone', () => {
  expect(bothRefuse(['answer', 'nim', '-p', 'heaps=1000000000000000000', '--solver', 'rules'])).toMatch(
    /^error: solver: expected an instance with at most/,
  );
});
