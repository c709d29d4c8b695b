import { privateJson } from '#http/json.ts';
import { get, post } from '#http/own.ts';
import { SESSION_COOKIE } from '#members/account/cookies.ts';
import { deleteUser, members } from '#members/account/tools.ts';
import { trustedDevice } from '#members/account/trust.ts';
import { member } from '#members/account/who.ts';
import { isCardHidden, knownCard } from './card.ts';
import { deleteAccount } from './contract/manage.ts';
import { SUBSCRIPTION_PATHS } from './contract/paths.ts';
import { STRIPE_JSON } from './stripe/refusal.ts';
import { memberTools } from './tools.ts';
import { leave } from './verbs/leave.ts';
import { takeOut } from './verbs/takeOut.ts';
import { withoutLinks } from './verbs/withoutCard.ts';

/** Deletes the requester's account, and forgets the browser. */
export const DELETE_ACCOUNT = post(
  deleteAccount,
  knownCard(member),
  async ({ who, call: { site, context } }) => {
    const { use } = site;
    const leaving = { members: use(members), deleteUser: use(deleteUser) };
    await leave(use(memberTools), leaving, who.user.id);
    SESSION_COOKIE.remove(context);
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
