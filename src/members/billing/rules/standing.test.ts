import { expect, test } from 'vitest';
import { accessUntil, type SubscriptionFacts } from './standing.ts';

const GRACE_MS = 3 * 86_400_000;

const [START, END] = [Date.UTC(2026, 10, 1), Date.UTC(2026, 11, 1)];
const HOUR = 3_600_000;
const PAID: SubscriptionFacts = {
  status: 'active',
  tier: 'monthly',
  periodStart: START,
  periodEnd: END,
  cancelsAt: null,
  endedAt: null,
  unpaidSince: null,
  refunded: false,
};

/** Every possible state of a subscription, and until when it gives access. */
const STATES: readonly [string, Partial<SubscriptionFacts>, number][] = [
  ['paid, renews', {}, END + GRACE_MS],
  ['40, 41: cancelled, runs to its last second', { cancelsAt: END }, END],
  ['cancelled to an earlier day', { cancelsAt: START + HOUR }, START + HOUR],
  ['cancelled to a day some periods from now', { cancelsAt: END + 90 * 24 * HOUR }, END + GRACE_MS],
  ['on trial', { status: 'trialing' }, END + GRACE_MS],
  ['on trial, cancelled', { status: 'trialing', cancelsAt: END }, END],
  [
    '43: past due, three days from the first try',
    { status: 'past_due', unpaidSince: START + HOUR },
    START + HOUR + GRACE_MS,
  ],
  ['43: past due, the invoice untold', { status: 'past_due' }, START + GRACE_MS],
  [
    'past due and cancelled before the grace ends',
    { status: 'past_due', unpaidSince: START, cancelsAt: START + HOUR },
    START + HOUR,
  ],
  ['unpaid after the last try', { status: 'unpaid', unpaidSince: START }, 0],
  ['first payment open', { status: 'incomplete' }, 0],
  ['first payment given up', { status: 'incomplete_expired' }, 0],
  ['paused', { status: 'paused' }, 0],
  ['ended', { status: 'canceled', endedAt: END, cancelsAt: END }, 0],
  ['a word of a later Stripe', { status: 'dormant' }, 0],
  ['45: paid back in full', { refunded: true }, 0],
  ['a price that is none of ours', { tier: null }, 0],
];

test.each(STATES)('%s', (_, facts, until) => {
  expect(accessUntil({ ...PAID, ...facts }, false)).toBe(until);
});

test.each(STATES)('banned: %s', (_, facts) => {
  expect(accessUntil({ ...PAID, ...facts }, true)).toBe(0);
});

test('yearly gives what monthly gives', () => {
  expect(accessUntil({ ...PAID, tier: 'yearly' }, false)).toBe(END + GRACE_MS);
});
