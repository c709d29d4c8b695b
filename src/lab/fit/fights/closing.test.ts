import { expect, test } from 'vitest';
import { fightClosing } from './closing.ts';

test('closing prices that are no market are left out', () => {
  expect(fightClosing({ moneyline: { a: -5000, b: -5000 } }).winA).toBeUndefined();
  expect(fightClosing({ moneyline: { a: -50, b: 120 } }).winA).toBeUndefined();
});

test('fair shares of a moneyline and of the six ways', () => {
  const methods = {
    a: { knockout: 600, submission: 110, decision: 900 },
    b: { knockout: 600, submission: 1200, decision: 500 },
  };
  const fair = fightClosing({ moneyline: { a: 400, b: -550 }, methods });
  expect(fair.winA).toBeCloseTo(0.17, 2);
  const six = [...(fair.methods?.a ?? []), ...(fair.methods?.b ?? [])];
  expect(six.reduce((all, share) => all + share, 0)).toBeCloseTo(1, 10);
  expect(fair.methods?.a[1]).toBe(Math.max(...six));
});
