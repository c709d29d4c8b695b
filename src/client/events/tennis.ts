import { PATHS } from '#contract/paths.ts';
import { FAILURES, PART_FAILURES } from '#domain/words/failures.ts';
import { readList } from '../list.ts';
import { endpoint, question } from './endpoint.ts';
import { readSchedule, readTennisPrediction, readTennisStats } from './read/tennis.ts';

/** The next and the last match of every tour. */
export const tennisScheduleQuery = endpoint(
  PATHS.tennis,
  question(PATHS.tennis, readSchedule, FAILURES.events),
);

export const tennisPredictionsQuery = endpoint(
  PATHS.tennisPredictions,
  question(
    PATHS.tennisPredictions,
    (answer) => readList(answer, readTennisPrediction),
    PART_FAILURES.predictions,
  ),
);

/** The three figures above the tabs. */
export const tennisStatsQuery = endpoint(
  PATHS.tennisStats,
  question(PATHS.tennisStats, readTennisStats, PART_FAILURES.figures),
);
