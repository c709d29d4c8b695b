import { expect, test } from 'vitest';
import { categoriesFavored } from './categories.ts';
import { EXAMPLE_GAME, EXAMPLE_PREDICTION } from './exampleGame.fixture.ts';
import type { PredictedGame } from './game.ts';

const CATEGORIES = [
  'win probability',
  'expected score',
  'typical margin',
  'most likely score',
  'close games',
  'clear wins',
  'home side',
  'market price',
];

const game = (rest: Partial<PredictedGame>) => ({ ...EXAMPLE_GAME, ...rest }) as PredictedGame;

test('there are eight categories, and each leans to one side or to none', () => {
  const { favored, against } = categoriesFavored(EXAMPLE_GAME);
  expect([...favored, ...against, 'clear wins'].sort()).toEqual(CATEGORIES.toSorted());
});

test('all that lean to the predicted winner are counted, and named', () => {
  // Buffalo wins by 3 six times, loses by 7 three times, one tie: every decided game is a close one.
  expect(categoriesFavored(EXAMPLE_GAME)).toEqual({
    side: 'home',
    favored: CATEGORIES.filter((category) => category !== 'clear wins'),
    against: [],
  });
});

test('a neutral site and a missing price lean to nobody', () => {
  const { anchor: _, ...prediction } = EXAMPLE_PREDICTION;
  const { favored } = categoriesFavored(game({ neutralSite: true, prediction }));
  expect(favored).not.toContain('home side');
  expect(favored).not.toContain('market price');
});

test('a visiting favourite is given what leans away', () => {
  const prediction = { ...EXAMPLE_PREDICTION, homeWinProbability: 40, awayWinProbability: 60 };
  expect(categoriesFavored(game({ prediction }))).toEqual({
    side: 'away',
    favored: ['win probability'],
    against: CATEGORIES.filter((each) => each !== 'win probability' && each !== 'clear wins'),
  });
});

test('without simulated scores what they would say leans to nobody', () => {
  const simulationData = { ...EXAMPLE_PREDICTION.simulationData, grid: [] };
  const prediction = { ...EXAMPLE_PREDICTION, simulationData };
  expect(categoriesFavored(game({ prediction })).favored).not.toContain('typical margin');
});
