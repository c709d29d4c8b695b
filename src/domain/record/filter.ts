import { monthOfRow } from './figures/recordFigures.ts';
import type { Basis } from './grade.ts';
import { isLoss, isWin } from './outcome.ts';
import type { PickMarket } from './picks/pick.ts';
import type { RecordRow } from './recordRow.ts';

/** Half results count with their whole ones. */
export const BET_ENDINGS = ['loss', 'win', 'push', 'void'] as const;
type Ending = (typeof BET_ENDINGS)[number];

/** The lines of the record that a reader requests; absent fields do not filter. */
export interface RecordFilter {
  /** An Eastern calendar month, "2026-11". */
  readonly month?: string | undefined;
  readonly league?: string | undefined;
  readonly market?: PickMarket | undefined;
  readonly outcome?: Ending | undefined;
  readonly basis?: Basis | undefined;
}

const endingOf = ({ outcome }: RecordRow): Ending => {
  if (isLoss(outcome)) return 'loss';
  if (isWin(outcome)) return 'win';
  return outcome === 'push' ? 'push' : 'void';
};

/** The requested lines, in their order. */
export const filteredRows = (
  rows: readonly RecordRow[],
  asked: RecordFilter,
): readonly RecordRow[] =>
  rows.filter(
    (row) =>
      (asked.month === undefined || monthOfRow(row) === asked.month) &&
      (asked.league === undefined || row.league === asked.league) &&
      (asked.market === undefined || row.market === asked.market) &&
      (asked.basis === undefined || row.basis === asked.basis) &&
      (asked.outcome === undefined || endingOf(row) === asked.outcome),
  );

/** Lines of a page. */
export const RECORD_PAGE_LINES = 100;

/** One page of lines, and how many pages there are: at least one. */
export function recordPage(rows: readonly RecordRow[], page: number) {
  const pages = Math.max(1, Math.ceil(rows.length / RECORD_PAGE_LINES));
  return { pages, rows: rows.slice((page - 1) * RECORD_PAGE_LINES, page * RECORD_PAGE_LINES) };
}
