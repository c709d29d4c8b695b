import * as z from 'zod/mini';
import { instant } from '#contract/instant.ts';
import { PRIVATE_FEED_PATHS } from './paths.ts';

const nothing = z.strictObject({});

/** GET: how a member's own feed stands. Its address is not told again: of it we keep a digest alone. */
export const privateFeed = {
  method: 'GET',
  path: PRIVATE_FEED_PATHS.standing,
  answer: z.object({
    feed: z.nullable(
      z.object({
        createdAt: instant,
        lastReadAt: z.nullable(instant),
        /** Networks from which it was read in the last 24 hours. */
        networks: z.int(),
      }),
    ),
  }),
} as const;

/** POST: a new address; the one before opens nothing any more. 403 without a subscription. */
export const makePrivateFeed = {
  method: 'POST',
  path: PRIVATE_FEED_PATHS.make,
  body: nothing,
  answer: z.object({ rss: z.url(), calendar: z.url() }),
} as const;

/** POST: no address opens anything any more. */
export const endPrivateFeed = {
  method: 'POST',
  path: PRIVATE_FEED_PATHS.end,
  body: nothing,
  answer: z.object({ ok: z.literal(true) }),
} as const;
