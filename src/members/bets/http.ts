import { type Refusal, Refused } from '#contract/refused.ts';
import { get, post } from '#http/own.ts';
import { SHUT_OUT } from '#members/account/rules/pause.ts';
import { SIGNED_OUT } from '#members/account/rules/texts.ts';
import type { UsedSession } from '#members/account/store/accounts.ts';
import type { Here } from '#members/account/store/trust.ts';
import { anyDevice, trustedDevice } from '#members/account/trust.ts';
import { member } from '#members/account/who.ts';
import { BILLING } from '#members/billing/rules/texts.ts';
import { STRIPE_JSON } from '#members/billing/stripe/refusal.ts';
import { memberTools, moneyBackTools } from '#members/billing/tools.ts';
import { nextOfRenewing } from '#members/billing/verbs/nextPayment.ts';
import { tellOfBreaks } from '#members/billing/verbs/tellOfBreaks.ts';
import * as contract from './contract.ts';
import { boundTimes } from './rules/boundTimes.ts';
import { FULL_ACCOUNT } from './rules/full.ts';
import { bets } from './tools.ts';
import { shutOut } from './verbs/shutOut.ts';

const NO_PREMIUM =
  'Your account keeps bets while you have Premium. Until then they stay on this device.';
const REFUSALS: Readonly<Record<'shutOut' | 'premium' | 'full', Refusal>> = {
  shutOut: ['forbidden', SHUT_OUT],
  premium: ['forbidden', NO_PREMIUM],
  full: ['tooLarge', FULL_ACCOUNT],
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

const hereOf = ({ user, sessionId }: UsedSession): Here => ({ memberId: user.id, sessionId });

/** Until a device is trusted: those that it set. */
const showLimits = get(contract.readLimits, anyDevice(member), async ({ who, call }) => ({
  userId: who.user.id,
  ...(await call.site.use(bets).readLimits(hereOf(who))),
}));

/** On a device that is not trusted yet they are its own; the stricter ones count once it is. */
const setLimits = post(contract.setLimits, anyDevice(member), ({ who, body, call }) => {
  requireSelf(body.userId, who.user.id);
  return call.site.use(bets).setLimits(hereOf(who), body);
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
