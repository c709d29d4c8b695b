import { Refused } from '#contract/refused.ts';
import { get, post } from '#http/own.ts';
import { SIGNED_OUT } from '#members/account/rules/texts.ts';
import { trustedDevice } from '#members/account/trust.ts';
import { member } from '#members/account/who.ts';
import { BILLING } from '#members/billing/rules/texts.ts';
import { readFollows, syncFollows } from './contract.ts';
import { follows } from './tools.ts';

const VERSION = 1;

const show = get(readFollows, trustedDevice(member), async ({ who: { user }, call }) => ({
  userId: user.id,
  version: VERSION,
  list: await call.site.use(follows).read(user.id),
}));

/** Without Premium and during a break, too: a list holds no picks. */
const sync = post(syncFollows, trustedDevice(member), async ({ who: { user }, body, call }) => {
  if (body.userId !== user.id) throw new Refused('forbidden', BILLING.notYou);
  const list = await call.site.use(follows).sync(user.id, body.list);
  if (list === null) throw new Refused('signedOut', SIGNED_OUT);
  return { userId: user.id, version: VERSION, list };
});

/** What a member follows, the same on every device. */
export const FOLLOW_ENDPOINTS = [show, sync] as const;
