import { TEAM_LEAGUES } from '../../leagues/codes.ts';
import type { League } from '../../leagues/league.ts';
import type { SeasonFormat } from '../seasonFormat.ts';
import { BUNDESLIGA_FORMATS } from './bundesliga.ts';
import { EPL_FORMATS } from './epl.ts';
import { LALIGA_FORMATS } from './laliga.ts';
import { MLB } from './mlb.ts';
import { MLS } from './mls.ts';
import { NBA } from './nba.ts';
import { NCAAB_FORMATS } from './ncaab.ts';
import { NCAAF_FORMATS } from './ncaaf.ts';
import { NFL } from './nfl.ts';
import { NHL } from './nhl.ts';
import { SERIEA_FORMATS } from './seriea.ts';
import { WNBA } from './wnba.ts';

/** Each league's formats, the earliest first. */
const FORMATS: Partial<Readonly<Record<League, readonly SeasonFormat[]>>> = {
  NFL,
  NBA,
  WNBA,
  NCAAF: NCAAF_FORMATS,
  NCAAB: NCAAB_FORMATS,
  EPL: EPL_FORMATS,
  LaLiga: LALIGA_FORMATS,
  Bundesliga: BUNDESLIGA_FORMATS,
  SerieA: SERIEA_FORMATS,
  MLB,
  NHL,
  MLS,
};

/** How a league's season is decided; undefined if we have no record of it. Seasons are counted as the league's files do. */
export const seasonFormatOf = (league: League, season: number): SeasonFormat | undefined =>
  FORMATS[league]?.find(({ from, to }) => season >= from && (to === undefined || season <= to));

/** Leagues whose seasons we know the rules of. */
export const SEASON_LEAGUES: readonly League[] = TEAM_LEAGUES.filter((league) => FORMATS[league]);
