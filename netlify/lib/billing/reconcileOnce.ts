import process from 'node:process';
import { clock } from '#clock';
import { reconcile } from '#server/tasks/billing/reconcile.ts';
import { privateError, privateJson } from '../accounts/privateAnswer.ts';
import { signedNonce } from '../refreshRequest.ts';
import { deleteLeft } from './deleteLeft.ts';
import { billingTools } from './environment.ts';
import { reasonOf } from './reasonOf.ts';

/** One comparison with Stripe, for whoever signed the request, once and not soon after another; nobody reads the answer. */
export async function reconcileOnce(request: Request): Promise<Response> {
  if (request.method !== 'POST') {
    return privateError(405, 'Only POST is answered here', { allow: 'POST' });
  }
  const secret = process.env.SUPABASE_SECRET_KEY ?? '';
  const nonce = signedNonce(request.headers, secret, clock.now(), 'reconcile');
  if (nonce === undefined) return privateError(404, 'Not found');
  try {
    const tools = billingTools();
    const verdict = await tools.billing.acceptReconcile(nonce);
    if (verdict !== 'accepted') return privateError(verdict === 'used' ? 409 : 429, verdict);
    const { failures, twice, ...counts } = await reconcile(tools, clock.now());
    for (const customer of twice) console.error(`Stripe: ${customer} pays for two subscriptions`);
    await deleteLeft().catch((error: unknown) => console.error(`Leaving: ${reasonOf(error)}`));
    for (const { what, error } of failures) console.error(`Stripe: ${what}: ${reasonOf(error)}`);
    const result = { ...counts, twice: twice.length, failures: failures.length };
    console.log('Compared with Stripe:', JSON.stringify(result));
    return privateJson(failures.length === 0 ? 200 : 500, result);
  } catch (error) {
    console.error(`Stripe could not be compared with: ${reasonOf(error)}`);
    return privateError(500, 'It could not be compared');
  }
}
