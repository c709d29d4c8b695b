import { InputError } from '#domain/numbers/inputError.ts';
import { textOrder } from '#domain/words/textOrder.ts';
import { ratingDay } from './day.ts';
import type { RatedResult } from './game.ts';
import { learnGoals } from './goals/learn.ts';
import { advanceGoals } from './goals/state.ts';
import { thawGoals } from './goals/work.ts';
import { freeze } from './margin/freeze.ts';
import { learnMarginResult } from './margin/learn.ts';
import { thaw } from './margin/state.ts';
import { advanceMargin } from './margin/time.ts';
import type { GoalRatings, LeagueRatings, MarginRatings } from './types.ts';

/**
 * Adds finished games of days after the ratings' own day, in order of date, then home key, then the given order. Pure and
 * deterministic. Add all results since the fit to initialRatings, rather than today's to yesterday's ratings: games of one day
 * finish at different times, and a day is added only once.
 * An unknown key becomes a team at the level of teams that were new before. Results of other leagues are skipped.
 * Throws a RangeError for a date that is not ISO 8601, a season that is not a year, or a score that is not a whole number from 0.
 */
export function updateRatings(
  ratings: LeagueRatings,
  results: readonly RatedResult[],
): LeagueRatings {
  const games = results
    .filter((result) => result.league === ratings.league)
    .map((result) => ({ result: checked(result), day: ratingDay(result.date) }))
    .filter(({ day }) => day > ratings.day)
    .sort(
      (one, other) =>
        one.day - other.day ||
        textOrder(one.result.date, other.result.date) ||
        textOrder(one.result.homeKey, other.result.homeKey),
    );
  return ratings.kind === 'goals' ? foldGoals(ratings, games) : foldMargins(ratings, games);
}

interface DatedResult {
  readonly result: RatedResult;
  readonly day: number;
}

function foldMargins(ratings: MarginRatings, games: readonly DatedResult[]): MarginRatings {
  const state = thaw(ratings);
  for (const { result, day } of games) {
    advanceMargin(state, result.season, day);
    learnMarginResult(state, result);
  }
  return { ...ratings, ...freeze(state) };
}

function foldGoals(ratings: GoalRatings, games: readonly DatedResult[]): GoalRatings {
  const state = thawGoals(ratings);
  for (const { result, day } of games) {
    advanceGoals(state, result.season, day);
    learnGoals(state, result);
  }
  return { ...state, kind: 'goals' };
}

function checked(result: RatedResult): RatedResult {
  if (!(Number.isInteger(result.season) && result.season >= 1900 && result.season <= 2200)) {
    throw new InputError(
      `Season ${result.season} of ${result.awayKey} at ${result.homeKey} is no year`,
    );
  }
  for (const score of [result.homeScore, result.awayScore]) {
    if (!(Number.isInteger(score) && score >= 0)) {
      throw new InputError(
        `Score ${score} of ${result.awayKey} at ${result.homeKey} is not a count`,
      );
    }
  }
  return result;
}
