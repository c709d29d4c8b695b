import { expect, test } from 'vitest';
import { PLANS } from '../rules/plans.ts';
import { switchFigures } from './switchFigures.ts';

type Preview = Parameters<typeof switchFigures>[0];

const seconds = (at: string): number => Date.parse(at) / 1000;
const [THIS, NEXT] = ['2026-12-21T13:00:00.000Z', '2027-11-21T13:00:00.000Z'];
const ASKED = { tier: 'yearly', prorationDate: 7, periodEnd: seconds(THIS) } as const;

type Line = Preview['lines']['data'][number];
const line = (amount: number, end: string, proration?: 'item' | 'invoice'): Line => ({
  amount,
  period: { end: seconds(end) },
  parent: {
    type: 'subscription_item_details',
    subscription_item_details:
      proration === 'item' ? ({ proration: true } as never) : ({ proration: false } as never),
    invoice_item_details: proration === 'invoice' ? ({ proration: true } as never) : null,
  },
});
const preview = (lines: readonly Line[], more: Partial<Preview> = {}): Preview => {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return {
    lines: { data: lines },
    total,
    starting_balance: 0,
    amount_due: Math.max(0, total),
    ...more,
  };
};
const figures = (lines: readonly Line[], more?: Partial<Preview>) =>
  switchFigures(preview(lines, more), ASKED);

test('a usual one: the unused part back, the new period in full', () => {
  expect(figures([line(-900, THIS, 'item'), line(19_995, NEXT)])).toEqual({
    tier: 'yearly',
    dueNow: 19_095,
    credit: 0,
    unused: 900,
    nextPayment: NEXT,
    nextDue: 19_995,
    prorationDate: 7,
  });
});

test('prorations alone: the period of what is charged, then the plan’s price', () => {
  expect(figures([line(-900, THIS, 'item'), line(19_000, NEXT, 'item')])).toMatchObject({
    dueNow: 18_100,
    unused: 900,
    credit: 0,
    nextPayment: NEXT,
    nextDue: PLANS.yearly.cents,
  });
});

test('only a credit: the current period goes on, and the credit is taken off its renewal', () => {
  expect(figures([line(-900, THIS, 'invoice')])).toMatchObject({
    dueNow: 0,
    credit: 900,
    unused: 900,
    nextPayment: THIS,
    nextDue: PLANS.yearly.cents - 900,
  });
});

test('no line at all, and lines that cost nothing', () => {
  const nothing = { dueNow: 0, credit: 0, unused: 0, nextPayment: THIS };
  expect(figures([])).toMatchObject({ ...nothing, nextDue: PLANS.yearly.cents });
  expect(figures([line(0, THIS, 'item')])).toMatchObject({
    ...nothing,
    nextDue: PLANS.yearly.cents,
  });
  expect(figures([line(0, NEXT)])).toMatchObject({ ...nothing, nextPayment: NEXT, nextDue: 0 });
});

test('a balance from before counts for the credit, and more credit than a period costs leaves nothing due', () => {
  expect(figures([line(-900, THIS, 'item')], { starting_balance: -500 })).toMatchObject({
    credit: 1_400,
    nextDue: PLANS.yearly.cents - 1_400,
  });
  expect(figures([line(-99_999, THIS, 'item'), line(19_995, NEXT)])).toMatchObject({
    dueNow: 0,
    credit: 80_004,
    nextDue: 0,
  });
  // An amount owed from before is no credit.
  expect(figures([line(-900, THIS, 'item')], { starting_balance: 900 })).toMatchObject({
    credit: 0,
  });
});

test('a line without a parent is one in full', () => {
  expect(figures([{ ...line(19_995, NEXT), parent: null }])).toMatchObject({
    dueNow: 19_995,
    nextPayment: NEXT,
  });
});
