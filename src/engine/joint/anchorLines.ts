import { anchor } from './anchor.ts';
import type { Joint } from './joint.ts';
import type { LineInputs } from './lineInputs.ts';

/** A table that has the win probability already, tilted to the market's lines where there are some. */
export const anchorLines = (joint: Joint, homeWin: number, lines: LineInputs): Joint =>
  lines.spread || lines.total ? anchor(joint, { homeWin, ...lines }) : joint;
