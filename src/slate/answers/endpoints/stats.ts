import { platformStats } from '#contract/platformStats.ts';
import { ANSWER_KEYS } from '../keys.ts';
import { rendered } from '../rendered.ts';

/** Figures of the whole platform. */
export const STATS = [rendered(platformStats, () => ({ key: ANSWER_KEYS.platformStats }))] as const;
