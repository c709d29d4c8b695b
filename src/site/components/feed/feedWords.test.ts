import { expect, test } from 'vitest';
import { feedDescription, feedName } from './feedWords.ts';

test('the feed of all leagues says that it is of team leagues, and that it is cut where it is', () => {
  expect(feedName(undefined)).toBe('Predictions of all team leagues');
  const held = { league: undefined, sample: false, open: 1_213 };
  expect(feedDescription({ ...held, shown: 100 })).toBe(
    'The next 100 of 1,213 games to come; each league has its own feed. Individual sports have calendars instead.',
  );
  expect(feedDescription({ ...held, shown: 1_213 })).not.toContain(' of 1,213');
});

test('a league’s own says the same of its games, and samples say so first', () => {
  expect(feedName('NFL')).toBe('NFL predictions');
  expect(feedDescription({ league: 'NFL', sample: true, shown: 100, open: 101 })).toMatch(
    /^Sample games with sample odds\. .*The next 100 of 101 games to come; the rest are on the league’s page\./,
  );
  expect(feedDescription({ league: 'NFL', sample: false, shown: 9, open: 9 })).toBe(
    'Games to come.',
  );
});
