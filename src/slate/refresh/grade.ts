import type { RefreshContext } from './context.ts';
import { gradeGame } from './gradeGame.ts';
import { tellRefused } from './tellRefused.ts';

interface Graded {
  /** New grades. */
  readonly grades: number;
  /** Grades that the database refused. */
  readonly refused: number;
  /** Ids of the games that were graded. */
  readonly games: readonly number[];
}

/** Grades every finished game whose prediction is on the ledger. */
export async function grade({ store, lease, now, log }: RefreshContext): Promise<Graded> {
  const made = (await store.readGradable()).flatMap(gradeGame);
  if (made.length === 0) return { grades: 0, refused: 0, games: [] };
  const saved = await store.saveGrades(lease, made, now);
  tellRefused(saved, log);
  const games = saved.saved === 0 ? [] : [...new Set(made.map(({ gameId }) => gameId))];
  return { grades: saved.saved, refused: saved.refused.length, games };
}
