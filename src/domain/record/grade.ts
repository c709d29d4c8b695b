import type { Close } from './closing.ts';
import { type Outcome, unitsOf } from './outcome.ts';
import type { Pick, ShownEdge } from './picks/pick.ts';

/** Whether a grade is of a prediction's pick, or of a price shown as an edge with it. */
export type Basis = 'pick' | 'edge';

/** A pick or edge with its result. */
export interface Grade extends Pick, Close {
  readonly basis: Basis;
  /** For an edge: expected profit per unit staked, as shown. */
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
