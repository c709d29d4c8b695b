import { expect, test } from 'vitest';
import { TIERS } from './plans.ts';
import {
  dollarsOfCents,
  savingCents,
  savingDollars,
  savingPercent,
  tierPriceText,
  yearOfMonthsCents,
} from './planText.ts';

test('the plans’ figures are the specification’s', () => {
  expect(TIERS.map(tierPriceText)).toEqual(['$19.95/month', '$199.95/year']);
  expect(dollarsOfCents(yearOfMonthsCents())).toBe('$239.40');
  expect(dollarsOfCents(savingCents())).toBe('$39.45');
  expect(savingDollars()).toBe(40);
  expect(savingPercent()).toBe(17);
});
