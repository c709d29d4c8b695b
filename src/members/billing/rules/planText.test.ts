import { expect, test } from 'vitest';
import { TIERS } from './plans.ts';
import {
  centsText,
  priceText,
  savingCents,
  savingDollars,
  savingPercent,
  yearOfMonthsCents,
} from './planText.ts';

test('the plans’ figures are the specification’s', () => {
  expect(TIERS.map(priceText)).toEqual(['$19.95/month', '$199.95/year']);
  expect(centsText(yearOfMonthsCents())).toBe('$239.40');
  expect(centsText(savingCents())).toBe('$39.45');
  expect(savingDollars()).toBe(40);
  expect(savingPercent()).toBe(17);
});
