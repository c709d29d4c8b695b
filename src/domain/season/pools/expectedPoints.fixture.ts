import type { ConfidencePick } from './pool.ts';

/** Points expected of picks: each one's points in proportion to its chance. */
export const expectedPoints = (
  picks: readonly Pick<ConfidencePick, 'chance' | 'points'>[],
): number => picks.reduce((sum, { chance, points }) => sum + chance * points, 0);
