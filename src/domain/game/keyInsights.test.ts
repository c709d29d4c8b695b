import { describe, expect, test } from 'vitest';
import { laggingGame } from '../prices/sharpHistory.fixture.ts';
import { EXAMPLE_GAME } from './exampleGame.fixture.ts';
import type { PredictedGame } from './game.ts';
import { keyInsights } from './keyInsights.ts';

const NO_EDGE = 'No significant edge in any posted price.';

describe('key insights', () => {
  const game = (rest: Partial<PredictedGame>) => ({ ...EXAMPLE_GAME, ...rest }) as PredictedGame;

  test('speak of the favourite, the total and the prices', () => {
    expect(keyInsights(EXAMPLE_GAME)).toEqual({
      brief: 'One score or less decides 100% of games',
      favorite: 'Bills, by 2.4 points on average; one score or less decides 100% of games.',
      expectedTotal: '49.8 points, 2.3 above the line.',
      edge: NO_EDGE,
    });
  });

  test('name the edge, whose return the head of the page has', () => {
    const off = { ...EXAMPLE_GAME.odds[0], moneyline: { home: 105, away: -125 } };
    const odds = [off] as PredictedGame['odds'];
    expect(keyInsights(game({ odds })).edge).toBe(NO_EDGE);
    expect(keyInsights(laggingGame(game({ odds }))).edge).toEqual({
      words: 'Strong edge detected: Bills, the best of 6 prices.',
    });
  });

  test('say so when no price is worth taking', () => {
    const quote = { ...EXAMPLE_GAME.odds[0], moneyline: { home: -140, away: 120 } };
    const odds = [{ ...quote, spread: undefined, total: undefined }] as PredictedGame['odds'];
    expect(keyInsights(game({ odds })).edge).toBe(NO_EDGE);
  });

  test('stand without odds', () => {
    expect(keyInsights(game({ odds: [], league: 'NHL' }))).toEqual({
      brief: 'One goal or less decides 10% of games',
      favorite: 'Bills, by 2.4 goals on average; one goal or less decides 10% of games.',
      expectedTotal: '49.8 goals.',
      edge: 'No line yet.',
    });
  });
});
