import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { clock } from '#clock';
import type { ProbeLine } from '#domain/operation/probe.ts';
import { probesOf } from '#server/sources/joined/probes.ts';
import { runProbe } from '#server/sources/probe/runProbe.ts';
import { probeFeeds } from '#server/tasks/operation/probe.ts';
import { SITE } from '#site';
import { errorJson } from '../answer.ts';
import { refreshStore } from '../environment.ts';
import { signedNonce } from '../refreshRequest.ts';
import { SAFE } from '../safe.ts';
import { runLog } from './runLog.ts';
import { watchOnce } from './watchOnce.ts';

/** Fewer than any feed allows: 4 a second, or 30 a minute of which a probe takes four. */
const GAP_MS = 1_000;
/** FEED_GAP_MS 0 says that the feeds are on this machine and need no waiting. */
const schema = z.object({
  SIMCAST_SOURCE: z.enum(['espn', 'demo', 'auto']).default('espn'),
  FEED_GAP_MS: z.string().optional(),
});

/** One probe of every feed that the environment names. */
export const probeNow = (): Promise<readonly ProbeLine[]> =>
  runProbe(probesOf(process.env, clock.now()), {
    userAgent: `${SITE.name} (+${SITE.url})`,
    gapMs: schema.parse(process.env).FEED_GAP_MS === '0' ? 0 : GAP_MS,
    wait,
  });

/** The daily probe, started once by a signed request. Nobody reads the answer. With samples no feed is asked. */
export async function probeOnce(request: Request): Promise<Response> {
  if (request.method !== 'POST') {
    return errorJson(405, 'Only POST is answered here', { allow: 'POST' });
  }
  const secret = process.env.SUPABASE_SECRET_KEY ?? '';
  const nonce = signedNonce(request.headers, secret, clock.now(), 'probe');
  if (nonce === undefined) return errorJson(404, 'Not found');
  const store = refreshStore();
  const verdict = await store.acceptRefreshRequest(nonce, 'probe');
  if (verdict !== 'accepted') return errorJson(verdict === 'used' ? 409 : 429, verdict);
  const headers = { ...SAFE, 'cache-control': 'no-store' };
  if (schema.parse(process.env).SIMCAST_SOURCE === 'demo') {
    await store.settleRefreshRequest(nonce, 'idle');
    return Response.json({ status: 'idle' }, { headers });
  }
  const log = runLog('probe');
  try {
    const counts = await probeFeeds(store, probeNow, log);
    log('probed the feeds', { counts: { ...counts } });
    await store.settleRefreshRequest(nonce, 'done');
    return Response.json(counts, { headers });
  } catch (error) {
    await store.settleRefreshRequest(nonce, 'failed');
    throw error;
  } finally {
    await watchOnce(store, log);
  }
}
