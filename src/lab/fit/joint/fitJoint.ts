import type { GoalLeague, MarginLeague } from '#domain/leagues/index.ts';
import { GOAL_LEAGUES, MARGIN_LEAGUES } from '#domain/leagues/kinds.ts';
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
/**
 * Every league's mending, from its newest seasons at their closing lines, with the parameters and weights of the committed fits:
 * run it after them. Soccer's four European leagues share theirs.
 */
export function fitJoint(folder: string, log: Log): object {
  const leagues: Record<string, Mending> = {};
  let dataTo = '';
  const groups: readonly (readonly [string[], () => ParlayGame[]])[] = [
    ...MARGIN_LEAGUES.map((league) => [[league], () => marginGames(league, folder)] as const),
    [['MLS'], () => goalGames('MLS', folder, log)] as const,
    [
      GOAL_LEAGUES.filter((league) => league !== 'MLS'),
      () =>
        GOAL_LEAGUES.filter((league) => league !== 'MLS').flatMap((league) =>
          goalGames(league, folder, log),
        ),
    ] as const,
  ].map(([names, games]) => [[...names], games]);
  for (const [names, read] of groups) {
    const games = read();
    const [first] = games;
    if (!first) continue;
    const evidence = evidenceOf(first.league);
    for (const game of games) {
      const table = metTable(game);
      if (table) evidence.add({ game, table, calls: callsOf(game, table, pairsOf(game.league)) });
      if (game.date > dataTo) dataTo = game.date;
    }
    if (evidence.games() < LEAST_GAMES) continue;
    const mending = evidence.mending();
    log(`${names.join(', ')}: ${evidence.games()} games ${JSON.stringify(mending)}`);
    for (const name of names) leagues[name] = mending;
  }
  return { formatVersion: FORMAT_VERSION, dataTo, leagues };
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
