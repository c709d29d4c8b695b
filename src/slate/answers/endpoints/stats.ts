import { platformStats } from '#contract/platformStats.ts';
import { KEYS } from '../keys.ts';
import { rendered } from '../rendered.ts';

/** Figures of the whole platform. */
export const STATS = [rendered(platformStats, () => ({ key: KEYS.platformStats }))] as const;
