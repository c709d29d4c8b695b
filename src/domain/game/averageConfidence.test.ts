import { expect, test } from 'vitest';
import { averageConfidence } from './averageConfidence.ts';
import { EXAMPLE_GAME, EXAMPLE_PREDICTION } from './exampleGame.fixture.ts';
import type { Game } from './game.ts';

test('average confidence leaves pending games out', () => {
  const pending: Game = { ...EXAMPLE_GAME, prediction: undefined };
  const sure = { ...EXAMPLE_GAME, prediction: { ...EXAMPLE_PREDICTION, confidenceRating: 80.7 } };
  expect(averageConfidence([EXAMPLE_GAME, sure, pending])).toBeCloseTo(69, 9);
  expect(averageConfidence([pending])).toBeUndefined();
});
