import { type Histogram, quantile } from '../game/scoreGrid.ts';
import { type RaceOutcome, winShares } from './race.ts';

/** One entrant's finishing places: the 5, 25, 50, 75 and 95 % quantiles of all runs. */
export interface FinishRange {
  readonly low90: number;
  readonly low50: number;
  readonly middle: number;
  readonly high50: number;
  readonly high90: number;
}

export interface LadderRow extends FinishRange {
  readonly driver: string;
  readonly team: string;
  /** Share of runs won, 0–1. */
  readonly win: number;
}

/** Spread of an entrant's finishing places. @param counts runs by place − 1; not all zero */
export function finishRange(counts: readonly number[]): FinishRange {
  const places: Histogram = counts.map((count, index) => [index + 1, count]);
  return {
    low90: quantile(places, 0.05),
    low50: quantile(places, 0.25),
    middle: quantile(places, 0.5),
    high50: quantile(places, 0.75),
    high90: quantile(places, 0.95),
  };
}

/** The field as a ladder, the likeliest winner first; equals by their middle place. */
export function raceLadder(outcome: RaceOutcome): LadderRow[] {
  const wins = winShares(outcome);
  return outcome.entrants
    .map(({ driver, team }, index) => ({
      driver,
      team,
      win: wins[index] ?? 0,
      ...finishRange(outcome.places[index] ?? []),
    }))
    .sort((one, other) => other.win - one.win || one.middle - other.middle);
}
