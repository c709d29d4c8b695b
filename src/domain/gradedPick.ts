import type { Settled } from './prices/staking.ts';

/** A published pick of a winner, settled: a line of the record. */
export interface GradedPick {
  readonly kind: 'game' | 'event';
  /** Of the game or the event. */
  readonly id: number;
  /** Key of the bout; empty for whatever has no parts. */
  readonly part: string;
  /** League, tour or series. */
  readonly league: string;
  /** "Away @ Home", or the event's name. */
  readonly name: string;
  /** ISO 8601 in UTC. */
  readonly startTime: string;
  /** moneyline: one of two; outright: the winner of a field. */
  readonly market: 'moneyline' | 'outright';
  readonly pick: string;
  /** The other of two; absent for a field. */
  readonly opponent?: string | undefined;
  /** Of the pick when it was published, 0–100. */
  readonly probability: number;
  readonly settled: Settled;
  /** American odds when it was published; absent where no book quoted it. */
  readonly price?: number | undefined;
  /** Profit of a one-unit stake at that price. */
  readonly units?: number | undefined;
}

/** Picks that one team, fighter, player or driver of a league was part of, the latest first. */
export const picksOf = (
  picks: readonly GradedPick[],
  league: string,
  name: string,
): readonly GradedPick[] =>
  picks
    .filter((graded) => graded.league === league)
    .filter(({ pick, opponent }) => pick === name || opponent === name)
    .toSorted((one, other) => other.startTime.localeCompare(one.startTime) || other.id - one.id);
