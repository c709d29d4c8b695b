import { TENNIS, TENNIS_PREDICTIONS, TENNIS_STATS } from '#contract/paths.ts';
import { FAILURES, PART_FAILURES } from '#domain/words/failures.ts';
import { readList } from '../list.ts';
import { endpoint, question } from './endpoint.ts';
import { readSchedule, readTennisPrediction, readTennisStats } from './read/tennis.ts';

/** The next and the last match of every tour. */
export const tennisScheduleQuery = endpoint(
  TENNIS,
  question(TENNIS, readSchedule, FAILURES.events),
);

export const tennisPredictionsQuery = endpoint(
  TENNIS_PREDICTIONS,
  question(
    TENNIS_PREDICTIONS,
    (answer) => readList(answer, readTennisPrediction),
    PART_FAILURES.predictions,
  ),
);

/** The three figures above the tabs. */
export const tennisStatsQuery = endpoint(
  TENNIS_STATS,
  question(TENNIS_STATS, readTennisStats, PART_FAILURES.figures),
);
