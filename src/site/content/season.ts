import type { League } from '#domain/leagues/league.ts';
import type { SeasonView } from '#domain/season/seasonView.ts';

/** A league's season as forecast last; undefined before the first forecast. */
export const loadSeason = async (_league: League): Promise<SeasonView | undefined> => undefined;
