import { type Refusal, Refused } from '#contract/refused.ts';
import { get, post } from '#http/own.ts';
import { SHUT_OUT } from '#members/account/rules/pause.ts';
import { SIGNED_OUT } from '#members/account/rules/texts.ts';
import { anyDevice, requireTrust, trustedDevice } from '#members/account/trust.ts';
import { member } from '#members/account/who.ts';
import { BILLING } from '#members/billing/rules/texts.ts';
import { STRIPE_JSON } from '#members/billing/stripe/refusal.ts';
import { memberTools, moneyBackTools } from '#members/billing/tools.ts';
import { nextOfRenewing } from '#members/billing/verbs/nextPayment.ts';
import { tellOfBreaks } from '#members/billing/verbs/tellOfBreaks.ts';
import * as contract from './contract.ts';
import { boundTimes } from './rules/boundTimes.ts';
import { isHigher } from './rules/limits.ts';
import { bets } from './tools.ts';
import { shutOut } from './verbs/shutOut.ts';

const NO_PREMIUM =
  'Your account keeps bets while you have Premium. Until then they stay on this device.';
const FULL =
  'Your account is full at 100,000 bets. Newer ones stay on this device: delete some to sync again.';
const REFUSALS: Readonly<Record<'shutOut' | 'premium' | 'full', Refusal>> = {
  shutOut: ['forbidden', SHUT_OUT],
  premium: ['forbidden', NO_PREMIUM],
  full: ['tooLarge', FULL],
};

/** Another tab of the browser may have signed somebody else in. */
function requireSelf(userId: string, memberId: string): void {
  if (userId !== memberId) throw new Refused('forbidden', BILLING.notYou);
}

/** Exchanges bets: this device's changes for those it has not seen. */
const sync = post(
  contract.syncBets,
  trustedDevice(member),
  async ({ who: { user }, body, call }) => {
    requireSelf(body.userId, user.id);
    const brought = { ...body, bets: body.bets.map((bet) => boundTimes(bet, call.now)) };
    const synced = await call.site.use(bets).sync(user.id, brought);
    if (synced === null) throw new Refused('signedOut', SIGNED_OUT);
    if ('refused' in synced) throw new Refused(...REFUSALS[synced.refused]);
    return synced;
  },
);

const showLimits = get(contract.readLimits, anyDevice(member), async ({ who: { user }, call }) => ({
  userId: user.id,
  ...(await call.site.use(bets).readLimits(user.id)),
}));

/** Lowers limits on any device, and raises them on one that is trusted. */
const setLimits = post(contract.setLimits, anyDevice(member), async ({ who, body, call }) => {
  const { user, trust } = who;
  requireSelf(body.userId, user.id);
  const limits = call.site.use(bets);
  if (trust === null) {
    const held = await limits.readLimits(user.id);
    if (isHigher(body.stake, held.stake, call.now) || isHigher(body.loss, held.loss, call.now))
      requireTrust(who);
  }
  return limits.setLimits(user.id, body);
});

/** Begins a pause, or a self-exclusion. Open on any device: who needs it is never kept waiting. */
const pause = post(
  contract.beginPause,
  anyDevice(member),
  async ({ who, body, call }) => {
    requireSelf(body.userId, who.user.id);
    const { use } = call.site;
    const tools = use(memberTools);
    const memberId = who.user.id;
    const tell = () =>
      tellOfBreaks(use(moneyBackTools), {
        now: call.now,
        next: (id) => nextOfRenewing(tools.stripe, id),
        memberId,
      });
    const begun = await shutOut(use(bets), tools, memberId, body, tell);
    if (!begun) throw new Refused('signedOut', SIGNED_OUT);
    return begun;
  },
  STRIPE_JSON,
);

/** A member's bets, limits and pauses. */
export const BET_ENDPOINTS = [sync, showLimits, setLimits, pause] as const;
