import type { League } from '#domain/league.ts';
import { BUNDESLIGA } from './bundesliga.ts';
import { EPL } from './epl.ts';
import { LALIGA } from './laliga.ts';
import { MLB } from './mlb.ts';
import { MLS } from './mls.ts';
import { NBA } from './nba.ts';
import { NCAAB } from './ncaab.ts';
import { NCAAF } from './ncaaf.ts';
import { NFL } from './nfl.ts';
import { NHL } from './nhl.ts';
import { SERIEA } from './seriea.ts';
import type { DemoTeam } from './teamTable.ts';
import { WNBA } from './wnba.ts';

/** The clubs of each league that the bundled slate pairs. */
export const DEMO_TEAMS: Readonly<Record<League, readonly DemoTeam[]>> = {
  NFL,
  NBA,
  WNBA,
  MLB,
  NHL,
  NCAAF,
  NCAAB,
  MLS,
  EPL,
  LaLiga: LALIGA,
  Bundesliga: BUNDESLIGA,
  SerieA: SERIEA,
};
