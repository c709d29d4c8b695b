import { PLAIN_GETS } from '#contract/requests/plain.ts';
import { ANSWER_KEYS } from '../keys.ts';
import { rendered } from '../rendered.ts';

/** Tennis matches and tours. */
export const TENNIS_ENDPOINTS = [
  rendered(PLAIN_GETS.tennis, () => ({ key: ANSWER_KEYS.tennis })),
  rendered(PLAIN_GETS.tennisPredictions, () => ({ key: ANSWER_KEYS.tennisPredictions })),
  rendered(PLAIN_GETS.tennisStats, () => ({ key: ANSWER_KEYS.tennisStats })),
  rendered(PLAIN_GETS.tennisTours, () => ({ key: ANSWER_KEYS.tennisTours })),
] as const;
