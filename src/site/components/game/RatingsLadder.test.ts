import { expect, test } from 'vitest';
import { ratingReach } from './RatingsLadder.tsx';

test('the ladder reaches every 90 % range with a round number', () => {
  const team = { name: 'A', abbreviation: 'A', games: 1 };
  expect(ratingReach([{ ...team, rating: 6.9, sd: 1.4 }])).toBe(10);
  expect(ratingReach([{ ...team, rating: -0.3, sd: 0.1 }])).toBe(0.5);
  expect(ratingReach([{ ...team, rating: 70, sd: 10 }])).toBe(100);
});
