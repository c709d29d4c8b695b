import { dayOf } from '#engine/ratings/day.ts';
import { forecastGoals, meanGoals } from '#engine/ratings/goalForecast.ts';
import { learnGoals } from '#engine/ratings/goalLearn.ts';
import { advanceGoals, type GoalsInWork, goalTeamOf } from '#engine/ratings/goalState.ts';
import type { GoalLeague, GoalParams } from '#engine/ratings/goalTypes.ts';
import { type Outcomes, outcomesAt } from '#engine/soccer/outcomes.ts';
import type { FileGame } from './row.ts';
import { gamesOfDay } from './walkMargin.ts';

/** What the filter said of a game before its day was learned from. */
export interface GoalCall {
  readonly game: FileGame;
  readonly homeRate: number;
  readonly awayRate: number;
  readonly outcomes: Outcomes;
}

const FIRST_VARIANCE = 0.05;

/** The state before the first game: first-season teams are level. */
export function startGoals(
  league: GoalLeague,
  params: GoalParams,
  games: readonly FileGame[],
): GoalsInWork {
  const [first] = games;
  if (!first) throw new RangeError('No games to start from');
  const state: GoalsInWork = {
    league,
    season: first.season,
    seasonBefore: first.season,
    day: dayOf(first.date) - 1,
    base: Math.log(1.3),
    baseVar: 0.01,
    home: 0.15,
    homeVar: 0.01,
    params,
    shapes: { rho: params.rho },
    teams: {},
  };
  for (const game of games) {
    if (game.season !== first.season) break;
    for (const key of [game.homeKey, game.awayKey]) {
      state.teams[key] ??= {
        attack: 0,
        attackVar: FIRST_VARIANCE,
        defence: 0,
        defenceVar: FIRST_VARIANCE,
        season: first.season,
        games: 0,
        lastDay: state.day,
      };
    }
  }
  return state;
}

/** Walks a state through all games: a day is forecast as a whole, then learned from. */
export function walkGoals(state: GoalsInWork, games: readonly FileGame[]): GoalCall[] {
  const calls: GoalCall[] = [];
  for (let first = 0; first < games.length; ) {
    const today = gamesOfDay(games, first);
    const [opening] = today;
    if (!opening) break;
    advanceGoals(state, opening.season, dayOf(opening.date));
    for (const game of today) calls.push(call(state, game));
    for (const game of today) learnGoals(state, game);
    first += today.length;
  }
  return calls;
}

function call(state: GoalsInWork, game: FileGame): GoalCall {
  const home = goalTeamOf(state, game.homeKey);
  const away = goalTeamOf(state, game.awayKey);
  const forecast = forecastGoals(state, home, away, game.neutralSite);
  const homeRate = meanGoals(forecast.homeLog, forecast.homeVar);
  const awayRate = meanGoals(forecast.awayLog, forecast.awayVar);
  return { game, homeRate, awayRate, outcomes: outcomesAt(homeRate, awayRate, state.params.rho) };
}
