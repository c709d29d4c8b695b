import type { GoalLeague, MarginLeague } from '#domain/leagues/index.ts';
import bundesliga from './bundesliga.json' with { type: 'json' };
import epl from './epl.json' with { type: 'json' };
import laliga from './laliga.json' with { type: 'json' };
import mlb from './mlb.json' with { type: 'json' };
import mls from './mls.json' with { type: 'json' };
import nba from './nba.json' with { type: 'json' };
import ncaab from './ncaab.json' with { type: 'json' };
import ncaaf from './ncaaf.json' with { type: 'json' };
import nfl from './nfl.json' with { type: 'json' };
import nhl from './nhl.json' with { type: 'json' };
import type { FittedGoals, FittedMargin } from './provenance.ts';
import seriea from './seriea.json' with { type: 'json' };
import wnba from './wnba.json' with { type: 'json' };

/** Committed fits of the leagues: a new one is a file beside this one, which the fit writes, and two lines here. */
export const FITTED_MARGINS: Readonly<Record<MarginLeague, FittedMargin>> = {
  NFL: nfl,
  NBA: nba,
  WNBA: wnba,
  MLB: mlb,
  NHL: nhl,
  NCAAF: ncaaf,
  NCAAB: ncaab,
};

export const FITTED_GOALS: Readonly<Record<GoalLeague, FittedGoals>> = {
  MLS: mls,
  EPL: epl,
  LaLiga: laliga,
  Bundesliga: bundesliga,
  SerieA: seriea,
};
