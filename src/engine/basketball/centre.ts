import { normalCdf } from '../rng/normalCdf.ts';
import { NORMAL_STEPS, STEPS } from '../rng/steps.ts';
import { solveProbability } from '../solve.ts';

/** Spread of a basketball game around its centre. Points. */
export interface BasketballShape {
  readonly marginSd: number;
  readonly ratingSd: number;
  /** An overtime's length as a share of regulation: 5/48, 5/40. */
  readonly overtimeShare: number;
  /** How often regulation ends with each |margin|, 0 to 9, against what a normal margin says. */
  readonly marginWeights: ArrayLike<number>;
}

/** What follows a level score. */
export interface LevelGame {
  /** Relative probability of each step of strength, given that regulation ended level. */
  readonly strengths: Float64Array;
  readonly homeWin: number;
  /** Mean number of overtimes. */
  readonly overtimes: number;
}

/** SD of regulation's margin with the uncertainty of the strengths. */
export const wholeSd = ({ marginSd, ratingSd }: BasketballShape): number =>
  Math.sqrt(marginSd * marginSd + ratingSd * ratingSd);

/** P(rounded normal > 0) and P(= 0). */
function signOf(mean: number, sd: number): { up: number; level: number } {
  const up = 1 - normalCdf((0.5 - mean) / sd);
  return { up, level: 1 - up - normalCdf((-0.5 - mean) / sd) };
}

/** The overtimes of a game whose regulation's margin is normal around `centre`. */
export function levelGame(centre: number, shape: BasketballShape): LevelGame {
  const shortSd = shape.marginSd * Math.sqrt(shape.overtimeShare);
  const strengths = new Float64Array(STEPS);
  let all = 0;
  let homeWin = 0;
  let overtimes = 0;
  for (let step = 0; step < STEPS; step++) {
    const strength = centre + shape.ratingSd * (NORMAL_STEPS[step] ?? 0);
    const level = signOf(strength, shape.marginSd).level;
    const period = signOf(strength * shape.overtimeShare, shortSd);
    strengths[step] = level;
    all += level;
    homeWin += (level * period.up) / (1 - period.level);
    overtimes += level / (1 - period.level);
  }
  // So far apart that no step ends level: the table still needs a weight, and none of it is ever drawn.
  if (!(all > 0)) return { strengths: strengths.fill(1), homeWin: 0.5, overtimes: 1 };
  return { strengths, homeWin: homeWin / all, overtimes: overtimes / all };
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
export const overtimeAt = (centre: number, shape: BasketballShape): number =>
  regulationAt(centre, shape).level;

/** P(home wins). */
export function homeWinAt(centre: number, shape: BasketballShape): number {
  const { up, level } = regulationAt(centre, shape);
  return up + level * levelGame(centre, shape).homeWin;
}

/** Centre of regulation's margin that gives the win probability. */
export const centreFor = (homeWin: number, shape: BasketballShape): number =>
  solveProbability((centre) => homeWinAt(centre, shape), homeWin, -250, 250);
