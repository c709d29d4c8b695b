import process from 'node:process';
import { clock } from '#clock';
import { alertsOnce } from '../lib/alerts/alertsOnce.ts';
import { errorJson } from '../lib/answer.ts';
import { refreshStore } from '../lib/environment.ts';
import { refreshIfDue } from '../lib/operation/refreshIfDue.ts';
import { runLog } from '../lib/operation/runLog.ts';
import { signedNonce } from '../lib/refreshRequest.ts';
import { SAFE } from '../lib/safe.ts';

/** What is due of the refresh, for whoever signed the request, once and not soon after another; nobody reads the answer. */
export default async (request: Request): Promise<Response> => {
  if (request.method !== 'POST')
    return errorJson(405, 'Only POST is answered here', { allow: 'POST' });
  const secret = process.env.SUPABASE_SECRET_KEY ?? '';
  const nonce = signedNonce(request.headers, secret, clock.now());
  if (nonce === undefined) return errorJson(404, 'Not found');
  const store = refreshStore();
  const verdict = await store.acceptRefreshRequest(nonce);
  if (verdict !== 'accepted') return errorJson(verdict === 'used' ? 409 : 429, verdict);
  const log = runLog('refresh');
  const outcome = await refreshIfDue(store, nonce, log);
  if (outcome.status === 'done') await alertsOnce(log);
  return Response.json(outcome, { headers: { ...SAFE, 'cache-control': 'no-store' } });
};
