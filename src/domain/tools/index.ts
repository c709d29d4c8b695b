import { converter } from './converter.ts';
import { expectedValueTool } from './expectedValue.ts';
import { halfPointTool } from './halfPoint.ts';
import { hedging } from './hedging.ts';
import { kellyTool } from './kelly.ts';
import { middles } from './middles.ts';
import { noVig } from './noVig.ts';
import { parlays } from './parlays.ts';
import type { PriceTool } from './tool.ts';

/** The calculators, in the order they are listed. */
export const TOOLS: readonly PriceTool[] = [
  converter,
  noVig,
  expectedValueTool,
  kellyTool,
  hedging,
  parlays,
  halfPointTool,
  middles,
];
