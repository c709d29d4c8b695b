import { expect, test } from 'vitest';
import { BOXING_FEED } from './boxingFeed.ts';

test('the boxing page says in one sentence what the free key gives', () => {
  expect(BOXING_FEED).toBe(
    'Fights come from TheSportsDB’s free list: main events only, at most three a day. A fight that is missing here is not called off; we just do not get it.',
  );
});
