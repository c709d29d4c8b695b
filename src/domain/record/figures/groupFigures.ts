import { sum } from '../../numbers/numbers.ts';
import { isLoss, isWin } from '../outcome.ts';
import type { RecordRow } from '../recordRow.ts';
import { clusteredMean, type MeanEstimate } from './clusteredMean.ts';
import { easternDayOf } from './dayOf.ts';
import { type Expectation, expectationOf } from './expectation.ts';
import { recordScores, type Scores } from './scores.ts';
import { valueAtClose } from './valueAtClose.ts';
import { type VoidsOf, voidsBy } from './voidsBy.ts';
import { wonShare } from './wonShare.ts';
import { type WorstRun, worstRun } from './worstRun.ts';

/** Totals of some picks. Percentages are 0–100, intervals 95 %. */
export interface GroupFigures {
  readonly picks: number;
  readonly lost: number;
  readonly won: number;
  readonly pushed: number;
  /** Picks of contests that did not take place as predicted; they count in no rate and no return. */
  readonly voided: number;
  /** Those by their causes; absent without any, and in a record computed before causes were told. */
  readonly voids?: readonly VoidsOf[] | undefined;
  /** Stakes won or lost: a half win or half loss counts half. */
  readonly decided: number;
  /** Stakes won of those decided, with its interval: see `wonShare`. */
  readonly winRate?: MeanEstimate | undefined;
  /** Picks with a price that took place. */
  readonly staked: number;
  /** Profit of one-unit stakes on them. */
  readonly units?: number | undefined;
  /** That profit in % of the stakes, with its interval by whole days. */
  readonly roi?: MeanEstimate | undefined;
  /** What those stakes were worth by our own probability. */
  readonly expectation?: Expectation | undefined;
  readonly scores?: Scores | undefined;
  /** For picks with a price and a close: closing-line value in %, and the share, %, whose price beat the close. */
  readonly closing?:
    | { readonly picks: number; readonly value: MeanEstimate; readonly beat: number }
    | undefined;
  readonly worst: WorstRun;
}

function closingOf(rows: readonly RecordRow[]): GroupFigures['closing'] {
  const values = rows.flatMap((row) => {
    const value = valueAtClose(row);
    return value === undefined ? [] : [{ day: easternDayOf(row), value }];
  });
  const value = clusteredMean(values);
  if (!value) return undefined;
  const beat = values.filter((each) => each.value > 0).length;
  return { picks: values.length, value, beat: (100 * beat) / values.length };
}

/**
 * @param rows in the order of their contests' starts
 * @param inARow the rows that count for losing runs: one per contest
 */
export function groupFigures(
  rows: readonly RecordRow[],
  inARow: readonly RecordRow[] = rows,
): GroupFigures {
  const count = (is: (outcome: RecordRow['outcome']) => boolean): number =>
    rows.filter(({ outcome }) => is(outcome)).length;
  const returns = rows.flatMap((row) =>
    row.outcome === 'void' || row.units === undefined
      ? []
      : [{ day: easternDayOf(row), value: 100 * row.units }],
  );
  const { decided, ...winRate } = wonShare(rows) ?? { decided: 0 };
  const roi = clusteredMean(returns);
  const scores = recordScores(rows);
  const closing = closingOf(rows);
  const voids = voidsBy(rows);
  const expectation = expectationOf(rows);
  return {
    picks: rows.length,
    lost: count(isLoss),
    won: count(isWin),
    pushed: count((outcome) => outcome === 'push'),
    voided: count((outcome) => outcome === 'void'),
    ...(voids.length > 0 && { voids }),
    decided,
    ...('mean' in winRate && { winRate }),
    staked: returns.length,
    ...(roi && { units: sum(rows.map(({ units }) => units ?? 0)), roi }),
    ...(expectation && { expectation }),
    ...(scores && { scores }),
    ...(closing && { closing }),
    worst: worstRun(rows, inARow),
  };
}
