import * as z from 'zod/mini';
import { instant } from '#contract/instant.ts';
import { PRIVATE_FEED_PATHS } from './paths.ts';

const nothing = z.strictObject({});

/** GET: the state of a member's own feed. Its address is not shown again: we store only a digest. */
export const privateFeed = {
  method: 'GET',
  path: PRIVATE_FEED_PATHS.standing,
  answer: z.object({
    feed: z.nullable(
      z.object({
        createdAt: instant,
        lastReadAt: z.nullable(instant),
        /** Number of networks that read it in the last 24 hours. */
        networks: z.int(),
      }),
    ),
  }),
} as const;

/** POST: a new address; the previous one stops working. 403 without a subscription. */
export const makePrivateFeed = {
  method: 'POST',
  path: PRIVATE_FEED_PATHS.make,
  body: nothing,
  answer: z.object({ rss: z.url(), calendar: z.url() }),
} as const;

/** POST: all addresses stop working. */
export const endPrivateFeed = {
  method: 'POST',
  path: PRIVATE_FEED_PATHS.end,
  body: nothing,
  answer: z.object({ ok: z.literal(true) }),
} as const;
