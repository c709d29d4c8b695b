import { expect, test } from 'vitest';
import { LOCAL_BEACON, QUICKNET } from './beaconChain.ts';
import { isOfRound } from './beaconSignature.ts';

/** Round 123 of quicknet, as the network published it. */
const ROUND_123 =
  'b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92';

test('a real round is the beacon’s own, and no other round’s', () => {
  expect(isOfRound(QUICKNET, 123, ROUND_123)).toBe(true);
  expect(isOfRound(QUICKNET, 124, ROUND_123)).toBe(false);
  expect(isOfRound(LOCAL_BEACON, 123, ROUND_123)).toBe(false);
});

test.each([
  '',
  'b75c',
  ROUND_123.replace('b7', 'b6'),
  `${ROUND_123.slice(0, -1)}3`,
  'c0'.padEnd(96, '0'),
  'zz'.repeat(48),
])('no signature: %s', (text) => {
  expect(isOfRound(QUICKNET, 123, text)).toBe(false);
});
