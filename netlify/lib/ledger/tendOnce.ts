import process from 'node:process';
import { clock } from '#clock';
import { witnessesOf } from '#server/stamping/fromEnvironment.ts';
import { tendLedger } from '#server/tasks/ledger/tendLedger.ts';
import { errorJson } from '../answer.ts';
import { refreshStore } from '../environment.ts';
import { signedNonce } from '../refreshRequest.ts';
import { SAFE } from '../safe.ts';

/** One look after the ledger, for whoever signed the request, once and not soon after another; nobody reads the answer. */
export async function tendOnce(request: Request): Promise<Response> {
  if (request.method !== 'POST') {
    return errorJson(405, 'Only POST is answered here', { allow: 'POST' });
  }
  const secret = process.env.SUPABASE_SECRET_KEY ?? '';
  const nonce = signedNonce(request.headers, secret, clock.now(), 'ledger');
  if (nonce === undefined) return errorJson(404, 'Not found');
  const store = refreshStore();
  const verdict = await store.acceptRefreshRequest(nonce, 'ledger');
  if (verdict !== 'accepted') return errorJson(verdict === 'used' ? 409 : 429, verdict);
  const outcome = await tendLedger(store, () => witnessesOf(process.env), console.error);
  if (outcome.fault !== null) console.error(`The ledger does not verify. ${outcome.fault}`);
  console.log('Looked after the ledger:', JSON.stringify(outcome));
  return Response.json(outcome, {
    status: outcome.fault === null ? 200 : 500,
    headers: { ...SAFE, 'cache-control': 'no-store' },
  });
}
