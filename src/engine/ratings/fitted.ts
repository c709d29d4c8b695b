import type { League } from '#domain/league.ts';
import type { GoalLeague, MarginLeague } from '#domain/leagues/index.ts';
import { isGoalLeague } from '#domain/leagues/kinds.ts';
import bundesliga from '../fitted/bundesliga.json' with { type: 'json' };
import epl from '../fitted/epl.json' with { type: 'json' };
import laliga from '../fitted/laliga.json' with { type: 'json' };
import mlb from '../fitted/mlb.json' with { type: 'json' };
import mls from '../fitted/mls.json' with { type: 'json' };
import nba from '../fitted/nba.json' with { type: 'json' };
import ncaab from '../fitted/ncaab.json' with { type: 'json' };
import ncaaf from '../fitted/ncaaf.json' with { type: 'json' };
import nfl from '../fitted/nfl.json' with { type: 'json' };
import nhl from '../fitted/nhl.json' with { type: 'json' };
import seriea from '../fitted/seriea.json' with { type: 'json' };
import wnba from '../fitted/wnba.json' with { type: 'json' };
import type { PoolWeights } from '../market/pool.ts';
import type { GoalState } from './goals/types.ts';
import type { MarginState } from './margin/types.ts';
import type { LeagueRatings } from './types.ts';

/** What the fitting command writes beside the state itself. */
interface Provenance {
  readonly formatVersion: number;
  /** SHA-256 of the games it was fitted on. */
  readonly dataHash: string;
  /** First and last day of those games. */
  readonly dataFrom: string;
  readonly dataTo: string;
  readonly pool?: PoolWeights | undefined;
}

export type FittedMargin = Omit<MarginState, 'league'> & Provenance;
export type FittedGoals = Omit<GoalState, 'league'> & Provenance;

const MARGIN: Readonly<Record<MarginLeague, FittedMargin>> = {
  NFL: nfl,
  NBA: nba,
  WNBA: wnba,
  MLB: mlb,
  NHL: nhl,
  NCAAF: ncaaf,
  NCAAB: ncaab,
};

const GOALS: Readonly<Record<GoalLeague, FittedGoals>> = {
  MLS: mls,
  EPL: epl,
  LaLiga: laliga,
  Bundesliga: bundesliga,
  SerieA: seriea,
};

/** The ratings that the committed fit ends at. Newer results are folded in by updateRatings. */
export function initialRatings(league: League): LeagueRatings {
  if (isGoalLeague(league)) return { ...GOALS[league], league, kind: 'goals' };
  return { ...MARGIN[league], league, kind: 'margin' };
}
