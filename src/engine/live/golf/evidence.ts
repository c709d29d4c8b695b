import { cholesky } from '../../season/cholesky.ts';
import { type GolferStanding, HOLES } from './readState.ts';
import { backward, forward } from './triangle.ts';

/** What is said of everyone's rounds before the start. */
interface Prior {
  /** Standard deviation of a round around skill, strokes. */
  readonly roundSd: number;
  /** Mean of a round's difficulty (an average player's score to par), and its standard deviation. */
  readonly par: number;
  readonly difficultySd: number;
}

/** What the holes played say: joint normal. Lists by round go over the rounds in which anyone has played a hole. */
export interface Posterior {
  /** By round: mean of its difficulty. */
  readonly difficulty: Float64Array;
  /** Lower triangle L of the difficulties' precision L·Lᵀ, row by row. */
  readonly factor: Float64Array;
  /** By player: his skill given the difficulties d is normal around base + gains · d … */
  readonly players: readonly SkillGiven[];
}

interface SkillGiven {
  readonly base: number;
  readonly gains: readonly number[];
  /** … with this standard deviation. */
  readonly sd: number;
}

/** Scores of a player by round: per 18 holes, and their precision (0: not played). */
interface Scores {
  readonly scaled: readonly number[];
  readonly precision: readonly number[];
}

/** Rounds in which anyone has played a hole. */
const begunRounds = (standings: readonly GolferStanding[]): number =>
  Math.max(...standings.map(({ rounds, thru }) => rounds.length + (thru > 0 ? 1 : 0)));

function scoresOf({ rounds, thru, toPar }: GolferStanding, count: number, roundSd: number): Scores {
  const holes = Array.from({ length: count }, (_, round) =>
    round < rounds.length ? HOLES : round === rounds.length ? thru : 0,
  );
  return {
    precision: holes.map((played) => played / (HOLES * roundSd * roundSd)),
    scaled: holes.map((played, round) =>
      played === 0 ? 0 : ((rounds[round] ?? toPar) * HOLES) / played,
    ),
  };
}

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

/**
 * Skills and difficulties given the holes played. A player's score over h holes of a round is normal around (difficulty − skill) ·
 * h/18 with variance roundSd² · h/18: the model's round, cut into holes that are alike and independent. Skills have the published
 * priors, difficulties one of their own; all are normal, so the posterior is exact (Lindley and Smith 1972, "Bayes estimates for the
 * linear model", J. R. Stat. Soc. B 34). Skills are integrated out first, which leaves a system as large as the rounds begun.
 */
export function posteriorOf(standings: readonly GolferStanding[], prior: Prior): Posterior {
  const count = begunRounds(standings);
  const own = 1 / (prior.difficultySd * prior.difficultySd);
  const matrix: number[] = [];
  for (let row = 0; row < count; row++) {
    for (let column = 0; column <= row; column++) matrix.push(row === column ? own : 0);
  }
  const right = new Float64Array(count).fill(own * prior.par);
  const players = standings.map((standing): SkillGiven => {
    const { skill, sd } = standing;
    const { scaled, precision } = scoresOf(standing, count, prior.roundSd);
    const level = scaled.map((score) => score + skill);
    const weight = 1 + sd * sd * precision.reduce((sum, one) => sum + one, 0);
    const shared = (sd * sd) / weight;
    const pulled = dot(precision, level);
    let at = 0;
    for (let row = 0; row < count; row++) {
      const here = precision[row] ?? 0;
      for (let column = 0; column <= row; column++) {
        const both = shared * here * (precision[column] ?? 0);
        matrix[at] = (matrix[at] ?? 0) - both + (row === column ? here : 0);
        at += 1;
      }
      right[row] = (right[row] ?? 0) + here * ((level[row] ?? 0) - shared * pulled);
    }
    const gains = precision.map((one) => shared * one);
    return { gains, base: skill - dot(gains, level), sd: Math.sqrt(shared) };
  });
  const factor = cholesky(matrix, count);
  const difficulty = new Float64Array(count);
  backward(factor, forward(factor, right), difficulty);
  return { difficulty, factor, players };
}
