/**
 * Chance that a car retires: rates with exponential forgetting by kind of track, team and driver, each shrunk to the wider one,
 * then combined with the pace on the log-odds scale.
 * Exponential forgetting: Brown (1959), "Statistical Forecasting for Inventory Control". Shrinkage: pseudo-starts, as in the
 * beta-binomial model.
 */
import { logistic, logit } from '#domain/numbers/logOdds.ts';
import { own } from '../own.ts';
import type { RaceDay, RaceFinisher, RacingEntrant } from './race.ts';

/** Starts and retirements, whose weight halves after a given number of further starts. */
interface Tally {
  starts: number;
  retired: number;
}

export interface Retirements {
  readonly all: Tally;
  readonly types: Record<string, Tally>;
  readonly teams: Record<string, Tally>;
  readonly drivers: Record<string, Tally>;
}

/** Weights of the combination on the log-odds scale. */
export interface RetirementParams {
  readonly constant: number;
  readonly type: number;
  readonly team: number;
  readonly driver: number;
  /** Per unit of race pace. */
  readonly pace: number;
}

/** Half-life and prior weight of each rate, both in starts: round assumptions, not fitted. */
const ALL = { halfLife: 400, prior: 30 };
const TYPE = { halfLife: 400, prior: 60 };
const CAR = { halfLife: 60, prior: 20 };
/** Rate before any race is known. */
const FIRST_RATE = 0.15;

export const emptyRetirements = (): Retirements => ({
  all: { starts: 0, retired: 0 },
  types: {},
  teams: {},
  drivers: {},
});

/** The rates before weighting, all log odds; team and driver are differences from the track type. */
export interface RetirementSigns {
  readonly type: number;
  readonly team: number;
  readonly driver: number;
}

export function retirementSigns(
  state: Retirements,
  entrant: RacingEntrant,
  type: string,
): RetirementSigns {
  const all = rate(state.all, ALL.prior, FIRST_RATE);
  const base = rate(own(state.types, type), TYPE.prior, all);
  const of = (tally: Tally | undefined) => logit(rate(tally, CAR.prior, base)) - logit(base);
  return {
    type: logit(base),
    team: of(own(state.teams, entrant.team)),
    driver: of(own(state.drivers, entrant.driver)),
  };
}

/** Chance of retirement, 0–1. @param pace race pace relative to the field's mean */
export function retirementChance(
  params: RetirementParams,
  signs: RetirementSigns,
  pace: number,
): number {
  const odds =
    params.constant +
    params.type * signs.type +
    params.team * signs.team +
    params.driver * signs.driver +
    params.pace * pace;
  return logistic(odds);
}

/** Adds a race's starts and retirements. */
export function learnRetirements(
  state: Retirements,
  race: RaceDay,
  entrants: readonly RaceFinisher[],
): void {
  for (const { driver, team, finish } of entrants) {
    const retired = finish === undefined ? 1 : 0;
    add(state.all, retired, ALL.halfLife);
    add(tallyOf(state.types, race.trackType), retired, TYPE.halfLife);
    add(tallyOf(state.teams, team), retired, CAR.halfLife);
    add(tallyOf(state.drivers, driver), retired, CAR.halfLife);
  }
}

function add(tally: Tally, retired: number, halfLife: number): void {
  const keep = 2 ** (-1 / halfLife);
  tally.starts = tally.starts * keep + 1;
  tally.retired = tally.retired * keep + retired;
}

function tallyOf(tallies: Record<string, Tally>, key: string): Tally {
  const tally = own(tallies, key) ?? { starts: 0, retired: 0 };
  tallies[key] = tally;
  return tally;
}

const rate = (tally: Tally | undefined, weight: number, prior: number): number =>
  ((tally?.retired ?? 0) + weight * prior) / ((tally?.starts ?? 0) + weight);
