import type { GoalLeague, MarginLeague } from '#domain/leagues/index.ts';
import { isGoalLeague, MARGIN_LEAGUES } from '#domain/leagues/kinds.ts';
import type { League } from '#domain/leagues/league.ts';
import { textOrder } from '#domain/words/textOrder.ts';
import { FITTED_GOALS, FITTED_MARGINS } from '#engine/fitted/index.ts';
import type { Mending } from '#engine/fitted/joint.ts';
import { callsOf } from '../../backtest/parlays/cells.ts';
import { parlayGoalGames } from '../../backtest/parlays/goalGames.ts';
import { marginGame } from '../../backtest/parlays/marginGames.ts';
import { pairsOf } from '../../backtest/parlays/pairs.ts';
import {
  FITTED_GAMES,
  FITTED_SEASONS,
  LEAST_SAMPLE_GAMES,
} from '../../backtest/parlays/samples.ts';
import { metTable } from '../../backtest/parlays/tables.ts';
import type { ParlayGame } from '../../backtest/parlays/types.ts';
import type { LineLog } from '../../backtest/types.ts';
import { FileError } from '../../data/readRows.ts';
import { goalForecasts } from '../goals/forecasts.ts';
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

/** Leagues that share a mending. */
type Group = readonly [League, ...League[]];

const JOINT_GROUPS: readonly Group[] = [
  ...MARGIN_LEAGUES.map((league): Group => [league]),
  ['MLS'],
  ['EPL', 'LaLiga', 'Bundesliga', 'SerieA'],
];

/** What joint.json holds. */
export interface JointFit {
  readonly formatVersion: number;
  /** Day of the newest game of any league. */
  readonly dataTo: string;
  readonly leagues: Readonly<Record<string, Mending>>;
}

/** Groups to be fitted: all, or the one a league belongs to. Throws a FileError if no league with games is named so. */
export function jointGroups(asked: string | undefined): readonly Group[] {
  if (asked === undefined) return JOINT_GROUPS;
  const group = JOINT_GROUPS.find((names) =>
    names.some((name) => name.toLowerCase() === asked.toLowerCase()),
  );
  if (!group)
    throw new FileError(`--joint: one of ${JOINT_GROUPS.flat().join(', ')}, not ${asked}`);
  return [group];
}

/**
 * The mending of every league of these groups, from its newest seasons at their closing lines, with the parameters and weights of
 * the committed fits: run it after them. Soccer's four European leagues share theirs. The known fit's other leagues stay; each group
 * is handed on as soon as it is fitted, so that a run that was interrupted goes on with the next league.
 */
export function fitJoint(
  known: JointFit | undefined,
  groups: readonly Group[],
  folder: string,
  log: LineLog,
  fittedOne: (fit: JointFit) => void,
): void {
  const all = groups.length === JOINT_GROUPS.length;
  let fit: JointFit = {
    formatVersion: FORMAT_VERSION,
    dataTo: all ? '' : (known?.dataTo ?? ''),
    leagues: known?.leagues ?? {},
  };
  for (const names of groups) {
    const began = performance.now();
    const { mending, dataTo, games } = fitGroup(names, folder, log);
    const others = Object.entries(fit.leagues).filter(([name]) => !isIn(name, names));
    const fitted = mending ? names.map((name): [string, Mending] => [name, mending]) : [];
    const leagues = Object.fromEntries([...others, ...fitted]);
    fit = { ...fit, dataTo: later(dataTo, fit.dataTo), leagues };
    fittedOne(fit);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    log(`${names.join(', ')}: ${games} games ${JSON.stringify(mending ?? {})} in ${seconds} s`);
  }
}

const later = (one: string, other: string): string => (textOrder(one, other) > 0 ? one : other);
const isIn = (name: string, names: readonly string[]): boolean => names.includes(name);

/** One group's mending, none with too few games; how many there are, and the day of the newest of them. */
function fitGroup(names: Group, folder: string, log: LineLog) {
  const evidence = evidenceOf(names[0]);
  let dataTo = '';
  for (const name of names) {
    const games = isGoalLeague(name) ? goalGames(name, folder, log) : marginGames(name, folder);
    for (const game of games) {
      const table = metTable(game);
      if (table) evidence.add({ game, table, calls: callsOf(game, table, pairsOf(name)) });
      dataTo = later(game.date, dataTo);
    }
  }
  const games = evidence.games();
  if (games < LEAST_SAMPLE_GAMES) return { games, mending: undefined, dataTo: '' };
  return { games, mending: evidence.mending(), dataTo };
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

function goalGames(league: GoalLeague, folder: string, log: LineLog): ParlayGame[] {
  const { params, easing, pool, lineWeights } = FITTED_GOALS[league];
  const { history } = readGroup(league, folder, log);
  const from = (history.games.at(-1)?.game.season ?? 0) - FITTED_SEASONS.goals;
  return goalForecasts(history, params, easing)
    .forecasts.filter(({ past }) => past.game.season > from)
    .flatMap((forecast) => parlayGoalGames({ pool, lineWeights }, forecast));
}
