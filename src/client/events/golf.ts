import type { PredictedTournament } from '#contract/answers/golf/tournaments.ts';
import { GOLF_TOURNAMENTS, GOLF_TOURS } from '#contract/paths.ts';
import type { GolfTour } from '#domain/leagues/eventLeague.ts';
import { GOLF_FAILURES } from '#domain/words/golfFailures.ts';
import { readList } from '../list.ts';
import { endpoint, perName, question } from './endpoint.ts';
import { readTournament, readTours } from './read/golf.ts';

export const golfToursQuery = endpoint(
  GOLF_TOURS,
  question(GOLF_TOURS, readTours, GOLF_FAILURES.tours),
);

/** A tour's tournaments with everyone's chances. */
export const golfTournamentsQuery = perName<GolfTour, readonly PredictedTournament[]>((tour) => {
  const path = GOLF_TOURNAMENTS.replace(':tour', tour);
  const read = (answer: unknown): readonly PredictedTournament[] =>
    readList(answer, readTournament);
  return endpoint(path, question(path, read, GOLF_FAILURES.tournaments));
});
