import {
  type GolfToursMap,
  golfToursMap,
  type PredictedTournament,
  predictedTournament,
} from '#domain/answers/golfTournaments.ts';
import type { GolfTour } from '#domain/eventLeague.ts';
import { type EventStore, eventsOf } from './readEvents.ts';
import { type Reading, reading } from './reading.ts';

/** Published tournaments by tour slug. */
export async function golfTours(store: EventStore): Promise<Reading<GolfToursMap>> {
  const events = await eventsOf(store, 'Golf', 'tournament');
  return reading(store, golfToursMap(events), events);
}

/** A tour's published tournaments by start, with everyone's chances. */
export async function golfTournaments(
  store: EventStore,
  tour: GolfTour,
): Promise<Reading<readonly PredictedTournament[]>> {
  const events = await eventsOf(store, 'Golf', 'tournament');
  const body = events.filter(({ league }) => league === tour).map(predictedTournament);
  return reading(store, body, body);
}
