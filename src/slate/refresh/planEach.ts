import type { RefreshContext } from './context.ts';
import { breathOf, playWaiting, triedPlay, type WaitingPrediction } from './playWaiting.ts';
import type { SeedOf } from './seeds/drawSeeds.ts';
import type { Unseeded } from './seeds/unseeded.ts';

/** A contest that may need a new prediction. */
interface AskedContest<Key, Made> {
  readonly key: Key;
  /** What the log calls it. */
  readonly name: string;
  /** Its new prediction, but for its seed, or the id of the stored one that is still valid; undefined if it has none yet. */
  readonly predict: () => Predicted<Made> | Promise<Predicted<Made>>;
}

type Predicted<Made> = number | Unseeded<Made> | undefined;

/** Contests with their predictions that stand, by key, and those to be simulated. */
export interface Planned<Key, Made> {
  readonly ids: ReadonlyMap<Key, number>;
  readonly waiting: readonly WaitingPrediction<Made>[];
}

/** Finds which contests need a new prediction, one after another. */
export async function planEach<Key, Made>(
  context: RefreshContext,
  contests: Iterable<AskedContest<Key, Made>>,
): Promise<Planned<Key, Made>> {
  const breathe = breathOf(context);
  const ids = new Map<Key, number>();
  const waiting: WaitingPrediction<Made>[] = [];
  for (const { key, name, predict } of contests) {
    const made = await triedPlay(context, name, predict);
    if (typeof made === 'number') ids.set(key, made);
    else if (made) waiting.push({ name, ...made });
    await breathe();
  }
  return { ids, waiting };
}

/**
 * Simulates what waits for its seed, and stores it. Returns prediction ids by key.
 * @param save stores predictions, and says their ids
 */
export async function playPlanned<Key, Made>(
  context: RefreshContext,
  { ids: standing, waiting }: Planned<Key, Made>,
  seedOf: SeedOf,
  save: (made: readonly Made[]) => Promise<ReadonlyMap<Key, number>>,
): Promise<ReadonlyMap<Key, number>> {
  const ids = new Map(standing);
  await playWaiting(context, waiting, seedOf, async (made) => {
    for (const [key, id] of await save(made)) ids.set(key, id);
  });
  return ids;
}
