import type { GradedPick } from './gradedPick.ts';
import { sum } from './numbers.ts';

export interface PickCount {
  readonly lost: number;
  readonly won: number;
  readonly pushed: number;
  /** Profit of one-unit stakes on the picks that had a price; undefined where none had one. */
  readonly units: number | undefined;
}

/** How a list of graded picks ended. */
export function countPicks(picks: readonly Pick<GradedPick, 'settled' | 'units'>[]): PickCount {
  const of = (settled: GradedPick['settled']) =>
    picks.filter((pick) => pick.settled === settled).length;
  const units = picks.flatMap((pick) => pick.units ?? []);
  return {
    lost: of('loss'),
    won: of('win'),
    pushed: of('push'),
    units: units.length === 0 ? undefined : sum(units),
  };
}
