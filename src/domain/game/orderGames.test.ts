import { expect, test } from 'vitest';
import { gameCall } from '../prices/gameCall.ts';
import { homeAt, pricedGame } from '../prices/payingGame.fixture.ts';
import type { GamesOrder } from '../product/gamesPage.ts';
import type { PredictedGame } from './game.ts';
import { orderGames } from './orderGames.ts';

const NOW = new Date('2026-11-22T15:00:00Z');
const game = (
  id: number,
  gameTime: string,
  price: Parameters<typeof pricedGame>[2][number] = homeAt(-130),
  home = 55,
): PredictedGame => {
  const made = pricedGame(id, NOW, [price], { gameTime, timeKnown: true });
  const prediction = {
    ...made.prediction,
    homeWinProbability: home,
    awayWinProbability: 100 - home,
  };
  return { ...made, asOf: NOW.toISOString(), prediction };
};
const ids = (games: readonly PredictedGame[], order: GamesOrder) =>
  orderGames(games, order, NOW).map(({ id }) => id);

test('by day and time the soonest comes first; where two are level the specified order stays', () => {
  const games = [
    game(1, '2026-11-22T21:00:00Z'),
    game(2, '2026-11-22T18:00:00Z'),
    game(3, '2026-11-23T18:00:00Z'),
    game(4, '2026-11-22T18:00:00Z'),
  ];
  expect(ids(games, 'day')).toEqual([2, 4, 1, 3]);
  expect(ids(games, 'best')).toEqual([1, 2, 3, 4]);
});

test('a game whose time is not set comes last on its day, before the next', () => {
  const unset = { ...game(1, '2026-11-22T05:00:00Z'), timeKnown: false };
  const later = { ...unset, gameTime: '2026-11-22T17:00:00Z' };
  const games = [later, game(2, '2026-11-22T23:00:00Z'), game(3, '2026-11-23T18:00:00Z')];
  expect(ids(games, 'day')).toEqual([2, 1, 3]);
});

test('what has begun comes last in every order', () => {
  const begun = game(1, '2026-11-22T14:00:00Z', homeAt(100), 90);
  const games = [begun, game(2, '2026-11-22T18:00:00Z'), game(3, '2026-11-22T17:00:00Z')];
  for (const order of ['day', 'chance', 'line', 'total', 'price'] as const) {
    expect(ids(games, order).at(-1), order).toBe(1);
  }
});

test('by a column the highest comes first, and what is not known last', () => {
  const at = '2026-11-22T18:00:00Z';
  const one = game(1, at, { ...homeAt(-130), spread: { line: -3 }, total: { line: 40 } }, 55);
  const two = game(2, at, { ...homeAt(-122), spread: { line: 7 }, total: { line: 50 } }, 30);
  const three = game(3, at, homeAt(-150), 60);
  const pending = { ...game(4, at), prediction: undefined, odds: [] };
  const games = [pending, one, two, three] as readonly PredictedGame[];
  expect(ids(games, 'chance')).toEqual([2, 3, 1, 4]);
  expect(ids(games, 'line')).toEqual([2, 1, 4, 3]);
  expect(ids(games, 'total')).toEqual([2, 1, 4, 3]);
  expect(ids(games, 'price').at(-1)).toBe(4);
});

test('by price what is too far from the books comes last, whichever of the two is the error', () => {
  const at = '2026-11-22T18:00:00Z';
  const alone = (home: number) => ({ moneyline: { home, away: Number.NaN } });
  const farPrice = game(1, at, alone(200));
  const sure = game(2, at, alone(105), 58);
  // The books give .45.
  const anchor = { ...sure.prediction.anchor, win: { home: 0.45, draw: 0, away: 0.55 } };
  const farFigure = { ...sure, prediction: { ...sure.prediction, anchor } } as PredictedGame;
  expect(gameCall(farPrice, NOW)).toMatchObject({ state: 'notAnEdge', why: 'farPrice' });
  expect(gameCall(farFigure, NOW)).toMatchObject({ state: 'notAnEdge', why: 'farFigure' });
  expect(ids([farPrice, farFigure, game(3, at, homeAt(-150))], 'price')).toEqual([3, 1, 2]);
});
