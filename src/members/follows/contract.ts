import * as z from 'zod/mini';
import { followableOf, MOST_FOLLOWED } from '#domain/follow/follow.ts';
import type { Follow } from '#domain/follow/followed.ts';
import { FOLLOWS } from './paths.ts';

/** Most entries of a list: as many given up as followed. */
const MOST = 2 * MOST_FOLLOWED;
/** Largest body, bytes: a full list of the longest ids. */
const LARGEST = 32_768;
/** A later one could not be followed by another change. */
const BEFORE = '2100';

/** As devices write it: ISO 8601 in UTC, with milliseconds. */
const instant = z.iso
  .datetime({ precision: 3 })
  .check(z.refine((at) => at >= '1970' && at < BEFORE, { error: 'no such time' }));

const follow = z.strictObject({
  id: z.string().check(z.refine((id) => followableOf(id) !== undefined, { error: 'no such id' })),
  at: instant,
  gone: z.optional(z.literal(true)),
}) satisfies z.ZodMiniType<Follow>;

/** A list in the form in which devices keep it (domain/follow/followedText.ts). */
const kept = { version: z.literal(1), list: z.array(follow).check(z.maxLength(MOST)) };

const answer = z.object({
  /** Its owner: another tab may have signed somebody else in. */
  userId: z.uuid(),
  ...kept,
});

/** GET /api/account/follows: the member's list. 401 signed out, 428 on a device that is not trusted yet. */
export const readFollows = {
  method: 'GET',
  path: FOLLOWS,
  query: z.strictObject({}),
  answer,
} as const;

/**
 * POST /api/account/follows: adds a device's list to the member's; answers both as one, with what was given up elsewhere. 400 for
 * a list that is none, 401 signed out, 403 for another member than the signed-in one, 413 for a larger body, 428 on a device that
 * is not trusted yet, 429 too often.
 */
export const syncFollows = {
  method: 'POST',
  path: FOLLOWS,
  largest: LARGEST,
  body: z.strictObject({ userId: z.uuid(), ...kept }),
  answer,
} as const;
