import { isGoalLeague } from '#domain/leagues/kinds.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { recordsOf } from './recordsOf.ts';

/** What earlier seasons tell about records. */
export interface Regression {
  /** Games of an average record that are added to each team's own. */
  readonly games: number;
  /** Share of drawn games. */
  readonly draws: number;
}

/** Bounds of the number of average games that are added to a record to regress it. */
const LEAST = 4;
const MOST = 120;
/** Logit ÷ probit of shares near a half. */
const PROBIT = 0.6;

/** A finished season's wins, a draw as half, and games, by team; its games and draws in all. */
export interface SeasonRecords {
  readonly shares: readonly number[];
  readonly games: number;
  readonly draws: number;
}

/**
 * By how much records are regressed: the games at which luck and ability differ equally among teams, by the method of moments on
 * earlier seasons' final shares. Source: Efron and Morris (1975), "Data analysis using Stein's estimator and its generalizations",
 * JASA 70(350).
 */
export function regressionOf(seasons: readonly SeasonRecords[]): Regression {
  const games = meanOf(seasons.map((season) => season.games));
  const draws = meanOf(seasons.map((season) => season.draws));
  const spread = meanOf(
    seasons.map(({ shares }) => meanOf(shares.map((share) => (share - 0.5) ** 2))),
  );
  const luck = 0.25 * (1 - draws);
  const ability = spread - luck / games;
  const added = ability > 0 ? luck / ability : MOST;
  return { games: Math.min(Math.max(added, LEAST), MOST), draws };
}

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Plain rival "record": the same season with the same rules, its games left tossed by coin. A team's share of wins so far,
 * regressed, is its ability, known without error; two teams meet by Bradley and Terry (1952), "Rank analysis of incomplete block
 * designs", Biometrika 39; nobody is at home. At a season's start all are equal.
 */
export function recordInputs(
  inputs: SeasonInputs,
  { games: added, draws: drawn }: Regression,
): SeasonInputs {
  // Elsewhere a tie is part of how the engine draws a result.
  const draws = isGoalLeague(inputs.league) ? drawn : 0;
  const { wins, games } = recordsOf(inputs);
  const shares = wins.map((won, team) => (won + added / 2) / ((games[team] ?? 0) + added));
  const { left, strengths } = inputs;
  const homeWin = left.home.map((home, at) => {
    const [one, other] = [shares[home] ?? 0.5, shares[left.away[at] ?? 0] ?? 0.5];
    const decided = (one * (1 - other)) / (one * (1 - other) + other * (1 - one));
    return sixDecimals((1 - draws) * decided);
  });
  return {
    ...inputs,
    left: { ...left, homeWin, draw: homeWin.map(() => sixDecimals(draws)) },
    strengths: {
      ...strengths,
      home: 0,
      ratings: shares.map((share) =>
        sixDecimals(strengths.unit * PROBIT * Math.log(share / (1 - share))),
      ),
      widening: 0,
      drift: 0,
    },
  };
}

const sixDecimals = (value: number): number => Math.round(value * 1e6) / 1e6;
