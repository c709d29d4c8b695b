import { expect, test } from 'vitest';
import { lineDigest } from './exampleLedger.fixture.ts';
import { ledgerLineText } from './line.ts';
import { QUICKNET, roundAfter, roundDue } from './seed/beaconChain.ts';
import { DRAWN_FROM } from './seed/exampleSeeds.fixture.ts';
import { SEED_CASES } from './seed/seedAttacks.fixture.ts';
import { Verifier } from './verifier.ts';

function verified(lines: (typeof SEED_CASES)[number][1]): Verifier {
  const verifier = new Verifier({ digest: lineDigest });
  for (const line of lines) verifier.push(ledgerLineText(line));
  verifier.end();
  return verifier;
}

test.each(SEED_CASES)('%s', (_, lines, fault) => {
  const { verdict } = verified(lines);
  expect(verdict.fault?.kind).toBe(fault);
  if (fault) expect(verdict.fault?.seq).toBe(lines.length);
});

test('a check that goes on from a line finds what earlier lines said, once it is told', () => {
  const [, lines] = SEED_CASES[0] ?? [];
  const [inputs, prediction] = lines ?? [];
  if (!inputs || !prediction) throw new Error('no example');
  const after = { seq: 1, hash: inputs.hash, appendedAt: '2026-11-20T10:00:00.000000Z' };
  const verifier = new Verifier({ digest: lineDigest, after });
  verifier.remember([inputs]);
  verifier.push(ledgerLineText(prediction));
  expect(verifier.verdict.fault).toBeUndefined();
});

test('each round that was used is told once, with the line that used it first', () => {
  const [, lines] = SEED_CASES[1] ?? [];
  expect(verified(lines ?? []).rounds).toEqual([{ ...DRAWN_FROM, seq: 2 }]);
});

test.each([
  ['2023-08-23T15:09:27.000000Z', 2],
  ['2023-08-23T15:09:26.999999Z', 1],
  ['2023-08-23T15:09:29.999999Z', 2],
  ['2023-08-23T15:09:30.000000Z', 3],
])('after %s comes round %i', (instant, round) => {
  expect(roundAfter(QUICKNET, instant)).toBe(round);
  expect(roundDue(QUICKNET, round)).toBeGreaterThan(Date.parse(instant));
  expect(roundDue(QUICKNET, round - 1)).toBeLessThanOrEqual(Date.parse(instant) + 1);
});
