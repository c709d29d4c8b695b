import { PLAIN_GETS } from '#contract/requests/plain.ts';
import { ANSWER_KEYS } from '../keys.ts';
import { rendered } from '../rendered.ts';

/** Figures of the whole platform. */
export const STATS_ENDPOINTS = [
  rendered(PLAIN_GETS.platformStats, () => ({ key: ANSWER_KEYS.platformStats })),
] as const;
