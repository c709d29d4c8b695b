import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import type { ProbeLine } from '#domain/operation/probe.ts';
import { isNamedHost } from '#feeds/joined/fromEnvironment.ts';
import { probesOf } from '#feeds/joined/probes.ts';
import { runProbe } from '#feeds/probe/runProbe.ts';
import { background } from '#http/job.ts';
import { jobLog } from '#jobLog';
import { SITE } from '#site';
import { patientStore } from '#slate/tools.ts';
import type { Environment } from '#wiring';
import { probeFeeds } from './probe.ts';
import { watchOnce } from './watchOnce.ts';

/** Slower than any feed's limit: 4 a second, or 30 a minute of which a probe takes four. */
const GAP_MS = 1_000;
/** FEED_GAP_MS 0 means that the feeds are on this machine and need no pauses. */
const schema = z.object({
  SIMCAST_SOURCE: z.enum(['espn', 'demo', 'auto']).default('espn'),
  FEED_GAP_MS: z.string().optional(),
});

/** One probe of every feed named in the environment. */
const probeNow = (env: Environment, now: Date): Promise<readonly ProbeLine[]> =>
  runProbe(probesOf(env, now), {
    userAgent: `${SITE.name} (+${SITE.url})`,
    gapMs: schema.parse(env).FEED_GAP_MS === '0' ? 0 : GAP_MS,
    standsFor: isNamedHost(env),
    wait,
  });

/** The daily probe. With samples, no feed is requested. */
export const PROBE_FEEDS = background({
  job: 'probe',
  accept: ({ site }, nonce) => site.use(patientStore).acceptRefreshRequest(nonce, 'probe'),
  run: async ({ site, now }, nonce) => {
    const store = site.use(patientStore);
    if (schema.parse(site.env).SIMCAST_SOURCE === 'demo') {
      await store.settleRefreshRequest(nonce, 'idle');
      return { status: 'idle' };
    }
    const log = jobLog('probe');
    try {
      const counts = await probeFeeds(store, () => probeNow(site.env, now), log);
      log('probed the feeds', { counts: { ...counts } });
      await store.settleRefreshRequest(nonce, 'done');
      return counts;
    } catch (error) {
      await store.settleRefreshRequest(nonce, 'failed');
      throw error;
    } finally {
      await watchOnce(site, store, log);
    }
  },
});
