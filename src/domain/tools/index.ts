import { converter } from './converter.ts';
import { expectedValue } from './expectedValue.ts';
import { halfPoint } from './halfPoint.ts';
import { hedging } from './hedging.ts';
import { kelly } from './kelly.ts';
import { middles } from './middles.ts';
import { noVig } from './noVig.ts';
import { parlays } from './parlays.ts';
import type { Tool } from './tool.ts';

/** The calculators, in the order they are listed. */
export const TOOLS: readonly Tool[] = [
  converter,
  noVig,
  expectedValue,
  kelly,
  hedging,
  parlays,
  halfPoint,
  middles,
];
