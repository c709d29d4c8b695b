import { sum } from '../numbers/numbers.ts';

/** One car of a race, as readers see it. */
export interface RaceEntrant {
  readonly driver: string;
  /** Team or constructor. */
  readonly team: string;
  /** Manufacturer; empty where it is of no interest. */
  readonly make: string;
}

/**
 * What the simulated runs of one race gave: whole counts only, entrants in one order throughout.
 * Retired cars have places too, behind all that finished.
 */
export interface RaceOutcome {
  readonly runs: number;
  readonly entrants: readonly RaceEntrant[];
  /** [entrant][place − 1] → runs. */
  readonly places: readonly (readonly number[])[];
  /** Runs that ended before the flag. */
  readonly retired: readonly number[];
  /** [entrant][other] → runs in which the first was ahead of the second. */
  readonly ahead: readonly (readonly number[])[];
  /** Runs started from pole, while the grid is open; empty once it is known, and in stock-car racing. */
  readonly pole: readonly number[];
  /** Runs with the fastest lap; empty in stock-car racing and sprints. */
  readonly fastestLap: readonly number[];
  /** Championship points of all runs added up; empty in stock-car racing. */
  readonly points: readonly number[];
  /** [stage][entrant] → runs that led at the stage's end; empty in Formula 1. */
  readonly stages: readonly (readonly number[])[];
}

const shares = (counts: readonly number[], runs: number): number[] =>
  counts.map((count) => count / runs);

/** Each entrant's probability of a place among the first `most` (1 is the win), 0–1. */
export const topShares = (outcome: RaceOutcome, most: number): number[] =>
  outcome.places.map((counts) => sum(counts.slice(0, most)) / outcome.runs);

export const winShares = (outcome: RaceOutcome): number[] => topShares(outcome, 1);

/** Each entrant's probability not to finish. */
export const retirementShares = ({ retired, runs }: RaceOutcome): number[] => shares(retired, runs);

/** Each entrant's probability of pole; empty where the grid was known. */
export const poleShares = ({ pole, runs }: RaceOutcome): number[] => shares(pole, runs);

export const fastestLapShares = ({ fastestLap, runs }: RaceOutcome): number[] =>
  shares(fastestLap, runs);

/** Each entrant's probability to lead at the end of a stage (1, 2 …); empty where there is none. */
export const stageShares = ({ stages, runs }: RaceOutcome, stage: number): number[] =>
  shares(stages[stage - 1] ?? [], runs);

/** Mean championship points of each entrant; empty where none are awarded. */
const expectedPoints = ({ points, runs }: RaceOutcome): number[] => shares(points, runs);

/** Probability that one entrant (by position in the list) is ahead of another, 0–1. */
export const headToHead = ({ ahead, runs }: RaceOutcome, one: number, other: number): number =>
  (ahead[one]?.[other] ?? 0) / runs;

export type RaceGroup = 'team' | 'make';

/** Values of entrants added up by team or manufacturer, the largest first. */
function byGroup(outcome: RaceOutcome, group: RaceGroup, values: readonly number[]) {
  const sums = new Map<string, number>();
  for (const [index, entrant] of outcome.entrants.entries()) {
    sums.set(entrant[group], (sums.get(entrant[group]) ?? 0) + (values[index] ?? 0));
  }
  return [...sums]
    .map(([name, value]) => ({ name, value }))
    .sort((one, other) => other.value - one.value);
}

/** Probability that a car of each manufacturer, or of each team, wins; the likeliest first. */
export const winnersBy = (outcome: RaceOutcome, group: RaceGroup) =>
  byGroup(outcome, group, winShares(outcome));

/** Mean points each constructor takes from the race, the most first. */
export const constructorPoints = (outcome: RaceOutcome) =>
  byGroup(outcome, 'team', expectedPoints(outcome));
