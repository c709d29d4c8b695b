import type { PredictedTournament } from '#contract/answers/golf/tournaments.ts';
import { FAILURES } from '#contract/failures.ts';
import { PATHS } from '#contract/paths.ts';
import type { GolfTour } from '#domain/eventLeague.ts';
import { endpoint, perName, question } from './endpoint.ts';
import { readTournament, readTours } from './read/golf.ts';
import { readList } from './read/list.ts';

export const golfTours = endpoint(
  PATHS.golfTours,
  question(PATHS.golfTours, readTours, FAILURES.golfTours),
);

/** A tour's tournaments with everyone's chances. */
export const golfTournaments = perName<GolfTour, readonly PredictedTournament[]>((tour) => {
  const path = PATHS.golfTournaments.replace(':tour', tour);
  const read = (answer: unknown) => readList(answer, readTournament);
  return endpoint(path, question(path, read, FAILURES.golfTournaments));
});
