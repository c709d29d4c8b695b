import type { League } from './index.ts';

/** Canonical page of a league: one path per screen, lower case. Beside the records: a link loads none of them. */
export const leaguePath = (league: League): string => `/league/${league.toLowerCase()}`;
