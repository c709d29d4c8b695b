import type { GolferCounts, GolfOutcome } from '../outcomes/golf.ts';

/** One player's counts of runs that came to this end from a state, as in the published outcome. */
export type GolferLiveCounts = Pick<
  GolferCounts,
  'id' | 'wins' | 'top5' | 'top10' | 'top20' | 'madeCut'
>;

/** How often a cut fell at a score. */
export interface CutLine {
  /** Strokes to par of the last players through. */
  readonly score: number;
  /** Runs in which the cut fell there. */
  readonly runs: number;
}

/** The rest of a tournament from a state, counted: the fields of its outcome that still mean something. */
export interface GolfLiveCounts extends Pick<GolfOutcome, 'runs' | 'cut'> {
  /** In the order of the recipe, followed by players it does not know. */
  readonly players: readonly GolferLiveCounts[];
  /** Where the cut will fall, lowest score first; empty where none is still to come, and at the start. */
  readonly cutLines: readonly CutLine[];
}

/** The published outcome in the same fields. */
export const golfStart = ({ runs, cut, players }: GolfOutcome): GolfLiveCounts => ({
  runs,
  cut,
  players: players.map(({ id, wins, top5, top10, top20, madeCut }) => ({
    id,
    wins,
    top5,
    top10,
    top20,
    madeCut,
  })),
  cutLines: [],
});
