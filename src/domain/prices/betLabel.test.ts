import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '../exampleGame.fixture.ts';
import { betLabel } from './betLabel.ts';

test('names a bet', () => {
  expect(betLabel(EXAMPLE_GAME, { side: 'home' })).toBe('Bills');
  expect(betLabel(EXAMPLE_GAME, { side: 'away', line: 1.5 })).toBe('Chiefs +1.5');
  expect(betLabel(EXAMPLE_GAME, { side: 'home', line: 0 })).toBe('Bills 0');
  expect(betLabel(EXAMPLE_GAME, { side: 'under', line: 47.5 })).toBe('Under 47.5');
});
