import boxing from '../fitted/boxing.json' with { type: 'json' };
import ufc from '../fitted/ufc.json' with { type: 'json' };
import type { PoolWeights } from '../market/pool.ts';
import type { FightRatings, MethodCounts } from './ratingTypes.ts';
import { readFighter, type StoredRatings } from './stored.ts';
import type { FightLeague } from './types.ts';

/** What the fitting command writes beside the ratings themselves. */
interface FittedFights extends StoredRatings {
  readonly formatVersion: number;
  /** SHA-256 of the file it was fitted on. */
  readonly dataHash: string;
  /** First and last day of its fights. */
  readonly dataFrom: string;
  readonly dataTo: string;
  readonly pool?: PoolWeights | undefined;
}

const FITTED: Readonly<Record<FightLeague, FittedFights>> = { UFC: ufc, Boxing: boxing };

/** The ratings that the committed fit ends at. Newer results are folded in by updateFightRatings. */
export function initialFightRatings(league: FightLeague): FightRatings {
  const { day, lineShare, spread, params, pool, classes, fighters } = FITTED[league];
  const counts = Object.entries(classes).map(
    ([name, [ko = 0, sub = 0, decision = 0]]): [string, MethodCounts] => [
      name,
      [ko, sub, decision],
    ],
  );
  return {
    league,
    day,
    lineShare,
    spread: { ...spread },
    params,
    pool,
    classes: Object.fromEntries(counts),
    fighters: Object.fromEntries(
      Object.entries(fighters).map(([name, list]) => [name, readFighter(name, list)]),
    ),
  };
}
