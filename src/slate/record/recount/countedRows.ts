import type { RecordRow } from '#domain/record/recordRow.ts';
import { rowOfGrade } from './rowOfGrade.ts';
import type { GradeLine, SaidGrade } from './saidGrade.ts';

/** Identifies what is graded: a market's pick, or an edge by what was bet on. */
const betOf = ({ gameId, eventId, part, basis, market, pick, line }: SaidGrade): string => {
  const edge = basis === 'edge' ? [pick, line ?? null] : [];
  return JSON.stringify([gameId ?? null, eventId ?? null, part ?? '', basis, market, ...edge]);
};

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** By start, then contest, then the order of grading. */
export const rowOrder = (one: RecordRow, other: RecordRow): number =>
  byText(one.startTime, other.startTime) ||
  byText(one.kind, other.kind) ||
  one.id - other.id ||
  byText(one.part, other.part) ||
  one.gradeLine - other.gradeLine;

/** The record's lines from the ledger's grades: of every bet the one said last counts. @param grades in the ledger's order */
export function countedRows(grades: Iterable<GradeLine>): readonly RecordRow[] {
  const rows = new Map<string, RecordRow>();
  for (const line of grades) {
    const bet = betOf(line.grade);
    rows.set(bet, rowOfGrade(line, rows.get(bet)?.outcome));
  }
  return [...rows.values()].toSorted(rowOrder);
}
