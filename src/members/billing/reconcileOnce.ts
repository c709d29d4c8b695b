import type { Log } from '#domain/operation/log.ts';
import type { Call } from '#http/endpoint.ts';
import { background } from '#http/job.ts';
import { unkeptJson } from '#http/json.ts';
import { jobLog, loggedStep, reasonOf } from '#jobLog';
import { deleteUser, members } from '#members/account/tools.ts';
import type { BillingTools } from './billingTools.ts';
import { billingTools, leavingCustomers, memberTools, moneyBackTools } from './tools.ts';
import { deleteLeavingUsers } from './verbs/eraseAccount.ts';
import { forgetNumbers } from './verbs/forgetNumbers.ts';
import { finishMoneyBack } from './verbs/moneyBack.ts';
import { nextOfRenewing } from './verbs/nextPayment.ts';
import { reconcile } from './verbs/reconcile.ts';
import { remindOfRenewals } from './verbs/remindOfRenewals.ts';
import { tellOfBreaks } from './verbs/tellOfBreaks.ts';

const logOf = (nonce: string): Log => jobLog('reconcile', nonce);

/** The comparison itself; each failure is logged. */
async function compared(tools: BillingTools, { site: { use }, now }: Call, log: Log) {
  const { failures, named, ...counts } = await reconcile(tools, now);
  const failed = (message: string): void => log(message, { level: 'error' });
  for (const { line } of named) failed(`Stripe: ${line}`);
  const twice = named.filter(({ what }) => what === 'twice').length;
  const leaving = async () =>
    deleteLeavingUsers({ members: use(members), deleteUser: use(deleteUser) });
  await leaving().catch((error: unknown) => failed(`Leaving: ${reasonOf(error)}`));
  const forgotten = async () => forgetNumbers(use(memberTools).stripe, use(leavingCustomers));
  await forgotten().catch((error: unknown) => failed(`Numbers at Stripe: ${reasonOf(error)}`));
  const back = use(moneyBackTools);
  const given = async () => {
    for (const open of await back.moneyBacks.open()) {
      const finished = finishMoneyBack(use(memberTools), back, open);
      // One that fails keeps nobody else waiting.
      await finished.catch((error: unknown) =>
        failed(`Money back of ${open.subscription}: ${reasonOf(error)}`),
      );
    }
  };
  await given().catch((error: unknown) => failed(`Money back: ${reasonOf(error)}`));
  const reminded = async () => {
    const next = (id: string) => nextOfRenewing(use(memberTools).stripe, id);
    return (
      (await tellOfBreaks(back, { now, next })) + (await remindOfRenewals(back, { now, next }))
    );
  };
  const told = await reminded().catch((error: unknown) => {
    failed(`Reminders: ${reasonOf(error)}`);
    return 0;
  });
  for (const { what, error } of failures) failed(`Stripe: ${what}: ${reasonOf(error)}`);
  const result = { ...counts, told, twice, named: named.length, failures: failures.length };
  log('Compared with Stripe', { counts: result });
  return result;
}

/** Runs a step; a failure is logged without keys. */
const step = <T>(log: Log, run: () => Promise<T>): Promise<T> =>
  loggedStep(log, 'Stripe could not be compared with', 'It could not be compared', run);

/** The daily comparison with Stripe. */
export const RECONCILE = background({
  job: 'reconcile',
  accept: async ({ site: { use } }, nonce) => {
    const log = logOf(nonce);
    // First of all, deletes expired texts, calls and feed readings: even without Stripe.
    const thinned = async () => use(members).thinPrivate();
    await thinned().catch((error: unknown) =>
      log(`Forgetting: ${reasonOf(error)}`, { level: 'error' }),
    );
    return step(log, async () => use(billingTools).billing.acceptReconcile(nonce));
  },
  run: async (call, nonce) => {
    const log = logOf(nonce);
    return step(log, async () => {
      const tools = call.site.use(billingTools);
      const result = await compared(tools, call, log);
      const fine = result.failures === 0;
      await tools.billing.settleReconcile(nonce, fine ? 'done' : 'failed');
      return unkeptJson(fine ? 200 : 500, result);
    });
  },
});
