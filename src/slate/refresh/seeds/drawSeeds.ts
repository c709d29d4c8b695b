import { roundAfter } from '#domain/ledger/seed/beaconChain.ts';
import { seedContestName } from '#domain/ledger/seed/contestName.ts';
import { drawnSeed, inputsText } from '#domain/ledger/seed/seedHash.ts';
import { canonicalJson, sha256 } from '#slate/archive/hash.ts';
import type { RefreshContext } from '../context.ts';
import { type InputsLine, inputsKey } from '../store/inputs.ts';
import type { Beacon } from './beacon.ts';
import { BeaconError } from './beacon.ts';
import type { Seed, Unseeded, UnseededContest } from './unseeded.ts';

type Waiting = Pick<Unseeded<unknown>, 'contest' | 'recipe' | 'seedParts'>;

/** Gives a prediction that waits its seed. */
export type SeedOf = (waiting: Waiting) => Seed;

const nameOf = (contest: UnseededContest): string =>
  'gameId' in contest
    ? seedContestName('game', contest.gameId)
    : seedContestName('event', contest.eventId, contest.part);

const byRule = ({ recipe, seedParts: parts }: Waiting, why: string, inputsLine?: number): Seed => ({
  seed: Number.parseInt(recipe.seed, 16),
  from: { rule: 1, parts, why, ...(inputsLine !== undefined && { inputsLine }) },
});

interface Hashed {
  readonly contest: UnseededContest;
  readonly inputsHash: string;
  readonly key: string;
}

function hashed({ contest, recipe }: Waiting): Hashed {
  const inputsHash = sha256(inputsText({ ...recipe }) ?? '');
  return { contest, inputsHash, key: inputsKey(nameOf(contest), inputsHash) };
}

/** The line of each of these inputs: a new one for all that have none, unless there is no beacon to wait for. */
async function linesOf(
  { store, lease, beacon }: RefreshContext,
  all: readonly Hashed[],
): Promise<ReadonlyMap<string, InputsLine>> {
  const hashes = [...new Set(all.map(({ inputsHash }) => inputsHash))];
  const lines = new Map(await store.readInputsSaid(hashes));
  const unsaid = all.filter(({ key }) => !lines.has(key));
  if (unsaid.length === 0 || !beacon) return lines;
  const { chain } = beacon;
  const of = unsaid.map(({ contest, inputsHash }) => ({ ...contest, inputsHash }));
  const payload = canonicalJson({ type: 'inputs', beacon: { chain: chain.hash }, of });
  const line = { ...(await store.appendInputs(lease, payload)), chain: chain.hash };
  for (const { key } of unsaid) lines.set(key, line);
  return lines;
}

const digest = (one: string, other: string): string => sha256(one + other);

const NO_BEACON = 'no beacon is set';

/** A round's signature, or why there is none. */
type Round = { readonly round: number; readonly signature: string } | { readonly why: string };

async function roundOf(
  beacon: Beacon | undefined,
  { chain, appendedAt }: InputsLine,
): Promise<Round> {
  if (!beacon) return { why: NO_BEACON };
  if (chain !== beacon.chain.hash) return { why: 'the inputs were said for another beacon' };
  const round = roundAfter(beacon.chain, appendedAt);
  try {
    return { round, signature: await beacon.signatureOf(round) };
  } catch (error) {
    if (error instanceof BeaconError) return { why: error.message };
    throw error;
  }
}

/**
 * Draws the seeds of a run's new predictions: puts their inputs on the ledger, waits for the beacon's next round, and derives each
 * seed from it. Without a beacon, and for samples, they are by the published rule; so they are if the beacon does not come in time,
 * which costs the run a few seconds and nothing else. A run that changes nothing asks nobody.
 */
export async function drawSeeds(
  context: RefreshContext,
  waiting: readonly Waiting[],
): Promise<SeedOf> {
  const { beacon, source, log } = context;
  if (source.sample) return (one) => byRule(one, 'a sample');
  const lines = await linesOf(context, waiting.map(hashed));
  const needed = new Map([...lines.values()].map((line) => [line.seq, line]));
  const begun = performance.now();
  const rounds = new Map(
    await Promise.all(
      [...needed].map(async ([seq, line]) => [seq, await roundOf(beacon, line)] as const),
    ),
  );
  for (const [seq, round] of rounds) {
    if ('why' in round)
      log(`the seeds of ledger line ${seq} are by the rule: ${round.why}`, { level: 'warn' });
  }
  if (beacon && needed.size > 0) {
    log(`waited ${Math.round(performance.now() - begun)} ms for the ${beacon.chain.name}`);
  }
  return (one) => {
    const { inputsHash, key } = hashed(one);
    const line = lines.get(key);
    const round = line && rounds.get(line.seq);
    if (!line || !round) return byRule(one, NO_BEACON);
    if ('why' in round) return byRule(one, round.why, line.seq);
    const { signature } = round;
    const seed = drawnSeed(signature, inputsHash, nameOf(one.contest), digest);
    return {
      seed: Number.parseInt(seed, 16),
      from: { beacon: line.chain, round: round.round, signature, inputsLine: line.seq },
    };
  };
}
