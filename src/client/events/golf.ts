import { PATHS } from '#contract/paths.ts';
import { FAILURES } from '#domain/answers/failures.ts';
import type { PredictedTournament } from '#domain/answers/golfTournaments.ts';
import type { GolfTour } from '#domain/eventLeague.ts';
import { isGolfTours, isPredictedTournaments } from './checks.ts';
import { type Endpoint, endpoint } from './endpoint.ts';

export const golfTours = endpoint(PATHS.golfTours, isGolfTours, FAILURES.golfTours);

const made = new Map<GolfTour, Endpoint<readonly PredictedTournament[]>>();

/** A tour's tournaments with everyone's chances. */
export function golfTournaments(tour: GolfTour): Endpoint<readonly PredictedTournament[]> {
  const path = PATHS.golfTournaments.replace(':tour', tour);
  const known = made.get(tour) ?? endpoint(path, isPredictedTournaments, FAILURES.golfTournaments);
  made.set(tour, known);
  return known;
}
