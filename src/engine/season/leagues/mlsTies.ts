import { criteriaTally, difference, scoredInAll } from '../order/criteria.ts';
import type { Criterion, TieRules } from '../order/rank.ts';
import type { SeasonRun } from '../run.ts';

/** First seasons in which wins decide, and in which goal difference comes before goals. */
const WINS_FIRST = 2013;
const DIFFERENCE_FIRST = 2014;

/**
 * How MLS orders teams of equal points: MLSsoccer.com, "Tiebreakers for the 2023 MLS regular season standings" (2023),
 * https://www.mlssoccer.com/news/tiebreakers-for-the-2023-mls-regular-season-standings. The best is placed and the others start
 * anew. Disciplinary points, which come after goals, are not known and left out. In 2020, when teams had played different numbers
 * of games, counts are by game.
 */
export function mlsTies(season: number): TieRules {
  const wins: Criterion = (run, tied) => tied.map((team) => run.wins[team] ?? 0);
  const goals = season < DIFFERENCE_FIRST ? [scoredInAll, difference] : [difference, scoredInAll];
  const criteria = [
    ...(season < WINS_FIRST ? [] : [wins]),
    ...goals,
    goalsAt(false, ({ scored, conceded }) => scored - conceded),
    goalsAt(false, ({ scored }) => scored),
    goalsAt(true, ({ scored, conceded }) => scored - conceded),
    goalsAt(true, ({ scored }) => scored),
  ].map((criterion) => (season === 2020 ? byGame(criterion) : criterion));
  return { two: criteria, many: criteria, by: 'peel' };
}

/** A figure of the goals in a team's games at home, or away. */
const goalsAt =
  (
    atHome: boolean,
    figure: (goals: { readonly scored: number; readonly conceded: number }) => number,
  ): Criterion =>
  (run, tied) =>
    tied.map((team) =>
      figure(criteriaTally(run, team, (_, game) => (run.home[game] === team) === atHome)),
    );

const byGame =
  (criterion: Criterion): Criterion =>
  (run, tied) =>
    criterion(run, tied)?.map((value, at) => value / gamesOf(run, tied[at] ?? 0));

const gamesOf = (run: SeasonRun, team: number): number => run.gamesOf[team]?.length || 1;

/** Three points a win, one a draw; by game in 2020. */
export const mlsValue =
  (run: SeasonRun, season: number) =>
  (team: number): number => {
    const points = 3 * (run.wins[team] ?? 0) + (run.draws[team] ?? 0);
    return season === 2020 ? points / gamesOf(run, team) : points;
  };
