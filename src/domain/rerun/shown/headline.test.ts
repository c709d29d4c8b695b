import { expect, test } from 'vitest';
import { whatIfHeadline } from './headline.ts';
import type { ShownWhatIf } from './shown.ts';

const shown = (bills: number, over: number): ShownWhatIf => ({
  title: '',
  bars: [],
  means: [],
  shares: [
    { label: 'Chiefs win', share: 1 - bills, winner: true },
    { label: 'Bills win', share: bills, winner: true },
    { label: 'Over 47.5', share: over, line: 'total' },
  ],
});

test('the published favorite stays the one that is named', () => {
  expect(whatIfHeadline(shown(0.573, 0.5), shown(0.621, 0.5), { home: 1 })).toBe(
    'Bills win 62.1%, published 57.3%',
  );
  expect(whatIfHeadline(shown(0.573, 0.5), shown(0.4, 0.5), { home: -5 })).toBe(
    'Bills win 40.0%, published 57.3%',
  );
});

test('a moved line is answered, and what stays says so', () => {
  expect(whatIfHeadline(shown(0.573, 0.48), shown(0.573, 0.48), { total: 47.5 })).toBe(
    'Bills win 57.3%, as published; Over 47.5: 48.0%',
  );
});
