import type { EventRatings } from '#engine/events/index.ts';
import type { RefreshContext } from './context.ts';
import { playPlanned } from './planEach.ts';
import { planEvents } from './planEvents.ts';
import { planGames } from './planGames.ts';
import type { OpenPredictions } from './publish.ts';
import type { RatingsByLeague } from './rate.ts';
import { drawSeeds } from './seeds/drawSeeds.ts';

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
  const { store, lease } = context;
  return {
    games: await playPlanned(context, games, seedOf, (made) => store.savePredictions(lease, made)),
    events: await playPlanned(context, events, seedOf, (made) =>
      store.saveEventPredictions(lease, made),
    ),
  };
}
