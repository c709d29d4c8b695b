import type { GoalLeague } from '#domain/leagues/index.ts';
import { GOAL_LEAGUES } from '#domain/leagues/kinds.ts';
import type { GoalState } from '#engine/ratings/goals/types.ts';
import type { Fit } from '../../backtest/types.ts';
import { FileError } from '../../data/readRows.ts';
import { goalForecasts } from './forecasts.ts';
import { type GoalGroup, type GoalParams, paramsBefore, readGroup } from './group.ts';
import { forecastsBefore, goalMarketWeights, groupForecasts } from './marketWeights.ts';

/** Format of the written files: 2 has two filters. */
const FORMAT_VERSION = 2;
/** Teams whose last game is this many seasons back are left out of the file. */
const KEPT_SEASONS = 2;

/** The league with a name. Throws a FileError if it is not a soccer league. */
export function goalLeague(name: string): GoalLeague {
  const league = GOAL_LEAGUES.find((code) => code.toLowerCase() === name.toLowerCase());
  if (!league) throw new FileError(`${name} is no soccer league`);
  return league;
}

/** The fit of the soccer leagues: parameters and ratings of both filters, and the pool's weights, from all seasons. */
export const goalFit: Fit = {
  leagues: GOAL_LEAGUES,
  fit(name, folder, log) {
    const league = goalLeague(name);
    const group = readGroup(league, folder, log);
    const { games } = group.history;
    log(`${league}: ${games.length} games`);
    const last = games.at(-1)?.game.season ?? 0;
    const params = paramsBefore(group, last + 1, log);
    return { [league.toLowerCase()]: fittedGoals(group, params, last + 1) };
  },
};

/** A league's file: its sources, its weights beside the market, and the state after the last game. */
function fittedGoals(group: GoalGroup, params: GoalParams, season: number): object {
  const { history, hash } = group;
  const { games } = history;
  const { easing } = forecastsBefore(history, params, season);
  const { state } = goalForecasts(history, params, easing);
  return {
    formatVersion: FORMAT_VERSION,
    dataHash: hash,
    dataFrom: games[0]?.game.date ?? '',
    dataTo: games.at(-1)?.game.date ?? '',
    ...goalMarketWeights(groupForecasts(group, params, season)),
    ...withoutOld(state),
  };
}

function withoutOld(state: GoalState): GoalState {
  const teams = Object.fromEntries(
    Object.entries(state.teams).filter(([, team]) => team.season > state.season - KEPT_SEASONS),
  );
  return { ...state, teams };
}
