import type { CarParts } from '#domain/events/origin.ts';
import { meanOrZero } from '#domain/numbers/numbers.ts';
import { checkSeason } from '../ratings/season.ts';
import { normalScores } from './normalScores.ts';
import { emptyPace, type Pace, type PaceForecast, type PaceParams } from './pace.ts';
import { paceOf, paceParts } from './paceForecast.ts';
import { learnPace } from './paceLearn.ts';
import { advancePace } from './paceTime.ts';
import type { RaceDay, RacingEntrant, RatedRace } from './race.ts';
import {
  emptyRetirements,
  learnRetirements,
  type RetirementParams,
  type RetirementSigns,
  type Retirements,
  retirementSigns,
} from './retirement.ts';

/** The series whose results the ratings learn from. */
export type RacingLeague = 'F1' | 'NASCAR-Cup';

/** Weight of each sign in a car's strength, in SDs of one race's luck. */
export interface Weights {
  /** Per unit of race pace and of qualifying pace. */
  readonly race: number;
  readonly qualifying: number;
  /** Per unit of the starting slot's value (strength.ts); 0 before qualifying. */
  readonly grid: number;
}

/** Constants of a league, estimated by the fitting command. */
export interface RacingParams {
  readonly race: PaceParams;
  readonly qualifying: PaceParams;
  readonly retirement: RetirementParams;
  /** Kind of track → weights while the grid is open; "all" covers the kinds not named. */
  readonly before: Readonly<Record<string, Weights>>;
  /** The same once the grid is known. */
  readonly after: Readonly<Record<string, Weights>>;
  /** SD of the luck that a team's cars share; total luck has SD 1. */
  readonly teamSd: number;
  /** Correlation between luck in qualifying and in the race. */
  readonly gridPull: number;
  /** SDs of one qualifying's luck per unit of qualifying pace. */
  readonly poleScale: number;
}

/** Everything learned from results. Plain JSON. */
export interface RacingState {
  readonly race: Pace;
  readonly qualifying: Pace;
  readonly retirements: Retirements;
}

/** A league's ratings with the constants they are updated by. */
export interface RacingRatings extends RacingState {
  readonly league: RacingLeague;
  readonly params: RacingParams;
}

export const emptyRacing = (): RacingState => ({
  race: emptyPace(),
  qualifying: emptyPace(),
  retirements: emptyRetirements(),
});

type Filters = Pick<RacingParams, 'race' | 'qualifying'>;

/** Carries the ratings to a season and day, in place. Throws a RangeError for a season that is not a year. */
export function advanceRacing(state: RacingState, params: Filters, season: number, day: number) {
  checkSeason(season);
  advancePace(state.race, params.race, season, day);
  advancePace(state.qualifying, params.qualifying, season, day);
}

/** The ratings' forecast of a car before a race; means are relative to the field's. */
export interface CarForecast {
  readonly race: PaceForecast;
  readonly qualifying: PaceForecast;
  readonly retirement: RetirementSigns;
}

/** Forecasts of all cars of a race. Carry the ratings to its day first. */
export function forecastCars(
  state: RacingState,
  params: Filters,
  { trackType }: RaceDay,
  entrants: readonly RacingEntrant[],
): CarForecast[] {
  return relativeToField(carSigns(state, params, trackType, entrants));
}

/** What the ratings know of a car before a race. */
type CarSigns = Pick<CarParts, 'race' | 'qualifying' | 'retirement'>;

/** The same as the parts that it is made of, in the order of the cars. */
export const carSigns = (
  state: RacingState,
  params: Filters,
  trackType: string,
  entrants: readonly RacingEntrant[],
): CarSigns[] =>
  entrants.map((entrant) => {
    const { type, team, driver } = retirementSigns(state.retirements, entrant, trackType);
    return {
      race: paceParts(state.race, params.race, entrant, trackType),
      qualifying: paceParts(state.qualifying, params.qualifying, entrant, trackType),
      retirement: [type, team, driver],
    };
  });

/** Forecasts of a field from what is known of each car. */
export function relativeToField(cars: readonly CarSigns[]): CarForecast[] {
  const race = cars.map((car) => paceOf(car.race));
  const qualifying = cars.map((car) => paceOf(car.qualifying));
  const [raceLevel, qualifyingLevel] = [levelOf(race), levelOf(qualifying)];
  return cars.map(({ retirement: [type, team, driver] }, index) => ({
    race: less(race[index], raceLevel),
    qualifying: less(qualifying[index], qualifyingLevel),
    retirement: { type, team, driver },
  }));
}

/** Learns a finished race, in place: race pace from the classified, qualifying pace, retirements. */
export function learnRacing(state: RacingState, params: Filters, race: RatedRace): void {
  const { entrants } = race;
  learnPace(state.race, params.race, race, entrants, raceScores(race));
  learnPace(state.qualifying, params.qualifying, race, entrants, qualifyingScores(entrants));
  learnRetirements(state.retirements, race, entrants);
}

/** Normal scores of the classified cars. */
export const raceScores = ({ entrants }: RatedRace): (number | undefined)[] =>
  normalScores(entrants.map(({ finish }) => finish));

/** Normal scores of qualifying; of the grid if no qualifying ranks are known. */
export const qualifyingScores = (entrants: readonly RacingEntrant[]): (number | undefined)[] =>
  normalScores(entrants.map(({ qualified, grid }) => qualified ?? grid));

const levelOf = (forecasts: readonly PaceForecast[]): number =>
  meanOrZero(forecasts.map(({ mean }) => mean));

const less = (forecast: PaceForecast | undefined, level: number): PaceForecast => ({
  mean: (forecast?.mean ?? 0) - level,
  variance: forecast?.variance ?? 0,
});
