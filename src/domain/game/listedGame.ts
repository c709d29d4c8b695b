import { type PackedHistogram, pack, unpack } from '../numbers/packedHistogram.ts';
import type { Game, GameWith } from './game.ts';
import type { Prediction, SimulationData } from './prediction.ts';
import { type Histogram, marginHistogram, type ScoreGrid, totalHistogram } from './scoreGrid.ts';

/** Simulated margins and totals instead of every score: what a card and the value of a price need. */
export type ListedSimulation = Omit<SimulationData, 'grid'> & {
  /** Runs by home score − away score. */
  readonly margins: PackedHistogram;
  /** Runs by home score + away score. */
  readonly totals: PackedHistogram;
};

/** A prediction without the parts that only a game's own page shows: scores, recipe, players. */
export type ListedPrediction = Omit<
  Prediction,
  'simulationData' | 'recipe' | 'projectedPlayerStats' | 'own'
> & { readonly simulationData: ListedSimulation };

/** A game in the form for lists: a sixth of a basketball game's bytes, a fifth of a football game's. */
export type ListedGame = GameWith<ListedPrediction>;

/** A game in the forms that a card accepts: whole, or from a list. */
export type CardGame = GameWith<Prediction | ListedPrediction>;
export type PredictedCardGame = CardGame & { readonly prediction: Prediction | ListedPrediction };

type Simulation = Pick<SimulationData, 'grid'> | Pick<ListedSimulation, 'margins' | 'totals'>;

const histograms =
  <Key extends 'margins' | 'totals'>(key: Key, fromGrid: (grid: ScoreGrid) => Histogram) =>
  (simulation: Simulation): Histogram =>
    'grid' in simulation ? fromGrid(simulation.grid) : unpack(simulation[key]);

/** Simulated runs by home score − away score; empty if nothing was simulated. */
export const marginsOf = histograms('margins', marginHistogram);

/** Simulated runs by home score + away score; empty if nothing was simulated. */
export const totalsOf = histograms('totals', totalHistogram);

/** Whether there are any simulated runs. */
export const isSimulated = (simulation: Simulation): boolean =>
  ('grid' in simulation ? simulation.grid : simulation.margins[1]).length > 0;

function listedPrediction(prediction: Prediction): ListedPrediction {
  const { simulationData, recipe: _, projectedPlayerStats: __, own: ___, ...rest } = prediction;
  const { grid, ...figures } = simulationData;
  return {
    ...rest,
    simulationData: {
      ...figures,
      margins: pack(marginHistogram(grid)),
      totals: pack(totalHistogram(grid)),
    },
  };
}

/** A game without the parts that only its own page shows. Every figure of a card stays the same. */
export const listedGame = ({
  prediction,
  availability: _,
  previousStart: __,
  expectedMoves: ___,
  ...game
}: Game): ListedGame => ({
  ...game,
  prediction: prediction && listedPrediction(prediction),
});
