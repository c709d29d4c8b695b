import { exp } from '../../rng/exp.ts';
import { log } from '../../rng/log.ts';

/**
 * Factor on a position's weights: its players who are there have `have` of the ball between them, the position has `group`, and
 * `kept` (0 to 1) of what is missing goes to the position. 1 where either is unknown.
 */
export const groupFactor = (have: number, group: number, kept: number): number =>
  have > 0.002 && group > 0.002 ? exp(kept * log(group / have)) : 1;
