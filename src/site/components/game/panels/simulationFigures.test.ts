import { expect, test } from 'vitest';
import { figuresWithoutScores } from './simulationFigures.ts';

/** Rows without the last one, the score volatility. */
const recordFigures = (data: Parameters<typeof figuresWithoutScores>[0]) =>
  figuresWithoutScores(data, 0).slice(0, -1);

test('missing simulation figures have their defaults, and usual ones are marked typical', () => {
  expect(recordFigures({})).toEqual([
    { label: 'Iterations', value: '25,000', typical: true },
    { label: 'Home wins', value: 'N/A' },
    { label: 'Away wins', value: 'N/A' },
    { label: 'Most likely score', value: 'N/A' },
    { label: 'Spread accuracy', value: '72%', typical: true },
    { label: 'Over/under confidence', value: '68%', typical: true },
    { label: 'Market agreement', value: '73%', typical: true },
  ]);
});

test('figures of a game stand as they are, away score first', () => {
  const figures = recordFigures({
    iterations: 100_000,
    homeWins: 57_310,
    awayWins: 42_530,
    mostLikelyScore: [24, 27],
    spreadConfidence: 53.2,
    totalConfidence: 58.7,
    marketConsensus: 95.2,
  });
  expect(figures.map(({ value }) => value)).toEqual([
    '100,000',
    '57,310',
    '42,530',
    '24–27',
    '53.2%',
    '58.7%',
    '95%',
  ]);
  expect(figures.some(({ typical }) => typical)).toBe(false);
});
