import { mean, sum } from '#domain/numbers/numbers.ts';
import { coverage } from '../metrics/intervals.ts';
import type { Quantity, ShapeRate, Value } from '../types.ts';
import { groupedScores } from './models.ts';
import type { QuantityReport, QuantityScore, ShapeReport } from './types.ts';

/** Errors and coverage of a forecast number on the given seasons' games. */
export const quantityReport = (
  name: Quantity['name'],
  values: readonly Value[],
): QuantityReport => ({
  name,
  groups: groupedScores(values, score),
});

function score(model: string, games: readonly Value[]): QuantityScore {
  const said = games.flatMap(({ actual, said: all }) => {
    const one = all[model];
    return one ? [{ error: one.mean - actual, pit: one.pit }] : [];
  });
  const meanOf = (of: (error: number) => number): number =>
    mean(said.map(({ error }) => of(error)));
  const pits = said.flatMap(({ pit }) => (pit === undefined ? [] : [pit]));
  return {
    model,
    meanAbsoluteError: meanOf(Math.abs),
    rootMeanSquare: Math.sqrt(meanOf((error) => error * error)),
    bias: meanOf((error) => error),
    ...(pits.length > 0 ? { coverage: coverage(pits), coverageGames: pits.length } : {}),
  };
}

/** Several seasons' shapes as one: means weighted by games, and how far the simulation is off. */
export function shapeReports(shapes: readonly ShapeRate[], season: number): ShapeReport[] {
  const names = [...new Set(shapes.map(({ name }) => name))];
  return names.map((name) => {
    const same = shapes.filter((shape) => shape.name === name);
    const games = sum(same.map((shape) => shape.games));
    const meanOf = (of: (shape: ShapeRate) => number): number =>
      sum(same.map((shape) => of(shape) * shape.games)) / games;
    const simulated = meanOf((shape) => shape.simulated);
    const actual = meanOf((shape) => shape.actual);
    if (!(actual > 0)) return { season, name, simulated, actual, games };
    const chance = 1.96 * Math.sqrt(Math.max(0, (1 - actual) / (actual * games)));
    return {
      season,
      name,
      simulated,
      actual,
      games,
      relativeError: simulated / actual - 1,
      chance,
    };
  });
}
