import { afterAll, beforeAll, expect, test } from 'vitest';
import { rerunOfPayload } from '#contract/ledgerRerun.ts';
import { ledgerLineText, objectOf } from '#domain/ledger/line.ts';
import { LOCAL_BEACON } from '#domain/ledger/seed/beaconChain.ts';
import { Verifier } from '#domain/ledger/verifier.ts';
import { outcomeHash } from '#domain/rerun/outcomeHash.ts';
import { rerun } from '#engine/rerun.ts';
import { localSignature } from '#local/standins/beacon/localRound.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { chainDigest } from '#slate/ledger/chainDigest.ts';
import { verifyLedger } from '#slate/ledger/verifyLedger.ts';
import type { Store } from '#slate/store.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { nflGame, scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { type Beacon, BeaconError } from './beacon.ts';

let database: TestDatabase;
let store: Store;
const asked: number[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
});
afterAll(() => database?.stop());

const BEACON: Beacon = {
  chain: LOCAL_BEACON,
  signatureOf: async (round) => {
    asked.push(round);
    return localSignature(round);
  },
};
const AWAY: Beacon = {
  chain: LOCAL_BEACON,
  signatureOf: () => Promise.reject(new BeaconError('the beacon could not be reached')),
};

/** The later of two games of the same sides has another number, and with it another seed by the rule. */
const game = (name: 'a' | 'b', line: number) => {
  const made = nflGame(name, name === 'a' ? 30 : 31);
  return { ...made, odds: made.odds.map((quote) => ({ ...quote, spread: { line } })) };
};

const refresh = (games: ReturnType<typeof game>[], beacon?: Beacon, through = store) =>
  refreshTestSlate({
    store: through,
    source: scriptedSource({ NFL: games }),
    trigger: 'manual',
    now: new Date(),
    seasons: 1,
    beacon,
    log: () => {},
  });

const lines = () => store.readLedgerLines(0, 1000);
const said = async (kind: string) =>
  (await lines())
    .filter((line) => line.kind === kind)
    .map(({ seq, payload }) => ({ seq, payload, told: JSON.parse(payload) }));
const recipeOf = (told: unknown) => objectOf(objectOf(objectOf(told).prediction).recipe);

async function stands(): Promise<void> {
  const verifier = new Verifier({ digest: chainDigest });
  for (const line of await lines()) verifier.push(ledgerLineText(line));
  expect(verifier.end().fault).toBeUndefined();
  expect(await verifyLedger(store)).toMatchObject({ fault: null });
}

test('inputs go on the ledger first, the next round gives the seeds, and the ledger stands', async () => {
  await refresh([game('a', -1.5), game('b', -2.5)], BEACON);
  const [inputs] = await said('inputs');
  const predictions = await said('prediction');
  expect(inputs?.told.of).toHaveLength(2);
  expect(predictions).toHaveLength(2);
  for (const { seq, told, payload } of predictions) {
    expect(seq).toBeGreaterThan(inputs?.seq ?? 0);
    const { seed, seedFrom } = recipeOf(told);
    expect(seedFrom).toMatchObject({ beacon: LOCAL_BEACON.hash, inputsLine: inputs?.seq });
    expect(seed).toMatch(/^[\da-f]{8}$/);
    const again = rerunOfPayload(payload);
    if (!again) throw new Error('not a prediction');
    expect(outcomeHash(rerun(again.recipe))).toBe(again.said.hash);
    expect(again.recipe.seedFrom).toEqual(seedFrom);
  }
  // One round for all.
  expect(asked).toHaveLength(1);
  await stands();
});

test('nothing new asks nobody and says nothing', async () => {
  const before = await lines();
  await refresh([game('a', -1.5), game('b', -2.5)], BEACON);
  expect(await lines()).toEqual(before);
  expect(asked).toHaveLength(1);
});

test('a beacon that is away costs the beacon, not the run: the rule, the reason and the line', async () => {
  await refresh([game('a', -7.5), game('b', -2.5)], AWAY);
  const inputs = (await said('inputs')).at(-1);
  const { seed, seedFrom } = recipeOf((await said('prediction')).at(-1)?.told);
  expect(inputs?.told.of).toHaveLength(1);
  expect(seedFrom).toMatchObject({
    rule: 1,
    why: 'the beacon could not be reached',
    inputsLine: inputs?.seq,
  });
  expect(objectOf(seedFrom).parts).toEqual(expect.arrayContaining(['NFL', 'KC', 'BUF']));
  expect(seed).toMatch(/^[\da-f]{8}$/);
  await stands();
});

test('a run that dies after the inputs does not draw again: the next one takes their round', async () => {
  const dying = { ...store, savePredictions: () => Promise.reject(new Error('killed')) };
  await expect(refresh([game('a', 3.5), game('b', -2.5)], BEACON, dying)).rejects.toThrow('killed');
  const first = (await said('inputs')).at(-1);
  await refresh([game('a', 3.5), game('b', -2.5)], BEACON);
  expect((await said('inputs')).at(-1)?.seq).toBe(first?.seq);
  const { seedFrom } = recipeOf((await said('prediction')).at(-1)?.told);
  expect(seedFrom).toMatchObject({ inputsLine: first?.seq, round: asked.at(-1) });
  expect(asked.at(-1)).toBe(asked.at(-2));
  await stands();
});

test('turned off after that, the line is still named', async () => {
  const dying = { ...store, savePredictions: () => Promise.reject(new Error('killed')) };
  const before = (await said('inputs')).length;
  await expect(refresh([game('a', -4.5), game('b', -2.5)], BEACON, dying)).rejects.toThrow(
    'killed',
  );
  expect(await said('inputs')).toHaveLength(before + 1);
  await refresh([game('a', -4.5), game('b', -2.5)]);
  const { seedFrom } = recipeOf((await said('prediction')).at(-1)?.told);
  expect(seedFrom).toMatchObject({ rule: 1, why: 'no beacon is set' });
  expect(objectOf(seedFrom).inputsLine).toBe((await said('inputs')).at(-1)?.seq);
  await stands();
});

test('what has been drawn for is not taken again, whoever writes', async () => {
  const [inputs] = await said('inputs');
  const lease = await store.acquireLease('manual', 15);
  if (!lease) throw new Error('no lease');
  const { appendedAt: _, ...again } = inputs?.told ?? {};
  await expect(store.appendInputs(lease, JSON.stringify(again))).rejects.toThrow(/seed_inputs/);
  for (const payload of [
    '{}',
    '{"of":[],"type":"inputs"}',
    '{"beacon":{},"of":[{}],"type":"inputs"}',
  ]) {
    await expect(store.appendInputs(lease, payload)).rejects.toThrow(/names its beacon/);
  }
  await store.finishRun(lease, {});
});
