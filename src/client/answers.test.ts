import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '#domain/exampleGame.fixture.ts';
import { isSlateStatus } from './answers.ts';

test('a slate status has a hash and times', () => {
  expect(isSlateStatus({ contentHash: null, asOf: {} })).toBe(true);
  expect(isSlateStatus({ contentHash: 'ab', asOf: { NFL: EXAMPLE_GAME.asOf } })).toBe(true);
  expect(isSlateStatus({ contentHash: 'ab', asOf: { NFL: 5 } })).toBe(false);
  expect(isSlateStatus({ contentHash: 'ab' })).toBe(false);
});
