import { arrive } from '#engine/golf/advance.ts';
import type { GolfParams } from '#engine/golf/params.ts';
import { newState } from '#engine/golf/ratings.ts';
import { learn } from './learn.ts';
import type { PlayedTournament } from './tournaments.ts';

/** Rounds whose forecasts are scored: those that everyone plays. */
const SCORED_ROUNDS = 2;

/**
 * Mean negative log density of first- and second-round scores (constants left out) given all that came before,
 * from season `from` on: the loss that the filter's parameters minimise. A round's difficulty is taken from the
 * round itself.
 * @param events stroke play, in order
 */
export function filterLoss(
  events: readonly PlayedTournament[],
  params: GolfParams,
  from: number,
): number {
  const state = newState();
  let sum = 0;
  let scored = 0;
  for (const event of events) {
    const keys = event.players.map(({ key }) => key);
    const field = arrive(state, params, keys, event.day);
    learn(state, params, event, field, (round, gap, variance) => {
      if (event.season < from || round >= SCORED_ROUNDS) return;
      sum += 0.5 * (Math.log(variance) + (gap * gap) / variance);
      scored += 1;
    });
  }
  return sum / scored;
}
