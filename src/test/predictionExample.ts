import type { NewPrediction } from '#slate/archive/predictionRow.ts';

/** A game's prediction of 60 to 40, before the store assigns its id. */
export const examplePrediction = (
  gameId: number,
  inputHash: string,
  asOf: Date,
): NewPrediction => ({
  gameId,
  inputHash,
  factsHash: inputHash,
  figures: [0.6],
  market: { sample: false, moneyline: { home: -122, away: 104 } },
  prediction: {
    homeWinProbability: 60,
    awayWinProbability: 40,
    drawProbability: 0,
    confidenceRating: 60,
    spread: -3,
    total: 44,
    predictedHomeScore: 23.5,
    predictedAwayScore: 20.5,
    simulationData: {
      iterations: 10_000,
      homeWins: 6_000,
      awayWins: 4_000,
      mostLikelyScore: [20, 24],
      grid: [
        [24, 20, [6000]],
        [20, 24, [4000]],
      ],
    },
    recipe: {
      engineVersion: '0.1.0',
      model: 'football',
      seed: '0badcafe',
      iterations: 10_000,
      inputs: { mu: 2.5 },
      notes: [],
    },
    asOf: asOf.toISOString(),
  },
});
