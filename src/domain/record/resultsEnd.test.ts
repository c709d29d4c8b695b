import { expect, test } from 'vitest';
import type { LeaguePage } from '../leagues/leaguePage.ts';
import { resultsEnds, resultsEndText } from './resultsEnd.ts';

const text = (page: LeaguePage, on?: string) => resultsEndText(resultsEnds(page, on));

test('one league’s results say their last day, and a league is named as one would say it', () => {
  expect(text('NBA', '2025-06-22')).toBe('Results to Jun 22, 2025.');
  expect(text('NBA')).toBe('');
  const said = (page: LeaguePage) => resultsEnds(page, '2025-05-25').map(({ of }) => of);
  expect(said('NBA')).toEqual(['the NBA']);
  expect(said('MLB')).toEqual(['MLB']);
  expect(said('EPL')).toEqual(['the Premier League']);
  expect(said('NCAAF')).toEqual(['college football']);
  expect(said('F1')).toEqual(['Formula 1']);
});

test('what ends on several days is said with each', () => {
  const ends = [
    { of: 'men’s tennis', on: '2025-07-06' },
    { of: 'women’s tennis', on: '2018-10-14' },
  ];
  expect(resultsEndText(ends)).toBe(
    'Results of men’s tennis to Jul 6, 2025, of women’s tennis to Oct 14, 2018.',
  );
});
