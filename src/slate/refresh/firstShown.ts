import type { ShownEdge } from '#domain/record/picks/pick.ts';
import { betKey } from '#domain/record/picks/shownEdges.ts';
import type { EdgeLine } from '#slate/record/store/gradeColumns.ts';

/** An edge with the ledger line that first showed it. */
export interface FirstShown {
  readonly edge: ShownEdge;
  readonly predictionId: number;
  readonly predictionLine: number;
}

/** Every bet that was shown as an edge, once, as first shown. @param lines earliest first */
export function firstShown(lines: readonly EdgeLine[]): readonly FirstShown[] {
  const first = new Map<string, FirstShown>();
  for (const { line: predictionLine, predictionId, edges } of lines) {
    for (const edge of edges) {
      const key = betKey(edge);
      if (!first.has(key)) first.set(key, { edge, predictionId, predictionLine });
    }
  }
  return [...first.values()];
}
