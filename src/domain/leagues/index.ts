import { bundesliga, bundesligaFigures } from './bundesliga.ts';
import { epl, eplFigures } from './epl.ts';
import type { GoalFigures, MarginFigures } from './figures.ts';
import { laLiga, laLigaFigures } from './laliga.ts';
import { mlb, mlbFigures } from './mlb.ts';
import { mls, mlsFigures } from './mls.ts';
import { nba, nbaFigures } from './nba.ts';
import { ncaab, ncaabFigures } from './ncaab.ts';
import { ncaaf, ncaafFigures } from './ncaaf.ts';
import { nfl, nflFigures } from './nfl.ts';
import { nhl, nhlFigures } from './nhl.ts';
import { serieA, serieAFigures } from './seriea.ts';
import { wnba, wnbaFigures } from './wnba.ts';

/** Every league of teams: a new one is a file beside this one, a line here and one in codes.ts. */
export const RECORDS = [
  nfl,
  nba,
  wnba,
  mlb,
  nhl,
  ncaaf,
  ncaab,
  mls,
  epl,
  laLiga,
  bundesliga,
  serieA,
] as const;

export type League = (typeof RECORDS)[number]['code'];

/** Leagues of soccer are rated by goals, all others by points better than average. */
export type GoalLeague = Extract<(typeof RECORDS)[number], { readonly sport: 'soccer' }>['code'];
export type MarginLeague = Exclude<League, GoalLeague>;

type Figures = { readonly [L in GoalLeague]: GoalFigures } & {
  readonly [L in MarginLeague]: MarginFigures;
};

/** The second line of a new league. A separate list, so that no browser loads it. */
export const FIGURES: Figures = {
  NFL: nflFigures,
  NBA: nbaFigures,
  WNBA: wnbaFigures,
  MLB: mlbFigures,
  NHL: nhlFigures,
  NCAAF: ncaafFigures,
  NCAAB: ncaabFigures,
  MLS: mlsFigures,
  EPL: eplFigures,
  LaLiga: laLigaFigures,
  Bundesliga: bundesligaFigures,
  SerieA: serieAFigures,
};
