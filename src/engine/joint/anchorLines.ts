import { anchor } from './anchor.ts';
import type { Joint } from './joint.ts';
import type { LineInputs } from './lineInputs.ts';

/** Tilts a table that already has the win probability to the market's lines, if there are any. */
export const anchorLines = (joint: Joint, homeWin: number, lines: LineInputs): Joint =>
  lines.spread || lines.total ? anchor(joint, { homeWin, ...lines }) : joint;
