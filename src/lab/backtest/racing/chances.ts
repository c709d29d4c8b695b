import { sum } from '#domain/numbers/numbers.ts';
import { type RaceOutcome, topShares } from '#domain/outcomes/race.ts';

/** One model's forecast of one race: chances per entrant. */
export interface RaceChances {
  readonly win: readonly number[];
  readonly top3: readonly number[];
  readonly top5: readonly number[];
  readonly top10: readonly number[];
}

export const RACE_TOPS = { win: 1, top3: 3, top5: 5, top10: 10 } as const;

export type RaceTop = keyof typeof RACE_TOPS;

/** Chances of one kind by kind. */
export const chancesBy = (of: (top: RaceTop) => readonly number[]): RaceChances => ({
  win: of('win'),
  top3: of('top3'),
  top5: of('top5'),
  top10: of('top10'),
});

/** Shares of the runs; half a run is added to each count, so that nothing is impossible. */
export const simulatedChances = (outcome: RaceOutcome): RaceChances =>
  chancesBy((top) =>
    topShares(outcome, RACE_TOPS[top]).map(
      (share) => (share * outcome.runs + 0.5) / (outcome.runs + 1),
    ),
  );

/** Chances scaled to sum to the number of places, none above 0.999. */
export function normalised(chances: readonly number[], placesThere: number): number[] {
  const all = sum(chances);
  return chances.map((chance) => Math.min(0.999, (chance / all) * placesThere));
}
