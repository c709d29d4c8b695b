import { OUTSIDE } from '#domain/season/outside.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { normalCdf } from '../../../rng/normalCdf.ts';
import type { SeasonRun } from '../../run.ts';
import type { Title } from './titles.ts';

/** What the approximation of the committee weighs, in wins. */
export interface CommitteeWeights {
  /** A title of a power conference, and of another one. */
  readonly powerTitle: number;
  readonly title: number;
  /** One SD of a game's luck in our rating. */
  readonly rating: number;
  /** A team that beat the one ranked just above it passes it if less than this lies between them. */
  readonly headToHead: number;
}

/** Fitted on the fields of 2014–2025 by the check of fields (`lab/backtest/seasons/fields/ncaaf`). */
export const COMMITTEE: CommitteeWeights = {
  powerTitle: 0.3,
  title: 0,
  rating: 0.7,
  headToHead: 0.3,
};

const TOP = 25;

/**
 * Teams in the order of our approximation of the selection committee: wins beyond what an average top-25 team would be expected to win
 * against the same schedule (strength of record, as ESPN calls the idea since 2015), our rating, a title, games against each other.
 */
export function committeeOf(
  inputs: SeasonInputs,
  weights: CommitteeWeights,
): (run: SeasonRun, titles: readonly Title[]) => number[] {
  const { teams, strengths } = inputs;
  const listed = [...teams.keys()].filter((team) => teams[team] !== OUTSIDE);
  const best = listed.map((team) => strengths.ratings[team] ?? 0).sort((one, other) => other - one);
  const top =
    best.slice(0, TOP).reduce((sum, rating) => sum + rating, 0) / Math.min(TOP, best.length);
  const chance = (opponent: number, edge: number): number =>
    normalCdf((top - (strengths.ratings[opponent] ?? 0) + edge) / strengths.unit);
  const expected = expectedWins(inputs, chance);
  const standing = Float64Array.from(
    teams,
    (_, team) =>
      (weights.rating * ((strengths.ratings[team] ?? 0) - top)) / strengths.unit -
      (expected[team] ?? 0),
  );
  const scores = new Float64Array(teams.length);
  const add = (team: number, value: number): void => {
    scores[team] = (scores[team] ?? 0) + value;
  };
  return (run, titles) => {
    for (const team of listed) scores[team] = (standing[team] ?? 0) + (run.wins[team] ?? 0);
    for (const { champion, loser, power } of titles) {
      add(champion, power ? weights.powerTitle : weights.title);
      if (loser === undefined) continue;
      add(champion, 1 - chance(loser, 0));
      add(loser, -chance(champion, 0));
    }
    const order = orderOf(listed, scores);
    for (let at = 1; at < TOP && at < order.length; at += 1) {
      const above = order[at - 1] ?? 0;
      const below = order[at] ?? 0;
      const between = (scores[above] ?? 0) - (scores[below] ?? 0);
      if (between >= weights.headToHead || netWins(run, below, above) <= 0) continue;
      order[at - 1] = below;
      order[at] = above;
    }
    return order;
  };
}

const STEPS = 1e6;
const NUMBERS = 1024;

/** Teams by score, the best first; scores are compared to a millionth, and sorted as one number with the team's own. */
function orderOf(teams: readonly number[], scores: Float64Array): number[] {
  const keys = Float64Array.from(
    teams,
    (team) => -Math.round((scores[team] ?? 0) * STEPS) * NUMBERS + team,
  ).sort();
  return Array.from(keys, (key) => key - Math.floor(key / NUMBERS) * NUMBERS);
}

/** Wins that an average top-25 team would expect against each team's schedule. */
function expectedWins(
  { teams, played, left, strengths }: SeasonInputs,
  chance: (opponent: number, edge: number) => number,
): Float64Array {
  const expected = new Float64Array(teams.length);
  const add = (home: number, away: number, edge: number) => {
    expected[home] = (expected[home] ?? 0) + chance(away, edge);
    expected[away] = (expected[away] ?? 0) + chance(home, -edge);
  };
  for (const [game, home] of played.home.entries()) {
    add(home, played.away[game] ?? 0, strengths.home);
  }
  for (const [game, home] of left.home.entries()) {
    add(home, left.away[game] ?? 0, left.neutral[game] === 1 ? 0 : strengths.home);
  }
  return expected;
}

/** Games of the regular season that `one` won against `other`, less those it lost. */
function netWins(run: SeasonRun, one: number, other: number): number {
  let net = 0;
  for (const game of run.gamesOf[one] ?? []) {
    const margin = (run.homeScore[game] ?? 0) - (run.awayScore[game] ?? 0);
    if (run.home[game] === one && run.away[game] === other) net += margin > 0 ? 1 : -1;
    if (run.away[game] === one && run.home[game] === other) net += margin < 0 ? 1 : -1;
  }
  return net;
}
