import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import { readSlateStatus } from './answers.ts';

test('a slate status has a hash and times', () => {
  for (const status of [
    { contentHash: null, asOf: {} },
    { contentHash: 'ab', asOf: { NFL: EXAMPLE_GAME.asOf } },
  ]) {
    expect(readSlateStatus({ ...status, unknown: 1 })).toEqual(status);
  }
  expect(readSlateStatus({ contentHash: 'ab', asOf: { NFL: 5 } })).toBeUndefined();
  expect(readSlateStatus({ contentHash: 'ab' })).toBeUndefined();
});
