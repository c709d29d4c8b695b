import type { Close } from './closing.ts';
import { type Outcome, unitsOf } from './outcome.ts';
import type { Pick, ShownEdge } from './picks/pick.ts';

/** Whether a grade is of what a prediction named, or of a price that was shown as an edge beside it. */
export type Basis = 'pick' | 'edge';

/** A pick or edge with what became of it. */
export interface Grade extends Pick, Close {
  readonly basis: Basis;
  /** Of an edge: expected profit per unit staked, as it was shown. */
  readonly claimed?: number | undefined;
  readonly outcome: Outcome;
  /** Profit of a one-unit stake at the published price. */
  readonly units?: number | undefined;
}

export const gradeOf = (
  basis: Basis,
  asked: Pick | ShownEdge,
  outcome: Outcome,
  close: Close,
): Grade => {
  const units = unitsOf(asked.price, outcome);
  return { ...asked, ...close, basis, outcome, ...(units !== undefined && { units }) };
};
