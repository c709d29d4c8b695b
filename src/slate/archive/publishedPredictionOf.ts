import * as z from 'zod';
import { timestampColumn } from '#store/columns.ts';

export const published = {
  part: z.string(),
  id: z.int(),
  recipe: z.unknown(),
  outcome: z.unknown(),
  factors: z.unknown(),
  rated_from: z.string().nullable(),
  own: z.unknown(),
  anchor: z.unknown(),
  learned_to: z.iso.date().nullable(),
  created_at: timestampColumn,
} as const;

export const publishedPrediction = z.object(published);

export type PublishedPrediction = z.infer<typeof publishedPrediction>;

/** Its type is inferred, so that a test can compare its keys. */
export const publishedPredictionOf = (row: PublishedPrediction) => ({
  id: row.id,
  recipe: row.recipe,
  outcome: row.outcome,
  ...(row.factors !== null && { factors: row.factors }),
  ...(row.rated_from !== null && { ratedFrom: row.rated_from }),
  ...(row.own !== null && { own: row.own }),
  ...(row.anchor !== null && { anchor: row.anchor }),
  ...(row.learned_to !== null && { learnedTo: row.learned_to }),
  asOf: row.created_at,
});
