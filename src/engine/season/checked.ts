import { isGoalLeague } from '#domain/leagues/kinds.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import type { PlayedGames, SeasonInputs } from '#domain/season/seasonInputs.ts';
import { checkRuns } from '../inputs.ts';

/** Sizes beyond any league's: a typed array holds a game's and a team's number. */
const MOST_TEAMS = 1000;
const MOST_GAMES = 20_000;
const MOST_POINTS = 1000;

/**
 * Checks inputs before a season is played from them. Throws an InputError that names the input whose size, bounds or teams are
 * wrong; the covariance is checked where it is used.
 */
export function checkSeasonInputs(inputs: SeasonInputs, runs: number): void {
  checkRuns(runs);
  const { teams, conferences, divisions, played, postseason, left, strengths } = inputs;
  const size = teams.length;
  within(size, 'teams.length', 2, MOST_TEAMS);
  sized(conferences, 'conferences', size);
  sized(divisions, 'divisions', size);
  sized(strengths.ratings, 'strengths.ratings', size);
  checkPlayed(played, 'played', size);
  checkPlayed(postseason, 'postseason', size);
  for (const [at, home] of postseason.homeScore.entries()) {
    if (home === postseason.awayScore[at]) {
      throw new InputError(
        `Input postseason.homeScore[${at}] is a draw`,
        `postseason.homeScore[${at}]`,
      );
    }
  }
  const games = left.home.length;
  within(games + played.home.length, 'left.home.length', 0, MOST_GAMES);
  checkSides(left, 'left', size);
  column(left.days, 'left.days', games, -1, 1000, true);
  column(left.neutral, 'left.neutral', games, 0, 1, true);
  column(left.homeWin, 'left.homeWin', games, 0, 1);
  column(left.draw, 'left.draw', games, 0, 1);
  column(left.published, 'left.published', games, 0, 1, true);
  const canDraw = isGoalLeague(inputs.league);
  for (const [at, draw] of left.draw.entries()) {
    within(draw, `left.draw[${at}]`, 0, canDraw ? 1 : 0);
    within(draw + (left.homeWin[at] ?? 0), `left.draw[${at}] and homeWin`, 0, 1.00001);
  }
  for (const [at, rating] of strengths.ratings.entries()) {
    within(rating, `strengths.ratings[${at}]`, -1000, 1000);
  }
  for (const [at, value] of strengths.covariance.entries()) {
    within(value, `strengths.covariance[${at}]`, -1e6, 1e6);
  }
  within(strengths.unit, 'strengths.unit', 1e-3, 1000);
  within(strengths.home, 'strengths.home', -100, 100);
  within(strengths.widening, 'strengths.widening', 0, 100);
  within(strengths.drift, 'strengths.drift', 0, 1000);
  if (!strengths.goals) return;
  within(strengths.goals.mean, 'strengths.goals.mean', 0.05, 8);
  within(strengths.goals.rho, 'strengths.goals.rho', -0.3, 0.1);
}

function checkPlayed(games: PlayedGames, name: string, teams: number): void {
  const { length } = games.home;
  checkSides(games, name, teams);
  column(games.homeScore, `${name}.homeScore`, length, 0, MOST_POINTS, true);
  column(games.awayScore, `${name}.awayScore`, length, 0, MOST_POINTS, true);
  column(games.extra, `${name}.extra`, length, 0, 2, true);
}

function checkSides(
  { home, away }: Pick<PlayedGames, 'home' | 'away'>,
  name: string,
  teams: number,
): void {
  column(home, `${name}.home`, home.length, 0, teams - 1, true);
  column(away, `${name}.away`, home.length, 0, teams - 1, true);
  for (const [at, team] of home.entries()) {
    if (team === away[at]) {
      throw new InputError(`Input ${name}.away[${at}] is the home side`, `${name}.away[${at}]`);
    }
  }
}

function column(
  values: readonly number[],
  name: string,
  length: number,
  min: number,
  max: number,
  whole = false,
): void {
  sized(values, name, length);
  for (let at = 0; at < length; at++) {
    const value = values[at] ?? Number.NaN;
    within(value, `${name}[${at}]`, min, max);
    if (whole && !Number.isInteger(value)) {
      throw new InputError(
        `Input ${name}[${at}] is ${value}, not a whole number`,
        `${name}[${at}]`,
      );
    }
  }
}

function sized(values: readonly unknown[], name: string, length: number): void {
  if (values.length === length) return;
  throw new InputError(`Input ${name} has ${values.length} entries, not ${length}`, name);
}

function within(value: number, name: string, min: number, max: number): void {
  if (value >= min && value <= max) return;
  throw new InputError(`Input ${name} is ${value}, not in ${min}…${max}`, name);
}
