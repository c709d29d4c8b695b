import process from 'node:process';
import { keptCatalog } from '#server/payments/keptCatalog.ts';
import { createPayments } from '#server/payments/payments.ts';
import { PROMPT_STRIPE, stripeOf } from '#server/payments/stripe.ts';
import { type Alerts, createAlerts } from '#server/store/alerts.ts';
import { userDeletion } from '#server/store/authUsers.ts';
import { type Bets, createBets } from '#server/store/bets.ts';
import { createBilling } from '#server/store/billing.ts';
import { type CardChecks, createCardChecks } from '#server/store/cardChecks.ts';
import { createCheckouts } from '#server/store/checkouts.ts';
import { connect } from '#server/store/client.ts';
import { PROMPT } from '#server/store/limitedFetch.ts';
import { createMembers, type Members } from '#server/store/members.ts';
import { syncSubscription } from '#server/tasks/billing/syncSubscription.ts';
import type { MemberTools } from '#server/tasks/subscriptions/tools.ts';
import { offeredNames } from '../messages/offered.ts';

interface Tools extends MemberTools {
  readonly members: Members;
  readonly cardChecks: CardChecks;
  readonly bets: Bets;
  readonly alerts: Alerts;
  readonly deleteUser: (id: string) => Promise<unknown>;
}

function makeTools(): Tools {
  const { URL: siteUrl } = process.env;
  if (!siteUrl) throw new Error('URL must be set: it is where Stripe sends a buyer back to.');
  const access = stripeOf(process.env, PROMPT_STRIPE);
  const client = connect(process.env, PROMPT);
  const billing = createBilling(client);
  const payments = createPayments(access);
  return {
    stripe: access.stripe,
    catalog: keptCatalog(access.stripe),
    billing,
    checkouts: createCheckouts(client),
    members: createMembers(client),
    cardChecks: createCardChecks(client),
    bets: createBets(client),
    alerts: createAlerts(client, offeredNames),
    deleteUser: userDeletion(process.env),
    sync: (id) => syncSubscription({ billing, payments }, id),
    siteUrl: siteUrl.replace(/\/$/, ''),
  };
}

let tools: Tools | undefined;

/** What the functions of subscriptions and accounts work with, made at their first use. */
export function memberTools(): Tools {
  tools ??= makeTools();
  return tools;
}
