import type { League } from '../../leagues/league.ts';
import type { SeasonFormat } from '../seasonFormat.ts';
import { NBA } from './nba.ts';
import { NFL } from './nfl.ts';
import { WNBA } from './wnba.ts';

/** Each league's formats, the earliest first. */
const FORMATS: Partial<Readonly<Record<League, readonly SeasonFormat[]>>> = {
  NFL,
  NBA,
  WNBA,
};

/** How a league's season is decided; undefined if we have no record of it. Seasons are counted as the league's files do. */
export const formatOf = (league: League, season: number): SeasonFormat | undefined =>
  FORMATS[league]?.find(({ from, to }) => season >= from && (to === undefined || season <= to));
