import type { GolfParams } from '#engine/golf/params.ts';
import type { PlayedTournament } from './tournaments.ts';
import { walkTournaments } from './walkTournaments.ts';

/** Rounds whose forecasts are scored: those that everyone plays. */
const SCORED_ROUNDS = 2;

/**
 * Mean negative log density of first- and second-round scores (without constants) given everything before,
 * from season `from` on: the loss that the filter's parameters minimize. A round's difficulty is estimated from the
 * round itself.
 * @param events stroke play, in order
 */
export function golfFilterLoss(
  events: readonly PlayedTournament[],
  params: GolfParams,
  from: number,
): number {
  let sum = 0;
  let scored = 0;
  walkTournaments(events, params, undefined, ({ season }, round, gap, variance) => {
    if (season < from || round >= SCORED_ROUNDS) return;
    sum += 0.5 * (Math.log(variance) + (gap * gap) / variance);
    scored += 1;
  });
  return sum / scored;
}
