import { expect, test } from 'vitest';
import { HOME_GAMES, ODDS_MINUTES, SKELETON_CARDS, UPDATES_TEXT } from './limits.ts';

test('home page: at most 12 games, skeleton 6 cards; odds are kept 5 minutes', () => {
  expect([HOME_GAMES, SKELETON_CARDS, ODDS_MINUTES]).toEqual([12, 6, 5]);
});

test('footer text says data updates every 15 minutes', () => {
  expect(UPDATES_TEXT).toBe('Data updates every 15 minutes.');
});
