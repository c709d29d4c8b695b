import type { Histogram } from '../game/scoreGrid.ts';

export const negated = (outcomes: Histogram): Histogram =>
  outcomes.map(([value, weight]): readonly [number, number] => [0 - value, weight]).reverse();
