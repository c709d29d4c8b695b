import { PLAIN } from '#contract/requests/plain.ts';
import { ANSWER_KEYS } from '../keys.ts';
import { rendered } from '../rendered.ts';

/** Tennis matches and tours. */
export const TENNIS = [
  rendered(PLAIN.tennis, () => ({ key: ANSWER_KEYS.tennis })),
  rendered(PLAIN.tennisPredictions, () => ({ key: ANSWER_KEYS.tennisPredictions })),
  rendered(PLAIN.tennisStats, () => ({ key: ANSWER_KEYS.tennisStats })),
  rendered(PLAIN.tennisTours, () => ({ key: ANSWER_KEYS.tennisTours })),
] as const;
