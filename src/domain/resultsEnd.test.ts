import { expect, test } from 'vitest';
import { resultsEndText } from './resultsEnd.ts';

test('results that end are ours, and a league stands in the sentence as one would say it', () => {
  expect(resultsEndText('NBA', '2025-06-22')).toBe('Our results for the NBA end on June 22, 2025.');
  expect(resultsEndText('MLB', '2025-10-31')).toContain('for MLB end');
  expect(resultsEndText('EPL', '2025-05-25')).toContain('for the Premier League end');
  expect(resultsEndText('NCAAF', '2025-01-20')).toContain('for college football end');
  expect(resultsEndText('F1', '2025-12-07')).toContain('for F1 end');
});
