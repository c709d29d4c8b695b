import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { clock } from '#clock';
import type { Log } from '#domain/operation/log.ts';
import { whyFailed } from '#domain/words/whyFailed.ts';
import { feedNames } from '#feeds/joined/fromEnvironment.ts';
import { type Courtesy, createCourtesy } from '#feeds/reading/courtesy.ts';
import { SITE } from '#site';
import type { Store } from '#slate/store.ts';

/** FEED_GAP_MS: pause between two requests to one host. Feeds on this machine need none. */
const schema = z.object({ FEED_GAP_MS: z.coerce.number().int().min(0).max(10_000).default(150) });

/** How one run treats feeds, with the experience of earlier runs; none if it cannot be read. */
export async function courtesyOf(store: Store, log: Log): Promise<Courtesy> {
  const courtesy = createCourtesy({
    userAgent: `${SITE.name} (+${SITE.url})`,
    feedOf: feedNames(process.env),
    gapMs: schema.parse(process.env).FEED_GAP_MS,
    now: clock.now,
    wait,
    log: (line) => log(line, { level: 'warn' }),
  });
  await courtesy.begin(store).catch((error: unknown) => log(whyFailed(error), { level: 'warn' }));
  return courtesy;
}
