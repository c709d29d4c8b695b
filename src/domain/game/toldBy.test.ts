import { expect, test } from 'vitest';
import { toldByText } from './toldBy.ts';

test('a league told of by a second feed says by which, under what licence, and what is missing', () => {
  expect(toldByText('NFL', 'nflverse')).toBe(
    'ESPN did not answer when this page was made, so NFL schedules and results are from nflverse (CC BY 4.0). Live scores and ESPN’s prices are missing.',
  );
  expect(toldByText('NCAAF', 'CollegeFootballData')).toContain('from CollegeFootballData.');
});
