import { type Dice, diceOf } from '../dice.ts';
import {
  FEED_FAULTS,
  type FeedFault,
  RUN_FAULTS,
  type RunFault,
  STORE_FAULTS,
  type StoreFault,
} from './kinds.ts';

/** All that goes wrong about one run. */
export interface RunPlan {
  readonly feed?: { readonly fault: FeedFault; readonly hits: (path: string) => boolean };
  /** At the how manieth call to the store. */
  readonly store?: { readonly fault: StoreFault; readonly at: number };
  readonly run?: RunFault;
  /** How late the run begins, ms: schedules are not punctual. */
  readonly late: number;
  /** By how much the database's clock is off this process's, ms. */
  readonly skew: number;
}

export const HEALTHY: RunPlan = { late: 1_000, skew: 0 };

/** Calls to the store that a run makes at most; which one a fault meets is drawn from these. */
const CALLS = 220;
const MOST_SKEW = 90_000;

function feedPlan(dice: Dice): NonNullable<RunPlan['feed']> {
  const fault = dice.one(FEED_FAULTS);
  // Sometimes the whole feed, mostly some of its answers.
  const share = dice.happens(0.2) ? 1 : 0.4;
  const salt = dice.between(0, 1e9);
  return { fault, hits: (path) => diceOf(salt, path).happens(share) };
}

/** What goes wrong about the run at a time: the same seed, the same faults. */
export function planOf(seed: number, time: number, share: number): RunPlan {
  const dice = diceOf(seed, `faults ${time}`);
  const late = dice.between(-25_000, 50_000);
  const run = dice.happens(0.3 * share) ? dice.one(RUN_FAULTS) : undefined;
  const skewed = run === 'databaseAhead' ? 1 : run === 'databaseBehind' ? -1 : 0;
  return {
    late,
    skew: skewed * dice.between(1_000, MOST_SKEW),
    ...(dice.happens(0.5 * share) && { feed: feedPlan(dice) }),
    ...(dice.happens(0.4 * share) && {
      store: { fault: dice.one(STORE_FAULTS), at: dice.between(1, CALLS) },
    }),
    ...(run && { run }),
  };
}
