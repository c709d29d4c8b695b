import { clamp } from '#domain/numbers/numbers.ts';
import { exp } from '../../rng/exp.ts';
import type { FootballParameters } from './parameters.ts';
import {
  ENDS_WITHIN,
  endRow,
  FIELD_GOAL,
  LAG,
  nextRow,
  SCORELESS,
  type Spot,
  scoreRow,
  secondsRow,
  TOUCHDOWN,
  touchdownRow,
} from './spot.ts';

/** How the rest of a drive ends. The four add up to 1. */
export interface Drive {
  /** The half ends first. */
  readonly ended: number;
  readonly scoreless: number;
  readonly fieldGoal: number;
  readonly touchdown: number;
}

const RESULTS = [SCORELESS, FIELD_GOAL, TOUCHDOWN] as const;

/** The inner product of weights and a row. */
export function dot(weights: readonly number[], row: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < row.length; at++) sum += (weights[at] ?? 0) * (row[at] ?? 0);
  return sum;
}

/** 1 ÷ (1 + e⁻ˣ), the same digits on every machine. */
const share = (x: number): number => 1 / (1 + exp(-x));

/** @param strength added to the log odds of scoring */
export function driveFrom(params: FootballParameters, spot: Spot, strength: number): Drive {
  const ended = spot.seconds > ENDS_WITHIN ? 0 : share(dot(params.end, endRow(spot)));
  const scored = (1 - ended) * share(dot(params.score, scoreRow(spot)) + strength);
  const touchdown = scored * share(dot(params.touchdown, touchdownRow(spot)) + strength / 2);
  return {
    ended,
    scoreless: 1 - ended - scored,
    fieldGoal: scored - touchdown,
    touchdown,
  };
}

/** Equally likely durations of a drive's rest, seconds, by result; all within the half. */
export const durationsOf = (params: FootballParameters, spot: Spot): readonly number[][] =>
  RESULTS.map((result) => {
    const mean = dot(params.seconds, secondsRow(spot, result));
    return params.spread.map((more) =>
      clamp(exp(mean + more) - LAG, 1, Math.max(spot.seconds - 1, 1)),
    );
  });

/** Where the other side starts after a scoreless drive, yards to its goal line. */
export const nextStart = (params: FootballParameters, spot: Spot): number =>
  clamp(100 * dot(params.next, nextRow(spot)), 10, 97);
