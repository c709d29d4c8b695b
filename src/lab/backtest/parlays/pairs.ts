import { FIGURES } from '#domain/leagues/index.ts';
import { isGoalLeague } from '#domain/leagues/kinds.ts';
import type { League } from '#domain/leagues/league.ts';
import { type Joint, marginSums, totalSums } from '#engine/joint/joint.ts';
import type { ParlayGame } from './types.ts';

/** Above 0 if a leg wins with this score, 0 if its stake comes back, below 0 if it loses. */
type Leg = (home: number, away: number) => number;

/** Two legs of one game whose joint share is compared with results. */
export interface Pair {
  readonly name: string;
  readonly legs: (game: ParlayGame, table: Joint) => readonly [Leg, Leg];
}

const draw: Leg = (home, away) => (home === away ? 1 : -1);
const bothScore: Leg = (home, away) => (home > 0 && away > 0 ? 1 : -1);
/** 1 if the home side is the favorite by the table, else −1: legs are the favorite's, as its and the other side's would cancel. */
function favored(table: Joint): 1 | -1 {
  let lead = 0;
  marginSums(table).forEach((weight, index) => {
    lead += weight * Math.sign(index - table.size + 1);
  });
  return lead < 0 ? -1 : 1;
}

/** Soccer's moneyline has three sides: a draw loses. */
function winLeg({ league }: ParlayGame, table: Joint): Leg {
  const side = favored(table);
  const threeWay = isGoalLeague(league);
  return (home, away) => {
    const lead = side * (home - away);
    return threeWay && lead === 0 ? -1 : lead;
  };
}

/** The half line that divides these weights most evenly. */
function evenLine(weights: Float64Array, first: number): number {
  let all = 0;
  for (const weight of weights) all += weight;
  let below = 0;
  let best = { line: first - 0.5, gap: 1 };
  weights.forEach((weight, index) => {
    below += weight;
    const gap = Math.abs(below / all - 0.5);
    if (gap < best.gap) best = { line: first + index + 0.5, gap };
  });
  return best.line;
}

/** Weight of each of a side's scores. */
function scores({ size, weights }: Joint, side: 'home' | 'away'): Float64Array {
  const out = new Float64Array(size);
  for (let home = 0; home < size; home++) {
    for (let away = 0; away < size; away++) {
      const at = side === 'home' ? home : away;
      out[at] = (out[at] ?? 0) + (weights[home * size + away] ?? 0);
    }
  }
  return out;
}

function totalLeg({ total }: ParlayGame, table: Joint): Leg {
  const line = total ?? evenLine(totalSums(table), 0);
  return (home, away) => home + away - line;
}

/** The favorite's cover at the closing spread; run and puck lines are −1.5; else the most even line. */
function coverLeg({ league, spread }: ParlayGame, table: Joint): Leg {
  const side = favored(table);
  const fixed = !isGoalLeague(league) && FIGURES[league].closing === 'moneyline';
  if (fixed) return (home, away) => side * (home - away) - 1.5;
  if (spread !== undefined) return (home, away) => side * (home - away + spread);
  const line = evenLine(marginSums(table), 1 - table.size);
  return (home, away) => side * (home - away - line);
}

function teamLeg(side: 'home' | 'away', table: Joint): Leg {
  const line = evenLine(scores(table, side), 0);
  return side === 'home' ? (home) => home - line : (_, away) => away - line;
}

const winnerTotal: Pair = {
  name: 'favorite wins × over',
  legs: (game, table) => [winLeg(game, table), totalLeg(game, table)],
};
const coverTotal: Pair = {
  name: 'favorite covers × over',
  legs: (game, table) => [coverLeg(game, table), totalLeg(game, table)],
};
const teamTotals: Pair = {
  name: 'both team totals over',
  legs: (_, table) => [teamLeg('home', table), teamLeg('away', table)],
};
const bothScoreTotal: Pair = {
  name: 'both score × over',
  legs: (game, table) => [bothScore, totalLeg(game, table)],
};
const drawTotal: Pair = {
  name: 'draw × over',
  legs: (game, table) => [draw, totalLeg(game, table)],
};

/** The pairs of every team league. */
export const MARGIN_PAIRS: readonly Pair[] = [winnerTotal, coverTotal, teamTotals];

/** The pairs that a league's bettors put together. */
export const pairsOf = (league: League): readonly Pair[] =>
  isGoalLeague(league) ? [...MARGIN_PAIRS, bothScoreTotal, drawTotal] : MARGIN_PAIRS;
