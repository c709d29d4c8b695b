import { expect, test } from 'vitest';
import { LOCAL_BEACON, QUICKNET } from '../ledger/seed/beaconChain.ts';
import { seedWords } from './seedWords.ts';

const DRAWN = { round: 34_154_291, signature: 'b7'.repeat(48), inputsLine: 1234 };

test('the origin of a seed is one sentence, and the local beacon says what it is', () => {
  expect(seedWords({ ...DRAWN, beacon: QUICKNET.hash })).toBe(
    'Nobody chose its seed: it is from round 34,154,291 of drand quicknet, due after line 1,234 sealed the inputs.',
  );
  for (const beacon of [LOCAL_BEACON.hash, 'e'.repeat(64)]) {
    expect(seedWords({ ...DRAWN, beacon })).toMatch(/proves nothing outside this machine/);
  }
  expect(seedWords({ rule: 1, parts: [], why: 'a sample' })).toBe(
    'Its seed follows from the published rule: a sample.',
  );
  expect(seedWords(undefined)).toBeUndefined();
});
