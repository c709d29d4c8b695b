import { expect, test } from 'vitest';
import { tabOf, withTab } from './tabAddress.ts';

const IDS = ['upcoming', 'today'];

test('an address names a tab of its group, or none', () => {
  expect(tabOf('?fights=today', 'fights', IDS)).toBe('today');
  expect(tabOf('?fights=yesterday', 'fights', IDS)).toBeUndefined();
  expect(tabOf('?guide=today', 'fights', IDS)).toBeUndefined();
});

test('the first tab needs no word in the address; the rest of the address stays', () => {
  const here = 'https://simcast.example/boxing?guide=rules#x';
  const today = withTab(here, 'fights', 'today', 'upcoming');
  expect(today).toBe('https://simcast.example/boxing?guide=rules&fights=today#x');
  expect(withTab(today, 'fights', 'upcoming', 'upcoming')).toBe(here);
});
