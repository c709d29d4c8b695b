import { expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_QUOTE } from '#domain/exampleGame.fixture.ts';
import { compareOdds } from '#domain/prices/compareOdds.ts';
import { fairMarket } from './fairMarket.ts';

test('is the market a prediction is set against, whatever the order of the quotes', () => {
  const bovada = {
    ...EXAMPLE_QUOTE,
    source: 'bovada' as const,
    moneyline: { home: -160, away: 135 },
  };
  const game = { ...EXAMPLE_GAME, odds: [bovada, EXAMPLE_QUOTE] };
  const espnAlone = fairMarket({ ...EXAMPLE_GAME, odds: [EXAMPLE_QUOTE] });
  expect(fairMarket(game)).toEqual(espnAlone);
  const home = compareOdds(game)[0]?.rows.find(({ side }) => side === 'home');
  expect(100 * (home?.marketShare ?? 0)).toBeCloseTo(espnAlone?.home ?? Number.NaN, 9);
});

test('is absent without a moneyline', () => {
  expect(fairMarket({ ...EXAMPLE_GAME, odds: [] })).toBeUndefined();
});
