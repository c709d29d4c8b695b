import * as z from 'zod/mini';
import { instant } from '../../instant.ts';

/** What the calendars' function reads from the store; no endpoint returns it. */
export const calendarEntrySchema = z.object({
  key: z.string().check(z.regex(/^(?:game|event)-\d+$/)),
  of: z.array(z.object({ slug: z.string(), name: z.string() })),
  start: instant,
  days: z.optional(z.tuple([z.iso.date(), z.iso.date()])),
  minutes: z.int().check(z.minimum(1)),
  status: z.enum(['scheduled', 'live', 'final', 'postponed']),
  summary: z.string().check(z.minLength(1)),
  description: z.string(),
  place: z.optional(z.string()),
  path: z.string().check(z.startsWith('/')),
  moves: z.int().check(z.minimum(0)),
  changedAt: instant,
  asOf: instant,
});
