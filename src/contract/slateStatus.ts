import * as z from 'zod/mini';
import { instant } from './instant.ts';
import { hashSchema } from './ledger/heads.ts';
import { leagueOrSportSchema } from './lists.ts';
import { PLAIN_GETS } from './requests/plain.ts';

export const oldestTimesSchema = z.partialRecord(leagueOrSportSchema, instant);

export const slateStatusSchema = z.object({
  /** SHA-256, hex; null before the first slate. */
  contentHash: z.nullable(hashSchema),
  /**
   * Time of the oldest datum among each league's games still to start, and among each individual sport's events; among all of
   * them where none is still to start.
   */
  asOf: oldestTimesSchema,
});

/**
 * GET /api/slate: which slate is published and how fresh it is. A page built from the same slate (equal contentHash)
 * is still confirmed. Not part of the specification: pages are static and must know their age.
 */
export const slateStatus = {
  ...PLAIN_GETS.slateStatus,
  answer: slateStatusSchema,
} as const;

export type SlateStatus = z.infer<typeof slateStatus.answer>;
