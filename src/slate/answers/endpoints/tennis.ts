import { tennis, tennisPredictions, tennisStats, tennisTours } from '#contract/tennis.ts';
import { ANSWER_KEYS } from '../keys.ts';
import { rendered } from '../rendered.ts';

/** Tennis matches and tours. */
export const TENNIS = [
  rendered(tennis, () => ({ key: ANSWER_KEYS.tennis })),
  rendered(tennisPredictions, () => ({ key: ANSWER_KEYS.tennisPredictions })),
  rendered(tennisStats, () => ({ key: ANSWER_KEYS.tennisStats })),
  rendered(tennisTours, () => ({ key: ANSWER_KEYS.tennisTours })),
] as const;
