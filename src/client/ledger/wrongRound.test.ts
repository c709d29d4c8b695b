import { expect, test } from 'vitest';
import { LOCAL_BEACON, QUICKNET } from '#domain/ledger/seed/beaconChain.ts';
import { localSignature } from '#local/standins/beacon/localRound.ts';
import { localRounds, wrongRound } from './wrongRound.ts';

const said = (round: number, seq: number, beacon = LOCAL_BEACON.hash) => ({
  beacon,
  round,
  signature: localSignature(round),
  inputsLine: seq - 1,
  seq,
});

test('the first round that its beacon did not sign is found, and all before it are told', async () => {
  const told: number[] = [];
  const rounds = [said(5, 2), { ...said(6, 4), round: 7 }, said(8, 6)];
  expect((await wrongRound(rounds, (checked) => told.push(checked)))?.seq).toBe(4);
  expect(told).toEqual([1]);
  expect(await wrongRound([said(5, 2), said(8, 6)])).toBeUndefined();
});

test('a local signature is not the public beacon’s, and an unknown beacon has none', async () => {
  expect((await wrongRound([said(5, 2, QUICKNET.hash)]))?.seq).toBe(2);
  expect((await wrongRound([said(5, 2, 'e'.repeat(64))]))?.seq).toBe(2);
  expect(localRounds([said(5, 2), said(5, 2, QUICKNET.hash)])).toBe(1);
});
