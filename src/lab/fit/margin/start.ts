import type { MarginLeague } from '#engine/ratings/margin/league.ts';
import type { FilterParams, MarginParams, TotalParams } from '#engine/ratings/margin/params.ts';

/**
 * Where each league's estimation starts: rounded guesses of the right size, from the unit of the sport (points of a
 * football game, runs, goals) and its season. What the search does not move (search.ts names what it does) is the
 * state before the first game, forgotten within two seasons, or a half-life in games that the data hardly tell.
 */
interface Guess {
  /** Rough size of a game's margin SD, of the spread between teams and of the home advantage, points. */
  readonly scoreSd: number;
  readonly teamSd: number;
  readonly advantage: number;
  /** Games after which the early-season gain has halved. */
  readonly earlyGames: number;
  readonly total: number;
  readonly totalSd: number;
  /** Points below the league's mean at which a team of a lower division enters. */
  readonly lowerDivision?: number;
  /** Long-run levels of programmes: college. */
  readonly programs?: boolean;
  /** A five-man rotation and parks: baseball. */
  readonly baseball?: boolean;
  /** Keep all covariances: where it paid on training seasons and the league is small. */
  readonly full?: boolean;
}

const GUESSES: Readonly<Record<MarginLeague, Guess>> = {
  NFL: {
    scoreSd: 13,
    teamSd: 5.5,
    advantage: 2.5,
    earlyGames: 3,
    total: 44,
    totalSd: 13,
    full: true,
  },
  NCAAF: {
    scoreSd: 16,
    teamSd: 11,
    advantage: 3,
    earlyGames: 3,
    total: 55,
    totalSd: 16,
    lowerDivision: 22,
    programs: true,
  },
  NBA: {
    scoreSd: 12,
    teamSd: 5,
    advantage: 3,
    earlyGames: 12,
    total: 200,
    totalSd: 18,
    full: true,
  },
  WNBA: {
    full: true,
    scoreSd: 12,
    teamSd: 5,
    advantage: 2.5,
    earlyGames: 12,
    total: 160,
    totalSd: 16,
  },
  NCAAB: {
    scoreSd: 11,
    teamSd: 8,
    advantage: 3,
    earlyGames: 6,
    total: 137,
    totalSd: 17,
    programs: true,
  },
  MLB: {
    scoreSd: 4.2,
    teamSd: 0.5,
    advantage: 0.2,
    earlyGames: 25,
    total: 9,
    totalSd: 4.4,
    baseball: true,
  },
  NHL: { scoreSd: 2.4, teamSd: 0.45, advantage: 0.2, earlyGames: 12, total: 5.6, totalSd: 2.3 },
};

/** Parameters at which the search of a league starts. */
export function startParams(league: MarginLeague): MarginParams & { readonly line: FilterParams } {
  const guess = GUESSES[league];
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

const common = ({ programs, advantage, earlyGames }: Guess) => ({
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

function lineStart(guess: Guess, prior: number): FilterParams {
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

const scoreStart = (guess: Guess, prior: number): FilterParams => ({
  ...common(guess),
  drift: prior / 300,
  offseason: prior / 3,
  clip: 2.5,
});

function totalStart({ total, totalSd, baseball }: Guess): TotalParams {
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
