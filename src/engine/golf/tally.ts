import { POSITION_BINS } from '#domain/outcomes/golf.ts';
import type { GolfInputs } from './inputs.ts';

/** A simulation's counts so far, by player, pair, group member and team. Units as in GolfOutcome. */
export interface FinishTally {
  runs: number;
  readonly wins: Float64Array;
  /** Top 5, 10 and 20 finishes, one block after the other: [N's index × players + player]. */
  readonly top: Float64Array;
  readonly heat: Float64Array;
  readonly madeCut: Float64Array;
  readonly firstRoundLeads: Float64Array;
  readonly firstRoundHeat: Float64Array;
  /** [player × bins + bin] */
  readonly positions: Float64Array;
  readonly rounds: Float64Array;
  readonly strokes: Float64Array;
  /** [pair × 3 + (0: a, 1: b, 2: tied)] */
  readonly pairs: Float64Array;
  readonly groups: readonly Float64Array[];
  readonly teamWins: Float64Array;
  readonly teamPodiums: Float64Array;
}

/** The N of the top-N markets. */
export const TOP_PLACES = [5, 10, 20] as const;
export const FINISH_BINS = POSITION_BINS.length;
export const MISSED_BIN = FINISH_BINS - 2;
export const WITHDREW_BIN = FINISH_BINS - 1;

/** Last place of each bin of finishing positions, except the open bin and the bin without a place. */
const BIN_ENDS = [1, 3, 5, 10, 20, 30, 40, 50];

/** Bin of each place, 0 … `places`. */
export const binsOf = (places: number): Uint8Array =>
  Uint8Array.from({ length: places + 1 }, (_, place) => {
    const bin = BIN_ENDS.findIndex((end) => place <= end);
    return bin < 0 ? BIN_ENDS.length : bin;
  });

export function newTally({ players, pairs, groups, teams }: GolfInputs): FinishTally {
  const each = (perPlayer = 1): Float64Array => new Float64Array(players.length * perPlayer);
  return {
    runs: 0,
    wins: each(),
    top: each(TOP_PLACES.length),
    heat: each(TOP_PLACES.length),
    madeCut: each(),
    firstRoundLeads: each(),
    firstRoundHeat: each(),
    positions: each(FINISH_BINS),
    rounds: each(),
    strokes: each(),
    pairs: new Float64Array(pairs.length * 3),
    groups: groups.map((group) => new Float64Array(group.players.length)),
    teamWins: new Float64Array(teams.length),
    teamPodiums: new Float64Array(teams.length),
  };
}
