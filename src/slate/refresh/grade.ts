import type { RefreshContext } from './context.ts';
import { gradeGame } from './gradeGame.ts';

/** Grades every finished game whose prediction is on the ledger; returns the number of new grades. */
export async function grade({ store, lease, now }: RefreshContext): Promise<number> {
  const grades = (await store.readGradable()).flatMap(gradeGame);
  return grades.length === 0 ? 0 : store.saveGrades(lease, grades, now);
}
