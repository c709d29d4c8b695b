import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LOCAL_BEACON, QUICKNET, roundAfter, roundDue } from '#domain/ledger/seed/beaconChain.ts';
import { isOfRound } from '#domain/ledger/seed/beaconSignature.ts';
import { localPublicKey, localSignature } from '#local/standins/beacon/localRound.ts';
import { startBeacon } from '#local/standins/beacon/start.ts';
import { beaconOf } from './beaconOf.ts';
import { drand } from './drand.ts';

type BeaconStandIn = Awaited<ReturnType<typeof startBeacon>>;
type Mood = Parameters<BeaconStandIn['be']>[0];

const SAID = '2026-11-21T13:03:01.500Z';
const ROUND = roundAfter(LOCAL_BEACON, SAID);

let standIn: BeaconStandIn;
let time: number;
let waited: number[];

beforeAll(async () => {
  standIn = await startBeacon(() => time);
});
afterAll(() => standIn.stop());
beforeEach(() => {
  time = Date.parse(SAID);
  waited = [];
  standIn.be('right');
});

/** A beacon in whose time nobody has to wait. */
const beacon = (hosts = [standIn.url], chain = LOCAL_BEACON) =>
  drand({
    chain,
    hosts,
    now: () => time,
    wait: async (ms) => {
      waited.push(ms);
      time += ms;
    },
  });

test('the round after a line is waited for, asked once and checked', async () => {
  const before = standIn.asked.length;
  const signature = await beacon().signatureOf(ROUND);
  expect(signature).toBe(localSignature(ROUND));
  expect(waited).toEqual([roundDue(LOCAL_BEACON, ROUND) - Date.parse(SAID)]);
  expect(standIn.asked.slice(before)).toEqual([ROUND]);
});

test('an old round is there at once', async () => {
  expect(isOfRound(LOCAL_BEACON, 5, await beacon().signatureOf(5))).toBe(true);
  expect(waited).toEqual([]);
});

test.each<readonly [Mood, RegExp]>([
  ['refuses', /answered 503/],
  ['late', /did not come in time/],
  ['another round', /another round/],
  ['another signature', /signature was wrong/],
  ['garbage', /could not be reached|something else/],
])('a beacon that is %s is given up within eight seconds', async (mood, why) => {
  standIn.be(mood);
  await expect(beacon().signatureOf(ROUND)).rejects.toThrow(why);
  expect(time - Date.parse(SAID)).toBeLessThanOrEqual(8_000);
});

test('a host that is away is no loss where another has the round', async () => {
  const signature = await beacon(['http://127.0.0.1:9', standIn.url]).signatureOf(ROUND);
  expect(signature).toBe(localSignature(ROUND));
});

test('nobody there: a few tries, and no more', async () => {
  await expect(beacon(['http://127.0.0.1:9']).signatureOf(ROUND)).rejects.toThrow(/be reached/);
});

test('a round that a clock far ahead asks for is not waited for', async () => {
  await expect(beacon().signatureOf(ROUND + 100)).rejects.toThrow(/in time/);
  expect(waited).toEqual([]);
});

test('another chain’s key does not open it, and its chain is not served', async () => {
  await expect(beacon([standIn.url], QUICKNET).signatureOf(ROUND)).rejects.toThrow();
  expect(localPublicKey()).toBe(LOCAL_BEACON.publicKey);
});

test('the environment names the beacon', () => {
  expect(beaconOf({})?.chain).toBe(QUICKNET);
  expect(beaconOf({ BEACON: 'off' })).toBeUndefined();
  expect(beaconOf({ BEACON: 'local', BEACON_URL: 'http://127.0.0.1:1' })?.chain).toBe(LOCAL_BEACON);
  expect(() => beaconOf({ BEACON: 'local' })).toThrow(/BEACON has to be/);
  expect(() => beaconOf({ BEACON: 'dice' })).toThrow(/BEACON has to be/);
});
