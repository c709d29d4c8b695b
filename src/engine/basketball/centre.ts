import { normalCdf } from '../rng/normalCdf.ts';
import { solveProbability } from '../solve.ts';

/** Spread of a basketball game around its center. Points. */
export interface BasketballShape {
  readonly marginSd: number;
  readonly ratingSd: number;
  /** An overtime's length as a share of regulation: 5/48, 5/40. */
  readonly overtimeShare: number;
  /** How often regulation ends with each |margin|, 0 to 9, relative to a normal margin. */
  readonly marginWeights: ArrayLike<number>;
}

/** SD of regulation's margin, including the uncertainty of the strengths. */
export const wholeSd = ({ marginSd, ratingSd }: BasketballShape): number =>
  Math.sqrt(marginSd * marginSd + ratingSd * ratingSd);

/** P(rounded normal > 0) and P(= 0). */
function signOf(mean: number, sd: number): { up: number; level: number } {
  const up = 1 - normalCdf((0.5 - mean) / sd);
  return { up, level: 1 - up - normalCdf((-0.5 - mean) / sd) };
}

/** Mean and SD of a margin, points. */
export interface Margin {
  readonly mean: number;
  readonly sd: number;
}

/**
 * One overtime's margin before rounding. A level score means that strength and luck canceled out: for normals with variances r²
 * and m², the strength is then normal with mean c·w and variance r²·w, where w = m² ÷ (m² + r²).
 */
export function overtimeMargin(centre: number, shape: BasketballShape): Margin {
  const { marginSd, ratingSd, overtimeShare } = shape;
  const known = marginSd * marginSd;
  const weight = known / (known + ratingSd * ratingSd);
  const strength = overtimeShare * overtimeShare * ratingSd * ratingSd * weight;
  return {
    mean: overtimeShare * centre * weight,
    sd: Math.sqrt(strength + overtimeShare * known),
  };
}

/** P(home wins once the score is level), and the mean number of overtimes. */
function levelGame(centre: number, shape: BasketballShape) {
  const { mean, sd } = overtimeMargin(centre, shape);
  const { up, level } = signOf(mean, sd);
  return { homeWin: up / (1 - level), overtimes: 1 / (1 - level) };
}

/** Regulation's margin, weighted: P(home leads) and P(level). */
function regulationAt(centre: number, shape: BasketballShape): { up: number; level: number } {
  const { marginWeights } = shape;
  const sd = wholeSd(shape);
  const plain = signOf(centre, sd);
  const levelWeight = marginWeights[0] ?? 1;
  let up = plain.up;
  let all = 1 + plain.level * (levelWeight - 1);
  for (let margin = 1; margin < marginWeights.length; margin++) {
    const more = (marginWeights[margin] ?? 1) - 1;
    if (more === 0) continue;
    const ahead = more * probabilityOf(margin, centre, sd);
    up += ahead;
    all += ahead + more * probabilityOf(-margin, centre, sd);
  }
  return { up: up / all, level: (plain.level * levelWeight) / all };
}

/** P(a rounded normal is this margin). */
const probabilityOf = (margin: number, mean: number, sd: number): number =>
  normalCdf((margin + 0.5 - mean) / sd) - normalCdf((margin - 0.5 - mean) / sd);

/** P(regulation ends level): the share of games with overtime. */
export const overtimeChance = (centre: number, shape: BasketballShape): number =>
  regulationAt(centre, shape).level;

/** Mean number of overtimes of a game. */
export const overtimesOf = (centre: number, shape: BasketballShape): number =>
  overtimeChance(centre, shape) * levelGame(centre, shape).overtimes;

/** P(home wins). */
function homeWinAt(centre: number, shape: BasketballShape): number {
  const { up, level } = regulationAt(centre, shape);
  return up + level * levelGame(centre, shape).homeWin;
}

/** Center of regulation's margin that gives the win probability. */
export const centreFor = (homeWin: number, shape: BasketballShape): number =>
  solveProbability((centre) => homeWinAt(centre, shape), homeWin, -250, 250);
