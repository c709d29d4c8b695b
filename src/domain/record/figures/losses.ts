import { brierScore, logLossOfShare } from '../../leagues/scoringRules.ts';
import { decidedPart, isWin } from '../outcome.ts';
import type { RecordRow } from '../recordRow.ts';

/** Two proper scores of a stated probability of a pick, 0 at best. */
export interface Loss {
  /** Brier score of the pick, (1 − p)² of what happened; for soccer's three results the ranked probability score. */
  readonly squared: number;
  /** −ln of the probability given to what happened. */
  readonly log: number;
}

/** Scores of one decided pick: ours, the close's if there was one, and a coin's. */
export interface Losses {
  /** Decided part of the stake. */
  readonly weight: number;
  readonly ours: Loss;
  readonly close?: Loss | undefined;
  readonly coin: Loss;
}

/** A smaller share counts as this: one certain and wrong forecast must not decide a record. */
const LEAST = 1e-6;
const logOf = (share: number): number => logLossOfShare(Math.max(share, LEAST));

/** @param share stated for the pick, 0–1 */
const twoWay = (share: number, won: boolean): Loss => {
  const given = won ? share : 1 - share;
  return { squared: brierScore(given), log: logOf(given) };
};

type Result = 'pick' | 'draw' | 'other';

/** Ranked probability score of pick, draw and other, which are ordered. Source: Epstein (1969). Shares are 0–1. */
function threeWay(share: number, draw: number, result: Result): Loss {
  const upToDraw = share + draw;
  const first = share - (result === 'pick' ? 1 : 0);
  const second = upToDraw - (result === 'other' ? 0 : 1);
  const given = { pick: share, draw, other: Math.max(0, 1 - upToDraw) }[result];
  return { squared: (first ** 2 + second ** 2) / 2, log: logOf(given) };
}

function ofThree(row: RecordRow, draw: number): Omit<Losses, 'weight'> {
  const drawn = row.homeScore === row.awayScore;
  const result = isWin(row.outcome) ? 'pick' : drawn ? 'draw' : 'other';
  const { closingProbability: close, closingDrawProbability: closingDraw } = row;
  return {
    ours: threeWay(row.probability / 100, draw / 100, result),
    ...(close !== undefined &&
      closingDraw !== undefined && { close: threeWay(close / 100, closingDraw / 100, result) }),
    coin: threeWay(1 / 3, 1 / 3, result),
  };
}

/** The scores of a decided pick; undefined for a push and a void. A coin gives all possible results the same share. */
export function lossesOf(row: RecordRow): Losses | undefined {
  const weight = decidedPart(row.outcome);
  if (weight === 0) return undefined;
  if (row.drawProbability !== undefined) return { weight, ...ofThree(row, row.drawProbability) };
  const won = isWin(row.outcome);
  const { closingProbability: close } = row;
  return {
    weight,
    ours: twoWay(row.probability / 100, won),
    ...(close !== undefined && { close: twoWay(close / 100, won) }),
    coin: twoWay(1 / row.choices, won),
  };
}
