import { sum } from '../numbers/numbers.ts';
import { isLoss, isWin } from '../record/outcome.ts';
import type { RecordRow } from '../record/recordRow.ts';

interface PickCount {
  readonly lost: number;
  readonly won: number;
  readonly pushed: number;
  /** Picks on contests that did not take place as predicted. */
  readonly voided: number;
  /** Profit of one-unit stakes on the picks with a price; undefined if none had one. */
  readonly units: number | undefined;
}

/** The results of a list of graded picks. */
export function countPicks(picks: readonly Pick<RecordRow, 'outcome' | 'units'>[]): PickCount {
  const of = (is: (outcome: RecordRow['outcome']) => boolean) =>
    picks.filter(({ outcome }) => is(outcome)).length;
  const units = picks.flatMap((pick) => pick.units ?? []);
  return {
    lost: of(isLoss),
    won: of(isWin),
    pushed: of((outcome) => outcome === 'push'),
    voided: of((outcome) => outcome === 'void'),
    units: units.length === 0 ? undefined : sum(units),
  };
}
