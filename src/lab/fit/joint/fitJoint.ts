import type { GoalLeague, MarginLeague } from '#domain/leagues/index.ts';
import { GOAL_LEAGUES, isGoalLeague, MARGIN_LEAGUES } from '#domain/leagues/kinds.ts';
import type { League } from '#domain/leagues/league.ts';
import { FITTED_GOALS, FITTED_MARGINS } from '#engine/fitted/index.ts';
import type { Mending } from '#engine/fitted/joint.ts';
import { callsOf } from '../../backtest/parlays/cells.ts';
import { goalGame } from '../../backtest/parlays/goalGames.ts';
import { marginGame } from '../../backtest/parlays/marginGames.ts';
import { pairsOf } from '../../backtest/parlays/pairs.ts';
import { FITTED_GAMES, FITTED_SEASONS, LEAST_GAMES } from '../../backtest/parlays/samples.ts';
import { metTable } from '../../backtest/parlays/tables.ts';
import type { ParlayGame } from '../../backtest/parlays/types.ts';
import type { Log } from '../../backtest/types.ts';
import { forecastsOf } from '../goals/forecasts.ts';
import { readGroup } from '../goals/group.ts';
import { anchoredCall } from '../margin/published.ts';
import { readMarginGames } from '../margin/readMarginGames.ts';
import { sampled } from '../margin/spreads.ts';
import { walkMargin } from '../margin/walk.ts';
import { evidenceOf } from './fitMending.ts';

/** Format of the written file. */
const FORMAT_VERSION = 1;
/** Seasons before those of the fit, in which the ratings settle. */
const SETTLING = 3;

const EUROPE = GOAL_LEAGUES.filter((league) => league !== 'MLS');

/** Leagues by whom they share a mending with. */
export const JOINT_GROUPS: readonly (readonly League[])[] = [
  ...MARGIN_LEAGUES.map((league) => [league]),
  ['MLS'],
  EUROPE,
];

/**
 * Every league's mending, from its newest seasons at their closing lines, with the parameters and weights of the committed fits:
 * run it after them. Soccer's four European leagues share theirs.
 */
export function fitJoint(folder: string, log: Log): object {
  const leagues: Record<string, Mending> = {};
  let dataTo = '';
  for (const names of JOINT_GROUPS) {
    const fitted = fitGroup(names, folder, log);
    if (!fitted) continue;
    if (fitted.dataTo > dataTo) dataTo = fitted.dataTo;
    for (const name of names) leagues[name] = fitted.mending;
  }
  return { formatVersion: FORMAT_VERSION, dataTo, leagues };
}

/** One group's mending, and the day of its newest game; undefined with too few games. */
export function fitGroup(names: readonly League[], folder: string, log: Log) {
  const [first] = names;
  if (!first) return undefined;
  const evidence = evidenceOf(first);
  let dataTo = '';
  for (const name of names) {
    const games = isGoalLeague(name) ? goalGames(name, folder, log) : marginGames(name, folder);
    for (const game of games) {
      const table = metTable(game);
      if (table) evidence.add({ game, table, calls: callsOf(game, table, pairsOf(name)) });
      if (game.date > dataTo) dataTo = game.date;
    }
  }
  if (evidence.games() < LEAST_GAMES) return undefined;
  const mending = evidence.mending();
  log(`${names.join(', ')}: ${evidence.games()} games ${JSON.stringify(mending)}`);
  return { mending, dataTo };
}

function marginGames(league: MarginLeague, folder: string): ParlayGame[] {
  const { params, shapes, pool, lineWeights } = FITTED_MARGINS[league];
  const { games } = readMarginGames(folder, league);
  const from = (games.at(-1)?.season ?? 0) - FITTED_SEASONS.margin;
  const { calls } = walkMargin(
    league,
    params,
    games.filter(({ season }) => season > from - SETTLING),
  );
  const lined = calls.filter(({ game }) => game.season > from && game.closing !== undefined);
  return sampled(lined, FITTED_GAMES).flatMap((call) => {
    const anchored = anchoredCall(league, params, { pool, lineWeights }, call);
    return anchored ? [marginGame(params, shapes, anchored)] : [];
  });
}

function goalGames(league: GoalLeague, folder: string, log: Log): ParlayGame[] {
  const { params, easing, pool, lineWeights } = FITTED_GOALS[league];
  const { history } = readGroup(league, folder, log);
  const from = (history.games.at(-1)?.game.season ?? 0) - FITTED_SEASONS.goals;
  return forecastsOf(history, params, easing)
    .forecasts.filter(({ past }) => past.game.season > from)
    .flatMap((forecast) => goalGame({ pool, lineWeights }, forecast));
}
