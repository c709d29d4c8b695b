import type { FitStart } from '#domain/leagues/figures.ts';
import { FIGURES, type MarginLeague } from '#domain/leagues/index.ts';
import type { FilterParams, MarginParams, TotalParams } from '#engine/ratings/margin/params.ts';

/**
 * Starting parameters of a league's search, from rounded guesses in its record, in the sport's unit (points
 * of a football game, runs, goals), and from its season. Parameters outside the search (search.ts lists those in it) are the
 * state before the first game, forgotten within two seasons, or a half-life in games that the data hardly determine.
 */
export function startMarginParams(
  league: MarginLeague,
): MarginParams & { readonly line: FilterParams } {
  const guess = FIGURES[league].start;
  const { scoreSd, teamSd, advantage } = guess;
  const prior = teamSd * teamSd;
  return {
    scale: scoreSd,
    scoreSd,
    prior,
    lowerDivision: guess.lowerDivision ?? 0,
    full: guess.full ?? false,
    homePrior: advantage,
    homeVariance: (advantage * advantage) / 4,
    line: lineStart(guess, prior),
    score: scoreStart(guess, prior),
    total: totalStart(guess),
    situation: {},
  };
}

const common = ({ programs, advantage, earlyGames }: FitStart) => ({
  carry: 0.6,
  homeSeason: (0.1 * advantage) ** 2,
  early: 0,
  earlyGames,
  surprise: 0,
  lineSd: 1,
  programWeight: programs ? 0.5 : 0,
  programPace: programs ? 0.25 : 0,
  slot: 0,
  slope: 1,
});

function lineStart(guess: FitStart, prior: number): FilterParams {
  return {
    ...common(guess),
    drift: prior / 300,
    offseason: prior / 4,
    lineSd: 0.12 * guess.scoreSd,
    surprise: guess.baseball ? 0.005 : guess.scoreSd < 5 ? 0.01 : 0.04,
    early: guess.baseball ? 0 : 0.5,
    clip: 2,
    slot: guess.baseball ? 0.2 : 0,
  };
}

const scoreStart = (guess: FitStart, prior: number): FilterParams => ({
  ...common(guess),
  drift: prior / 300,
  offseason: prior / 3,
  clip: 2.5,
});

function totalStart({ total, totalSd, baseball }: FitStart): TotalParams {
  const unit = totalSd * totalSd;
  return {
    prior: unit / 12,
    drift: unit / 1000,
    carry: 0.55,
    offseason: unit / 15,
    lineSd: totalSd / 3,
    scoreSd: totalSd,
    clip: 3,
    basePrior: total,
    baseVariance: unit / 20,
    baseDrift: unit / 20_000,
    baseOffseason: unit / 200,
    parkVariance: baseball ? unit / 60 : 0,
    parkOffseason: baseball ? unit / 1000 : 0,
    bias: 0,
  };
}
