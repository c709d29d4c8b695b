import { describe, expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_PREDICTION } from './exampleGame.fixture.ts';
import type { Game, PredictedGame } from './game.ts';
import { averageConfidence, isClosed, isStale, keyInsights } from './gameView.ts';

const START = EXAMPLE_GAME.gameTime;

test('a game closes at kickoff, and when it is called off', () => {
  expect(isClosed(EXAMPLE_GAME, '2026-11-22T17:59:59.999Z')).toBe(false);
  expect(isClosed(EXAMPLE_GAME, START)).toBe(true);
  expect(isClosed({ status: 'postponed', gameTime: START }, '2026-11-20T00:00:00Z')).toBe(true);
});

test('a datum is stale past 30 minutes within 3 hours of the start', () => {
  expect(isStale('2026-11-22T16:30:00Z', START, '2026-11-22T17:00:00Z')).toBe(false);
  expect(isStale('2026-11-22T16:29:59Z', START, '2026-11-22T17:00:00Z')).toBe(true);
  expect(isStale('2026-11-22T12:00:00Z', START, '2026-11-22T15:00:00Z')).toBe(true);
  expect(isStale('2026-11-22T12:00:00Z', START, '2026-11-22T14:59:59Z')).toBe(false);
  expect(isStale('2026-11-22T12:00:00Z', START, START)).toBe(false);
});

test('average confidence leaves pending games out', () => {
  const pending: Game = { ...EXAMPLE_GAME, prediction: undefined };
  const sure = { ...EXAMPLE_GAME, prediction: { ...EXAMPLE_PREDICTION, confidenceRating: 80.7 } };
  expect(averageConfidence([EXAMPLE_GAME, sure, pending])).toBeCloseTo(69, 9);
  expect(averageConfidence([pending])).toBeUndefined();
});

describe('key insights', () => {
  const game = (rest: Partial<PredictedGame>) => ({ ...EXAMPLE_GAME, ...rest }) as PredictedGame;

  test('speak of the favourite, the total and the prices', () => {
    expect(keyInsights(EXAMPLE_GAME)).toEqual({
      favorite: 'Bills, 57.3% to win and 60% to cover the market’s line.',
      expectedTotal: '49.8 points, 2.3 above the line.',
      modelEdge: 'Slight edge. Best price: Over 47.5 at −110, DraftKings.',
    });
  });

  test('say so when no price is worth taking', () => {
    const quote = { ...EXAMPLE_GAME.odds[0], moneyline: { home: -140, away: 120 } };
    const odds = [{ ...quote, spread: undefined, total: undefined }] as PredictedGame['odds'];
    expect(keyInsights(game({ odds })).modelEdge).toBe(
      'Slight edge. Against the posted prices: no edge.',
    );
  });

  test('stand without odds', () => {
    expect(keyInsights(game({ odds: [], league: 'NHL' }))).toEqual({
      favorite: 'Bills, 57.3% to win.',
      expectedTotal: '49.8 goals.',
      modelEdge: 'Slight edge.',
    });
  });
});
