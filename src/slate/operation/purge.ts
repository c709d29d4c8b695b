import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { purgeCache } from '@netlify/functions';
import type { Log } from '#domain/operation/log.ts';
import { whyFailed } from '#domain/words/whyFailed.ts';
import { TRUST_MS } from '#slate/answers/reader.ts';

/** Netlify's call has no limit of its own. */
const LIMIT_MS = 10_000;

/** Purges cached answers by their tags. Only a deployed function has the token. Never rejects: a cached answer is at most a minute old. */
export async function purge(tags: string[], log: Log, limitMs = LIMIT_MS): Promise<void> {
  if (!process.env.NETLIFY_PURGE_API_TOKEN) return;
  // Otherwise an instance that does not know yet would give the CDN the older answers again.
  await wait(TRUST_MS);
  const late = wait(limitMs, undefined, { ref: false }).then(() => {
    throw new Error(`the cache was not purged within ${limitMs} ms`);
  });
  await Promise.race([purgeCache({ tags }), late]).catch((error: unknown) =>
    log(whyFailed(error), { level: 'warn' }),
  );
}
