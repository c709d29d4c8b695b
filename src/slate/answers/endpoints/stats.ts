import { PLAIN } from '#contract/requests/plain.ts';
import { ANSWER_KEYS } from '../keys.ts';
import { rendered } from '../rendered.ts';

/** Figures of the whole platform. */
export const STATS = [
  rendered(PLAIN.platformStats, () => ({ key: ANSWER_KEYS.platformStats })),
] as const;
