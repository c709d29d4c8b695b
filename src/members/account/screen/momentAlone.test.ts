import { expect, test } from 'vitest';
import * as account from '#members/billing/rules/accountText.ts';
import { easternMoment } from './momentAlone.ts';

test.each([
  '2026-12-14T12:15:00Z',
  '2026-07-01T03:59:59Z',
  '2026-11-01T05:30:00Z',
  '2026-11-01T06:30:00Z',
])('%s is written as on the account page', (instant) => {
  expect(easternMoment(instant)).toBe(account.accountMoment(instant));
});
