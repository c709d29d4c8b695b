import { type Dice, diceOf } from '#feeds/sample/dice.ts';
import { FEED_FAULTS, type FeedFault } from '#local/standins/feeds/ofWorld/feedFaults.ts';
import { RUN_FAULTS, type RunFault, STORE_FAULTS, type StoreFault } from './kinds.ts';

/** All faults of one run. */
export interface RunPlan {
  readonly feed?: { readonly fault: FeedFault; readonly hits: (path: string) => boolean };
  /** A fault of the store, and the number of the call at which it strikes. */
  readonly store?: { readonly fault: StoreFault; readonly at: number };
  readonly run?: RunFault;
  /** Delay of the run's beginning, ms: schedules are not punctual. */
  readonly late: number;
  /** Difference of the database's clock from this process's, ms. */
  readonly skew: number;
}

export const HEALTHY: RunPlan = { late: 1_000, skew: 0 };

/** Upper limit of a run's calls to the store; the call with a fault is drawn from this range. */
const CALLS = 220;
const MOST_SKEW = 90_000;

function feedPlan(dice: Dice): NonNullable<RunPlan['feed']> {
  const fault = dice.one(FEED_FAULTS);
  // Sometimes all of the feed's answers, mostly some of them.
  const share = dice.happens(0.2) ? 1 : 0.4;
  const salt = dice.between(0, 1e9);
  return { fault, hits: (path) => diceOf(salt, path).happens(share) };
}

/** The faults of the run at a time: the same seed gives the same faults. */
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
