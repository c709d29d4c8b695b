import { expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_PREDICTION } from '#domain/exampleGame.fixture.ts';
import { gameSections } from './gameSections.ts';

const names = (game: typeof EXAMPLE_GAME) => gameSections(game).map(([, text]) => text);

test('the links name every section there is', () => {
  expect(names({ ...EXAMPLE_GAME, weatherData: { temperature: 50 } })).toEqual([
    'Winner',
    'Lines',
    'Monte Carlo',
    'Odds',
    'Analyzer',
    'Lineups',
    'Weather',
    'Method',
    'Ledger',
  ]);
});

test('and none that is not', () => {
  const simulationData = { ...EXAMPLE_PREDICTION.simulationData, grid: [] };
  const prediction = { ...EXAMPLE_PREDICTION, simulationData };
  const indoors = { ...EXAMPLE_GAME, league: 'NBA', weatherData: { temperature: 50 } } as const;
  expect(names(indoors)).not.toContain('Weather');
  // A record of the simulation, and an analyzer on its smooth curve.
  expect(names({ ...EXAMPLE_GAME, prediction })).toEqual([
    'Winner',
    'Lines',
    'Monte Carlo',
    'Odds',
    'Analyzer',
    'Lineups',
    'Method',
    'Ledger',
  ]);
});
