import type { League } from '#domain/leagues/league.ts';
import { baseballLive } from './baseball/baseballLive.ts';
import { basketballLive } from './basketball/basketball.ts';
import { footballLive } from './football/football.ts';
import { hockeyLive } from './hockey/hockeyLive.ts';
import type { LiveSport } from './liveSport.ts';
import { soccerLive } from './soccer/soccerLive.ts';

/** Sports whose games' rest can be said. */
export const LIVE_SPORTS: readonly LiveSport[] = [
  footballLive as LiveSport,
  basketballLive as LiveSport,
  hockeyLive,
  baseballLive,
  soccerLive,
];

/** What says the rest of a league's games; undefined: its states are kept without a figure. */
export const liveSportOf = (
  league: League,
  sports: readonly LiveSport[] = LIVE_SPORTS,
): LiveSport | undefined => sports.find(({ leagues }) => leagues.includes(league));
