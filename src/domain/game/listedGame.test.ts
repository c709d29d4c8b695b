import { expect, test } from 'vitest';
import { pack, unpack } from '../numbers/packedHistogram.ts';
import { bestScore } from '../prices/bestScore.ts';
import { pricedBets } from '../prices/pricedBets.ts';
import { spreadTile, totalTile } from '../words/cardLines.ts';
import { EXAMPLE_GAME } from './exampleGame.fixture.ts';
import { isSimulated, listedGame, marginsOf, totalsOf } from './listedGame.ts';

test('a packed histogram has a count for every value between its ends', () => {
  const histogram = [
    [-7, 3],
    [-5, 1],
    [2, 6],
  ] as const;
  expect(pack(histogram)).toEqual([-7, [3, 0, 1, 0, 0, 0, 0, 0, 0, 6]]);
  expect(unpack(pack(histogram))).toEqual(histogram);
  expect(unpack(pack([]))).toEqual([]);
});

test('a listed game has margins and totals, and nothing that only its own page shows', () => {
  const { prediction } = listedGame(EXAMPLE_GAME);
  expect(prediction?.simulationData).toMatchObject({ iterations: 10, homeWins: 6, awayWins: 3 });
  for (const field of ['recipe', 'projectedPlayerStats']) {
    expect(prediction).not.toHaveProperty(field);
  }
  expect(prediction?.simulationData).not.toHaveProperty('grid');
});

test('every figure of a card comes out the same', () => {
  const listed = listedGame(EXAMPLE_GAME);
  const { prediction } = listed;
  if (!prediction) throw new Error('The example game is predicted');
  expect(marginsOf(prediction.simulationData)).toEqual(
    marginsOf(EXAMPLE_GAME.prediction.simulationData),
  );
  expect(totalsOf(prediction.simulationData)).toEqual(
    totalsOf(EXAMPLE_GAME.prediction.simulationData),
  );
  expect(pricedBets(listed)).toEqual(pricedBets(EXAMPLE_GAME));
  expect(bestScore(listed)).toBe(bestScore(EXAMPLE_GAME));
  const predicted = { ...listed, prediction };
  expect(spreadTile(predicted)).toEqual(spreadTile(EXAMPLE_GAME));
  expect(totalTile(predicted)).toEqual(totalTile(EXAMPLE_GAME));
});

test('a game without a prediction stays without one, and no runs are no simulation', () => {
  const { prediction: _, ...pending } = EXAMPLE_GAME;
  expect(listedGame(pending).prediction).toBeUndefined();
  const { simulationData } = EXAMPLE_GAME.prediction;
  expect(isSimulated(simulationData)).toBe(true);
  expect(isSimulated({ grid: [] })).toBe(false);
  expect(isSimulated({ margins: [0, []], totals: [0, []] })).toBe(false);
});
