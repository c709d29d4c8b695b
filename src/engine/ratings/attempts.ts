import type { Consensus } from '#domain/prices/market.ts';
import { publishedFigures } from '../market/publishedFigures.ts';
import type { MarketWeights } from '../market/weights.ts';
import type { ModelInputs } from '../model.ts';
import type { GameInputs } from './gameInputs.ts';

/** Inputs to try, and notes for the reader. */
export interface Attempt {
  readonly inputs: ModelInputs;
  readonly notes: readonly string[];
}

/** Inputs to simulate a game with, fullest first: contradictory prices cannot all be met. The last attempt asks for no line. */
export function attempts(
  game: GameInputs,
  weights: MarketWeights,
  consensus: Consensus | undefined,
): readonly [Attempt, ...Attempt[]] {
  if (!consensus) return [{ inputs: game.inputs, notes: [] }];
  const published = publishedFigures(game.own, consensus, weights);
  const { spread, total } = published.lines;
  const asking = (lines: typeof published.lines, ...notes: string[]): Attempt => ({
    inputs: game.anchored({ ...published, lines }),
    notes,
  });
  return [
    asking(published.lines),
    ...(spread && total
      ? [asking({ total }, 'The books’ spread does not go with their other prices: not used')]
      : []),
    ...(spread || total
      ? [asking({}, 'The books’ lines do not go with their moneyline: not used')]
      : []),
  ];
}
