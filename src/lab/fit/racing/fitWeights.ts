import type { Weights } from '#engine/racing/ratings.ts';
import { weightsFor } from '#engine/racing/strength.ts';
import { nelderMead } from '../nelderMead.ts';
import { compositeLoss, type Prepared } from './compositeLoss.ts';

const SEARCH = { most: 60, tolerance: 1e-5 };

/**
 * Weights of race pace, qualifying pace and grid that minimize the composite loss on these races.
 * @param withGrid false: before qualifying, the grid's weight is 0
 */
export function fitWeights(races: readonly Prepared[], withGrid: boolean): Weights {
  const start = withGrid ? [0.9, 0.4, 0.3] : [0.9, 0.6];
  const best = nelderMead((at) => compositeLoss(races, () => weightsAt(at)), start, {
    ...SEARCH,
    steps: start.map(() => 0.2),
  });
  return weightsAt(best.at);
}

/** No weight may be negative: the search mirrors at 0. */
const weightsAt = (at: readonly number[]): Weights => ({
  race: Math.abs(at[0] ?? 0),
  qualifying: Math.abs(at[1] ?? 0),
  grid: Math.abs(at[2] ?? 0),
});

/** All weights times the one factor that minimizes the composite loss; it follows how even the field has become. */
export function rescaled(
  races: readonly Prepared[],
  byKind: Readonly<Record<string, Weights>>,
): Record<string, Weights> {
  const by = (factor: number, { race, qualifying, grid }: Weights): Weights => ({
    race: factor * race,
    qualifying: factor * qualifying,
    grid: factor * grid,
  });
  const loss = ([factor = 1]: readonly number[]): number =>
    compositeLoss(races, (trackType) => by(factor, weightsFor(byKind, trackType)));
  const [factor = 1] = nelderMead(loss, [1], { steps: [-0.1], most: 16, tolerance: 1e-6 }).at;
  return Object.fromEntries(Object.entries(byKind).map(([kind, w]) => [kind, by(factor, w)]));
}
