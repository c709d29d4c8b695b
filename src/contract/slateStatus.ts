import * as z from 'zod/mini';
import { instant } from './instant.ts';
import { PATHS } from './paths.ts';

/**
 * GET /api/slate: which slate is up and how fresh it is. A page built from the same slate (equal contentHash) shows
 * what is still confirmed. Not part of the specification: pages are static and must know their age.
 */
export const slateStatus = {
  method: 'GET',
  path: PATHS.slateStatus,
  query: z.strictObject({}),
  answer: z.object({
    /** SHA-256, hex; null before the first slate. */
    contentHash: z.nullable(z.string()),
    /** Oldest datum of each league's games, by league, and of each individual sport's events, by sport. */
    asOf: z.record(z.string(), instant),
  }),
} as const;

export type SlateStatus = z.infer<typeof slateStatus.answer>;
