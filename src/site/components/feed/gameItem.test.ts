import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import { gameItem } from './gameItem.ts';

test('a game says who, when, and the figures of its card', () => {
  expect(gameItem(EXAMPLE_GAME)).toEqual({
    title: 'Kansas City Chiefs @ Buffalo Bills: Bills 57.3%',
    link: '/game/18402',
    pubDate: new Date('2026-11-22T14:02:00Z'),
    modified: new Date('2026-11-22T14:02:00Z'),
    description:
      'Sunday, November 22, 1:00 PM EST. Win probability: Chiefs 42.7%, Bills 57.3%. Expected score: KC 24 – 26 BUF. Point Spread BUF −2.5, Game Total 50. 10 simulated games.',
    categories: ['NFL'],
  });
});

test('a sample says so, a draw is named where there can be one, and an open hour is left out', () => {
  const { description } = gameItem({
    ...EXAMPLE_GAME,
    league: 'EPL',
    sample: true,
    timeKnown: false,
    prediction: { ...EXAMPLE_GAME.prediction, drawProbability: 20 },
  });
  expect(description).toContain('Sample game with sample odds. Sunday, November 22.');
  expect(description).toContain('Chiefs 42.7%, draw 20.0%, Bills 57.3%');
});

test('a later prediction moves when it was changed, not when it was published', () => {
  const dates = (asOf: string) => {
    const prediction = { ...EXAMPLE_GAME.prediction, asOf };
    const item = gameItem({ ...EXAMPLE_GAME, prediction }, '2026-11-20T09:00:05Z');
    return [item.pubDate, item.modified].map((date) => date.toISOString());
  };
  const first = '2026-11-20T09:00:05.000Z';
  expect(dates('2026-11-20T09:00:00Z')).toEqual([first, first]);
  expect(dates('2026-11-22T14:02:00Z')).toEqual([first, '2026-11-22T14:02:00.000Z']);
});
