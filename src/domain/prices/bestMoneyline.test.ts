import { expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_PREDICTION, EXAMPLE_QUOTE } from '../game/exampleGame.fixture.ts';
import { bestMoneyline } from './bestMoneyline.ts';

const bovada = {
  ...EXAMPLE_QUOTE,
  book: 'bovada',
  feed: 'bovada' as const,
  provider: 'Bovada',
  moneyline: { home: -118, away: 100 },
};
const game = { ...EXAMPLE_GAME, odds: [EXAMPLE_QUOTE, bovada] };

test('the better price of each side, whoever asks it', () => {
  expect(bestMoneyline(game, 'home')).toMatchObject({ american: -118, provider: 'Bovada' });
  expect(bestMoneyline(game, 'away')).toMatchObject({ american: 104, provider: 'DraftKings' });
});

test('a book that is left out of the market, or names no price, is no book to bet at', () => {
  const leftOut = [{ provider: 'Bovada', market: 'moneyline' as const, reason: 'far' }];
  const anchor = { books: ['DraftKings'], leftOut };
  const prediction = { ...EXAMPLE_PREDICTION, anchor };
  expect(bestMoneyline({ ...game, prediction }, 'home')).toMatchObject({ american: -122 });
  const none = { ...EXAMPLE_QUOTE, moneyline: undefined };
  expect(bestMoneyline({ ...game, odds: [none] }, 'home')).toBeUndefined();
});
