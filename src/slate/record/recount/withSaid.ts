import type { RecordRow } from '#domain/record/recordRow.ts';
import { rowOrder } from './countedRows.ts';

/**
 * The record's lines of the tables, which have names in their newest spelling and ESPN's chances, with what the ledger alone says
 * of them: the earliest start ever told, the outcome before, the cause of a void.
 */
export function withSaid(
  rows: readonly RecordRow[],
  said: readonly RecordRow[],
): readonly RecordRow[] {
  const byLine = new Map(said.map((row) => [row.gradeLine, row]));
  return rows
    .map((row) => {
      const { startTime, outcomeBefore, voidCause } = byLine.get(row.gradeLine) ?? row;
      return {
        ...row,
        startTime,
        ...(outcomeBefore && { outcomeBefore }),
        ...(voidCause && { voidCause }),
      };
    })
    .toSorted(rowOrder);
}
