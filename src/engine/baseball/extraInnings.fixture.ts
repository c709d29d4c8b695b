import { readBaseball } from './inputs.ts';
import { playedAt, solveRunRates } from './solve.ts';

/** Exact probability that a game goes to extra innings, ignoring `lines`. Throws as the model does. */
export function extraInningsProbability(inputs: unknown): number {
  const { shape, homeWin, expectedTotal } = readBaseball(inputs);
  return playedAt(shape, solveRunRates(shape, homeWin, expectedTotal)).level;
}
