import { forecastBout, pairing, speaker } from '#engine/fights/forecast.ts';
import type { FightRatings } from '#engine/fights/ratingTypes.ts';
import { both, type PoolTriple } from '../fitPool.ts';
import { BURN_IN_DAYS } from './start.ts';
import type { DatedFight } from './walkRatings.ts';

/** Close, own forecast and result of one fight, for the market-anchored pool; nothing without a line or a winner. */
export function poolTriples(
  ratings: FightRatings,
  { fight, day }: DatedFight,
  firstDay: number,
): PoolTriple[] {
  const close = fight.closing.winA;
  if (close === undefined || fight.winner === 'draw' || day < firstDay + BURN_IN_DAYS) return [];
  const { winA } = forecastBout(
    ratings,
    fight,
    pairing(ratings, fight, day),
    day,
    speaker(ratings),
  );
  return [
    {
      close: both(close),
      own: both(winA),
      happened: both(fight.winner === 'a' ? 1 : 0),
    },
  ];
}
