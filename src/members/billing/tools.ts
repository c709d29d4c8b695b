import { webAddress } from '#domain/product/webAddress.ts';
import { offeredNames } from '#members/account/channels/offered.ts';
import { SITE } from '#site';
import { connectStore } from '#store/client.ts';
import type { CallLimits } from '#store/limitedFetch.ts';
import { promptClient } from '#store/tools.ts';
import type { Tool } from '#wiring';
import type { BillingTools } from './billingTools.ts';
import type { MemberTools } from './memberTools.ts';
import { createBilling } from './store/billing.ts';
import { type CardChecks, createCardChecks } from './store/cardChecks.ts';
import { createCheckouts } from './store/checkouts.ts';
import { createLeavingCustomers, type LeavingCustomers } from './store/leavingCustomers.ts';
import { createMoneyBacks } from './store/moneyBacks.ts';
import { createReadings } from './store/readings.ts';
import { createRenewals } from './store/renewals.ts';
import { createTills } from './store/tills.ts';
import { keptCatalog } from './stripe/keptCatalog.ts';
import { createPayments } from './stripe/payments.ts';
import { PROMPT_STRIPE, type StripeAccess, stripeOf } from './stripe/stripe.ts';
import type { MoneyBackTools } from './verbs/moneyBack.ts';
import { syncSubscription } from './verbs/syncSubscription.ts';

/** Stripe waits longer for an answer than a reader would, and what is not dealt with in time it sends again. */
const LIMITS: CallLimits = { readMs: 4_000, writeMs: 5_000 };

const promptStripe: Tool<StripeAccess> = ({ env }) => stripeOf(env, PROMPT_STRIPE);

const promptBilling: Tool<BillingTools> = ({ use }) => ({
  billing: createBilling(use(promptClient)),
  payments: createPayments(use(promptStripe)),
  tills: createTills(use(promptClient)),
});

const catalog: Tool<MemberTools['catalog']> = ({ use }) => keptCatalog(use(promptStripe).stripe);

const siteUrl: Tool<string> = ({ env: { URL: url } }) => {
  const own = webAddress(url ?? '');
  if (!own)
    throw new Error('URL must be set: it is the address where Stripe sends a buyer back to.');
  return own.base;
};

/** Tools for buying and managing a subscription. Stripe is contacted only if needed: a member without a card never needs it. */
export const memberTools: Tool<MemberTools> = ({ use }) => ({
  get stripe() {
    return use(promptStripe).stripe;
  },
  get catalog() {
    return use(catalog);
  },
  product: () => use(promptBilling).payments.product(),
  billing: createBilling(use(promptClient)),
  checkouts: createCheckouts(use(promptClient)),
  readings: createReadings(use(promptClient)),
  sync: (id) => syncSubscription(use(promptBilling), id),
  get siteUrl() {
    return use(siteUrl);
  },
});

/** Tools for giving money back, for consents to renewals, and for what members are told of their subscription. */
export const moneyBackTools: Tool<MoneyBackTools> = ({ use, env }) => ({
  moneyBacks: createMoneyBacks(use(promptClient)),
  renewals: createRenewals(use(promptClient)),
  sender: { name: SITE.name, host: new URL(env.URL ?? SITE.url).host },
  channels: offeredNames(env),
});

export const leavingCustomers: Tool<LeavingCustomers> = ({ use }) =>
  createLeavingCustomers(use(promptClient));

export const cardChecks: Tool<CardChecks> = ({ use }) => createCardChecks(use(promptClient));

/** Tools for Stripe's events and the daily comparison. Throws one sentence if the environment lacks something. */
export const billingTools: Tool<BillingTools> = ({ env }) => ({
  billing: createBilling(connectStore(env, LIMITS)),
  payments: createPayments(stripeOf(env)),
  tills: createTills(connectStore(env, LIMITS)),
});
