import { TENNIS_PATH, TENNIS_PREDICTIONS, TENNIS_STATS } from '#contract/paths.ts';
import { FAILURES, PART_FAILURES } from '#domain/words/failures.ts';
import { listRead } from '../list.ts';
import { endpoint, endpointQuestion } from './endpoint.ts';
import { readTennisPrediction, readTennisSchedule, readTennisStats } from './read/tennis.ts';

/** The next and the last match of every tour. */
export const tennisScheduleQuery = endpoint(
  TENNIS_PATH,
  endpointQuestion(TENNIS_PATH, readTennisSchedule, FAILURES.events),
);

export const tennisPredictionsQuery = endpoint(
  TENNIS_PREDICTIONS,
  endpointQuestion(
    TENNIS_PREDICTIONS,
    (answer) => listRead(answer, readTennisPrediction),
    PART_FAILURES.predictions,
  ),
);

/** The three figures above the tabs. */
export const tennisStatsQuery = endpoint(
  TENNIS_STATS,
  endpointQuestion(TENNIS_STATS, readTennisStats, PART_FAILURES.figures),
);
