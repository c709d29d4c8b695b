import { closeOfMove } from '#domain/moves/closeOfMove.ts';
import type { RefreshContext } from './context.ts';

/** Grades every expected move whose game is over or called off, once; returns the number of new grades. */
export async function gradeMoves({
  store,
  lease,
}: Pick<RefreshContext, 'store' | 'lease'>): Promise<number> {
  const moves = await store.readUngradedMoves();
  if (moves.length === 0) return 0;
  const closes = moves.map(({ moveId, odds, ...move }) => ({
    moveId,
    ...closeOfMove(move, odds),
  }));
  return store.saveMoveGrades(lease, closes);
}
