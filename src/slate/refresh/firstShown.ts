import type { Basis } from '#domain/record/grade.ts';
import type { Pick, ShownEdge } from '#domain/record/picks/pick.ts';
import { betKey } from '#domain/record/picks/shownEdges.ts';
import type { EdgeLine } from '#slate/record/store/gradeColumns.ts';

/** An edge with the ledger line that first showed it. */
interface FirstShown {
  readonly edge: ShownEdge;
  readonly predictionId: number;
  readonly predictionLine: number;
  /** What that line is about. */
  readonly line: EdgeLine;
}

/** Every bet that was shown as an edge, once, as first shown. @param lines earliest first */
function firstShown(lines: readonly EdgeLine[]): readonly FirstShown[] {
  const first = new Map<string, FirstShown>();
  for (const line of lines) {
    const { line: predictionLine, predictionId } = line;
    for (const edge of line.edges) {
      const key = betKey(edge);
      if (!first.has(key)) first.set(key, { edge, predictionId, predictionLine, line });
    }
  }
  return [...first.values()];
}

/** A pick or an edge that is graded, with the prediction and the line of the ledger that said it. */
interface Asked {
  readonly basis: Basis;
  readonly asked: Pick | ShownEdge;
  readonly predictionId: number;
  readonly predictionLine: number;
  /** For an edge: its own line, which says the sides it is of. */
  readonly line?: EdgeLine;
}

interface Gradable {
  readonly picks: readonly Pick[];
  readonly edges: readonly EdgeLine[];
  readonly prediction_line: number;
}

/** All that is graded of a game or a part: every pick that the ledger said last, and every edge that was shown. */
export const askedOfRow = (row: Gradable, predictionId: number): readonly Asked[] => [
  ...row.picks.map((asked) => ({
    basis: 'pick' as const,
    asked,
    predictionId,
    predictionLine: row.prediction_line,
  })),
  ...firstShown(row.edges).map(({ edge: asked, ...said }) => ({
    basis: 'edge' as const,
    asked,
    ...said,
  })),
];
