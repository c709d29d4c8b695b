import type { SavedGrades } from '#slate/record/store/gradeColumns.ts';
import type { RefreshContext } from './context.ts';

/** The database settles every grade itself: one that it refuses is an error of ours, or of whoever wrote its rows. */
export function tellRefused({ refused }: SavedGrades, log: RefreshContext['log']): void {
  for (const { of, why } of refused) log(`grade refused: ${of}: ${why}`, { level: 'error' });
}
