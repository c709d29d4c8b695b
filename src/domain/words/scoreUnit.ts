import type { Sport } from '../leagues/league.ts';

/** The sport's unit of score. */
export const SCORE_UNIT: Readonly<Record<Sport, string>> = {
  football: 'points',
  basketball: 'points',
  baseball: 'runs',
  hockey: 'goals',
  soccer: 'goals',
};
