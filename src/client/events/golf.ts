import type { PredictedTournament } from '#contract/answers/golf/tournaments.ts';
import { GOLF_TOURNAMENTS, GOLF_TOURS_PATH } from '#contract/paths.ts';
import type { GolfTour } from '#domain/leagues/eventLeague.ts';
import { GOLF_FAILURES } from '#domain/words/golfFailures.ts';
import { listRead } from '../list.ts';
import { endpoint, endpointQuestion, perName } from './endpoint.ts';
import { readTournament, readTours } from './read/golf.ts';

export const golfToursQuery = endpoint(
  GOLF_TOURS_PATH,
  endpointQuestion(GOLF_TOURS_PATH, readTours, GOLF_FAILURES.tours),
);

/** A tour's tournaments with everyone's chances. */
export const golfTournamentsQuery = perName<GolfTour, readonly PredictedTournament[]>((tour) => {
  const path = GOLF_TOURNAMENTS.replace(':tour', tour);
  const read = (answer: unknown): readonly PredictedTournament[] =>
    listRead(answer, readTournament);
  return endpoint(path, endpointQuestion(path, read, GOLF_FAILURES.tournaments));
});
