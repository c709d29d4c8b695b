import { privateJson } from '#http/json.ts';
import { get, post } from '#http/own.ts';
import { SESSION_COOKIE } from '#members/account/cookies.ts';
import { deleteUser, members } from '#members/account/tools.ts';
import { trustedDevice } from '#members/account/trust.ts';
import { member } from '#members/account/who.ts';
import type { Site } from '#wiring';
import { isCardHidden, knownCard } from './card.ts';
import { deleteAccount } from './contract/manage.ts';
import { SUBSCRIPTION_PATHS } from './contract/paths.ts';
import { STRIPE_JSON } from './stripe/refusal.ts';
import { leavingCustomers, memberTools } from './tools.ts';
import { eraseAccount } from './verbs/eraseAccount.ts';
import { forgetNumbers } from './verbs/forgetNumbers.ts';
import { takeOut } from './verbs/takeOut.ts';
import { withoutLinks } from './verbs/withoutCard.ts';

/** What fails here is done by the daily comparison: our own rows are gone already. Asks Stripe only if somebody has paid. */
async function forgetLeft({ use }: Site): Promise<void> {
  const leaving = use(leavingCustomers);
  if ((await leaving.read()).length > 0) await forgetNumbers(use(memberTools).stripe, leaving);
}

/** Deletes the requester's account, and forgets the browser. */
export const DELETE_ACCOUNT = post(
  deleteAccount,
  knownCard(member),
  async ({ who, call }) => {
    const { use } = call.site;
    const leaving = { members: use(members), deleteUser: use(deleteUser) };
    await eraseAccount(use(memberTools), leaving, who.user.id);
    await forgetLeft(call.site).catch((error: unknown) => console.error(error));
    SESSION_COOKIE.remove(call.context);
    return { ok: true };
  },
  STRIPE_JSON,
);

/** Everything held about a member, as a file. */
export const TAKE_OUT = get(
  { path: SUBSCRIPTION_PATHS.exportAccount },
  trustedDevice(member),
  async ({ who, call }) => {
    const { use } = call.site;
    const exportedAt = call.now.toISOString();
    const held = await takeOut(use(memberTools), use(members), who.user.id);
    const { invoices, ...own } = held;
    const shown = isCardHidden(who) ? withoutLinks(invoices) : invoices;
    return privateJson(
      200,
      { exportedAt, ...own, invoices: shown },
      { 'content-disposition': `attachment; filename="account-${exportedAt.slice(0, 10)}.json"` },
    );
  },
  STRIPE_JSON,
);
