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
  /** Whether the price may not be given on: then the grade has no price, no line at the close and no units. */
  readonly priceWithheld?: true | undefined;
  readonly outcome: Outcome;
  /** Profit of a one-unit stake at the published price. */
  readonly units?: number | undefined;
}

/** The close without a book's price or line. */
const sharesOf = ({ closingPrice: _, closingLine: __, ...shares }: Close): Close => shares;

export const gradeOf = (
  basis: Basis,
  asked: Pick | ShownEdge,
  outcome: Outcome,
  close: Close,
): Grade => {
  const units = unitsOf(asked.price, outcome);
  const said = 'priceWithheld' in asked && asked.priceWithheld ? sharesOf(close) : close;
  return { ...asked, ...said, basis, outcome, ...(units !== undefined && { units }) };
};
