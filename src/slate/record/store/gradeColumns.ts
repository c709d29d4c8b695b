import * as z from 'zod';
import type { Grade } from '#domain/record/grade.ts';
import { type ShownEdge, WITHHELD } from '#domain/record/picks/pick.ts';
import { pickShape } from '#slate/archive/saidPicks.ts';
import { timestampColumn } from '#store/columns.ts';

const edgeShape = {
  ...pickShape,
  market: z.enum(['moneyline', 'spread', 'total']),
  book: z.string(),
  claimed: z.number(),
};
const withheldShape = {
  price: z.literal(WITHHELD),
  consensusProbability: z.number().min(0).max(100).optional(),
  fairPrice: z.int().optional(),
};
const saidEdge = z.union([
  z.object({ ...edgeShape, price: z.number() }),
  z
    .object({ ...edgeShape, ...withheldShape })
    .transform(({ price: _, ...edge }) => ({ ...edge, priceWithheld: true as const })),
]);

/** The edges of one line of the ledger. */
export const shownEdges: z.ZodType<readonly ShownEdge[]> = z.array(saidEdge);

/** Ledger lines with shown edges, earliest first; of games with their sides, of events with the two they are about. */
export const edgeLines = z
  .array(
    z.object({
      line: z.int(),
      predictionId: z.int(),
      edges: shownEdges,
      home: z.string().nullable().optional(),
      away: z.string().nullable().optional(),
      names: z.tuple([z.string(), z.string()]).nullable().optional(),
    }),
  )
  .nullable()
  .transform((lines) => lines ?? []);
export type EdgeLine = z.infer<typeof edgeLines>[number];

/** A new grade, of a game or of a part of an event. */
export interface GradedRow {
  readonly predictionId: number;
  /** Line of the ledger that said it. */
  readonly predictionLine: number;
  /** 0: called off. */
  readonly resultVersion: number;
  readonly grade: Grade;
  /** Canonical JSON for the ledger. */
  readonly payload: string;
}

const savedColumns = z.object({
  saved: z.int(),
  refused: z.array(z.object({ of: z.string(), why: z.string() })),
});

/** What became of new grades: how many were taken, and which do not follow. */
export type SavedGrades = z.infer<typeof savedColumns>;
export const savedGrades: z.ZodType<SavedGrades> = savedColumns;

/** Of an ended contest: the earliest start ever told, and which feed told how it ended, and when; null where nothing was told. */
export const endColumns = {
  earliest_start: timestampColumn,
  told_by: z.string().nullable(),
  told_at: timestampColumn.nullable(),
};

/** The columns that grades of games and of events share. */
export const gradeColumns = (
  { grade, predictionLine, resultVersion, payload }: GradedRow,
  now: Date,
) => ({
  prediction_line: predictionLine,
  result_version: resultVersion,
  graded_at: now.toISOString(),
  payload,
  basis: grade.basis,
  market: grade.market,
  pick: grade.pick,
  probability: grade.probability,
  choices: grade.choices,
  book: grade.book ?? null,
  price: grade.price ?? null,
  price_withheld: grade.priceWithheld ?? false,
  claimed: grade.claimed ?? null,
  outcome: grade.outcome,
  units: grade.units ?? null,
  closing_probability: grade.closingProbability ?? null,
  closing_price: grade.closingPrice ?? null,
});
