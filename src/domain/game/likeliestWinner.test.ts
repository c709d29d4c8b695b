import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from './exampleGame.fixture.ts';
import type { PredictedGame } from './game.ts';
import { likeliestWinners } from './likeliestWinner.ts';

const before = '2026-11-22T15:00:00Z';

const game = (id: number, home: number, gameTime = EXAMPLE_GAME.gameTime): PredictedGame => ({
  ...EXAMPLE_GAME,
  id,
  status: 'scheduled',
  gameTime,
  prediction: {
    ...EXAMPLE_GAME.prediction,
    homeWinProbability: home,
    awayWinProbability: 100 - home,
  },
});

test('is the side with the greatest share, home or away', () => {
  const [found] = likeliestWinners([game(1, 70), game(2, 12), game(3, 55)], before);
  expect(found).toMatchObject({ game: { id: 2 }, side: 'away', share: 88 });
});

test('is of tonight, still to start, and of rated sides', () => {
  const unrated = game(2, 99);
  const others = [
    game(1, 98, '2026-11-22T14:00:00Z'),
    { ...unrated, prediction: { ...unrated.prediction, bothRated: false } },
    game(3, 97, '2026-11-23T18:00:00Z'),
  ];
  expect(likeliestWinners([...others, game(4, 60)], before)[0]?.game.id).toBe(4);
  expect(likeliestWinners(others, before)).toEqual([]);
});

test('is nobody where all are toss-ups', () => {
  expect(likeliestWinners([game(1, 50.2)], before)).toEqual([]);
});

test('once his game begins, the likeliest of those that start later follows', () => {
  const found = likeliestWinners(
    [game(1, 80), game(2, 70, '2026-11-22T17:00:00Z'), game(3, 60, '2026-11-22T21:00:00Z')],
    before,
  );
  expect(found.map((winner) => winner.game.id)).toEqual([1, 3]);
});
