import { InputError } from '#domain/numbers/inputError.ts';
import type { RefreshContext } from './context.ts';
import type { SeedOf } from './seeds/drawSeeds.ts';
import type { Unseeded } from './seeds/unseeded.ts';

/** A prediction that waits for its seed. */
export interface WaitingPrediction<Made> extends Unseeded<Made> {
  /** What the log calls its contest. */
  readonly name: string;
}

/** Stored predictions at a time: a tournament's is about 60 kB. */
const SAVE_AT = 40;

/** Lets whatever waits go on. */
const oneTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Lets the lease's heartbeat run between two simulations. */
export const breathOf = ({ breathe = oneTurn }: RefreshContext) => breathe;

/** Runs something of a contest that a model may refuse: it gets no prediction, and the log says why. */
export async function triedPlay<T>(
  { log }: RefreshContext,
  name: string,
  work: () => T | Promise<T>,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    log(`no prediction of ${name}: ${error.message}`);
    return undefined;
  }
}

/** Simulates what waits for its seed, one after another, and saves it, some at a time. */
export async function playWaiting<Made>(
  context: RefreshContext,
  waiting: readonly WaitingPrediction<Made>[],
  seedOf: SeedOf,
  save: (made: readonly Made[]) => Promise<void>,
): Promise<void> {
  const breathe = breathOf(context);
  let fresh: Made[] = [];
  for (const one of waiting) {
    const made = await triedPlay(context, one.name, () => one.play(seedOf(one)));
    if (made) fresh.push(made);
    if (fresh.length >= SAVE_AT) {
      await save(fresh);
      fresh = [];
    }
    await breathe();
  }
  await save(fresh);
}
