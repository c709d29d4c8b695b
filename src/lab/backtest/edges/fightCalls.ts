import { textOrder } from '#domain/words/textOrder.ts';
import { forecastBout, pairing, speaker } from '#engine/fights/forecast.ts';
import { fightNotes } from '#engine/fights/notes.ts';
import type { FightLeague } from '#engine/fights/types.ts';
import type { PoolWeights } from '#engine/market/pool.ts';
import { fitBoxingParams } from '../../fit/fights/fitBoxing.ts';
import { fitFightParams } from '../../fit/fights/fitParams.ts';
import { poolTriples } from '../../fit/fights/poolTriples.ts';
import type { FileFight } from '../../fit/fights/ufcRow.ts';
import { dated, walkRatings } from '../../fit/fights/walkRatings.ts';
import { fitPool, type PoolTriple } from '../../fit/fitPool.ts';
import type { Log } from '../types.ts';
import type { UpTo } from '../walkSeasons.ts';
import type { TwoWayCall } from './twoWayCall.ts';

/** A season's priced bouts, and the weights of our own chance and the market's, fitted on the seasons before. */
export interface SeasonBouts {
  readonly calls: readonly TwoWayCall[];
  /** Absent for boxing: its sample is selected, so nothing is calibrated on its results. */
  readonly weights: PoolWeights | undefined;
}

/** Walks one season of fights forward: constants and weights from the seasons before it, ratings from earlier days. */
export function seasonBouts(
  league: FightLeague,
  { season, earlier, through }: UpTo<FileFight>,
  log: Log,
): SeasonBouts {
  log(`${league} ${season}: constants from ${earlier.length} earlier fights`);
  const params = league === 'UFC' ? fitFightParams(earlier, log) : fitBoxingParams(earlier);
  const fights = dated(through);
  const firstDay = fights[0]?.day ?? 0;
  const calls: TwoWayCall[] = [];
  const triples: PoolTriple[] = [];
  walkRatings(league, fights, params, (ratings, one) => {
    const { fight, day } = one;
    if (fight.season < season) {
      if (league === 'UFC') triples.push(...poolTriples(ratings, one, firstDay));
      return;
    }
    if (!fight.prices) return;
    const sides = pairing(ratings, fight, day);
    const { date, winner, prices } = fight;
    calls.push({
      league,
      id: [date, fight.a.name, fight.b.name].toSorted(textOrder).join('|'),
      season,
      date,
      prices,
      winner,
      own: forecastBout(ratings, fight, sides, day, speaker(ratings)).winA,
      notes: fightNotes(ratings, { ...fight, gameTime: date }, sides, day),
    });
  });
  return { calls, weights: league === 'UFC' ? fitPool(triples) : undefined };
}
