import { sum } from '#domain/numbers/numbers.ts';
import { type RaceOutcome, topShares } from '#domain/outcomes/race.ts';

/** One model's forecast of one race: chances per entrant. */
export interface Chances {
  readonly win: readonly number[];
  readonly top3: readonly number[];
  readonly top5: readonly number[];
  readonly top10: readonly number[];
}

export const TOPS = { win: 1, top3: 3, top5: 5, top10: 10 } as const;

export type Top = keyof typeof TOPS;

/** Chances of one kind by kind. */
export const chancesBy = (of: (top: Top) => readonly number[]): Chances => ({
  win: of('win'),
  top3: of('top3'),
  top5: of('top5'),
  top10: of('top10'),
});

/** Shares of the runs; half a run is added to each count, so that nothing is impossible. */
export const simulatedChances = (outcome: RaceOutcome): Chances =>
  chancesBy((top) =>
    topShares(outcome, TOPS[top]).map((share) => (share * outcome.runs + 0.5) / (outcome.runs + 1)),
  );

/** Chances scaled to sum to the number of places, none above 0.999. */
export function normalised(chances: readonly number[], placesThere: number): number[] {
  const all = sum(chances);
  return chances.map((chance) => Math.min(0.999, (chance / all) * placesThere));
}
