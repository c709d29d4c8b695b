import { expect, test } from 'vitest';
import { noSubscription, planStandingText, type ShownSubscription } from './standingText.ts';

const PAID = {
  createdAt: '2026-11-14T12:15:00Z',
  total: 1995,
  refunded: 0,
  status: 'paid',
} as const;
const MEMBER: ShownSubscription = {
  standing: 'active',
  tier: 'monthly',
  price: 1995,
  periodEnd: '2026-12-14T12:15:00Z',
  accessUntil: '2026-12-17T12:15:00Z',
  nextAttempt: null,
  next: { cents: 1995, credit: 0, at: '2026-12-14T12:15:00Z' },
  card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 },
};

test('a member reads plan, renewal and card', () => {
  const { title, badge, rows, note } = planStandingText(MEMBER, [PAID]);
  expect([title, badge]).toEqual(['Premium Member', 'Active']);
  expect(rows).toEqual([
    ['Plan', 'Monthly, $19.95'],
    ['Renews', 'December 14, 2026, 7:15 AM EST'],
    ['Next payment', '$19.95 on December 14, 2026'],
    ['Card', 'Visa ending 4242, until 12/2030'],
  ]);
  expect(note).toBe(
    'Cancel in one click. You keep access until the end of the month you paid for.',
  );
});

test('288: in a break of a month or more nothing is charged, until when, and what comes after', () => {
  const pausedUntil = '2027-02-20T12:15:00Z';
  const text = planStandingText({ ...MEMBER, pausedUntil }, [PAID]);
  expect([text.title, text.badge]).toEqual(['Payments are paused', 'Paused']);
  expect(text.rows).toEqual([
    ['Plan', 'Monthly, $19.95'],
    ['Paused until', 'February 20, 2027, 7:15 AM EST'],
    ['Card', 'Visa ending 4242, until 12/2030'],
  ]);
  expect(text.note).toContain('Nothing is charged until your break ends on February 20, 2027.');
  const after = { cents: 19995, credit: 0, at: '2027-05-01T12:15:00Z' };
  expect(planStandingText({ ...MEMBER, pausedUntil, next: after }, [PAID]).rows).toContainEqual([
    'Next payment',
    '$199.95 on May 1, 2027',
  ]);
  expect(planStandingText({ ...MEMBER, standing: 'ending', pausedUntil }, [PAID]).badge).toBe(
    'Canceled',
  );
});

test('who has cancelled reads until when, not the grace that a renewal would have', () => {
  const text = planStandingText({ ...MEMBER, standing: 'ending', accessUntil: MEMBER.periodEnd }, [
    PAID,
  ]);
  expect(text.title).toBe('Premium until December 14');
  const yearly = { ...MEMBER, tier: 'yearly', standing: 'ending' } as const;
  expect(planStandingText({ ...yearly, accessUntil: '2027-12-14T12:15:00Z' }, []).title).toBe(
    'Premium until December 14, 2027',
  );
  expect(text.rows).toContainEqual(['Access ends', 'December 14, 2026, 7:15 AM EST']);
  expect(text.rows).toContainEqual(['Last charge', '$19.95 on November 14, 2026']);
});

test('571: a break of a month shows the pause, and no renewal that will not be charged', () => {
  const pausedUntil = '2027-01-26T12:00:00Z';
  const text = planStandingText({ ...MEMBER, pausedUntil }, [PAID]);
  expect(text.rows.map(([name]) => name)).toEqual(['Plan', 'Paused until', 'Card']);
  expect(text.rows[1]?.[1]).toBe('January 26, 2027, 7:00 AM EST');
  const at = '2027-06-14T12:15:00Z';
  const yearly = { ...MEMBER, tier: 'yearly', periodEnd: at, pausedUntil } as const;
  const longer = planStandingText({ ...yearly, next: { cents: 19_995, credit: 0, at } }, [PAID]);
  expect(longer.rows.map(([name]) => name)).toEqual([
    'Plan',
    'Paused until',
    'Renews',
    'Next payment',
    'Card',
  ]);
  expect(longer.note).toContain('ends later by as long as the break');
});

test('past due says what was tried, what comes next and what is at stake', () => {
  const open = { ...PAID, status: 'open', createdAt: '2026-12-14T12:15:00Z' } as const;
  const text = planStandingText(
    { ...MEMBER, standing: 'past_due', nextAttempt: '2026-12-17T12:15:00Z' },
    [open, PAID],
  );
  expect(text.isAlert).toBe(true);
  expect(text.rows).toEqual([
    ['Plan', 'Monthly, $19.95'],
    ['Tried', 'December 14, 2026, Visa ending 4242 declined'],
    ['Next try', 'December 17, 2026, 7:15 AM EST'],
    ['Access', 'Open until December 17, 2026, 7:15 AM EST'],
  ]);
  expect(text.note).toContain('After December 17 Premium is off');
});

test.each(['unpaid', 'refunded', 'ended'] as const)('%s names no renewal', (standing) => {
  const { rows } = planStandingText({ ...MEMBER, standing, card: null }, [PAID]);
  expect(rows.map(([name]) => name)).not.toContain('Renews');
});

test('without a subscription, what was charged so far is told with what was given back', () => {
  const rows = (invoices: Parameters<typeof noSubscription>[0]) => noSubscription(invoices).rows;
  expect(rows([])).toContainEqual(['Charged so far', '$0.00']);
  expect(rows([PAID, { ...PAID, refunded: 500 }])).toContainEqual(['Charged so far', '$34.90']);
});

const AT = '2026-12-26T15:00:00Z';
test.each([
  [{ cents: 998, credit: 0, at: AT }, '$9.98 on December 26, 2026'],
  [{ cents: 498, credit: 500, at: AT }, '$4.98 on December 26, 2026, after $5.00 of credit'],
  [{ cents: 0, credit: 998, at: AT }, 'Nothing on December 26, 2026: credit pays $9.98'],
  [{ cents: 0, credit: 0, at: AT }, 'Nothing on December 26, 2026'],
])('282: the price a member reads is what the next invoice takes: %j', (next, text) => {
  const { rows } = planStandingText({ ...MEMBER, next }, [PAID]);
  expect(rows).toContainEqual(['Next payment', text]);
  expect(rows[0]).toEqual(['Plan', 'Monthly']);
  const kept = planStandingText({ ...MEMBER, next, standing: 'ending' }, [PAID]).note;
  expect(kept.toLowerCase()).toContain(`if you keep it, the next payment is ${text.toLowerCase()}`);
});

test('282: where Stripe cannot say, no price is said at all', () => {
  for (const standing of ['active', 'ending', 'past_due', 'unpaid'] as const) {
    const shown = planStandingText({ ...MEMBER, standing, next: null }, []);
    expect(JSON.stringify(shown), standing).not.toContain('$');
  }
});

test.each([
  [{ cents: 1995, credit: 0 }, '$19.95 on December 14, 2026'],
  [{ cents: 995, credit: 1000 }, '$9.95 on December 14, 2026, after $10.00 of credit'],
  [{ cents: 1994, credit: 1 }, '$19.94 on December 14, 2026, after $0.01 of credit'],
  [{ cents: 0, credit: 1995 }, 'Nothing on December 14, 2026: credit pays $19.95'],
  [{ cents: 0, credit: 1 }, 'Nothing on December 14, 2026: credit pays $0.01'],
  [{ cents: 0, credit: 0 }, 'Nothing on December 14, 2026'],
])('what is taken next says what credit pays of it: %o', (next, text) => {
  const { rows } = planStandingText({ ...MEMBER, next: { ...next, at: MEMBER.periodEnd } }, [PAID]);
  expect(rows).toContainEqual(['Next payment', text]);
});
