import * as z from 'zod/mini';
import { HEALTH_STATUSES } from '#domain/operation/findings.ts';
import { instant } from './instant.ts';
import { findingLevelSchema } from './lists.ts';
import { HEALTH } from './paths.ts';

export const findingSchema = z.object({
  /** Stays the same while the problem lasts, e.g. "runs" or "league:NFL". */
  key: z.string(),
  level: findingLevelSchema,
  since: instant,
  message: z.string(),
});

export const healthSchema = z.object({
  status: z.enum(HEALTH_STATUSES),
  checkedAt: instant,
  /** True if samples are shown. */
  sample: z.boolean(),
  /** When a refresh last confirmed the published slate; null before the first one, and if it cannot be read. */
  asOf: z.nullable(instant),
  /** What is wrong, the worst first. */
  findings: z.array(findingSchema),
});

/**
 * GET /api/health: whether the site is fresh, for a monitoring service. 200 if it is `ok` or `degraded`
 * (something is visibly missing), 503 if it is `failing` (readers may see old data). Cached for half a minute.
 */
export const health = {
  method: 'GET',
  path: HEALTH,
  query: z.strictObject({}),
  answer: healthSchema,
} as const;

export type Health = z.infer<typeof health.answer>;
