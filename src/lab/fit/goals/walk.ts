import { forecastGoals, type GoalForecast } from '#engine/ratings/goals/forecast.ts';
import { countGoalGame, learnFilter } from '#engine/ratings/goals/learn.ts';
import type { GoalFilterParams } from '#engine/ratings/goals/params.ts';
import { type GoalSituation, gameSituation } from '#engine/ratings/goals/stakes.ts';
import { advanceGoals, goalTeamOf } from '#engine/ratings/goals/state.ts';
import {
  GOAL_FILTERS,
  type GoalFilter,
  type GoalRating,
  type GoalState,
} from '#engine/ratings/goals/types.ts';
import { average, type GoalsInWork, newClub } from '#engine/ratings/goals/work.ts';
import { walkForward } from '../walkForward.ts';
import type { History, RatedPastGame } from './history.ts';

/** One filter's forecast of a game, before it learns from the game's day. */
export interface GoalSaid {
  readonly past: RatedPastGame;
  readonly filter: GoalFilter;
  readonly forecast: GoalForecast;
  readonly situation: GoalSituation;
  readonly home: GoalRating;
  readonly away: GoalRating;
  readonly state: GoalsInWork;
}

/** Variances of strength and tempo of clubs in a league's first season; all clubs start level. */
const FIRST_VARIANCE = 0.1;
/** A side's goals at a neutral site, and home advantage, before the first game: typical of any league. */
const FIRST_BASE = Math.log(1.3);
const FIRST_HOME = 0.15;
const FIRST_LEVEL_VARIANCE = 0.01;

/** The state before a league's first game. Throws a RangeError if there is no game. */
export function startGoals(
  { league, games }: History,
  params: GoalState['params'],
  easing = 0,
): GoalsInWork {
  const [first] = games;
  if (!first) throw new RangeError(`No game of ${league} to start from`);
  const level = () => ({
    base: FIRST_BASE,
    baseVar: FIRST_LEVEL_VARIANCE,
    home: FIRST_HOME,
    homeVar: FIRST_LEVEL_VARIANCE,
  });
  const { season } = first.game;
  const state: GoalsInWork = {
    league,
    season,
    seasonBefore: season,
    clubsBefore: 0,
    day: first.day - 1,
    lineShare: 0,
    lines: level(),
    results: level(),
    params,
    easing,
    teams: {},
  };
  for (const { game } of games) {
    if (game.season !== season) break;
    for (const key of [game.homeKey, game.awayKey]) {
      state.teams[key] ??= newClub(state, {
        lines: average(FIRST_VARIANCE),
        results: average(FIRST_VARIANCE),
      });
    }
  }
  return state;
}

/**
 * Walks a state through all games: forecasts a whole day first, then learns from it game by game.
 * @param visit called for every game and filter, before the state learns from that day
 */
export function walkGoals(
  state: GoalsInWork,
  { games }: History,
  visit: (said: GoalSaid) => void,
  filters: readonly GoalFilter[] = GOAL_FILTERS,
): void {
  walkForward(games, {
    together: (opening, past) => opening.day === past.day,
    arrive: ({ game, day }) => advanceGoals(state, game.season, day, filters),
    ask: (past) => ask(state, past, visit, filters),
    learn: (past) => learn(state, past, filters),
  });
}

function ask(
  state: GoalsInWork,
  past: RatedPastGame,
  visit: (said: GoalSaid) => void,
  filters: readonly GoalFilter[],
): void {
  const { homeKey, awayKey, neutralSite } = past.game;
  const homeTeam = goalTeamOf(state, homeKey, filters);
  const awayTeam = goalTeamOf(state, awayKey, filters);
  past.asked ??= gameSituation(state, homeTeam, awayTeam);
  const situation = past.asked;
  for (const filter of filters) {
    const [home, away] = [homeTeam[filter], awayTeam[filter]];
    const params: GoalFilterParams = state.params[filter];
    const forecast = forecastGoals(params, state[filter], home, away, situation, neutralSite);
    visit({ past, filter, forecast, situation, home, away, state });
  }
}

/** A game that was forecast before, so that both sides' states are at its day. */
function learn(state: GoalsInWork, past: RatedPastGame, filters: readonly GoalFilter[]): void {
  const { game, line } = past;
  const home = state.teams[game.homeKey];
  const away = state.teams[game.awayKey];
  if (!home || !away) return;
  past.learned ??= gameSituation(state, home, away);
  const evidence = { line, situation: past.learned };
  for (const filter of filters) learnFilter(state, filter, home, away, game, evidence);
  countGoalGame(state, home, away, game, line !== undefined);
}
