import { closingLineValue } from '../closing.ts';
import type { RecordRow } from '../recordRow.ts';

/** Closing-line value of a line, %; none without a price or a close, and none for a void, which was no bet. */
export const valueAtClose = ({
  outcome,
  price,
  closingProbability,
}: Pick<RecordRow, 'outcome' | 'price' | 'closingProbability'>): number | undefined =>
  outcome === 'void' || price === undefined || closingProbability === undefined
    ? undefined
    : closingLineValue(price, closingProbability);
