import { PATHS } from '#contract/paths.ts';
import { FAILURES } from '#domain/answers/failures.ts';
import { isTennisPredictions, isTennisSchedule, isTennisStats } from './checks.ts';
import { endpoint } from './endpoint.ts';

/** The next and the last match of every tour. */
export const tennisSchedule = endpoint(PATHS.tennis, isTennisSchedule, FAILURES.events);

export const tennisPredictions = endpoint(
  PATHS.tennisPredictions,
  isTennisPredictions,
  FAILURES.events,
);

export const tennisStats = endpoint(PATHS.tennisStats, isTennisStats, FAILURES.events);
