import type { League } from '#domain/leagues/league.ts';
import type { BasketballGamePlays } from './readPlays.ts';

/** Where the one season of college plays is halved. */
const HALF = '2017-01-15';

/**
 * The season a game counts as when it is tested on earlier ones. Plays of college games are known of one season only, whose first half
 * counts as the season before.
 */
export const testSeason = (league: League, { id, season }: BasketballGamePlays): number =>
  league === 'NCAAB' && id < HALF ? season - 1 : season;
