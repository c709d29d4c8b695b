import type { EventRatings } from '#engine/events/index.ts';
import type { RefreshContext } from './context.ts';
import type { OpenPredictions } from './publish.ts';
import type { RatingsByLeague } from './rate.ts';
import { drawSeeds } from './seeds/drawSeeds.ts';
import { planGames, playGames } from './simulate.ts';
import { planEvents, playEvents } from './simulateEvents.ts';

/**
 * Simulates every game and event that has not begun, and stores the new predictions. What they are made from is settled first, for
 * all of them, so that one line of the ledger and one round of the beacon give all their seeds.
 */
export async function simulateAll(
  context: RefreshContext,
  ratings: RatingsByLeague,
  eventRatings: EventRatings,
): Promise<OpenPredictions> {
  const games = await planGames(context, ratings);
  const events = await planEvents(context, eventRatings);
  const seedOf = await drawSeeds(context, [...games.waiting, ...events.waiting]);
  return {
    games: await playGames(context, games, seedOf),
    events: await playEvents(context, events, seedOf),
  };
}
