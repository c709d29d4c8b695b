import { Refused } from '#contract/refused.ts';
import { get, post } from '#http/own.ts';
import { trust as trusted } from '#members/account/tools.ts';
import { anyDevice } from '#members/account/trust.ts';
import { whenceOf } from '#members/account/whence.ts';
import { member, openMember } from '#members/account/who.ts';
import { isCardHidden, knownCard, onceBought } from './card.ts';
import { createSubscription } from './contract/create.ts';
import { currentSubscription } from './contract/current.ts';
import * as contract from './contract/manage.ts';
import type { Tier } from './rules/plans.ts';
import { type RenewalWording, renewalWording } from './rules/renewal.ts';
import { BILLING } from './rules/texts.ts';
import { STRIPE_JSON } from './stripe/refusal.ts';
import { memberTools, moneyBackTools } from './tools.ts';
import { type CancelOutcome, cancelOwn, resumeOwn } from './verbs/cancel.ts';
import { readCurrent } from './verbs/current.ts';
import { askMoneyBack, type MoneyBack } from './verbs/moneyBack.ts';
import { openPortal } from './verbs/portal.ts';
import { startCheckout } from './verbs/startCheckout.ts';
import * as plans from './verbs/switchPlan.ts';
import { withoutCard } from './verbs/withoutCard.ts';

const OK = { ok: true };
const DAY_S = 86_400;

function told(done: CancelOutcome) {
  if (done === 'none') throw new Refused('conflict', BILLING.none);
  if (done === 'refunded') throw new Refused('conflict', BILLING.refunded);
  return OK;
}

const NO_SWITCH = {
  none: BILLING.none,
  same: BILLING.samePlan,
  ending: BILLING.endingPlan,
  unpaid: BILLING.unpaidPlan,
  'by hand': BILLING.byHandPlan,
} as const satisfies Readonly<Record<plans.NoSwitch, string>>;

/** The sentence about a plan's renewal. Refuses who has not agreed to it as it reads now. */
function agreedTo(tier: Tier, version: string | undefined, cents?: number): RenewalWording {
  if (version === undefined) throw new Refused('invalid', BILLING.agreeFirst);
  const wording = renewalWording(tier, cents);
  if (version !== wording.version) throw new Refused('conflict', BILLING.readsDifferently);
  return wording;
}

/** Buying a subscription. */
const create = post(
  createSubscription,
  onceBought(openMember),
  async ({ who: { user, sessionId, trust }, body: { userId, tier, renewal }, call }) => {
    if (userId !== user.id) throw new Refused('forbidden', BILLING.notYou);
    const wording = agreedTo(tier, renewal);
    if (trust === null)
      await call.site.use(trusted).noteUnprovenPurchase({ memberId: user.id, sessionId });
    const started = await startCheckout(call.site.use(memberTools), user.id, tier);
    if (started.status === 'subscribed') throw new Refused('conflict', BILLING.subscribed);
    if (started.status === 'replaced') throw new Refused('conflict', BILLING.replaced);
    // Before the payment page's address is given out: nobody pays without it.
    const { renewals } = call.site.use(moneyBackTools);
    await renewals.noteConsent(user.id, tier, wording, whenceOf(call));
    return started;
  },
  STRIPE_JSON,
);

const current = get(
  currentSubscription,
  anyDevice(member),
  async ({ who, call }) => {
    const shown = await readCurrent(
      call.site.use(memberTools),
      call.site.use(moneyBackTools),
      who.user.id,
      call.now,
    );
    return isCardHidden(who) ? withoutCard(shown, who.trust) : shown;
  },
  STRIPE_JSON,
);

const cancel = post(
  contract.cancelSubscription,
  anyDevice(member),
  async ({ who, call }) => told(await cancelOwn(call.site.use(memberTools), who.user.id)),
  STRIPE_JSON,
);

const NO_MONEY: Readonly<Record<Exclude<MoneyBack, 'done' | 'too often'>, string>> = {
  none: BILLING.moneyBackNone,
  had: BILLING.moneyBackHad,
  'not first': BILLING.moneyBackNotFirst,
  late: BILLING.moneyBackLate,
};

/** The guarantee. Also for members who have shut themselves out: it sells nothing. */
const moneyBack = post(
  contract.moneyBack,
  knownCard(member),
  async ({ who: { user }, call: { site, now } }) => {
    const { use } = site;
    const given = await askMoneyBack(use(memberTools), use(moneyBackTools), user.id, now);
    if (given === 'done') return OK;
    if (given === 'too often')
      throw new Refused('tooOften', BILLING.moneyBackTooOften, { retryAfter: DAY_S });
    throw new Refused('conflict', NO_MONEY[given]);
  },
  STRIPE_JSON,
);

/** Resuming makes it renew again, which costs money. */
const resume = post(
  contract.resumeSubscription,
  knownCard(openMember),
  async ({ who, call }) => told(await resumeOwn(call.site.use(memberTools), who.user.id, call.now)),
  STRIPE_JSON,
);

const preview = post(
  contract.previewSwitch,
  anyDevice(openMember),
  async ({ who, body: { tier }, call }) => {
    const tools = call.site.use(memberTools);
    const asked = await plans.previewSwitch(tools, who.user.id, tier, call.now);
    if (typeof asked === 'string') throw new Refused('conflict', NO_SWITCH[asked]);
    return { ...asked.figures, renewal: renewalWording(tier, asked.planCents) };
  },
  STRIPE_JSON,
);

const switchTo = post(
  contract.switchPlan,
  knownCard(openMember),
  async ({ who, body, call }) => {
    const version = body.renewal?.version;
    if (version === undefined) throw new Refused('invalid', BILLING.agreeFirst);
    const { renewals } = call.site.use(moneyBackTools);
    // Before anything is charged.
    const agree = (cents: number) =>
      renewals.noteConsent(
        who.user.id,
        body.tier,
        agreedTo(body.tier, version, cents),
        whenceOf(call),
      );
    const tools = call.site.use(memberTools);
    const switched = await plans.switchOwn(tools, who.user.id, body, call.now, agree);
    if (switched === 'done') return OK;
    throw new Refused('conflict', switched === 'outdated' ? BILLING.outdated : NO_SWITCH[switched]);
  },
  STRIPE_JSON,
);

const portal = post(
  contract.openPortal,
  knownCard(member),
  async ({ who, call }) => {
    const url = await openPortal(call.site.use(memberTools), who.user.id);
    if (url === undefined) throw new Refused('conflict', BILLING.neverBought);
    return { url };
  },
  STRIPE_JSON,
);

/** A member's subscription. */
export const SUBSCRIPTION_ENDPOINTS = [
  create,
  current,
  cancel,
  moneyBack,
  resume,
  preview,
  switchTo,
  portal,
] as const;
