import { OUTCOMES, type Outcome } from '../outcome.ts';
import type { RecordRow } from '../recordRow.ts';

/** Lines whose last grade changed one outcome to another, or left it while the score changed. */
export interface RegradedLines {
  readonly before: Outcome;
  readonly now: Outcome;
  readonly lines: number;
}

/** What the last grade of each line that was graded more than once has changed. */
export const regradedBy = (rows: readonly RecordRow[]): readonly RegradedLines[] =>
  OUTCOMES.flatMap((before) =>
    OUTCOMES.flatMap((now) => {
      const own = rows.filter((row) => row.outcomeBefore === before && row.outcome === now);
      return own.length > 0 ? [{ before, now, lines: own.length }] : [];
    }),
  );
