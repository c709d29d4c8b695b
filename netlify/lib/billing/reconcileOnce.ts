import process from 'node:process';
import { clock } from '#clock';
import type { Log } from '#domain/operation/log.ts';
import { reconcile } from '#server/tasks/billing/reconcile.ts';
import type { BillingTools } from '#server/tasks/billing/tools.ts';
import { privateError, privateJson } from '../accounts/privateAnswer.ts';
import { runLog } from '../operation/runLog.ts';
import { signedNonce } from '../refreshRequest.ts';
import { deleteLeft } from './deleteLeft.ts';
import { billingTools } from './environment.ts';
import { reasonOf } from './reasonOf.ts';
import { thinPrivate } from './thinPrivate.ts';

/** The comparison itself, each failure of it in the log. */
async function compared(tools: BillingTools, log: Log) {
  const { failures, twice, ...counts } = await reconcile(tools, clock.now());
  const failed = (message: string): void => log(message, { level: 'error' });
  for (const customer of twice) failed(`Stripe: ${customer} pays for two subscriptions`);
  await deleteLeft().catch((error: unknown) => failed(`Leaving: ${reasonOf(error)}`));
  for (const { what, error } of failures) failed(`Stripe: ${what}: ${reasonOf(error)}`);
  const result = { ...counts, twice: twice.length, failures: failures.length };
  log('Compared with Stripe', { counts: result });
  return result;
}

/** One comparison with Stripe, for whoever signed the request, once and not soon after another; nobody reads the answer. */
export async function reconcileOnce(request: Request): Promise<Response> {
  if (request.method !== 'POST') {
    return privateError(405, 'Only POST is answered here', { allow: 'POST' });
  }
  const secret = process.env.SUPABASE_SECRET_KEY ?? '';
  const nonce = signedNonce(request.headers, secret, clock.now(), 'reconcile');
  if (nonce === undefined) return privateError(404, 'Not found');
  const write = runLog('reconcile');
  const log: Log = (message, details) => write(message, { run: nonce, ...details });
  // Before all else: also where there is no Stripe to compare with.
  await thinPrivate().catch((error: unknown) =>
    log(`Forgetting: ${reasonOf(error)}`, { level: 'error' }),
  );
  try {
    const tools = billingTools();
    const verdict = await tools.billing.acceptReconcile(nonce);
    if (verdict !== 'accepted') return privateError(verdict === 'used' ? 409 : 429, verdict);
    const result = await compared(tools, log);
    const fine = result.failures === 0;
    await tools.billing.settleReconcile(nonce, fine ? 'done' : 'failed');
    return privateJson(fine ? 200 : 500, result);
  } catch (error) {
    log(`Stripe could not be compared with: ${reasonOf(error)}`, { level: 'error' });
    return privateError(500, 'It could not be compared');
  }
}
