import { expect, test } from 'vitest';
import { monthLabel, sportLabel } from './groups.ts';
import { rateLabel } from './rateLabel.ts';

test.each([
  [66, 'Strong'],
  [65, 'Strong'],
  [64.9, 'Good'],
  [0, 'Good'],
])('a win rate of %d is labelled %s', (rate, label) => {
  expect(rateLabel(rate)).toBe(label);
});

test('tours and series go under their sport, leagues under their name', () => {
  expect(['NCAAF', 'ATP', 'WTA', 'NASCAR-Truck', 'pga-tour', 'UFC'].map(sportLabel)).toEqual([
    'College Football',
    'Tennis',
    'Tennis',
    'NASCAR',
    'Golf',
    'UFC',
  ]);
  expect(monthLabel('2026-11')).toBe('Nov 2026');
});
