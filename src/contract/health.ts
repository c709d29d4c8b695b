import * as z from 'zod/mini';
import { HEALTH_STATUSES } from '#domain/operation/findings.ts';
import { instant } from './instant.ts';
import { HEALTH } from './paths.ts';

/**
 * GET /api/health: whether the site is fresh, for a machine that watches it. 200 where it is `ok` or `degraded`
 * (something is missing, visibly), 503 where it is `failing` (readers may see what is old). Kept for half a minute.
 */
export const health = {
  method: 'GET',
  path: HEALTH,
  query: z.strictObject({}),
  answer: z.object({
    status: z.enum(HEALTH_STATUSES),
    checkedAt: instant,
    /** True where samples are shown. */
    sample: z.boolean(),
    /** When a refresh last confirmed the slate that is up; null before the first, and where it cannot be read. */
    asOf: z.nullable(instant),
    /** What is wrong, the worst first. */
    findings: z.array(
      z.object({
        /** The same as long as it lasts, e.g. "runs" or "league:NFL". */
        key: z.string(),
        level: z.enum(['failing', 'degraded']),
        since: instant,
        message: z.string(),
      }),
    ),
  }),
} as const;

export type Health = z.infer<typeof health.answer>;
