import { expect, test } from 'vitest';
import type { LeaguePage } from '../leagues/leaguePage.ts';
import { resultsEnds, resultsEndText } from './resultsEnd.ts';

const text = (page: LeaguePage, on?: string) => resultsEndText(resultsEnds(page, on));

test('results that end are ours, and a league stands in the sentence as one would say it', () => {
  expect(text('NBA', '2025-06-22')).toBe('Our results for the NBA end on June 22, 2025.');
  expect(text('MLB', '2025-10-31')).toContain('for MLB end');
  expect(text('EPL', '2025-05-25')).toContain('for the Premier League end');
  expect(text('NCAAF', '2025-01-20')).toContain('for college football end');
  expect(text('F1', '2025-12-07')).toContain('for Formula 1 end');
  expect(text('NBA')).toBe('');
});

test('what ends on several days is said with each', () => {
  const ends = [
    { of: 'men’s tennis', on: '2025-07-06' },
    { of: 'women’s tennis', on: '2018-10-14' },
  ];
  expect(resultsEndText(ends)).toBe(
    'Our results for men’s tennis end on July 6, 2025, for women’s tennis on October 14, 2018.',
  );
});
