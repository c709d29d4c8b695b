import { expect, test } from 'vitest';
import { gameSchema } from '#contract/game.ts';
import { EXAMPLE_GAME, EXAMPLE_PREDICTION } from '#domain/exampleGame.fixture.ts';
import { starRating } from '#domain/stars.ts';
import { completeGame, isGameAnswer } from './gameAnswer.ts';

const NOW = new Date('2026-11-22T15:50:00Z');
const live = { status: 'live', score: { home: 7, away: 3 }, detail: 'Q2 1:00' };

const complete = (answer: unknown) => {
  if (!isGameAnswer(answer)) throw new TypeError('This is no game');
  return completeGame(answer, NOW);
};

test('what the contract lets through is taken as it is', () => {
  for (const game of [
    EXAMPLE_GAME,
    { ...EXAMPLE_GAME, prediction: undefined },
    { ...EXAMPLE_GAME, ...live },
    { ...EXAMPLE_GAME, ...live, status: 'final' },
    { ...EXAMPLE_GAME, status: 'postponed', detail: 'Snow' },
  ]) {
    expect(complete(gameSchema.parse(game))).toEqual(game);
  }
});

test('a game of the specification’s fields alone is filled up with nothing that is not known', () => {
  const game = complete({
    id: 5,
    league: 'NBA',
    gameTime: '2026-11-22T18:00:00Z',
    status: 'upcoming',
    homeTeam: { name: 'Boston Celtics', abbreviation: 'BOS' },
    awayTeam: { name: 'New York Knicks', abbreviation: 'NYK' },
    venue: 'TD Garden',
    prediction: {
      homeWinProbability: 61,
      awayWinProbability: 39,
      spread: -4,
      total: 224,
      predictedHomeScore: 114,
      predictedAwayScore: 110,
    },
  });
  expect(game).toMatchObject({
    status: 'scheduled',
    asOf: NOW.toISOString(),
    odds: [],
    venue: { name: 'TD Garden' },
    homeTeam: { shortName: 'Boston Celtics' },
    prediction: { confidenceRating: 61, drawProbability: 0 },
  });
  expect(game.prediction?.simulationData.grid).toEqual([]);
});

test('a confidence of one to five is stars', () => {
  for (const [said, stars] of [
    [4, 4],
    [1, 1],
    [5, 5],
    [69.2, 4],
  ]) {
    const prediction = { ...EXAMPLE_PREDICTION, confidenceRating: said };
    const game = complete({ ...EXAMPLE_GAME, prediction });
    expect(starRating(game.prediction?.confidenceRating ?? 0, 2)).toBe(stars);
  }
});

test('what a page could not draw is no game', () => {
  for (const answer of [
    undefined,
    'a game',
    {},
    { ...EXAMPLE_GAME, league: 'Quidditch' },
    { ...EXAMPLE_GAME, homeTeam: { name: 'Bills' } },
    { ...EXAMPLE_GAME, prediction: { ...EXAMPLE_PREDICTION, total: '47' } },
  ]) {
    expect(isGameAnswer(answer)).toBe(false);
  }
});
