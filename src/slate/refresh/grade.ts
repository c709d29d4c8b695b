import type { RefreshContext } from './context.ts';
import { gradeGame } from './gradeGame.ts';

export interface Graded {
  /** New grades. */
  readonly grades: number;
  /** Ids of their games. */
  readonly games: readonly number[];
}

/** Grades every finished game whose prediction is on the ledger. */
export async function grade({ store, lease, now }: RefreshContext): Promise<Graded> {
  const made = (await store.readGradable()).flatMap(gradeGame);
  if (made.length === 0) return { grades: 0, games: [] };
  const grades = await store.saveGrades(lease, made, now);
  return { grades, games: [...new Set(made.map(({ gameId }) => gameId))] };
}
