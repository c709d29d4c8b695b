import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type Stripe from 'stripe';
import type { Tier } from '#members/billing/rules/plans.ts';
import { renewalWording } from '#members/billing/rules/renewal.ts';
import { stripeOf } from '#members/billing/stripe/stripe.ts';
import { E2E } from './stack.ts';

const environment = (): Record<string, string> =>
  JSON.parse(readFileSync(join(E2E.data, 'stack.json'), 'utf8'));

/** The owner's direct access to the running stack's Stripe account. */
export const stripe = (): Stripe => stripeOf(environment()).stripe;

type Card = 'good' | 'later' | 'declined' | 'insufficient';

/** Makes something happen at the Stripe stand-in. */
export async function controlStripe(name: string, body: object): Promise<void> {
  const answer = await fetch(`${environment().STRIPE_API_URL}/_control/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
}

/** Requests one of our endpoints with a page's cookies, as a page of the site does. */
async function ask(page: Page, path: string, data?: object) {
  const headers = { origin: E2E.url };
  const answer = await page.request.fetch(`${E2E.url}${path}`, {
    headers,
    ...(data && { method: 'POST', data }),
  });
  return answer.json();
}

/** Buys a plan as the signed-in member, on Stripe's page, with this card; waits until we know. Returns the subscription's id. */
export async function buyPremium(
  page: Page,
  tier: Tier = 'monthly',
  card: Card = 'good',
): Promise<string> {
  const { user } = await ask(page, '/api/auth/session');
  const renewal = renewalWording(tier).version;
  const wanted = { userId: user.id, tier, renewal };
  const { url } = await ask(page, '/api/subscriptions/create', wanted);
  await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ do: 'pay', card }),
    redirect: 'manual',
  });
  const { data } = await stripe().subscriptions.list({ limit: 100 });
  const bought = data.find(({ metadata }) => metadata.member === user.id);
  if (!bought) throw new Error('nothing was bought');
  // Stripe's webhook may arrive later.
  const status = async () => (await ask(page, '/api/auth/session')).user.subscriptionStatus;
  await expect.poll(status).toBe('active');
  return bought.id;
}

/** Makes a renewal fail: a new period begins now, and the card on file is declined. */
export async function failRenewal(subscription: string): Promise<void> {
  await stripe().subscriptions.update(subscription, {
    billing_cycle_anchor: { type: 'now' },
    proration_behavior: 'none',
    payment_behavior: 'allow_incomplete',
  });
}
