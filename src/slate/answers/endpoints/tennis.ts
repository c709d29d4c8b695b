import { tennis, tennisPredictions, tennisStats, tennisTours } from '#contract/tennis.ts';
import { KEYS } from '../keys.ts';
import { rendered } from '../rendered.ts';

/** Tennis matches and tours. */
export const TENNIS = [
  rendered(tennis, () => ({ key: KEYS.tennis })),
  rendered(tennisPredictions, () => ({ key: KEYS.tennisPredictions })),
  rendered(tennisStats, () => ({ key: KEYS.tennisStats })),
  rendered(tennisTours, () => ({ key: KEYS.tennisTours })),
] as const;
