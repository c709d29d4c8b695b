import type { FightParams, FightRatings } from '#engine/fights/ratingTypes.ts';
import { FIGHT_FORMAT_VERSION, storedRatings } from '#engine/fights/stored.ts';
import type { PoolWeights } from '#engine/market/pool.ts';
import { isoDay } from '#engine/ratings/day.ts';
import type { Fit, LineLog } from '../../backtest/types.ts';
import { FileError } from '../../data/readRows.ts';
import { fitPool, type PoolTriple } from '../fitPool.ts';
import { fitBoxingParams } from './fitBoxing.ts';
import { fitFightParams } from './fitParams.ts';
import { poolTriples } from './poolTriples.ts';
import { FIGHT_FILES, fightLeague, readFights } from './readFights.ts';
import { dated, walkRatings } from './walkRatings.ts';

/** UFC and boxing: constants by likelihood, ratings after the last fight of the file. */
export const fightFit: Fit = { leagues: ['UFC', 'Boxing'], fit };

/** Fighters not seen for this long start again as newcomers. */
const KEPT_DAYS = 3 * 365;

function fit(name: string, folder: string, log: LineLog): Readonly<Record<string, object>> {
  const league = fightLeague(name);
  const { rows, hash } = readFights(league, folder);
  const fights = dated(rows);
  const [first, last] = [fights[0], fights.at(-1)];
  if (!first || !last) throw new FileError(`${league}: no fights`);
  const params: FightParams = league === 'UFC' ? fitFightParams(rows, log) : fitBoxingParams(rows);
  const triples: PoolTriple[] = [];
  const ratings: FightRatings = walkRatings(league, fights, params, (before, one) => {
    triples.push(...poolTriples(before, one, first.day));
  });
  // Boxing's sample is selected: nothing is calibrated on its results, so no pool.
  const pool: PoolWeights | undefined = league === 'UFC' ? fitPool(triples) : undefined;
  return {
    [FIGHT_FILES[league]]: {
      formatVersion: FIGHT_FORMAT_VERSION,
      dataHash: hash,
      dataFrom: isoDay(first.day),
      dataTo: isoDay(last.day),
      pool,
      ...storedRatings(ratings, last.day - KEPT_DAYS),
    },
  };
}
