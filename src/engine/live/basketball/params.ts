import { InputError } from '#domain/numbers/inputError.ts';
import { givenInput, givenInputs, readInput, readNumbers } from '../../inputs.ts';

/** Final margins of regulation that are weighted: 0 to 6 points, either way. */
export const WEIGHTED = 7;

/** The law of regulation's rest at one time. Points are those of both sides together, margins home − away. */
export interface Law {
  /** Share of regulation left, 0–1. */
  readonly left: number;
  /** Margin still to come per point of the published one, for the share left. */
  readonly strength: number;
  /** Margin still to come per point that the lead is above what was expected by now: negative, as leads melt. */
  readonly melt: number;
  /** Variance of the margin still to come ÷ (the published margin's × share left), and what is added where the score is close. */
  readonly spread: number;
  readonly closeSpread: number;
  /** Points still to come per published point, for the share left, and what is added where the score is close. */
  readonly points: number;
  readonly closePoints: number;
  /** Points still to come per point that the sum so far is above what was expected by now. */
  readonly pace: number;
  /** Variance of the points still to come ÷ (the published total's × share left), and what is added where the score is close. */
  readonly pointsSpread: number;
  readonly closePointsSpread: number;
  /** How often regulation ends with each |margin| 0 to 6, relative to the normal. */
  readonly margins: readonly number[];
}

/** The law at some times of a game, from its start to its last seconds; between them it is interpolated. */
export type BasketballParams = readonly Law[];

/** Parameters as a fit wrote them. Throws a RangeError that names the one missing or out of range. */
export function readBasketballParams(fitted: unknown): BasketballParams {
  const rows = givenInput(givenInputs(fitted, 'params'), 'laws');
  if (!Array.isArray(rows) || rows.length < 2) {
    throw new InputError('Input laws is not a list of two or more', 'laws');
  }
  const laws = rows.map(lawOf);
  laws.forEach(({ left }, at) => {
    if (left < (laws[at - 1]?.left ?? 2)) return;
    throw new InputError(`Input laws: ${left} comes after less`, 'left');
  });
  return laws;
}

function lawOf(row: unknown): Law {
  const given = givenInputs(row, 'laws');
  return {
    left: readInput(given, 'left', 0, 1),
    strength: readInput(given, 'strength', -50, 50),
    melt: readInput(given, 'melt', -0.95, 0.95),
    spread: readInput(given, 'spread', 0.1, 50),
    closeSpread: readInput(given, 'closeSpread', -20, 200),
    points: readInput(given, 'points', 0.1, 5),
    closePoints: readInput(given, 'closePoints', -2, 20),
    pace: readInput(given, 'pace', -0.95, 0.95),
    pointsSpread: readInput(given, 'pointsSpread', 0.1, 50),
    closePointsSpread: readInput(given, 'closePointsSpread', -20, 200),
    margins: [...readNumbers(given, 'margins', WEIGHTED, 0, 10)],
  };
}
