import { expect, test } from 'vitest';
import { BOXING_FEED } from './boxingFeed.ts';

test('the boxing page says in one sentence what the free key gives', () => {
  expect(BOXING_FEED).toBe(
    'Fights come from the free list of TheSportsDB, which gives us main events only, the next one and at most three a day: a fight that is missing here is missing from our feed, not called off.',
  );
});
