import { PATHS } from '#contract/paths.ts';
import { FAILURES } from '#domain/words/failures.ts';
import { readList } from '../list.ts';
import { endpoint, question } from './endpoint.ts';
import { readSchedule, readTennisPrediction, readTennisStats } from './read/tennis.ts';

const schedule = question(PATHS.tennis, readSchedule, FAILURES.events);
const predictions = question(
  PATHS.tennisPredictions,
  (answer) => readList(answer, readTennisPrediction),
  FAILURES.events,
);
const stats = question(PATHS.tennisStats, readTennisStats, FAILURES.events);

/** The next and the last match of every tour, the predictions and the figures above them: all or none. */
export const tennisQuery = endpoint('tennis', async () => {
  const [ofTours, predicted, figures] = await Promise.all([schedule(), predictions(), stats()]);
  return { schedule: ofTours, predictions: predicted, stats: figures };
});
