import { sum } from '../numbers/numbers.ts';

/** One car of a race, as shown to readers. */
interface RaceEntrant {
  readonly driver: string;
  /** Team or constructor. */
  readonly team: string;
  /** Manufacturer; empty if it does not matter. */
  readonly make: string;
}

/**
 * The counts of one race's simulated runs: whole numbers, entrants always in the same order. Retired cars also have places,
 * behind all finishers.
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

/** Each entrant's probability of not finishing. */
export const retirementShares = ({ retired, runs }: RaceOutcome): number[] => shares(retired, runs);

/** Each entrant's probability of pole; empty if the grid was known. */
export const poleShares = ({ pole, runs }: RaceOutcome): number[] => shares(pole, runs);

export const fastestLapShares = ({ fastestLap, runs }: RaceOutcome): number[] =>
  shares(fastestLap, runs);

/** Each entrant's probability of leading at the end of a stage (1, 2 …); empty if there is none. */
export const stageShares = ({ stages, runs }: RaceOutcome, stage: number): number[] =>
  shares(stages[stage - 1] ?? [], runs);

/** Mean championship points of each entrant; empty if none are awarded. */
const expectedPoints = ({ points, runs }: RaceOutcome): number[] => shares(points, runs);

/** Probability that one entrant (by position in the list) is ahead of another, 0–1. */
export const headToHead = ({ ahead, runs }: RaceOutcome, one: number, other: number): number =>
  (ahead[one]?.[other] ?? 0) / runs;

type RaceGroup = 'team' | 'make';

/** Entrants' values summed by team or manufacturer, largest first. */
function byGroup(outcome: RaceOutcome, group: RaceGroup, values: readonly number[]) {
  const sums = new Map<string, number>();
  for (const [index, entrant] of outcome.entrants.entries()) {
    sums.set(entrant[group], (sums.get(entrant[group]) ?? 0) + (values[index] ?? 0));
  }
  return [...sums]
    .map(([name, value]) => ({ name, value }))
    .sort((one, other) => other.value - one.value);
}

/** Probability that a car of each manufacturer or team wins, likeliest first. */
export const winnersBy = (outcome: RaceOutcome, group: RaceGroup) =>
  byGroup(outcome, group, winShares(outcome));

/** Mean points of each constructor in the race, most first. */
export const constructorPoints = (outcome: RaceOutcome) =>
  byGroup(outcome, 'team', expectedPoints(outcome));
