import { expect, test } from 'vitest';
import { toldByText } from './toldBy.ts';

test('a league told of by a second feed says by which, under what licence, and what is missing', () => {
  expect(toldByText('NFL', 'nflverse')).toBe(
    'When this page was built, schedule and results of the NFL came from nflverse (CC BY 4.0), because ESPN did not answer: scores of games under way and ESPN’s prices are missing.',
  );
  expect(toldByText('NCAAF', 'CollegeFootballData')).toContain('from CollegeFootballData, because');
});
