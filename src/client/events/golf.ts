import type { PredictedTournament } from '#contract/answers/golf/tournaments.ts';
import { PATHS } from '#contract/paths.ts';
import type { GolfTour } from '#domain/leagues/eventLeague.ts';
import { GOLF_FAILURES } from '#domain/words/golfFailures.ts';
import { readList } from '../list.ts';
import { endpoint, perName, question } from './endpoint.ts';
import { readTournament, readTours } from './read/golf.ts';

export const golfToursQuery = endpoint(
  PATHS.golfTours,
  question(PATHS.golfTours, readTours, GOLF_FAILURES.tours),
);

/** A tour's tournaments with everyone's chances. */
export const golfTournamentsQuery = perName<GolfTour, readonly PredictedTournament[]>((tour) => {
  const path = PATHS.golfTournaments.replace(':tour', tour);
  const read = (answer: unknown): readonly PredictedTournament[] =>
    readList(answer, readTournament);
  return endpoint(path, question(path, read, GOLF_FAILURES.tournaments));
});
